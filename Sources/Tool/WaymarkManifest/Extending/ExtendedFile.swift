struct ExtendedFile: Sendable {
    let path: String
    let source: SourceText
}

/// The way to read the file that a route file names under `extends`.
package enum ExtendedFileAccess {
    /// Reads a file, given its path relative to the file that names it.
    case read((_ path: String) throws -> (path: String, bytes: [UInt8]))
    /// Reports an error, because the route file comes from a string, so a relative path has no base.
    case noFile
    /// Reports an error, because an extended file cannot extend another file.
    case nested

    /// Reads files from disk, by paths relative to the folder of a file.
    package static func besides(_ file: String) -> ExtendedFileAccess {
        .read { path in
            let path = Self.path(path, besides: file)
            return (path, try FileContents.read(path, limit: DocumentLimits.bytes))
        }
    }

    /// Returns the path of a file that is given relative to the folder of another file.
    package static func path(_ path: String, besides file: String) -> String {
        if path.hasPrefix("/") { return path }
        let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
        // The path `-` alone would mean standard input.
        return folder + (path == FileContents.standardInput ? "./" : "") + path
    }
}

extension RouteFile {
    package var paths: [String] { [name] + (base.map { [$0.path] } ?? []) }

    func source(of place: Place) -> SourceText {
        ProblemList(self).source(of: place)
    }

    package func problem(
        _ kind: RouteFileProblem.Kind, at place: Place, suggestion: String? = nil, related: Place? = nil
    ) -> RouteFileProblem {
        ProblemList(self).problem(kind, at: place, suggestion: suggestion, related: related)
    }

    /// Reads the file that `extends` names. Adds problems of this key to `problems`, and throws those of the read file.
    static func extended(
        _ node: DocumentNode, _ access: ExtendedFileAccess, proves: Bool, _ problems: inout ProblemList
    ) throws(RouteFileError) -> RouteFile? {
        guard let path = node.text?.value else { return nil }
        let found: (path: String, bytes: [UInt8])
        do {
            switch access {
            case .read(let read): found = try read(path)
            case .noFile:
                problems.add(.extendedFile(path, reason: "only a file can extend another one"), at: node.place)
                return nil
            case .nested:
                problems.add(.nestedExtends, at: node.place)
                return nil
            }
        } catch {
            let reason = (error as? RouteFileError)?.problems.first?.message ?? "\(error)"
            problems.add(.extendedFile(path, reason: reason), at: node.place)
            return nil
        }
        return try RouteFile(utf8: found.bytes, name: found.path, proves: proves, extending: .nested)
    }
}
