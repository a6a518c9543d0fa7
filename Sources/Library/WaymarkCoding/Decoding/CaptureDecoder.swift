import WaymarkCore
import WaymarkRoutes

/// A decoder of a single value: a parameter or a list element.
struct CaptureDecoder: Decoder, SingleValueDecodingContainer {
    let link: DecodedLink
    let index: Int

    private var name: String { link.name(at: index) }
    private var value: CaptureValue? { link.value(at: index) }
    private var log: DecodingLog? { link.log }
    /// The problem to report if the type decodes this value with keys.
    private var shapeOfKeys: UnsupportedShape { name.isEmpty ? .nestedList : .nestedKeys }
    var codingPath: [any CodingKey] { [ParameterKey(stringValue: name.isEmpty ? String(index) : name)] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw decodingError("", .shape(shapeOfKeys))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        if name.isEmpty { throw decodingError("", .shape(.nestedList)) }
        guard case .list(let values) = value else {
            log?.noteList(name: name)
            throw decodingError("a list")
        }
        return ListDecoder(values, log: log)
    }

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable & ParameterConvertible>(_ type: Value.Type) throws -> Value {
        guard let result = link.read(type, at: index) else { throw misfit(type, as: type) }
        return result
    }

    /// Decodes a ``ParameterConvertible`` type from the captured value, and any other type by its `init(from:)`.
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if log != nil, let shape = shape(of: type) { throw decodingError("\(type)", .shape(shape)) }
        if let convertible = type as? any ParameterConvertible.Type {
            // Checks and casts in two steps: casting `nil` directly would succeed for an optional type.
            guard let result = link.read(convertible, at: index), let value = result as? Value else {
                throw misfit(type, as: convertible)
            }
            return value
        }
        log?.failure = nil
        do {
            return try Value(from: self)
        } catch {
            log?.note(type, name: name)
            throw (error as? DecodingError).map { relabel($0, as: type) } ?? error
        }
    }

    private func misfit(_ type: any Decodable.Type, as convertible: any ParameterConvertible.Type) -> DecodingError {
        if let shape = unsupportedShape(of: convertible) { return decodingError("\(type)", .shape(shape)) }
        log?.note(convertible, name: name)
        return decodingError("\(type)")
    }

    private func decodingError(_ type: String, _ kind: CaptureError.Kind = .value) -> DecodingError {
        CaptureError(name: name, text: value?.description, type: type, kind).decodingError
    }

    /// Returns the shape of a type that links cannot represent, such as a dictionary. Called only for sample links, by
    /// which a `Codable` type is tested before any real link.
    private func shape(of type: any Decodable.Type) -> UnsupportedShape? {
        if name.isEmpty, type.isOptional { return .optionalElement }
        if type is any KeyedShape.Type { return shapeOfKeys }
        return (type as? any ParameterConvertible.Type).flatMap { unsupportedShape(of: $0) }
    }

    /// Converts an error in a nested value to one that names this parameter, and `type` or the list's element type.
    private func relabel(_ error: DecodingError, as type: any Decodable.Type) -> DecodingError {
        let cause = error.context.underlyingError as? CaptureError
        if let cause, cause.name.isEmpty, !name.isEmpty, cause.kind == .value {
            return CaptureError(name: name, text: cause.text, type: cause.type).decodingError
        }
        return decodingError("\(type)", cause?.kind ?? .value)
    }
}

struct ParameterKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension CaptureError {
    /// The error as a `DecodingError`, which decoders must throw.
    var decodingError: DecodingError { .dataCorrupted(context) }

    var context: DecodingError.Context {
        .init(codingPath: [], debugDescription: "the link does not contain the requested value", underlyingError: self)
    }
}

/// A dictionary, which encodes as keys, or as a list of alternating keys and values.
protocol KeyedShape {}

extension Dictionary: KeyedShape {}

private protocol OptionalShape {}

extension Optional: OptionalShape {}

extension Decodable {
    static var isOptional: Bool { self is any OptionalShape.Type }
}
