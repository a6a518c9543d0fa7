/// Something wrong with a pattern or with a table of them: facts, and where.
///
/// ```swift
/// do { _ = try RoutePattern("/users/{id") } catch {
///     print(error.problems[0].code)   // unclosed-brace
///     // message, pattern, caret and suggestion:
///     print(error.problems[0])
/// }
/// ```
public struct RouteProblem: Error, Sendable, Hashable {
    /// How bad it is. This enum is complete.
    public enum Severity: String, Sendable, Hashable {
        /// The table cannot be used.
        case error
        /// The table can be used, and something in it is not what it seems.
        case warning
        /// Nothing is wrong, and something is worth knowing.
        case note
    }

    /// What is wrong, with the facts that the message needs.
    package var kind: Kind

    /// The text of the pattern, or of the source that is meant; empty where there is neither.
    public var pattern: String

    /// The part of ``pattern`` that is meant, in UTF-8 offsets; empty ranges point between two characters.
    public var range: Range<Int>

    /// The name of the entry that the pattern belongs to, once it stands in a table.
    public var route: String?

    /// Text that would be right in place of ``range``; empty where nothing should stand.
    public var suggestion: String?

    /// The other place that the problem is about: the first of two equal names, the entry that wins.
    public var related: Related?

    /// All entries that it is so because of: those that take the links of one that is never reached, best first.
    public var because: [Related] = []

    /// A link that shows it: one that goes to another entry than this one, which is among ``because``. `nil` where no link can.
    public var witness: String?

    /// Another place that a problem is about.
    public struct Related: Sendable, Hashable {
        /// The name of the entry, if it has one.
        public var route: String?
        /// The text of its pattern.
        public var pattern: String
        /// The part of the pattern that is meant, in UTF-8 offsets.
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

/// Everything that is wrong with the text of one pattern.
public struct PatternError: Error, Sendable, Hashable {
    /// The text that was given.
    public let text: String

    /// Every problem, in the order of their places; never empty.
    public let problems: [RouteProblem]

    package init(text: String, problems: [RouteProblem]) {
        self.text = text
        self.problems = problems
    }
}
