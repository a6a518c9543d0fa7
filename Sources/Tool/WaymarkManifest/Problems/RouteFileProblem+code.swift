import WaymarkCore

extension RouteFileProblem {
    /// A permanent identifier of the kind of problem, such as `unknown-key`.
    public var code: String {
        switch kind {
        case .pattern(let problem): problem.code
        case .generation(let problem): problem.code
        case .foreignFormat(.utf16): Kind.notUTF8.caseCode
        default: kind.caseCode
        }
    }
}

extension RouteFileProblem.Kind {
    /// The name of the case with hyphens: `unknown-key` for `unknownKey`. To rename a case changes a permanent code.
    fileprivate var caseCode: String {
        let name = Mirror(reflecting: self).children.first?.label ?? "\(self)"
        return name.replacing(/[a-z](?=[A-Z])/) { $0.output + "-" }.lowercased()
    }
}

extension GenerationProblem {
    fileprivate var code: String {
        switch self {
        case .name: "generated-name"
        case .sameName: "generated-name-twice"
        case .takenName: "generated-name-taken"
        case .types: "generated-types"
        case .function: "generated-function"
        case .source, .clearText: "generated-source"
        }
    }
}
