import WaymarkManifest

/// A route file, or a revision of it in git, such as `git:HEAD`.
struct FileVersion {
    /// The path of the route file; `nil` if it is that of the other file in the comparison.
    let path: String?
    private let revision: String?
    private let text: String

    /// - Parameter text: A path, `git:REVISION`, or `git:REVISION:PATH`.
    init(_ text: String) {
        self.text = text
        guard text.hasPrefix("git:") else {
            (path, revision) = (text, nil)
            return
        }
        let parts = text.dropFirst(4).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        revision = String(parts[0])
        path = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
    }

    var isStandardInput: Bool { text == "-" }

    /// - Parameter otherPath: The path of the file to compare with, for a revision without a path.
    func read(otherPath: String?) throws -> RouteFile {
        guard let revision else { return try RouteFile(contentsOf: text) }
        guard let path = path ?? otherPath else {
            throw ToolError("'\(text.escaped())' names no file, and neither does the other; write 'git:REVISION:PATH'")
        }
        guard path != "-" else {
            throw ToolError(
                "'\(text.escaped())' names no file, and the other is standard input; write '\(text.escaped()):PATH'")
        }
        return try RouteFile(
            utf8: try Git.contents(of: path, at: revision), name: "git:\(revision):\(path)",
            extending: .read { other in
                let other = ExtendedFileAccess.path(other, besides: path)
                return ("git:\(revision):\(other)", try Git.contents(of: other, at: revision))
            })
    }
}
