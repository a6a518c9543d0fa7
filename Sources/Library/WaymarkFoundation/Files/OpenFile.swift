#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Android)
    import Android
#endif

/// The system calls that write to the disk, replaceable in tests. A failing call sets `errno`.
struct SystemCalls: Sendable {
    var openFile: @Sendable (_ path: String, _ flags: Int32) -> Int32 = { open($0, $1, 0o600) }
    var writeBytes: @Sendable (_ file: Int32, UnsafeRawBufferPointer, _ offset: Int) -> Int = {
        pwrite($0, $1.baseAddress, $1.count, off_t($2))
    }
    var syncFile: @Sendable (_ file: Int32) -> Int32 = syncToDisk
    var renameFile: @Sendable (_ path: String, _ newPath: String) -> Int32 = { rename($0, $1) }
    var linkFile: @Sendable (_ path: String, _ newPath: String) -> Int32 = { link($0, $1) }
    var removeFile: @Sendable (_ path: String) -> Int32 = { unlink($0) }
    /// The longest wait for a lock, because a stopped process may hold a lock forever.
    var patience: Duration = .seconds(5)
}

/// Flushes a file to the disk. On Apple's systems, `fsync` alone leaves the bytes in the drive's cache.
@Sendable private func syncToDisk(_ file: Int32) -> Int32 {
    #if canImport(Darwin)
        if fcntl(file, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(file)
}

enum SystemProcess {
    static var id: Int32 { getpid() }

    /// Returns the system's message for an `errno`, such as `No space left on device`.
    static func message(of code: Int32) -> String { String(cString: strerror(code)) }

    static func isRunning(_ id: Int32) -> Bool { kill(id, 0) == 0 || errno != ESRCH }

    /// The seconds since the system started, including suspension.
    static var secondsSinceBoot: Double {
        var time = timespec()
        #if canImport(Darwin)
            clock_gettime(CLOCK_MONOTONIC, &time)
        #else
            // On Linux, CLOCK_MONOTONIC stops during suspension.
            clock_gettime(CLOCK_BOOTTIME, &time)
        #endif
        return Double(time.tv_sec)
    }
}

/// Repeats a system call that a signal interrupts (`EINTR`); throws if it fails otherwise, with a negative result.
@discardableResult
func call<Result: FixedWidthInteger>(_ name: String, _ body: () -> Result) throws(PendingLinkFileError) -> Result {
    while true {
        let result = body()
        if result >= 0 { return result }
        if errno != EINTR { throw PendingLinkFileError(.system(call: name, code: errno)) }
    }
}

extension PendingLinkFileError {
    var isNotFound: Bool { code == ENOENT }
    /// `true` if access to the file or folder is denied, or it is read-only. Reading may still succeed.
    var isPermissionDenied: Bool { code == EACCES || code == EPERM || code == EROFS }
    /// `true` if the file system does not sync folders, or denies access to this one.
    var doesNotSyncFolders: Bool { isPermissionDenied || code == EINVAL || code == ENOTSUP }
}

/// An open file. Its deallocation closes it and releases its lock.
final class OpenFile {
    static let toRead = O_RDONLY | O_NONBLOCK
    static let toLock = O_RDWR | O_CREAT
    static let toCreate = O_RDWR | O_CREAT | O_EXCL

    private let descriptor: Int32
    private let calls: SystemCalls

    init(_ path: String, _ flags: Int32, _ calls: SystemCalls) throws(PendingLinkFileError) {
        self.calls = calls
        // A symbolic link at this path could lead to a file elsewhere, so `O_NOFOLLOW` rejects it.
        descriptor = try call("open") { calls.openFile(path, flags | O_CLOEXEC | O_NOFOLLOW) }
    }

    deinit { close(descriptor) }

    /// Opens and locks a lock file. Repeats this if the file was deleted meanwhile, because that lock has no effect.
    static func locked(_ path: String, _ calls: SystemCalls) throws(PendingLinkFileError) -> OpenFile {
        let end = ContinuousClock.now + calls.patience
        while true {
            let file = try OpenFile(path, toLock, calls)
            try file.lock()
            if file.isFile(at: path) { return file }
            if ContinuousClock.now > end { throw PendingLinkFileError(.system(call: "flock", code: ESTALE)) }
        }
    }

    func lock() throws(PendingLinkFileError) {
        let end = ContinuousClock.now + calls.patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let code = errno
            guard code == EWOULDBLOCK || code == EINTR, ContinuousClock.now < end else {
                throw PendingLinkFileError(.system(call: "flock", code: code))
            }
            usleep(1000)
        }
    }

    /// Returns `true` if the path still refers to this file, not to a newer file.
    private func isFile(at path: String) -> Bool {
        var (own, other) = (stat(), stat())
        guard fstat(descriptor, &own) == 0, stat(path, &other) == 0 else { return false }
        return own.st_ino == other.st_ino && own.st_dev == other.st_dev
    }

    /// The number of bytes; `nil` for a folder or a device.
    var size: Int? {
        get throws(PendingLinkFileError) {
            var status = stat()
            try call("fstat") { fstat(descriptor, &status) }
            return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
        }
    }

    func read(_ count: Int) throws(PendingLinkFileError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let end = try call("read") { bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, count, 0) } }
        guard end == count else { throw PendingLinkFileError(.system(call: "read", code: EIO)) }
        return bytes
    }

    func write(_ bytes: [UInt8]) throws(PendingLinkFileError) {
        var end = 0
        while end < bytes.count {
            let start = end
            end += try call("write") {
                bytes.withUnsafeBytes { calls.writeBytes(descriptor, .init(rebasing: $0[start...]), start) }
            }
            guard end > start else { throw PendingLinkFileError(.system(call: "write", code: ENOSPC)) }
        }
    }

    func sync() throws(PendingLinkFileError) { try call("fsync") { calls.syncFile(descriptor) } }
}
