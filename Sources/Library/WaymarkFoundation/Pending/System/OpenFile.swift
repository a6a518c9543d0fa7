#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Android)
    import Android
#endif

/// A file that is open, and closed with the last reference to it.
final class OpenFile {
    /// How a file is opened.
    enum Mode {
        case reading, writing
        /// As for writing; there is an empty file if there was none.
        case creating
        /// As for writing; there must be no file.
        case new

        fileprivate var flags: Int32 {
            // Whoever puts a symbolic link in the file's place would choose what is written to.
            let common = O_CLOEXEC | O_NOFOLLOW
            return switch self {
            case .reading: common | O_RDONLY
            case .writing: common | O_RDWR
            case .creating: common | O_RDWR | O_CREAT
            case .new: common | O_RDWR | O_CREAT | O_EXCL
            }
        }
    }

    let path: String
    private let descriptor: Int32
    private let calls: SystemCalls

    init(_ path: String, _ mode: Mode, _ calls: SystemCalls) throws(PendingLinkFileError) {
        (self.path, self.calls) = (path, calls)
        descriptor = try call("open") { calls.openFile(path, mode.flags) }
    }

    deinit { close(descriptor) }

    /// Waits until nobody else has the lock of the file, but not for ever. It goes with the file.
    func lock() throws(PendingLinkFileError) {
        let end = ContinuousClock.now + calls.patience
        while true {
            do {
                _ = try call("flock") { flock(descriptor, LOCK_EX | LOCK_NB) }
                return
            } catch {
                guard error.isBusy, ContinuousClock.now < end else { throw error }
                usleep(1000)
            }
        }
    }

    /// Whether it is the file that its path names.
    var isInPlace: Bool {
        get throws(PendingLinkFileError) {
            var other = stat()
            do {
                _ = try call("stat") { lstat(path, &other) }
            } catch {
                guard error.isAbsence else { throw error }
                return false
            }
            let own = try status
            return own.st_dev == other.st_dev && own.st_ino == other.st_ino
        }
    }

    /// How many bytes it has; `nil` for what is no file.
    var size: Int? {
        get throws(PendingLinkFileError) {
            let status = try status
            return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
        }
    }

    private var status: stat {
        get throws(PendingLinkFileError) {
            var status = stat()
            _ = try call("fstat") { fstat(descriptor, &status) }
            return status
        }
    }

    /// The bytes from one place to another, or to the end if that comes first.
    func read(from start: Int, to end: Int) throws(PendingLinkFileError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: max(0, end - start))
        var count = 0
        while count < bytes.count {
            let more = try call("read") {
                bytes.withUnsafeMutableBytes {
                    pread(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count, off_t(start + count))
                }
            }
            guard more > 0 else { break }
            count += more
        }
        return Array(bytes.prefix(count))
    }

    func write(_ bytes: [UInt8], at start: Int) throws(PendingLinkFileError) {
        var count = 0
        while count < bytes.count {
            let place = count
            count += try call("write") {
                bytes.withUnsafeBytes {
                    calls.writeBytes(descriptor, UnsafeRawBufferPointer(rebasing: $0[place...]), start + place)
                }
            }
            // A disk that takes nothing and says no error.
            guard count > place else { throw PendingLinkFileError(.system(call: "write", code: ENOSPC)) }
        }
    }

    /// Leaves out what follows a place.
    func cut(at size: Int) throws(PendingLinkFileError) {
        _ = try call("ftruncate") { calls.cutFile(descriptor, size) }
    }

    /// Returns once everything that was written is on disk.
    func sync() throws(PendingLinkFileError) { _ = try call("fsync") { calls.syncFile(descriptor) } }
}
