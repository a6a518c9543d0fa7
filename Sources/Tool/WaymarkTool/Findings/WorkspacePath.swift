import WaymarkEngine

/// The path of a file in an annotation: relative to the top folder of the repository, if that is known.
struct WorkspacePath {
    let text: String

    /// - Parameter top: The top folder of the repository, `GITHUB_WORKSPACE` in GitHub's workflows.
    init(_ file: String, top: String? = Environment["GITHUB_WORKSPACE"], folder: String? = WorkspacePath.currentFolder)
    {
        let isAbsolute = file.hasPrefix("/")
        let given = Self.parts(of: file)
        var text = isAbsolute ? "/" + given.joined(separator: "/") : Self.joined(given)
        if let top, let folder {
            let whole = isAbsolute ? given : Self.parts(of: folder + "/" + file)
            // The current folder's path has no symbolic links, but `GITHUB_WORKSPACE` may have some.
            let bases = [top, FileWriter.resolved(top)].map { Self.parts(of: $0) }
            if let base = bases.first(where: { whole.starts(with: $0) }) {
                text = Self.joined(Array(whole.dropFirst(base.count)))
            }
        }
        self.text = text
    }

    /// The path as a URI or relative reference (RFC 3986).
    var uri: String {
        (text.hasPrefix("/") ? "file://" : "") + PercentEncoding.encode(text, keeping: .unreservedPath)
    }

    /// Returns the components of a path, with `.` and `..` resolved.
    private static func parts(of path: String) -> [Substring] {
        path.split(separator: "/").reduce(into: [Substring]()) { parts, part in
            if part == ".." && parts.last.map({ $0 != ".." }) ?? false {
                parts.removeLast()
            } else if part != "." && !(part == ".." && parts.isEmpty && path.hasPrefix("/")) {
                parts.append(part)
            }
        }
    }

    private static func joined(_ parts: [Substring]) -> String { parts.isEmpty ? "." : parts.joined(separator: "/") }

    static var currentFolder: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
