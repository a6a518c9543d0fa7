#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open file of the process: bytes in, bytes out, and what kind of file it is.
///
/// The C library's streams and Foundation's file handles stand between the tool and the operating system's answers;
/// a filter needs those answers as they are (how many bytes, which error).
struct FileDescriptor: Sendable {
    let number: Int32

    static let standardInput = FileDescriptor(number: 0)
    static let standardOutput = FileDescriptor(number: 1)
    static let standardError = FileDescriptor(number: 2)

    /// Opens a file that is read; it stays open until the process ends.
    init(reading path: String) throws(ToolError) {
        let number = open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else {
            throw ToolError("\(path.escaped()) cannot be read: \(SystemError(code: errno).message)")
        }
        self.init(number: number)
    }

    init(number: Int32) { self.number = number }

    var isTerminal: Bool { isatty(number) == 1 }

    /// Takes the numbers of standard files that were closed before the tool began, so that no other file gets them: what
    /// is read or written there fails, as it should.
    static func keepStandardFiles() {
        for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 {
            // The lowest free number is the one that is given.
            _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// How many bytes are left to read, if this is a regular file.
    var remainingBytes: Int? {
        var status = stat()
        guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let position = lseek(number, 0, SEEK_CUR)
        return position < 0 ? nil : max(0, Int(status.st_size) - Int(position))
    }

    /// Whether reading would not wait: something is there, or the end.
    var isReady: Bool {
        var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLNVAL) == 0
    }

    /// Reads what is there, at most as much as the buffer holds; 0 is the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        while true {
            #if canImport(Darwin)
                let count = Darwin.read(number, buffer.baseAddress, buffer.count)
            #elseif canImport(Musl)
                let count = Musl.read(number, buffer.baseAddress, buffer.count)
            #else
                let count = Glibc.read(number, buffer.baseAddress, buffer.count)
            #endif
            if count >= 0 { return count }
            try waitOrThrow(for: POLLIN)
        }
    }

    /// Writes all of the bytes, however many calls that takes.
    func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        var rest = bytes
        while !rest.isEmpty {
            #if canImport(Darwin)
                let count = Darwin.write(number, rest.baseAddress, rest.count)
            #elseif canImport(Musl)
                let count = Musl.write(number, rest.baseAddress, rest.count)
            #else
                let count = Glibc.write(number, rest.baseAddress, rest.count)
            #endif
            if count >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            } else {
                try waitOrThrow(for: POLLOUT)
            }
        }
    }

    /// After a failed call: returns when trying again makes sense, throws when it does not.
    private func waitOrThrow(for events: Int32) throws(SystemError) {
        switch errno {
        case EINTR: return
        case EAGAIN, EWOULDBLOCK:
            // Somebody shares the file with us and has made it non-blocking.
            var request = pollfd(fd: number, events: Int16(events), revents: 0)
            _ = poll(&request, 1, -1)
        case let code: throw SystemError(code: code)
        }
    }
}

/// What the operating system answered when it could not do something.
struct SystemError: Error, Hashable {
    let code: Int32

    /// The reader of our output has gone.
    var isBrokenPipe: Bool { code == EPIPE }

    /// The system's own words, such as "No space left on device".
    var message: String { String(cString: strerror(code)) }
}
