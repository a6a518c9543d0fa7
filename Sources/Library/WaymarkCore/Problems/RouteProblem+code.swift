extension RouteProblem {
    /// A stable identifier of the kind of problem, such as `unclosed-brace`. The documentation has a heading for it.
    public var code: String { kind.code }

    /// The codes of all problems of route tables and of patterns in ``BraceSyntax``, in alphabetical order. Other
    /// pattern syntaxes define further codes.
    public static var allCodes: [String] {
        let read =
            Kind.TextProblem.allCases.map { $0.rawValue } + Kind.PathProblem.allCases.map { $0.rawValue }
            + Kind.ParameterProblem.allCases.map { $0.rawValue } + Kind.QueryProblem.allCases.map { $0.rawValue }
        return (read + Kind.Code.allCases.map { $0.rawValue }).ordered()
    }
}

extension RouteProblem.Kind {
    /// The codes of the kinds with associated values.
    fileprivate enum Code: String, CaseIterable {
        case foreignNotation = "foreign-notation"
        case invalidSource = "invalid-source"
        case noSource = "no-source"
        case inexpressible
        case duplicateParameter = "duplicate-parameter"
        case tooManyVariants = "too-many-variants"
        case tooManyVariantsInTable = "too-many-variants-in-table"
        case tooManySegments = "too-many-segments"
        case unknownType = "unknown-type"
        case registeredTypeAsText = "registered-type-as-text"
        case invalidDefault = "invalid-default"
        case duplicateRouteName = "duplicate-route-name"
        case reservedTypeName = "reserved-type-name"
        case invalidExpression = "invalid-expression"
        case queryInPrefix = "query-in-prefix"
        case catchAllInPrefix = "catch-all-in-prefix"
        case typeClash = "type-clash"
        case parameterCount = "parameter-count"
        case parameterNames = "parameter-names"
        case valueNames = "value-names"
        case parameterType = "parameter-type"
        case optionalParameter = "optional-parameter"
        case missingParameter = "missing-parameter"
        case unreadParameter = "unread-parameter"
        case unreadableType = "unreadable-type"
        case globalsPath = "globals-path"
        case duplicateGlobals = "duplicate-globals"
        case globalItem = "global-item"
        case noPattern = "no-pattern"
        case notCompilable = "not-compilable"
        case conflict
        case shadowed
        case unreachableVariant = "unreachable-variant"
        case deadValue = "dead-value"
        case deadDefault = "dead-default"
        case takesNothing = "takes-nothing"
        case overlap
        case undecided = "not-decided"
        case unacceptable
        case unprintable
    }

    fileprivate var code: String {
        switch self {
        case .text(let problem): problem.rawValue
        case .path(let problem): problem.rawValue
        case .parameter(let problem): problem.rawValue
        case .query(let problem): problem.rawValue
        case .notation(let problem): problem.code
        case .foreign: Code.foreignNotation.rawValue
        case .invalidSource: Code.invalidSource.rawValue
        case .noSource: Code.noSource.rawValue
        case .inexpressible: Code.inexpressible.rawValue
        case .duplicateParameter: Code.duplicateParameter.rawValue
        case .tooManyVariants: Code.tooManyVariants.rawValue
        case .tooManyVariantsInTable: Code.tooManyVariantsInTable.rawValue
        case .tooManySegments: Code.tooManySegments.rawValue
        case .unknownType: Code.unknownType.rawValue
        case .registeredTypeAsText: Code.registeredTypeAsText.rawValue
        case .invalidDefault: Code.invalidDefault.rawValue
        case .duplicateRouteName: Code.duplicateRouteName.rawValue
        case .reservedTypeName: Code.reservedTypeName.rawValue
        case .invalidExpression: Code.invalidExpression.rawValue
        case .queryInPrefix: Code.queryInPrefix.rawValue
        case .catchAllInPrefix: Code.catchAllInPrefix.rawValue
        case .typeClash: Code.typeClash.rawValue
        case .parameterCount: Code.parameterCount.rawValue
        case .parameterNames: Code.parameterNames.rawValue
        case .valueNames: Code.valueNames.rawValue
        case .parameterType: Code.parameterType.rawValue
        case .optionalParameter: Code.optionalParameter.rawValue
        case .missingParameter: Code.missingParameter.rawValue
        case .unreadParameter: Code.unreadParameter.rawValue
        case .unreadableType: Code.unreadableType.rawValue
        case .globalsPath: Code.globalsPath.rawValue
        case .duplicateGlobals: Code.duplicateGlobals.rawValue
        case .globalItem: Code.globalItem.rawValue
        case .noPattern: Code.noPattern.rawValue
        case .notCompilable: Code.notCompilable.rawValue
        case .conflict: Code.conflict.rawValue
        case .shadowed: Code.shadowed.rawValue
        case .unreachableVariants: Code.unreachableVariant.rawValue
        case .deadValue: Code.deadValue.rawValue
        case .deadDefault: Code.deadDefault.rawValue
        case .takesNothing: Code.takesNothing.rawValue
        case .overlap(isDecided: true): Code.overlap.rawValue
        case .undecided, .overlap(isDecided: false), .overlapsLeft: Code.undecided.rawValue
        case .unacceptable: Code.unacceptable.rawValue
        case .unprintable: Code.unprintable.rawValue
        }
    }
}
