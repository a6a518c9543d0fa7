import WaymarkCore

/// The parameters of a link by name.
struct KeyedCaptures<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: LinkDecoder

    var codingPath: [any CodingKey] { [] }

    var allKeys: [Key] {
        decoder.log?.asksForAllKeys = true
        return decoder.captures.compactMap { Key(stringValue: $0.name) }
    }

    func contains(_ key: Key) -> Bool { index(of: key) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { index(of: key) == nil }

    // Two functions for the many that the protocol asks for: types that links know need no decoder of their own.

    func decode<Value: Decodable & ParameterConvertible>(_ type: Value.Type, forKey key: Key) throws -> Value {
        guard let index = index(of: key) else { return try absentValue(type, key) }
        return try CaptureDecoder(captures: decoder.captures, index: index, log: decoder.log).decode(type)
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        guard let index = index(of: key) else { return try absentValue(type, key) }
        return try CaptureDecoder(captures: decoder.captures, index: index, log: decoder.log).decode(type)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try parameter(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try parameter(key).unkeyedContainer()
    }

    /// A link is flat: what a superclass reads stands beside what its subclass reads.
    func superDecoder() throws -> any Decoder { decoder }

    func superDecoder(forKey key: Key) throws -> any Decoder { try parameter(key) }

    private func index(of key: Key) -> Int? {
        let name = key.stringValue
        return decoder.captures.firstIndex { $0.name == name }
    }

    private func parameter(_ key: Key) throws -> CaptureDecoder {
        guard let index = index(of: key) else { throw decoder.absence(of: key, as: "a value") }
        return CaptureDecoder(captures: decoder.captures, index: index, log: decoder.log)
    }

    private func absentValue<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
        if let optional = type as? any ExpressibleByNilLiteral.Type, let none = optional.init(nilLiteral: ()) as? Value
        {
            return none
        }
        throw decoder.absence(of: key, as: String(describing: type))
    }
}

extension LinkDecoder {
    fileprivate func absence(of key: some CodingKey, as type: String) -> DecodingError {
        let error = CaptureError(name: key.stringValue, text: nil, type: type)
        return .keyNotFound(key, .init(codingPath: [], debugDescription: error.description, underlyingError: error))
    }
}
