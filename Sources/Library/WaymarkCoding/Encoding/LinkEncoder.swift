import WaymarkCore
import WaymarkPrinting
import WaymarkRoutes

/// An encoder into a link's parameters; each key is a parameter name.
struct LinkEncoder: Encoder {
    let output: EncodedCaptures

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(KeyedCaptureWriter(output: output))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { onlyParameter().unkeyedContainer() }

    func singleValueContainer() -> any SingleValueEncodingContainer { onlyParameter() }

    private func onlyParameter() -> ValueEncoder {
        if output.onlyName == nil { output.refuse(.notOneParameter) }
        return ValueEncoder(output: output, name: output.onlyName ?? "")
    }
}

struct KeyedCaptureWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let output: EncodedCaptures

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) throws { output.set(nil, key.stringValue) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        output.set(try CaptureValue(encoding: value), key.stringValue)
    }

    // Every overload records absent values; the protocol's default implementations skip them.

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

    /// A link has no nesting, so a superclass encodes to the same keys as its subclass.
    func superEncoder() -> any Encoder { LinkEncoder(output: output) }

    func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

    private func encoder(_ key: Key) -> ValueEncoder { ValueEncoder(output: output, name: key.stringValue) }
}

final class EncodedCaptures {
    /// The name of the pattern's only parameter; `nil` for several or none.
    let onlyName: String?
    var captures: [String: CaptureValue] = [:]
    /// The names of parameters whose value is `nil`: the link must omit them, and they must have no default.
    var absent: Set<String> = []
    /// The first value that links cannot represent. Stored because methods that return containers cannot throw.
    private(set) var shape: UnsupportedShape?
    /// `true` if a link cannot distinguish an empty list from `nil`; encoding an empty optional list then throws.
    let hasItemsOnly: Bool

    init(onlyName: String? = nil, hasItemsOnly: Bool = false) {
        self.onlyName = onlyName
        self.hasItemsOnly = hasItemsOnly
    }

    func set(_ value: CaptureValue?, _ name: String) {
        captures[name] = value
        if value == nil { absent.insert(name) } else { absent.remove(name) }
    }

    func refuse(_ shape: UnsupportedShape) { self.shape = self.shape ?? shape }
}

extension PrintValues {
    /// Encodes the values for printing a link with these parameters. With exactly one parameter, the value may have no
    /// keys. `hasItemsOnly` is `true` for global query items: encoding an optional empty list then throws, because a
    /// link cannot distinguish it from `nil`.
    init<Value: Encodable>(
        encoding value: Value, parameters names: [String], hasItemsOnly: Bool = false
    ) throws(PrintError) {
        let onlyName = names.count == 1 ? names.first : nil
        let output = EncodedCaptures(onlyName: onlyName, hasItemsOnly: hasItemsOnly)
        do {
            try value.encode(to: LinkEncoder(output: output))
        } catch {
            throw PrintError(error, writing: Value.self)
        }
        if let shape = output.shape { throw PrintError(shape, Value.self) }
        if let onlyName { output.captures[onlyName] = output.captures[onlyName]?.sorted(ifSet: value) }
        self.init(captures: output.captures, absent: output.absent)
        omitsEmptyLists = true
    }
}

extension PrintError {
    init<Value>(_ shape: UnsupportedShape, _ type: Value.Type) {
        self.init(.unwritable(type: String(describing: type), reason: "it " + shape.sentence))
    }
}
