public import WaymarkCore

extension ParameterTypes {
    /// Registers a Swift type for use in patterns, by the name of its parameter type.
    ///
    /// ```swift
    /// table.types.add(CommitHash.self)
    /// table.add("/c/{hash: CommitHash}") { match in .commit(try match.value("hash")) }
    /// ```
    ///
    /// Routes added with typed parameters need no registration.
    public mutating func add<Value: ParameterConvertible>(_ type: Value.Type) {
        guard case .named(let name) = Value.parameterType.kind, !Self.isBuiltIn(name) else { return }
        self[name] = Value.parameterConstraint
    }
}
