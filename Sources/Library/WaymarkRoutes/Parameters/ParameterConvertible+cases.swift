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
    public static var parameterConstraint: ParameterConstraint {
        constraint(of: allCases.map { $0.rawValue }, isOneOf: { Self(parameter: $0) != nil }) {
            Self(parameter: $0)?.parameterText
        }
    }
}

extension ParameterConvertible where Self: CaseIterable & RawRepresentable, RawValue: FixedWidthInteger {
    /// The constraint that accepts the raw values of all cases as decimal numbers.
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
