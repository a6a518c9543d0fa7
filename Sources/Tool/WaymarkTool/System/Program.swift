#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Other programs, run without a shell, with the tool's standard files.
enum Program {
    /// Runs a program from the search path and waits for its end.
    ///
    /// - Parameter words: The name and arguments.
    /// - Returns: Its exit code, or the number of the signal that ended it.
    /// - Throws: ``ToolError`` if the program cannot be run.
    static func run(_ words: [String]) throws(ToolError) -> Int32 {
        let name = words.first ?? ""
        if words.contains(where: { $0.utf8.contains(0) }) { throw ToolError("arguments cannot contain NUL bytes") }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for word in arguments { free(word) } }
        var process = pid_t()
        let fault = posix_spawnp(&process, name, nil, nil, &arguments, environ)
        guard fault == 0 else {
            throw ToolError("\(name.escaped()) cannot be run: \(String(cString: strerror(fault)))")
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F
    }
}
