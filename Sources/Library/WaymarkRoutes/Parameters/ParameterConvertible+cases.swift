public import WaymarkCore

extension ParameterConvertible where Self: CaseIterable & RawRepresentable, RawValue == String {
    /// The raw values of all cases.
    ///
    /// ```swift
    /// enum Tab: String, CaseIterable, ParameterConvertible { case posts, photos }
    ///
    /// Tab.parameterConstraint.accepts("photos")   // true
    /// ```
    ///
    /// The constraint is a custom one if the type's own ``ParameterConvertible/init(parameter:)`` accepts other
    /// spellings too. It then accepts all strings that the initializer accepts.
    public static var parameterConstraint: ParameterConstraint {
        constraint(of: allCases.map { $0.rawValue }, isOneOf: { Self(parameter: $0) != nil }) {
            Self(parameter: $0)?.parameterText
        }
    }
}

extension ParameterConvertible where Self: CaseIterable & RawRepresentable, RawValue: FixedWidthInteger {
    /// The decimal raw values of all cases.
    public static var parameterConstraint: ParameterConstraint {
        constraint(of: allCases.map { String($0.rawValue) }, isOneOf: { Self(parameter: $0) != nil }) {
            Self(parameter: $0)?.parameterText
        }
    }
}

/// Returns the list of strings, or a custom constraint if the type rejects one of them or accepts another spelling.
private func constraint(
    of texts: [String], isOneOf reads: @escaping @Sendable (String) -> Bool,
    canonicalSpelling: @escaping @Sendable (String) -> String?
) -> ParameterConstraint {
    let others = texts.flatMap { [$0.uppercased(), $0.lowercased(), " " + $0, "0" + $0, "+" + $0] }
    let areAll = !texts.isEmpty && texts.allSatisfy(reads) && !others.contains { !texts.contains($0) && reads($0) }
    return areAll ? .oneOf(texts) : .custom(reads, canonicalSpelling: canonicalSpelling)
}
