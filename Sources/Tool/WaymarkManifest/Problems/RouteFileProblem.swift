import WaymarkCore
import WaymarkExplain

/// A problem in a route file, with its position and a message.
///
/// The description is the output of the command-line tool:
///
/// ```
/// waymark.yaml:4:21: error: '{' has no matching '}'
///     pattern: /users/{id
///                     ^
///     help: write '{id}'
/// ```
public struct RouteFileProblem: Error, Sendable, Hashable {
    package var kind: Kind

    /// The name or path with which the route file was read.
    public var file: String

    /// The position of the problem in the file.
    public var place: Place

    /// The line with the problem, without surrounding white space, shortened if long; empty if the file has no such
    /// line.
    public var sourceLine: String

    /// The number of characters before the problem in ``sourceLine``, to place a caret below it.
    public var caret: Int

    /// A correct string to write at the position or instead of the word there; `nil` if none is known.
    public var suggestion: String?

    /// The position of another involved key or value in the file, such as the first of two equal keys.
    public var related: Place?

    /// The positions of the routes that win links of an unreachable or overlapping route, best first; otherwise empty.
    public var because: [Place] = []

    /// The name of the environment, such as staging, in which the problem occurs; `nil` if it does not depend on one.
    public var environment: String?

    package var extent: Extent?

    /// The line of the problem, counted from 1.
    public var line: Int { place.line }

    /// The column of the problem, counted from 1 in Unicode scalars.
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
    /// The position, the message, the line with a caret below the problem, and the advice if there is any.
    public var description: String {
        SourceText.report(
            "\(file):\(line):\(column): \(severity): \(message.visible)", sourceLine, caret: caret, help: help,
            notes: notes)
    }

    private var notes: [String] {
        let others = because.count > 1 ? Array(because.prefix(4)) : related.map { [$0] } ?? []
        let places = others.map { "\($0.path(in: file)):\($0.line):\($0.column)" }.joined(separator: ", ")
        let note = others.count > 1 ? "the other places are " : "the other place is "
        let witness = kind.routeProblem?.witness.map(RouteProblem.witnessNote)
        return [others.isEmpty ? nil : note + places, witness].compactMap(\.self)
    }
}

/// The error thrown if a route file cannot be read or is invalid, with every problem found.
public struct RouteFileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problems in the order of the file, at least one of them an error. After 500 problems, a last one contains
    /// the number of further problems.
    public let problems: [RouteFileProblem]

    package init(_ problems: [RouteFileProblem]) { self.problems = problems }

    /// Creates an error with one problem. `offset` is a byte offset in `readable`, the part of the file that is text.
    init(_ kind: RouteFileProblem.Kind, file: String, readable: [UInt8] = [], at offset: Int = 0) {
        let source = SourceText(bytes: readable)
        self.init([RouteFileProblem(kind, file: file, source: source, at: source.place(at: offset))])
    }

    /// The descriptions of all problems, separated by line breaks.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
