extension RouteProblem {
    /// The codes of all problems of route tables and of patterns in ``BraceSyntax``, in alphabetical order.
    public static var allCodes: [String] {
        let read =
            Kind.TextProblem.allCases.map { $0.rawValue } + Kind.PathProblem.allCases.map { $0.rawValue }
            + Kind.ParameterProblem.allCases.map { $0.rawValue } + Kind.QueryProblem.allCases.map { $0.rawValue }
        return (read + Kind.codes).ordered()
    }
}

extension RouteProblem.Kind {
    /// The problem codes that are not raw values of an enum such as ``TextProblem``, without those of the module
    /// WaymarkNotations. A test checks that none is missing.
    fileprivate static let codes = [
        "foreign-notation", "invalid-source", "no-source", "inexpressible", "duplicate-parameter",
        "too-many-variants", "too-many-variants-in-table", "too-many-segments", "unknown-type",
        "registered-type-as-text", "invalid-default", "duplicate-route-name", "reserved-type-name",
        "invalid-expression", "query-in-prefix", "catch-all-in-prefix", "type-clash", "parameter-count",
        "parameter-names", "value-names", "parameter-type", "optional-parameter", "missing-parameter",
        "unread-parameter", "unreadable-type", "globals-path", "duplicate-globals", "global-item", "no-pattern",
        "not-compilable", "conflict", "shadowed", "unreachable-variant", "dead-value", "dead-default",
        "takes-nothing", "overlap", "not-decided", "unacceptable", "unprintable",
    ]
}
