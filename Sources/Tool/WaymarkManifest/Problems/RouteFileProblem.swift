import WaymarkCore
import WaymarkExplain

/// Something wrong with a route file: facts, and where.
///
/// Its description is what a terminal shows:
///
/// ```
/// waymark.yaml:4:21: error: '{' has no matching '}'
///     pattern: /users/{id
///                     ^
///     help: write '{id}'
/// ```
public struct RouteFileProblem: Error, Sendable, Hashable {
    /// What is wrong, with the facts that the message needs.
    package var kind: Kind

    /// The name of the file, as it was given.
    public var file: String

    /// Where the problem is.
    public var place: Place

    /// The line of the file that the problem is about, without the white space around it; a long line is cut. Empty
    /// when the file has no such line.
    public var sourceLine: String

    /// How many characters of ``sourceLine`` stand before the problem.
    public var caret: Int

    /// Text that would be right at the place, or instead of the word at the place.
    public var suggestion: String?

    /// Another place that the problem is about, such as the first of two equal keys.
    public var related: Place?

    /// All places of entries that it is so because of, in the order of `RouteProblem.because`.
    public var because: [Place] = []

    /// How much of the file is meant at the place, as far as that is known.
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
    /// The place, the message, the line with a caret, and help where there is some.
    public var description: String {
        var lines = ["\(file):\(line):\(column): \(severity): \(message)"]
        lines += SourceText.lines(sourceLine, caret: caret).map { "    " + $0 }
        if let help { lines.append("    help: " + help) }
        lines += notes.map { "    note: " + $0 }
        return lines.joined(separator: "\n")
    }

    private var notes: [String] {
        let others = because.count > 1 ? Array(because.prefix(4)) : related.map { [$0] } ?? []
        let places = others.map { "\(file):\($0.line):\($0.column)" }.joined(separator: ", ")
        let note = places.isEmpty ? nil : others.count > 1 ? "the other places are " : "the other place is "
        guard case .pattern(let problem) = kind else { return note.map { [$0 + places] } ?? [] }
        return [note.map { $0 + places }, problem.witness.map(RouteProblem.witnessNote)].compactMap { $0 }
    }
}

/// Everything that is wrong with a route file.
public struct RouteFileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Every problem, in the order of their places; never empty, and at least one of them is an error.
    public let problems: [RouteFileProblem]

    package init(_ problems: [RouteFileProblem]) { self.problems = problems }

    /// The descriptions of all problems, one after the other.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
