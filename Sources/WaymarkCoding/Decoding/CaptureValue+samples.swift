package import WaymarkCore

extension CaptureValue {
    /// Texts of which most types that are spelled as one text take one.
    package static let samples: [CaptureValue] = [
        "0", "1", "true", "a", "00000000-0000-0000-0000-000000000000", "2000-01-01T00:00:00Z", "2000-01-01",
        "https://example.com/", "en", "0000000", "1.0.0",
    ]

    /// Values of a type that lists its own.
    static func samples(of type: Any.Type) -> [CaptureValue] {
        guard let type = type as? any CaseIterable.Type else { return [] }
        return type.samples
    }

    fileprivate init?(caseOf value: Any) {
        let rawValue = (value as? any RawRepresentable)?.rawRawValue
        guard let convertible = (value as? any ParameterConvertible) ?? rawValue,
            let capture = convertible.capture
        else { return nil }
        self = capture
    }
}

extension CaseIterable {
    fileprivate static var samples: [CaptureValue] {
        allCases.prefix(3).compactMap { CaptureValue(caseOf: $0) }
    }
}

extension RawRepresentable {
    fileprivate var rawRawValue: (any ParameterConvertible)? { rawValue as? any ParameterConvertible }
}
