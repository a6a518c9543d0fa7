import WaymarkCore
import WaymarkRoutes

/// Reads a type from what the parameters of a link held: each key of the type is the name of a parameter.
///
/// Decoders and containers are references to one link, small enough to stand where Swift puts values of unknown types.
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

    /// A type that is one value is read from the one parameter that there is.
    private func onlyParameter() throws -> CaptureDecoder {
        guard let index = link.onlyIndex else {
            throw CaptureError(name: "", text: nil, type: "", .shape(.notOneParameter)).decodingError
        }
        return CaptureDecoder(link: link, index: index)
    }
}

extension LinkDecoder {
    /// Reads a type, and tells what is wrong with a value by ``CaptureError``; errors of the type's own stay as they are.
    static func decode<Value: Decodable>(_ type: Value.Type, from link: DecodedLink) throws -> Value {
        do {
            return try Value(from: LinkDecoder(link: link))
        } catch let error as DecodingError {
            throw error.captureError(of: type) ?? valueError(of: type, link) ?? error
        }
    }

    /// What is wrong with the one value of a type that is one value, and does not say so.
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
    /// What is wrong with a value, if it was found here and not by the type itself.
    fileprivate func captureError(of type: any Decodable.Type) -> (any Error)? {
        if let error = context.underlyingError as? CaptureError {
            return error.type.isEmpty
                ? CaptureError(name: "", text: nil, type: String(describing: type), error.kind) : error
        }
        // What the compiler writes for enums with associated values asks for one key, which links do not have.
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
