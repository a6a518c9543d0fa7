public import WaymarkCore

extension ParameterTypes {
    /// Lets patterns name a Swift type, by the name that its parameters have.
    ///
    /// ```swift
    /// table.types.add(CommitHash.self)
    /// table.add("/c/{hash: CommitHash}") { match in .commit(try match.value("hash")) }
    /// ```
    ///
    /// Routes that are made from typed parameters need no registration.
    public mutating func add<Value: ParameterConvertible>(_ type: Value.Type) {
        guard case .named(let name) = Value.parameterType.kind, !Self.isBuiltIn(name) else { return }
        self[name] = Value.parameterConstraint
    }
}
