extension RouteProblem {
    /// A stable identifier of the kind of problem, such as `unclosed-brace`. The page "Errors" explains it.
    public var code: String { kind.classification.code }

    /// The severity of the problem: only errors prevent the creation of a router.
    public var severity: Severity { kind.classification.severity }
}

extension RouteProblem.Kind {
    fileprivate var classification: (code: String, severity: RouteProblem.Severity) {
        switch self {
        case .text(let problem): (problem.rawValue, .error)
        case .path(let problem): (problem.rawValue, .error)
        case .parameter(let problem): (problem.rawValue, .error)
        case .query(let problem): (problem.rawValue, .error)
        case .notation(let problem): (problem.code, .error)
        case .foreign: ("foreign-notation", .error)
        case .invalidSource: ("invalid-source", .error)
        case .noSource: ("no-source", .error)
        case .inexpressible: ("inexpressible", .error)
        case .duplicateParameter: ("duplicate-parameter", .error)
        case .tooManyVariants: ("too-many-variants", .error)
        case .tooManyVariantsInTable: ("too-many-variants-in-table", .error)
        case .tooManySegments: ("too-many-segments", .error)
        case .unknownType: ("unknown-type", .error)
        case .registeredTypeAsText: ("registered-type-as-text", .error)
        case .invalidDefault: ("invalid-default", .error)
        case .duplicateRouteName: ("duplicate-route-name", .error)
        case .reservedTypeName: ("reserved-type-name", .error)
        case .invalidExpression: ("invalid-expression", .error)
        case .queryInPrefix: ("query-in-prefix", .error)
        case .catchAllInPrefix: ("catch-all-in-prefix", .error)
        case .typeClash: ("type-clash", .error)
        case .parameterCount: ("parameter-count", .error)
        case .parameterNames: ("parameter-names", .error)
        case .valueNames: ("value-names", .error)
        case .parameterType: ("parameter-type", .error)
        case .optionalParameter: ("optional-parameter", .error)
        case .missingParameter: ("missing-parameter", .error)
        case .unreadParameter: ("unread-parameter", .warning)
        case .unreadableType: ("unreadable-type", .error)
        case .globalsPath: ("globals-path", .error)
        case .duplicateGlobals: ("duplicate-globals", .error)
        case .globalItem: ("global-item", .error)
        case .noPattern: ("no-pattern", .error)
        case .notCompilable: ("not-compilable", .error)
        case .conflict: ("conflict", .error)
        case .shadowed: ("shadowed", .warning)
        case .unreachableVariants: ("unreachable-variant", .warning)
        case .deadValue: ("dead-value", .warning)
        case .deadDefault: ("dead-default", .warning)
        case .takesNothing: ("takes-nothing", .warning)
        case .overlap(isDecided: true): ("overlap", .note)
        case .undecided: ("not-decided", .warning)
        case .overlap(isDecided: false), .overlapsLeft: ("not-decided", .note)
        case .unacceptable: ("unacceptable", .warning)
        case .unprintable: ("unprintable", .warning)
        }
    }
}
