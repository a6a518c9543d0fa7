extension ParameterType {
    /// The type in the native syntax.
    package var text: String {
        let element =
            switch kind {
            case .named(let name): name
            case .oneOf(let texts): texts.joined(separator: "|")
            }
        return isList ? "[\(element)]" + (isExploded ? "*" : "") : element
    }
}
