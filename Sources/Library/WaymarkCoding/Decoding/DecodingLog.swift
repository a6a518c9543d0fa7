import WaymarkCore
import WaymarkRoutes

/// Notes what a type asks for and what it fails at, while it is read from made-up links.
final class DecodingLog {
    /// The last value that could not be read, and what the type expected there.
    struct Failure {
        /// The parameter's name; empty for an element of a list.
        var name: String
        /// Whether a type of the user's own said so, and not one that links know.
        var isOfType = false
        /// What was expected; `nil` if that is not known yet.
        var expectation: ParameterExpectation?
        /// Makes the texts of values to go on with, if the type has any to offer.
        var texts: [CaptureValue] = []
    }

    var failure: Failure?
    /// Whether the type asked which keys there are, as enums with associated values do.
    var asksForAllKeys = false
    private var isKey: [(String) -> Bool] = []

    func noteKeys(_ isKey: @escaping (String) -> Bool) { self.isKey.append(isKey) }

    /// Whether no key that the type knows is this name; a type without keys reads everything.
    func neverReads(_ name: String) -> Bool { !isKey.isEmpty && !isKey.contains { $0(name) } }

    /// A value is none of a type that links know.
    func note(_ type: any ParameterConvertible.Type, name: String) {
        failure = Failure(name: name, expectation: type.expectation(name: name), texts: CaptureValue.samples(of: type))
    }

    /// A list was asked for.
    func noteList(name: String) {
        var expectation = String.expectation(name: name)
        expectation.type.isList = true
        expectation.swiftType = "[String]"
        failure = Failure(name: name, expectation: expectation, texts: [.list([""])])
    }

    /// A type could not be made of a value that it is made of.
    func note<Value: Decodable>(_ type: Value.Type, name: String) {
        let inner = failure
        if let inner, let expectation = inner.expectation, inner.name.isEmpty || expectation.type.isList {
            // The element of a list, or that it is to be one, is all that is to be known.
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

/// Whether a type can be read from a text.
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
