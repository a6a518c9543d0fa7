/// A URL pattern such as `/user/{id: Int}`, with which links are matched and printed.
///
/// ```swift
/// let pattern = try RoutePattern("/user/{id: Int}/edit")
/// pattern.parameters.map(\.name)   // ["id"]
/// pattern.description              // "/user/{id: Int}/edit", the canonical text
/// ```
///
/// A ``PatternSyntax``, by default ``BraceSyntax``, parses the string. Matching does not depend on the syntax.
public struct RoutePattern: Sendable {
    /// The string that was parsed to this pattern.
    public let text: String

    /// The scheme, host and port before the path; `nil` for a pattern that accepts the sources of its route.
    public var source: LinkSource?

    @usableFromInline package private(set) var form: Form

    @usableFromInline
    package enum Form: Sendable {
        /// A path of whole literal and parameter segments, such as `/user/{id}`, as ranges of ``text``.
        case flat(FlatPath)
        indirect case parts(PatternParts)
    }

    init(text: String, flat: FlatPath) {
        self.text = text
        form = .flat(flat)
    }

    package init(
        text: String, source: LinkSource? = nil, path: [PathNode], query: [QueryNode] = [],
        fragment: ValuePattern? = nil, parameterRanges: [ParameterRanges] = []
    ) {
        self.text = text
        self.source = source
        form = .parts(
            PatternParts(
                path: path.normalized().droppingTrailingSlash(), query: query.normalized(), fragment: fragment,
                parameterRanges: parameterRanges))
    }

    /// Parses a URL pattern.
    ///
    /// - Parameters:
    ///   - text: The pattern, for example `/user/{id: Int}`.
    ///   - syntax: The notation of the pattern; ``BraceSyntax`` by default.
    /// - Throws: ``PatternError`` with all problems of the string and their ranges.
    public init(_ text: String, syntax: AnyPatternSyntax = .braces) throws(PatternError) {
        self = try syntax.parse(text)
    }

    package var parts: PatternParts {
        get {
            switch form {
            case .flat(let flat):
                PatternParts(path: flat.nodes(of: text), parameterRanges: flat.parameterRanges(of: text), isSound: true)
            case .parts(let parts): parts
            }
        }
        set { form = .parts(newValue) }
    }

    package var path: [PathNode] {
        switch form {
        case .flat(let flat): flat.nodes(of: text)
        case .parts(let parts): parts.path
        }
    }

    package var query: [QueryNode] { if case .parts(let parts) = form { parts.query } else { [] } }

    package var fragment: ValuePattern? { if case .parts(let parts) = form { parts.fragment } else { nil } }

    package var parameterRanges: [ParameterRanges] { parts.parameterRanges }

    /// `true` for a path of whole literal and parameter segments, without query and fragment.
    @inlinable package var isFlat: Bool { if case .flat = form { true } else { false } }

    var isSound: Bool { if case .parts(let parts) = form { parts.isSound } else { true } }
}

@usableFromInline
package struct PatternParts: Sendable {
    /// The path in normal form: without empty nodes, adjacent literals and a trailing slash.
    package var path: [PathNode]
    package var query: [QueryNode] = []
    /// The requirement on the fragment of a link; `nil` accepts any fragment, and none.
    package var fragment: ValuePattern?
    /// The ranges of the parameters in the string; empty for patterns without a string.
    var parameterRanges: [ParameterRanges] = []
    var isSound = false
}

extension RoutePattern: Hashable {
    /// Returns `true` if two patterns have equal link sources, paths, queries and fragments, including parameter names.
    /// The syntax in which they were written does not matter.
    public static func == (a: RoutePattern, b: RoutePattern) -> Bool {
        a.source == b.source && a.path == b.path && a.query == b.query && a.fragment == b.fragment
    }

    /// Hashes link source, path, query and fragment of the pattern, but not the syntax in which it was written.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(path)
        hasher.combine(query)
        hasher.combine(fragment)
    }
}
