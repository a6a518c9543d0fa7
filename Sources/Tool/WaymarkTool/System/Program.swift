/// Runs other programs without a shell.
enum Program {
    /// Runs a program from the search path, and returns its ``exitCode(of:)``.
    static func run(_ words: [String]) throws(ToolError) -> Int32 {
        if words.contains(where: { $0.utf8.contains(0) }) { throw ToolError("arguments cannot contain NUL bytes") }
        return exitCode(of: try start(words))
    }

    /// Starts a program with pipes as its standard output and error. Closes their write ends in this process.
    static func start(_ words: [String], outputs: [OutputPipe] = []) throws(ToolError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        for (index, pipe) in outputs.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, pipe.writer, Int32(index + 1))
        }
        for file in outputs.flatMap({ [$0.reader, $0.writer] }) { posix_spawn_file_actions_addclose(&actions, file) }
        let name = words.first ?? ""
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var process = pid_t()
        // While a process ignores SIGCHLD, perhaps inherited from its parent, the system keeps no exit codes.
        signal(SIGCHLD, SIG_DFL)
        let fault = posix_spawnp(&process, name, &actions, nil, &arguments, environ)
        posix_spawn_file_actions_destroy(&actions)
        for argument in arguments { free(argument) }
        for pipe in outputs { close(pipe.writer) }
        guard fault == 0 else {
            throw ToolError("\(name.escaped()) cannot be run: \(String(cString: strerror(fault)))")
        }
        return process
    }

    /// Waits for the process, and returns its exit code or the number of the signal that ended it.
    static func exitCode(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F
    }
}

struct OutputPipe {
    let reader: Int32
    let writer: Int32

    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        (reader, writer) = (ends[0], ends[1])
    }

    /// Reads to the end of the pipe. After `limit` bytes, discards further blocks.
    func read(_ limit: Int) -> [UInt8] {
        let file = FileDescriptor(number: reader)
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while let count = try? buffer.withUnsafeMutableBytes({ try file.read(into: $0) }), count > 0 {
            if bytes.count < limit { bytes += buffer[..<count] }
        }
        return bytes
    }
}
