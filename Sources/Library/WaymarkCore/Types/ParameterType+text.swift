extension ParameterType {
    /// The type as it is written in a pattern.
    package var text: String {
        let element =
            switch kind {
            case .named(let name): name
            case .oneOf(let texts): texts.joined(separator: "|")
            }
        return isList ? "[\(element)]" + (isExploded ? "*" : "") : element
    }
}
