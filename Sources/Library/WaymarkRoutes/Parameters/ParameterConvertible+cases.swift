public import WaymarkCore

extension ParameterConvertible where Self: CaseIterable & RawRepresentable, RawValue == String {
    /// The constraint that accepts the raw values of all cases, in links and in route files.
    ///
    /// ```swift
    /// enum Tab: String, CaseIterable, ParameterConvertible { case posts, photos }
    ///
    /// Tab.parameterConstraint.accepts("photos")   // true
    /// ```
    ///
    /// If the type implements ``ParameterConvertible/init(parameter:)`` itself and accepts other spellings too, the
    /// constraint accepts all strings that the initializer accepts. Route files then cannot list the values.
    public static var parameterConstraint: ParameterConstraint { constraint(of: allCases.map { $0.rawValue }) }
}

extension ParameterConvertible where Self: CaseIterable & RawRepresentable, RawValue: FixedWidthInteger {
    /// The constraint that accepts the raw values of all cases as decimal numbers.
    public static var parameterConstraint: ParameterConstraint { constraint(of: allCases.map { String($0.rawValue) }) }
}

extension ParameterConvertible {
    /// Returns the constraint `oneOf(texts)`; a custom one if the type does not accept exactly these strings.
    fileprivate static func constraint(of texts: [String]) -> ParameterConstraint {
        let reads = { @Sendable (text: String) -> Bool in Self(parameter: text) != nil }
        let others = texts.flatMap { [$0.uppercased(), $0.lowercased(), " " + $0, "0" + $0, "+" + $0] }
        let areAll = !texts.isEmpty && texts.allSatisfy(reads) && !others.contains { !texts.contains($0) && reads($0) }
        return areAll ? .oneOf(texts) : .custom(reads, canonicalSpelling: { Self(parameter: $0)?.parameterText })
    }
}

extension ParameterTypes {
    /// Registers a Swift type, so that patterns can name it: `{hash: CommitHash}`. A type whose name is that of a
    /// built-in type, such as `Int`, is ignored.
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

extension CaptureValue {
    /// Sample parameter values. Most parameter types accept at least one of them.
    package static let samples: [CaptureValue] = [
        "0", "1", "true", "a", "00000000-0000-0000-0000-000000000000", "2000-01-01T00:00:00Z", "2000-01-01",
        "https://example.com/", "en", "0000000", "1.0.0",
    ]
}
