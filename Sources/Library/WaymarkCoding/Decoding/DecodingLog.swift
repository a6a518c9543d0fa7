import WaymarkCore
import WaymarkRoutes

/// A log of decoding a type from sample links: the keys that the type uses, and the failures.
final class DecodingLog {
    /// The last value that failed to decode, and the value that the type expected.
    struct Failure {
        var name: String
        /// `true` if decoding a custom type failed; `false` for a built-in type.
        var isOfType = false
        /// The parameter type and strings that the Swift type expects; `nil` if not yet known.
        var expectation: ParameterExpectation?
        /// The sample values to try next for the parameter that failed to decode.
        var texts: [CaptureValue] = []
    }

    var failure: Failure?
    /// `true` if the type requested all keys, as synthesised decoding of enums with associated values does.
    var asksForAllKeys = false
    private var isKey: [(String) -> Bool] = []

    func noteKeys(_ isKey: @escaping (String) -> Bool) { self.isKey.append(isKey) }

    /// Returns `true` if the type has keys, but none with this name. Without keys, the type may read every parameter.
    func neverReads(_ name: String) -> Bool { !isKey.isEmpty && !isKey.contains { $0(name) } }

    func note(_ type: any ParameterConvertible.Type, name: String) {
        failure = Failure(name: name, expectation: type.expectation(name: name), texts: CaptureValue.samples(of: type))
    }

    func noteList(name: String) {
        var expectation = String.expectation(name: name)
        expectation.type.isList = true
        expectation.swiftType = "[String]"
        failure = Failure(name: name, expectation: expectation, texts: [.list([""])])
    }

    /// Records that a type with its own `init(from:)` failed to decode from a single value.
    func note<Value: Decodable>(_ type: Value.Type, name: String) {
        let inner = failure
        if let inner, let expectation = inner.expectation, inner.name.isEmpty || expectation.type.isList {
            // `failure` describes the list, or the element that failed. Adds the name of the parameter.
            failure?.name = name
            failure?.isOfType = true
            failure?.expectation?.name = name
            failure?.expectation?.type.isList = !name.isEmpty
            return
        }
        let reader: any TextReader = Reader<Value>()
        let swiftType = String(reflecting: type)
        failure = Failure(
            name: name, isOfType: true,
            expectation: ParameterExpectation(
                name: name, type: .named(String(describing: type)), constraint: .custom { reader.accepts($0) },
                isOptional: false, swiftType: swiftType,
                rawConstraint: inner?.expectation?.constraint ?? ParameterConstraint(.any)),
            texts: CaptureValue.samples(of: type))
    }
}

/// A type-erased check that a type can be decoded from a string.
private protocol TextReader: Sendable {
    func accepts(_ text: String) -> Bool
}

private struct Reader<Value: Decodable>: TextReader {
    func accepts(_ text: String) -> Bool {
        let link = DecodedLink(Captures([.init(name: "value", value: .string(text))]))
        return (try? CaptureDecoder(link: link, index: 0).decode(Value.self)) != nil
    }
}

extension ParameterConvertible {
    fileprivate static func expectation(name: String) -> ParameterExpectation {
        ParameterExpectation(name: name, Self.self)
    }
}

extension CaptureValue {
    /// Returns the first three cases of a `CaseIterable` type as values; empty for other types.
    fileprivate static func samples(of type: Any.Type) -> [CaptureValue] {
        (type as? any CaseIterable.Type)?.samples ?? []
    }

    fileprivate init?(caseOf value: Any) {
        let rawValue = (value as? any RawRepresentable)?.rawValue as? any ParameterConvertible
        guard let capture = (value as? any ParameterConvertible ?? rawValue)?.capture else { return nil }
        self = capture
    }
}

extension CaseIterable {
    fileprivate static var samples: [CaptureValue] {
        allCases.prefix(3).compactMap { CaptureValue(caseOf: $0) }
    }
}
