import WaymarkCore
import WaymarkRoutes

/// A decoder of a single value: a parameter or a list element.
protocol ValueDecoder: Decoder, SingleValueDecodingContainer {
    /// The parameter's name; empty for a list element.
    var name: String { get }
    var value: CaptureValue? { get }
    var log: DecodingLog? { get }

    func read<Value: ParameterConvertible>(_ type: Value.Type) -> Value?

    /// The unsupported shape of a keyed container at this level.
    var shapeOfKeys: UnsupportedShape { get }
}

extension ValueDecoder {
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw unsupported(shapeOfKeys)
    }

    /// Captures are never null.
    func decodeNil() -> Bool { false }

    func decode<Value: Decodable & ParameterConvertible>(_ type: Value.Type) throws -> Value {
        guard let result = read(type) else { throw misfit(type) }
        return result
    }

    /// Decodes the type from its capture if it is ``ParameterConvertible``, or otherwise from this single value.
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if log != nil, let shape = shape(of: type) { throw shapeError(shape, type) }
        if let convertible = type as? any ParameterConvertible.Type {
            guard let result = read(convertible) as? Value else { throw misfit(type, as: convertible) }
            return result
        }
        log?.failure = nil
        do {
            return try Value(from: self)
        } catch {
            log?.note(type, name: name)
            throw (error as? DecodingError).map { relabel($0, as: type) } ?? error
        }
    }
}

// MARK: Errors

extension ValueDecoder {
    private func misfit<Value: Decodable>(
        _ type: Value.Type, as convertible: any ParameterConvertible.Type
    ) -> DecodingError {
        if let shape = unsupportedShape(of: convertible) { return shapeError(shape, type) }
        log?.note(convertible, name: name)
        return CaptureError(name: name, text: value?.description, type: String(describing: type)).decodingError
    }

    private func misfit<Value: Decodable & ParameterConvertible>(_ type: Value.Type) -> DecodingError {
        misfit(type, as: type)
    }

    private func shapeError(_ shape: UnsupportedShape, _ type: any Decodable.Type) -> DecodingError {
        CaptureError(name: name, text: value?.description, type: String(describing: type), .shape(shape)).decodingError
    }

    /// Returns the unsupported shape of a type, as far as the type reveals it; used for probes only.
    private func shape(of type: any Decodable.Type) -> UnsupportedShape? {
        if name.isEmpty, type.isOptional { return .optionalElement }
        if type is any KeyedShape.Type { return shapeOfKeys }
        return (type as? any ParameterConvertible.Type).flatMap { unsupportedShape(of: $0) }
    }

    func unsupported(_ shape: UnsupportedShape) -> DecodingError {
        CaptureError(name: name, text: value?.description, type: "", .shape(shape)).decodingError
    }

    /// Converts an inner error: an error of a type that wraps this value names that type; an error of a list element
    /// keeps the element's type.
    private func relabel<Value: Decodable>(_ error: DecodingError, as type: Value.Type) -> DecodingError {
        let cause = error.context.underlyingError as? CaptureError
        if let cause, cause.name.isEmpty, !name.isEmpty, cause.kind == .value {
            return CaptureError(name: name, text: cause.text, type: cause.type).decodingError
        }
        let kind = cause?.kind ?? .value
        return CaptureError(name: name, text: value?.description, type: String(describing: type), kind).decodingError
    }
}

extension CaptureError {
    /// The error wrapped as decoders throw it, with this error as the underlying one.
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
