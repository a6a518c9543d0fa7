import WaymarkManifest

enum Git {
    /// The maximum size in bytes of git's output. The rest is discarded, because no route file is that large.
    private static let limit = 9 << 20

    /// The maximum number of symbolic links to follow, because they can form a loop.
    private static let mostLinks = 40

    /// Returns the contents of a file at a revision, or of the target if it is a symbolic link.
    ///
    /// Uses no shell, and `cat-file`, which returns the stored bytes without the filters of git's configuration.
    ///
    /// - Parameter depth: The number of symbolic links that led to this path.
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
            let reason = String(decoding: answer.errors, as: UTF8.self).split(separator: "\n").first ?? ""
            let words = String(reason.trimmingPrefix("fatal: "))
            throw ToolError(
                "git has no \(shown): \(words.isEmpty ? "it ended with \(answer.status)" : words.escaped())")
        }
        // The content of a symbolic link is the path of its target.
        guard depth < mostLinks, !answer.output.contains(UInt8(ascii: "\n")),
            try run(["git"] + folder + ["ls-tree", revision, name]).output.starts(with: "120000 ".utf8)
        else { return answer.output }
        let target = ExtendedFileAccess.path(String(decoding: answer.output, as: UTF8.self), besides: path)
        return try contents(of: target, at: revision, depth: depth + 1)
    }

    /// Returns git's options for the folder of an absolute path, and the path relative to the folder.
    private static func parts(of path: String) -> (folder: [String], name: String) {
        guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return ([], "./\(path)") }
        return (["-C", String(path[...slash])], "./\(path[path.index(after: slash)...])")
    }

    private static func run(
        _ arguments: [String]
    ) throws(ToolError) -> (output: [UInt8], errors: [UInt8], status: Int32) {
        guard let output = OutputPipe(), let errors = OutputPipe() else {
            throw ToolError("git cannot be run: no more files can be opened")
        }
        defer {
            close(output.reader)
            close(errors.reader)
        }
        let process = try Program.start(arguments, outputs: [output, errors])
        return (output.read(limit), errors.read(1 << 16), Program.exitCode(of: process))
    }
}
