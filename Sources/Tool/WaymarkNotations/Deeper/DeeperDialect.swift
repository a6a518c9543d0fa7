import WaymarkCore

/// The two notations of Deeper, which differ in how parameters are written.
enum DeeperDialect {
    /// `:name`, `:int(name)`, `?:name&(:int(name))`
    case named
    /// `:int`, `?name=:int&(name=:int)`: parameters are identified by position.
    case positional

    static func type(_ name: String) -> ParameterType {
        .named(types.first { $0.name == name }?.type ?? name)
    }

    static func name(of type: ParameterType) -> String? {
        guard case .named(let name) = type.kind, !type.isList else { return nil }
        if let known = types.first(where: { $0.type == name }) { return known.name }
        return ParameterTypes()[name] == nil && name.isTypeName && !types.contains { $0.name == name } ? name : nil
    }

    private static let types: [(name: String, type: String)] = [
        ("string", "String"), ("int", "LenientInt"), ("double", "LenientDouble"), ("bool", "LenientBool"),
    ]
}
