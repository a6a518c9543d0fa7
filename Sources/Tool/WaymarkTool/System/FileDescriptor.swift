/// An open file of the process.
///
/// The tool needs the exact results of system calls: byte counts and error codes. The streams of the C library and the
/// file handles of Foundation hide these.
struct FileDescriptor: Sendable {
    let number: Int32

    static let standardInput = FileDescriptor(number: 0)
    static let standardOutput = FileDescriptor(number: 1)
    static let standardError = FileDescriptor(number: 2)

    /// Opens a file for reading. The file stays open until the process ends.
    init(reading path: String) throws(ToolError) {
        let number = open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else {
            throw ToolError("\(path.escaped()) cannot be read: \(SystemError(code: errno).message)")
        }
        self.init(number: number)
    }

    init(number: Int32) { self.number = number }

    var isTerminal: Bool { isatty(number) == 1 }

    /// Opens `/dev/null` for each standard file (0 to 2) that is closed at launch, so that no other file receives its
    /// number. The access mode makes reads of file 0 and writes to files 1 and 2 fail, as for a closed file.
    static func keepStandardFiles() {
        for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 {
            // `open` returns the lowest free number, which is `number`.
            _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// The number of unread bytes of a regular file; `nil` for other files.
    var remainingBytes: Int? {
        var status = stat()
        guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let position = lseek(number, 0, SEEK_CUR)
        return position < 0 ? nil : max(0, Int(status.st_size) - Int(position))
    }

    /// `true` if reading would not block: input or the end is available.
    var isReady: Bool {
        var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLNVAL) == 0
    }

    /// Reads the available bytes, up to the size of the buffer. Returns their number, or 0 at the end of the file.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        while true {
            let count = readBytes(of: number, into: buffer)
            if count >= 0 { return count }
            try waitOrThrow(for: POLLIN)
        }
    }

    /// Writes all bytes, with as many calls as necessary.
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

    /// Handles a failed system call: waits and returns if the call can be retried, otherwise throws.
    private func waitOrThrow(for events: Int32) throws(SystemError) {
        switch errno {
        case EINTR: return
        case EAGAIN, EWOULDBLOCK:
            // Another process that shares the file has made it nonblocking, so this waits for the file to be ready.
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
