extension RouteProblem {
    /// A stable identifier of the kind of problem, such as `unclosed-brace`. The page "Errors" explains it.
    public var code: String { kind.code }

    /// The codes of all problems of route tables and of patterns in ``BraceSyntax``, in alphabetical order.
    public static var allCodes: [String] {
        let read =
            Kind.TextProblem.allCases.map { $0.rawValue } + Kind.PathProblem.allCases.map { $0.rawValue }
            + Kind.ParameterProblem.allCases.map { $0.rawValue } + Kind.QueryProblem.allCases.map { $0.rawValue }
        return (read + Kind.codes).ordered()
    }
}

extension RouteProblem.Kind {
    /// The codes of the kinds with associated values; a test compares them with `code`.
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

    fileprivate var code: String {
        switch self {
        case .text(let problem): problem.rawValue
        case .path(let problem): problem.rawValue
        case .parameter(let problem): problem.rawValue
        case .query(let problem): problem.rawValue
        case .notation(let problem): problem.code
        case .foreign: "foreign-notation"
        case .invalidSource: "invalid-source"
        case .noSource: "no-source"
        case .inexpressible: "inexpressible"
        case .duplicateParameter: "duplicate-parameter"
        case .tooManyVariants: "too-many-variants"
        case .tooManyVariantsInTable: "too-many-variants-in-table"
        case .tooManySegments: "too-many-segments"
        case .unknownType: "unknown-type"
        case .registeredTypeAsText: "registered-type-as-text"
        case .invalidDefault: "invalid-default"
        case .duplicateRouteName: "duplicate-route-name"
        case .reservedTypeName: "reserved-type-name"
        case .invalidExpression: "invalid-expression"
        case .queryInPrefix: "query-in-prefix"
        case .catchAllInPrefix: "catch-all-in-prefix"
        case .typeClash: "type-clash"
        case .parameterCount: "parameter-count"
        case .parameterNames: "parameter-names"
        case .valueNames: "value-names"
        case .parameterType: "parameter-type"
        case .optionalParameter: "optional-parameter"
        case .missingParameter: "missing-parameter"
        case .unreadParameter: "unread-parameter"
        case .unreadableType: "unreadable-type"
        case .globalsPath: "globals-path"
        case .duplicateGlobals: "duplicate-globals"
        case .globalItem: "global-item"
        case .noPattern: "no-pattern"
        case .notCompilable: "not-compilable"
        case .conflict: "conflict"
        case .shadowed: "shadowed"
        case .unreachableVariants: "unreachable-variant"
        case .deadValue: "dead-value"
        case .deadDefault: "dead-default"
        case .takesNothing: "takes-nothing"
        case .overlap(isDecided: true): "overlap"
        case .undecided, .overlap(isDecided: false), .overlapsLeft: "not-decided"
        case .unacceptable: "unacceptable"
        case .unprintable: "unprintable"
        }
    }
}
