import WaymarkCore
import WaymarkRoutes

struct KeyedCaptures<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let link: DecodedLink

    var codingPath: [any CodingKey] { [] }

    var allKeys: [Key] {
        link.log?.asksForAllKeys = true
        return link.names.compactMap { Key(stringValue: $0) }
    }

    func contains(_ key: Key) -> Bool { parameter(key) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        guard let parameter = parameter(key) else { return try link.absentValue(type, key.stringValue) }
        return try parameter.decode(type)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try presentParameter(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try (link.absentList(key.stringValue) ?? presentParameter(key)).unkeyedContainer()
    }

    /// A link has no nesting, so a superclass decodes from the same keys as its subclass.
    func superDecoder() throws -> any Decoder { LinkDecoder(link: link) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try presentParameter(key) }

    private func parameter(_ key: Key) -> CaptureDecoder? { link.parameter(key.stringValue) }

    private func presentParameter(_ key: Key) throws -> CaptureDecoder {
        guard let parameter = parameter(key) else { throw link.absence(of: key.stringValue, as: "a value") }
        return parameter
    }

    // One method for each type: default implementations search a key three times; generic methods are not specialised.

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try link.value(type, key.stringValue) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try link.value(type, key.stringValue) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try link.value(type, key.stringValue) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try link.value(type, key.stringValue) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try link.value(type, key.stringValue) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try link.value(type, key.stringValue) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try link.value(type, key.stringValue) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try link.value(type, key.stringValue) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try link.value(type, key.stringValue) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try link.value(type, key.stringValue) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try link.value(type, key.stringValue) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try link.value(type, key.stringValue) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try link.value(type, key.stringValue) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try link.value(type, key.stringValue) }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        if link.log != nil, type.isOptional { throw link.nestedOptional(type, key.stringValue) }
        return try parameter(key)?.decode(type)
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try parameter(key)?.decode(type) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try parameter(key)?.decode(type) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try parameter(key)?.decode(type) }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try parameter(key)?.decode(type) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try parameter(key)?.decode(type) }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try parameter(key)?.decode(type) }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try parameter(key)?.decode(type) }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try parameter(key)?.decode(type) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try parameter(key)?.decode(type) }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try parameter(key)?.decode(type) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try parameter(key)?.decode(type) }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try parameter(key)?.decode(type) }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try parameter(key)?.decode(type) }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try parameter(key)?.decode(type) }
}

extension DecodedLink {
    fileprivate func parameter(_ name: String) -> CaptureDecoder? {
        guard let index = index(of: name), holdsValue(at: index) else { return nil }
        return CaptureDecoder(link: self, index: index)
    }

    fileprivate func value<Value: Decodable & ParameterConvertible>(
        _ type: Value.Type, _ name: String
    ) throws -> Value {
        if let index = index(of: name), let value = read(type, at: index) { return value }
        guard let parameter = parameter(name) else { return try absentValue(type, name) }
        return try parameter.decode(type)
    }

    fileprivate func absentValue<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
        if let optional = type as? any ExpressibleByNilLiteral.Type, let none = optional.init(nilLiteral: ()) as? Value
        {
            return none
        }
        if let list = absentList(name), let empty = try? list.decode(type) { return empty }
        throw absence(of: name, as: String(describing: type))
    }

    fileprivate func absentList(_ name: String) -> CaptureDecoder? {
        guard let index = index(of: name), !holdsValue(at: index), isList(at: index) else { return nil }
        return CaptureDecoder(link: self, index: index)
    }

    fileprivate func nestedOptional(_ type: any Decodable.Type, _ name: String) -> DecodingError {
        CaptureError(name: name, text: nil, type: "Optional<\(type)>", .shape(.nestedOptional)).decodingError
    }

    fileprivate func absence(of name: String, as type: String) -> DecodingError {
        let error = CaptureError(name: name, text: nil, type: type)
        return .keyNotFound(ParameterKey(stringValue: name), error.context)
    }
}
