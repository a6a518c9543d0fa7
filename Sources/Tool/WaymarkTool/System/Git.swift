#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

import WaymarkManifest

enum Git {
    /// The maximum number of bytes read, larger than any route file.
    private static let limit = 9 << 20

    /// The maximum number of symbolic links on the way to a file, which may be a loop.
    private static let mostLinks = 40

    /// Returns the contents of a file at a revision, or those of the target if it is a symbolic link.
    ///
    /// No shell is involved, and git returns the stored bytes, so no program of its configuration runs.
    ///
    /// - Parameters:
    ///   - path: The path relative to the current folder.
    ///   - depth: The number of symbolic links that led to the path.
    /// - Throws: ``ToolError`` with git's message.
    static func contents(of path: String, at revision: String, depth: Int = 0) throws(ToolError) -> [UInt8] {
        let shown = "\(revision):\(path)".escaped()
        guard !revision.isEmpty, !revision.hasPrefix("-") else {
            throw ToolError(
                "invalid revision '\(revision.escaped())'; write 'git:HEAD~1' or 'git:main:\(path.escaped())'")
        }
        let (folder, name) = parts(of: path)
        let answer = try run(["git"] + folder + ["cat-file", "blob", "\(revision):\(name)"])
        guard answer.status == 0 else {
            let reason =
                String(decoding: answer.errors, as: UTF8.self).split(separator: "\n").first.map { String($0) } ?? ""
            let words = reason.hasPrefix("fatal: ") ? String(reason.dropFirst(7)) : reason
            throw ToolError(
                "git has no \(shown): \(words.isEmpty ? "it ended with \(answer.status)" : words.escaped())")
        }
        // The blob of a symbolic link is the path of its target.
        guard depth < mostLinks, !answer.output.contains(UInt8(ascii: "\n")),
            try run(["git"] + folder + ["ls-tree", revision, name]).output.starts(with: "120000 ".utf8)
        else { return answer.output }
        let target = ExtendedFileAccess.path(String(decoding: answer.output, as: UTF8.self), besides: path)
        return try contents(of: target, at: revision, depth: depth + 1)
    }

    /// Returns git's options for the folder of an absolute path, and the path relative to that folder.
    private static func parts(of path: String) -> (folder: [String], name: String) {
        guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return ([], "./\(path)") }
        return (["-C", String(path[...slash])], "./\(path[path.index(after: slash)...])")
    }

    private struct Answer {
        let output: [UInt8]
        let errors: [UInt8]
        let status: Int32
    }

    private static func run(_ arguments: [String]) throws(ToolError) -> Answer {
        guard let output = Pipe(), let errors = Pipe() else {
            throw ToolError("git cannot be run: no more files can be opened")
        }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, output.writer, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.writer, 2)
        for file in [output.reader, output.writer, errors.reader, errors.writer] {
            posix_spawn_file_actions_addclose(&actions, file)
        }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var process = pid_t()
        let fault = posix_spawnp(&process, "git", &actions, nil, &words, environ)
        posix_spawn_file_actions_destroy(&actions)
        for word in words { free(word) }
        close(output.writer)
        close(errors.writer)
        defer {
            close(output.reader)
            close(errors.reader)
        }
        guard fault == 0 else { throw ToolError("git cannot be run: \(String(cString: strerror(fault)))") }
        let answer = (output.read(limit), errors.read(1 << 16))
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return Answer(
            output: answer.0, errors: answer.1, status: status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F)
    }

    private struct Pipe {
        let reader: Int32
        let writer: Int32

        init?() {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { return nil }
            (reader, writer) = (ends[0], ends[1])
        }

        /// Reads to the end; bytes after the limit are discarded.
        func read(_ limit: Int) -> [UInt8] {
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = buffer.withUnsafeMutableBytes { recvBytes($0) }
                guard count > 0 else { return bytes }
                if bytes.count < limit { bytes += buffer[..<count] }
            }
        }

        private func recvBytes(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
            while true {
                #if canImport(Darwin)
                    let count = Darwin.read(reader, buffer.baseAddress, buffer.count)
                #elseif canImport(Musl)
                    let count = Musl.read(reader, buffer.baseAddress, buffer.count)
                #else
                    let count = Glibc.read(reader, buffer.baseAddress, buffer.count)
                #endif
                if count >= 0 || errno != EINTR { return count }
            }
        }
    }
}
