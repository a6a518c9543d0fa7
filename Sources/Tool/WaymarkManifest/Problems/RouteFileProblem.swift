import WaymarkCore
import WaymarkExplain

/// A problem of a route file: its details and position.
///
/// The description is the terminal output:
///
/// ```
/// waymark.yaml:4:21: error: '{' has no matching '}'
///     pattern: /users/{id
///                     ^
///     help: write '{id}'
/// ```
public struct RouteFileProblem: Error, Sendable, Hashable {
    package var kind: Kind

    /// The name of the file, as given.
    public var file: String

    /// The position of the problem.
    public var place: Place

    /// The line of the problem without surrounding white space, shortened if long; empty if the file has no such line.
    public var sourceLine: String

    /// The number of characters in ``sourceLine`` before the problem.
    public var caret: Int

    /// A correct string for the position, or a replacement for the word there.
    public var suggestion: String?

    /// A related position, such as that of the first of two equal keys.
    public var related: Place?

    /// The positions of all entries that cause the problem, in the order of `RouteProblem.because`.
    public var because: [Place] = []

    /// The environment in which the problem occurs; `nil` if it does not depend on one.
    public var environment: String?

    package var extent: Extent?

    /// The line, counted from 1.
    public var line: Int { place.line }

    /// The column, counted from 1 in Unicode scalars.
    public var column: Int { place.column }

    package init(
        _ kind: Kind, file: String, source: SourceText, at place: Place, suggestion: String? = nil,
        related: Place? = nil
    ) {
        let excerpt = source.excerpt(at: place)
        self.kind = kind
        self.file = file
        self.place = place
        self.sourceLine = excerpt.text
        self.caret = excerpt.caret
        self.suggestion = suggestion
        self.related = related
        extent = Extent(kind, in: source, at: place, suggestion: suggestion)
    }
}

extension RouteFileProblem: CustomStringConvertible {
    /// The position, the message, the line with a caret, and the advice if there is any.
    public var description: String {
        var lines = ["\(file):\(line):\(column): \(severity): \(message.onOneLine)"]
        lines += SourceText.lines(sourceLine, caret: caret).map { "    " + $0 }
        if let help { lines.append("    help: " + help.onOneLine) }
        lines += notes.map { "    note: " + $0 }
        return lines.joined(separator: "\n")
    }

    private var notes: [String] {
        let others = because.count > 1 ? Array(because.prefix(4)) : related.map { [$0] } ?? []
        let places = others.map { "\($0.path(in: file)):\($0.line):\($0.column)" }.joined(separator: ", ")
        let note = places.isEmpty ? nil : others.count > 1 ? "the other places are " : "the other place is "
        guard case .pattern(let problem) = kind else { return note.map { [$0 + places] } ?? [] }
        return [note.map { $0 + places }, problem.witness.map(RouteProblem.witnessNote)].compactMap { $0 }
    }
}

/// The problems of a route file.
public struct RouteFileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problems in file order; at least one of them is an error.
    public let problems: [RouteFileProblem]

    package init(_ problems: [RouteFileProblem]) { self.problems = problems }

    /// The descriptions of all problems, one per line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
