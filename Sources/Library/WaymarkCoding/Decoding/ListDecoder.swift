import WaymarkCore
import WaymarkRoutes

/// A container of a list's values or a catch-all's segments.
struct ListDecoder: UnkeyedDecodingContainer {
    let values: [CaptureValue]
    private(set) var currentIndex = 0
    let log: DecodingLog?

    init(values: [CaptureValue], log: DecodingLog?) { (self.values, self.log) = (values, log) }

    var codingPath: [any CodingKey] { [] }
    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex == values.count }

    mutating func decodeNil() throws -> Bool {
        _ = try element()
        return false
    }

    mutating func decode<Value: Decodable & ParameterConvertible>(_ type: Value.Type) throws -> Value {
        let value = try element().decode(type)
        currentIndex += 1
        return value
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try element().decode(type)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try element().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try element().unkeyedContainer() }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = try element()
        currentIndex += 1
        return decoder
    }

    private func element() throws -> ElementDecoder {
        guard !isAtEnd else {
            let error = CaptureError(name: "", text: nil, type: "another element of the list")
            throw DecodingError.valueNotFound(Never.self, error.context)
        }
        return ElementDecoder(values: values, index: currentIndex, log: log)
    }
}

struct ElementDecoder: ValueDecoder {
    let values: [CaptureValue]
    let index: Int
    let log: DecodingLog?

    var name: String { "" }
    var value: CaptureValue? { values[index] }
    var codingPath: [any CodingKey] { [ParameterKey(stringValue: String(index))] }
    var shapeOfKeys: UnsupportedShape { .nestedList }

    func read<Value: ParameterConvertible>(_ type: Value.Type) -> Value? { values[index].read(type) }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw decodingError("", .shape(.nestedList)) }
}
