import WaymarkCore
import WaymarkRoutes

/// Reads a type from one value: that of a parameter, or of an element of a list.
protocol ValueDecoder: Decoder, SingleValueDecodingContainer {
    /// The parameter's name; empty for an element.
    var name: String { get }
    var value: CaptureValue? { get }
    var log: DecodingLog? { get }

    /// The value as a type, or `nil` if it is none of it.
    func read<Value: ParameterConvertible>(_ type: Value.Type) -> Value?

    /// A shape that cannot be read here.
    var shapeOfKeys: UnsupportedShape { get }
}

extension ValueDecoder {
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw unsupported(shapeOfKeys)
    }

    /// What is captured is there.
    func decodeNil() -> Bool { false }

    /// A type that links know.
    func decode<Value: Decodable & ParameterConvertible>(_ type: Value.Type) throws -> Value {
        guard let result = read(type) else { throw misfit(type) }
        return result
    }

    /// A type that says itself how it stands in links, or else one that is read from such a value.
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

    /// What no link can spell of a type, as far as the type says so; asked for made-up links only.
    private func shape(of type: any Decodable.Type) -> UnsupportedShape? {
        if name.isEmpty, type.isOptional { return .optionalElement }
        if type is any KeyedShape.Type { return shapeOfKeys }
        return (type as? any ParameterConvertible.Type).flatMap { unsupportedShape(of: $0) }
    }

    func unsupported(_ shape: UnsupportedShape) -> DecodingError {
        CaptureError(name: name, text: value?.description, type: "", .shape(shape)).decodingError
    }

    /// An error of a type that is made of this value is about the type, not about what it is made of; an error about an
    /// element of a list is about the element.
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
    /// The error as decoders throw it, with the facts inside, from which the sentence is made by whoever wants it.
    var decodingError: DecodingError { .dataCorrupted(context) }

    var context: DecodingError.Context {
        .init(codingPath: [], debugDescription: "the link does not hold what is asked for", underlyingError: self)
    }
}

/// Dictionaries, which are written as keys, or else as a list that has keys and values by turns.
protocol KeyedShape {}

extension Dictionary: KeyedShape {}

/// Optionals of any type.
private protocol OptionalShape {}

extension Optional: OptionalShape {}

extension Decodable {
    /// Whether the type is an optional.
    static var isOptional: Bool { self is any OptionalShape.Type }
}
