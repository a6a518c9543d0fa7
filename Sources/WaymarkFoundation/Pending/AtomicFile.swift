#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Android)
    import Android
#endif

/// A file that is replaced in one step, and that only its owner can read.
///
/// Foundation's atomic writing leaves a moment in which others can read the file, and does not wait for the disk.
struct AtomicFile {
    private let url: URL

    init(_ url: URL) { self.url = url }

    /// Writes a new file beside the old one, and puts it in its place once its bytes are on disk.
    func write(_ data: Data) throws {
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = url.path(percentEncoded: false)
        let newPath = path + ".new"
        let file = open(newPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw failure("open") }
        do {
            defer { close(file) }
            try write(data, to: file)
            guard fsync(file) == 0 else { throw failure("fsync") }
        } catch {
            unlink(newPath)
            throw error
        }
        guard rename(newPath, path) == 0 else { throw failure("rename") }
    }

    private func write(_ data: Data, to file: Int32) throws {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { posixWrite(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure("write") }
            rest = rest.dropFirst(count)
        }
    }

    private func failure(_ call: String) -> PendingLinkFileError {
        PendingLinkFileError(.system(call: call, code: errno))
    }
}

/// The system's `write`, whose name a method of ``AtomicFile`` has too.
private func posixWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int { write(file, start, count) }
