import WaymarkCore

/// Reads a type from what one parameter held.
struct CaptureDecoder: ValueDecoder {
    let captures: Captures
    let index: Int
    let log: DecodingLog?

    var name: String { captures[index].name }
    var value: CaptureValue { captures.value(at: index) }
    var codingPath: [any CodingKey] { [ParameterKey(stringValue: name)] }
    var shapeOfKeys: UnsupportedShape { .nestedKeys }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .list(let values) = value else {
            log?.noteList(name: name)
            throw CaptureError(name: name, text: value.description, type: "a list").decodingError
        }
        return ListDecoder(values: values, log: log)
    }
}

/// The name of a parameter.
struct ParameterKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
