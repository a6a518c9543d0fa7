import WaymarkCore
import WaymarkPrinting
import WaymarkRoutes

struct KeyedCaptureWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let output: EncodedCaptures

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) throws { output.set(nil, key.stringValue) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        output.set(try CaptureValue(encoding: value), key.stringValue)
    }

    // All overloads record absent values; the protocol's defaults skip them.

    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws { try note(value, key) }
    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try note(value, key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try note(value, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try note(value, key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try note(value, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try note(value, key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try note(value, key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try note(value, key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try note(value, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try note(value, key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try note(value, key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try note(value, key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try note(value, key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try note(value, key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try note(value, key) }

    private func note<Value: Encodable>(_ value: Value?, _ key: Key) throws {
        let capture = try value.flatMap { try CaptureValue(encoding: $0) }
        if output.hasItemsOnly, case .list([]) = capture { throw PrintError(.emptyList(key.stringValue)) }
        output.set(capture, key.stringValue)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        encoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder(key).unkeyedContainer() }

    /// Links are flat, so a superclass shares the keys of its subclass.
    func superEncoder() -> any Encoder { LinkEncoder(output: output) }

    func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

    private func encoder(_ key: Key) -> ValueEncoder {
        ValueEncoder(target: .parameter(output, key.stringValue), shapeOfKeys: .nestedKeys)
    }
}
