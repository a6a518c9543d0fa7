/// An open file of the process. Unlike streams of the C library and file handles of Foundation, it returns the exact
/// byte counts and error codes of system calls.
struct FileDescriptor: Sendable {
    let number: Int32

    static let standardInput = FileDescriptor(number: 0)
    static let standardOutput = FileDescriptor(number: 1)
    static let standardError = FileDescriptor(number: 2)

    /// Opens a file for reading. It stays open until the process ends.
    init(reading path: String) throws(ToolError) {
        let number = open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else {
            throw ToolError("\(path.escaped()) cannot be read: \(SystemError(code: errno).message)")
        }
        self.init(number: number)
    }

    init(number: Int32) { self.number = number }

    var isTerminal: Bool { isatty(number) == 1 }

    /// Opens `/dev/null` for each standard file (0 to 2) that is closed at launch, so that no other file gets its
    /// number. Reads of file 0 and writes to files 1 and 2 still fail, because of the access mode.
    static func keepStandardFiles() {
        for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 {
            // `open` returns the lowest free number, which is `number`.
            _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// The number of bytes before the end of the file; `nil` for files that are not regular.
    var remainingBytes: Int? {
        var status = stat()
        guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let position = lseek(number, 0, SEEK_CUR)
        return position < 0 ? nil : max(0, Int(status.st_size) - Int(position))
    }

    /// `true` if a read would not block, because input or its end is available.
    var isReady: Bool {
        var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLNVAL) == 0
    }

    /// Returns the number of available bytes that were read; 0 at the end of the file.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        while true {
            let count = readBytes(of: number, into: buffer)
            if count >= 0 { return count }
            try waitOrThrow(for: POLLIN)
        }
    }

    /// Writes all bytes, in several system calls if necessary.
    func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = writeBytes(rest, to: number)
            if count >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            } else {
                try waitOrThrow(for: POLLOUT)
            }
        }
    }

    /// After a failed system call, waits until it can be retried, or throws.
    private func waitOrThrow(for events: Int32) throws(SystemError) {
        switch errno {
        case EINTR: return
        case EAGAIN, EWOULDBLOCK:
            // Another process that shares the file has made it nonblocking.
            var request = pollfd(fd: number, events: Int16(events), revents: 0)
            _ = poll(&request, 1, -1)
        case let code: throw SystemError(code: code)
        }
    }
}

struct SystemError: Error, Hashable {
    let code: Int32

    var isBrokenPipe: Bool { code == EPIPE }

    var message: String { String(cString: strerror(code)) }
}
