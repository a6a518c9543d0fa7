import WaymarkCore
import WaymarkRoutes

extension CaptureValue {
    /// Returns values of a type that is `CaseIterable`: the first three cases.
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
