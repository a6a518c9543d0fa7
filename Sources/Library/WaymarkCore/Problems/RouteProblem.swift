/// A problem in a URL pattern or a route table: its kind, its range in the pattern, and a suggested correction.
///
/// ```swift
/// do { _ = try RoutePattern("/users/{id") } catch {
///     print(error.problems[0].code)   // unclosed-brace
///     // message, pattern, caret and suggestion:
///     print(error.problems[0])
/// }
/// ```
public struct RouteProblem: Error, Sendable, Hashable {
    /// The severity of a problem in a pattern or route table. New versions add no cases.
    public enum Severity: String, Sendable, Hashable {
        /// The pattern or table cannot be used: creating it, or a router from it, throws.
        case error
        /// The table can be used, but some of its routes or values may not be reachable or printable.
        case warning
        /// The table is correct. The note is for information, such as that two routes match the same links.
        case note
    }

    package var kind: Kind

    /// The string with the problem: a pattern, a link source or a regular expression; empty if there is no such string.
    public var pattern: String

    /// The problematic part of ``pattern``, in UTF-8 offsets; an empty range is a position between two characters.
    public var range: Range<Int>

    /// The name of the route with the pattern; `nil` for an unnamed route, and for a pattern outside a table.
    public var route: String?

    /// The string to write instead of ``range``; empty to delete the range, `nil` if no correction is known.
    public var suggestion: String?

    /// The other pattern of a problem between two patterns: the first of two duplicates, or the pattern that wins.
    public var related: Related?

    /// For an unreachable or overlapping route, the routes that win its links, best first; otherwise empty.
    public var because: [Related] = []

    /// A link that matches the route with the problem but opens a route in ``because``; `nil` if none is known.
    public var witness: String?

    /// The pattern with all suggestions applied, or `nil` if that is invalid; only in the last of several problems.
    package var correctedPattern: String?

    /// The part of ``pattern`` that the message shows, if the suggestion replaces a larger ``range``.
    package var foundRange: Range<Int>?

    /// A pattern that is involved in a problem of another pattern.
    public struct Related: Sendable, Hashable {
        /// The name of the route with this pattern; `nil` if it has no name.
        public var route: String?
        /// The pattern as a string.
        public var pattern: String
        /// The range of ``pattern`` that is involved, in UTF-8 offsets.
        public var range: Range<Int>

        package init(route: String? = nil, pattern: String, range: Range<Int>? = nil) {
            self.route = route
            self.pattern = pattern
            self.range = range ?? 0..<pattern.utf8.count
        }
    }

    package init(
        _ kind: Kind, in pattern: String, at range: Range<Int>? = nil, route: String? = nil, suggestion: String? = nil,
        related: Related? = nil
    ) {
        self.kind = kind
        self.pattern = pattern
        self.range = range ?? 0..<pattern.utf8.count
        self.route = route
        self.suggestion = suggestion
        self.related = related
    }
}

/// The error thrown if a string is not a valid URL pattern, with every problem found.
public struct PatternError: Error, Sendable, Hashable {
    /// The string that was parsed as a pattern.
    public let text: String

    /// The problems of the pattern, ordered by their offsets in it; never empty.
    public let problems: [RouteProblem]

    package init(text: String, problems: [RouteProblem]) {
        self.text = text
        self.problems = problems
    }
}
