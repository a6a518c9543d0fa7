import WaymarkCore
import WaymarkRoutes

/// A decoder of a link's parameters; each key is a parameter name.
///
/// Its only property is a reference, so that a decoder in an `any Decoder` needs no allocation.
struct LinkDecoder: Decoder {
    let link: DecodedLink

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        link.log?.noteKeys { Key(stringValue: $0) != nil }
        return KeyedDecodingContainer(KeyedCaptures(link: link))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try onlyParameter().unkeyedContainer() }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { try onlyParameter() }

    private func onlyParameter() throws -> CaptureDecoder {
        guard let index = link.onlyIndex else {
            throw CaptureError(name: "", text: nil, type: "", .shape(.notOneParameter)).decodingError
        }
        return CaptureDecoder(link: link, index: index)
    }

    /// Decodes a type. Decoding errors become ``CaptureError``; errors that the type's own code throws are unchanged.
    static func decode<Value: Decodable>(_ type: Value.Type, from link: DecodedLink) throws -> Value {
        do {
            return try Value(from: LinkDecoder(link: link))
        } catch let error as DecodingError {
            throw error.captureError(of: type) ?? valueError(of: type, link) ?? error
        }
    }

    /// Decodes the only parameter again, to return an error that names the parameter and its type.
    private static func valueError<Value: Decodable>(of type: Value.Type, _ link: DecodedLink) -> CaptureError? {
        guard let index = link.onlyIndex else { return nil }
        do {
            _ = try CaptureDecoder(link: link, index: index).decode(type)
            return nil
        } catch {
            let error = (error as? DecodingError)?.context.underlyingError as? CaptureError
            return error?.kind == .value ? error : nil
        }
    }
}

extension DecodingError {
    /// Returns the ``CaptureError`` that caused the error; `nil` if the type itself threw the error.
    fileprivate func captureError(of type: any Decodable.Type) -> (any Error)? {
        if let error = context.underlyingError as? CaptureError {
            return error.type.isEmpty
                ? CaptureError(name: "", text: nil, type: String(describing: type), error.kind) : error
        }
        // For an enum with associated values, the synthesised `init(from:)` throws this error if there are no keys or
        // several.
        if case .typeMismatch(let expected, _) = self, expected == type {
            return CaptureError(name: "", text: nil, type: String(describing: type), .shape(.associatedValues))
        }
        return nil
    }

    var context: Context {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context
        @unknown default: Context(codingPath: [], debugDescription: "")
        }
    }
}

/// A decoding container of the elements of a list or the segments of a catch-all.
struct ListDecoder: UnkeyedDecodingContainer {
    /// The elements, stored like parameter values but without names.
    private let link: DecodedLink
    let count: Int?
    private(set) var currentIndex = 0

    init(_ values: [CaptureValue], log: DecodingLog?) {
        link = DecodedLink(Captures(values.map { Captures.Element(name: "", value: $0) }), log: log)
        count = values.count
    }

    var codingPath: [any CodingKey] { [] }
    var isAtEnd: Bool { currentIndex == count }

    mutating func decodeNil() throws -> Bool {
        _ = try element()
        return false
    }

    mutating func decode<Value: Decodable & ParameterConvertible>(_ type: Value.Type) throws -> Value {
        try next { try $0.decode(type) }
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try next { try $0.decode(type) }
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try element().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try element().unkeyedContainer() }

    mutating func superDecoder() throws -> any Decoder { try next { $0 } }

    private mutating func next<Value>(_ decode: (CaptureDecoder) throws -> Value) throws -> Value {
        let value = try decode(try element())
        currentIndex += 1
        return value
    }

    private func element() throws -> CaptureDecoder {
        guard !isAtEnd else {
            let error = CaptureError(name: "", text: nil, type: "another element of the list")
            throw DecodingError.valueNotFound(Never.self, error.context)
        }
        return CaptureDecoder(link: link, index: currentIndex)
    }
}
