/// What a link must look like to open a route, and how to write such a link.
///
/// ```swift
/// let pattern = try RoutePattern("/user/{id: Int}/edit")
/// pattern.parameters.map(\.name)   // ["id"]
/// pattern.description              // "/user/{id: Int}/edit", the canonical text
/// ```
///
/// Patterns are written in a ``PatternSyntax``; every syntax produces this one type, and what a pattern means does not
/// depend on how it was written.
public struct RoutePattern: Sendable {
    /// The text that the pattern was made from.
    public let text: String

    /// The scheme, host and port that the pattern itself asks for, as in `https://example.com/user/{id}`.
    public var source: LinkSource?

    /// The path, groups and all, in normal form: nothing in it is empty, literals are whole, and no slash is at the end.
    package internal(set) var path: [PathNode]

    /// The query items that the pattern names, in the order written.
    package internal(set) var query: [QueryNode]

    /// What the pattern asks of the fragment; `nil` takes any.
    package internal(set) var fragment: FragmentPattern?

    /// Where the parameters stand in ``text``, in the order written; empty if nobody wrote them.
    package var places: [ParameterPlace]

    /// Whether the structure has been looked at already, and nothing was wrong with it.
    var isSound = false

    package init(
        text: String, source: LinkSource? = nil, path: [PathNode], query: [QueryNode] = [],
        fragment: FragmentPattern? = nil, places: [ParameterPlace] = []
    ) {
        self.text = text
        self.source = source
        self.path = path.normalized().droppingTrailingSlash()
        self.query = query.normalized()
        self.fragment = fragment
        self.places = places
    }

    /// Reads a pattern.
    ///
    /// - Parameters:
    ///   - text: The pattern, for example `/user/{id: Int}`.
    ///   - syntax: The notation it is written in; ``BraceSyntax`` unless told otherwise.
    /// - Throws: ``PatternError`` with every problem of the text, each with its place.
    public init(_ text: String, syntax: any PatternSyntax = .braces) throws(PatternError) {
        self = try syntax.parse(text)
    }
}

extension RoutePattern: Hashable {
    /// Two patterns are equal when they mean the same, however they were written.
    public static func == (a: RoutePattern, b: RoutePattern) -> Bool {
        a.source == b.source && a.path == b.path && a.query == b.query && a.fragment == b.fragment
    }

    /// Hashes what the pattern means, not how it was written.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(path)
        hasher.combine(query)
        hasher.combine(fragment)
    }
}
