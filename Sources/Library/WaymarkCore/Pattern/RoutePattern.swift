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

    /// The pattern apart from its source.
    @usableFromInline package private(set) var form: Form

    @usableFromInline
    package enum Form: Sendable {
        /// What stands in the text is all there is.
        case flat(FlatPath)
        indirect case parts(PatternParts)
    }

    init(text: String, flat: FlatPath) {
        self.text = text
        form = .flat(flat)
    }

    package init(
        text: String, source: LinkSource? = nil, path: [PathNode], query: [QueryNode] = [],
        fragment: ValuePattern? = nil, places: [ParameterPlace] = []
    ) {
        self.text = text
        self.source = source
        form = .parts(
            PatternParts(
                path: path.normalized().droppingTrailingSlash(), query: query.normalized(), fragment: fragment,
                places: places))
    }

    /// A pattern of which nobody asks for more than its text and source.
    package init(text: String, source: LinkSource?) {
        self.text = text
        self.source = source
        form = .parts(PatternParts(path: []))
    }

    /// Reads a pattern.
    ///
    /// - Parameters:
    ///   - text: The pattern, for example `/user/{id: Int}`.
    ///   - syntax: The notation it is written in; ``BraceSyntax`` unless told otherwise.
    /// - Throws: ``PatternError`` with every problem of the text, each with its place.
    public init(_ text: String, syntax: AnyPatternSyntax = .braces) throws(PatternError) {
        self = try syntax.parse(text)
    }
}

// MARK: Parts

/// What a pattern is made of, apart from its source.
@usableFromInline
package struct PatternParts: Sendable {
    /// The path, groups and all, in normal form: nothing in it is empty, literals are whole, and no slash is at the end.
    package var path: [PathNode]
    /// The query items that the pattern names, in the order written.
    package var query: [QueryNode] = []
    /// What the pattern asks of the fragment; `nil` takes any.
    package var fragment: ValuePattern?
    /// Where the parameters stand in the text, in the order written; empty if nobody wrote them.
    var places: [ParameterPlace] = []
    /// Whether the structure has been looked at already, and nothing was wrong with it.
    var isSound = false
}

extension RoutePattern {
    package var parts: PatternParts {
        get {
            switch form {
            case .flat(let flat):
                PatternParts(path: flat.nodes(of: text), places: flat.places(of: text), isSound: true)
            case .parts(let parts): parts
            }
        }
        set { form = .parts(newValue) }
    }

    /// The path, groups and all, in normal form: nothing in it is empty, literals are whole, and no slash is at the end.
    package var path: [PathNode] {
        switch form {
        case .flat(let flat): flat.nodes(of: text)
        case .parts(let parts): parts.path
        }
    }

    /// The query items that the pattern names, in the order written.
    package var query: [QueryNode] {
        if case .parts(let parts) = form { parts.query } else { [] }
    }

    /// What the pattern asks of the fragment; `nil` takes any.
    package var fragment: ValuePattern? {
        if case .parts(let parts) = form { parts.fragment } else { nil }
    }

    /// Where the parameters stand in ``text``, in the order written; empty if nobody wrote them.
    package var places: [ParameterPlace] {
        switch form {
        case .flat(let flat): flat.places(of: text)
        case .parts(let parts): parts.places
        }
    }

    /// Whether the pattern is nothing but whole literals and parameters, as it was written.
    @inlinable package var isFlat: Bool {
        if case .flat = form { true } else { false }
    }

    /// Whether the structure has been looked at already, and nothing was wrong with it.
    var isSound: Bool {
        if case .parts(let parts) = form { parts.isSound } else { true }
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
