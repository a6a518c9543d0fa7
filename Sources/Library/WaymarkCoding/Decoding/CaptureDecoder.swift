import WaymarkCore
import WaymarkRoutes

struct CaptureDecoder: ValueDecoder {
    let link: DecodedLink
    let index: Int

    var name: String { link.name(at: index) }
    var value: CaptureValue? { link.value(at: index) }
    var log: DecodingLog? { link.log }
    var codingPath: [any CodingKey] { [ParameterKey(stringValue: name)] }
    var shapeOfKeys: UnsupportedShape { .nestedKeys }

    func read<Value: ParameterConvertible>(_ type: Value.Type) -> Value? { link.read(type, at: index) }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .list(let values) = value else {
            log?.noteList(name: name)
            throw CaptureError(name: name, text: value?.description, type: "a list").decodingError
        }
        return ListDecoder(values: values, log: log)
    }
}

struct ParameterKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
