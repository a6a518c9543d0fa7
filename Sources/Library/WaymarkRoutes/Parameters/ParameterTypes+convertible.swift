public import WaymarkCore

extension ParameterTypes {
    /// Registers a Swift type, so that patterns can name it: `{hash: CommitHash}`. Built-in names are ignored.
    ///
    /// ```swift
    /// table.types.add(CommitHash.self)
    /// table.add("/c/{hash: CommitHash}") { match in .commit(try match.value("hash")) }
    /// ```
    ///
    /// Routes that are built from typed closure parameters need no registration.
    public mutating func add<Value: ParameterConvertible>(_ type: Value.Type) {
        guard case .named(let name) = Value.parameterType.kind, !Self.isBuiltIn(name) else { return }
        self[name] = Value.parameterConstraint
    }
}
