/// A problem in a pattern or a table, with its range in the pattern.
///
/// ```swift
/// do { _ = try RoutePattern("/users/{id") } catch {
///     print(error.problems[0].code)   // unclosed-brace
///     // message, pattern, caret and suggestion:
///     print(error.problems[0])
/// }
/// ```
public struct RouteProblem: Error, Sendable, Hashable {
    /// The severity of a problem. New versions add no cases.
    public enum Severity: String, Sendable, Hashable {
        /// The table cannot be used.
        case error
        /// The table can be used, but a part of it may not work as intended.
        case warning
        /// The table is correct; the note is only information.
        case note
    }

    package var kind: Kind

    /// The affected pattern or source; empty if there is none.
    public var pattern: String

    /// The affected part of ``pattern``, in UTF-8 offsets; an empty range is a position between characters.
    public var range: Range<Int>

    /// The name of the pattern's entry; `nil` for an unnamed entry, and for a pattern outside a table.
    public var route: String?

    /// A correct replacement for ``range``; empty if the range should be deleted.
    public var suggestion: String?

    /// The other location involved: the first of two duplicates, or the winning entry.
    public var related: Related?

    /// The entries that cause the problem: those that win the links of an unreachable entry, best first.
    public var because: [Related] = []

    /// An example: a link of this entry that opens another entry, which is among ``because``; `nil` if there is none.
    public var witness: String?

    /// A related location.
    public struct Related: Sendable, Hashable {
        /// The name of the related entry; `nil` if it has no name.
        public var route: String?
        /// The pattern of the related entry.
        public var pattern: String
        /// The affected part of the related pattern, in UTF-8 offsets.
        public var range: Range<Int>

        package init(route: String? = nil, pattern: String, range: Range<Int>) {
            self.route = route
            self.pattern = pattern
            self.range = range
        }
    }

    package init(
        _ kind: Kind, in pattern: String, at range: Range<Int>, route: String? = nil, suggestion: String? = nil,
        related: Related? = nil
    ) {
        self.kind = kind
        self.pattern = pattern
        self.range = range
        self.route = route
        self.suggestion = suggestion
        self.related = related
    }
}

/// The problems of one pattern.
public struct PatternError: Error, Sendable, Hashable {
    /// The parsed string.
    public let text: String

    /// The problems, ordered by their offsets; never empty.
    public let problems: [RouteProblem]

    package init(text: String, problems: [RouteProblem]) {
        self.text = text
        self.problems = problems
    }
}
