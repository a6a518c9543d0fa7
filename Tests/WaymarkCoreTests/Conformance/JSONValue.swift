import WaymarkCore

/// A value as a file of cases gives it.
enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}

extension JSONValue {
    init(_ value: CaptureValue) {
        self =
            switch value {
            case .string(let text): .text(text)
            case .int(let value): .number(Double(value))
            case .uint(let value): .number(Double(value))
            case .double(let value): .number(value)
            case .bool(let value): .bool(value)
            case .list(let values): .list(values.map(JSONValue.init))
            }
    }
}
