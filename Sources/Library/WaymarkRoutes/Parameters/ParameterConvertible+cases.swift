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
    /// A type whose own ``ParameterConvertible/init(parameter:)`` reads raw values in another case as well has whatever that
    /// initializer reads.
    public static var parameterConstraint: ParameterConstraint {
        constraint(of: allCases.map { $0.rawValue }, isOneOf: { Self(parameter: $0) != nil }) {
            Self(parameter: $0)?.parameterText
        }
    }
}

extension ParameterConvertible where Self: CaseIterable & RawRepresentable, RawValue: FixedWidthInteger {
    /// The raw values of all cases, in decimal digits.
    public static var parameterConstraint: ParameterConstraint {
        constraint(of: allCases.map { String($0.rawValue) }, isOneOf: { Self(parameter: $0) != nil }) {
            Self(parameter: $0)?.parameterText
        }
    }
}

/// The texts, unless a type does not read one of them, or reads a spelling of one that is not among them.
private func constraint(
    of texts: [String], isOneOf reads: @escaping @Sendable (String) -> Bool,
    respell: @escaping @Sendable (String) -> String?
) -> ParameterConstraint {
    let others = texts.flatMap { [$0.uppercased(), $0.lowercased(), " " + $0, "0" + $0, "+" + $0] }
    let areAll = !texts.isEmpty && texts.allSatisfy(reads) && !others.contains { !texts.contains($0) && reads($0) }
    return areAll ? .oneOf(texts) : .custom(reads, respell: respell)
}
