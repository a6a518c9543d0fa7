#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

package enum FileContents {
    package static let standardInput = "-"

    /// Returns the bytes of a file. In a longer file, reading stops after more than `limit` bytes.
    package static func read(_ path: String, limit: Int) throws(RouteFileError) -> [UInt8] {
        let file = try OpenedFile(path)
        defer { file.finish() }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            let count = try file.readNext(into: &buffer, isFirst: bytes.isEmpty)
            if count == 0 { break }
            bytes += buffer[..<count]
        }
        return bytes
    }
}

/// An open file or pipe. Opening a pipe does not wait for its writer.
private struct OpenedFile {
    private let path: String
    private let number: CInt
    private let isPipe: Bool

    /// The time to wait for a writer of a pipe, which may start later than the reader.
    private static let patience: (tries: Int, milliseconds: CInt) = (200, 10)

    init(_ path: String) throws(RouteFileError) {
        self.path = path
        if path == FileContents.standardInput {
            (number, isPipe) = (STDIN_FILENO, false)
            return
        }
        // Without O_NONBLOCK, opening a pipe would wait for its writer.
        let number = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard number >= 0 else { throw OpenedFile.error(errno, path) }
        var status = stat()
        self.number = number
        isPipe = fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }

    func finish() {
        if path != FileContents.standardInput { _ = close(number) }
    }

    /// Reads the available bytes; returns 0 at the end. Waits without a limit while a pipe has a writer. With
    /// `isFirst`, an end can also mean that a pipe has no writer yet.
    func readNext(into buffer: inout [UInt8], isFirst: Bool) throws(RouteFileError) -> Int {
        var triesLeft = isPipe && isFirst ? OpenedFile.patience.tries : 0
        while true {
            let count = read(number, &buffer, buffer.count)
            if count > 0 { return count }
            if count < 0 {
                let code = errno
                guard [EINTR, EAGAIN, EWOULDBLOCK].contains(code) else { throw OpenedFile.error(code, path) }
                if code != EINTR { wait(-1) }
            } else if triesLeft > 0, !isFinished {
                triesLeft -= 1
                _ = poll(nil, 0, OpenedFile.patience.milliseconds)
            } else if isPipe, isFirst, !isFinished {
                throw RouteFileError(.unreadable(reason: "the pipe has no writer"), file: path)
            } else {
                return 0
            }
        }
    }

    /// `true` if all writers of the pipe have closed it.
    private var isFinished: Bool { wait(0) & CInt(POLLHUP) != 0 }

    @discardableResult
    private func wait(_ milliseconds: CInt) -> CInt {
        var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) > 0 ? CInt(request.revents) : 0
    }

    private static func error(_ code: CInt, _ path: String) -> RouteFileError {
        let kind: RouteFileProblem.Kind =
            switch code {
            case ENOENT, ENOTDIR: .missingFile
            case EISDIR: .isDirectory
            default: .unreadable(reason: strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)")
            }
        return RouteFileError(kind, file: path)
    }
}
