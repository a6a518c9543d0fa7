extension PayloadValue: Codable {
    /// The maximum nesting depth; deeper values are encoded as `null`. `JSONDecoder` reads 512 levels.
    private static let deepest = 256

    /// Decodes JSON, or a property list without dates or data. A whole number in range, even `1.0`, is an ``int(_:)``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .int(value)
        } else if let value = try? container.decode(Double.self) {
            self = Int64(whole: value).map(PayloadValue.int) ?? .double(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let values = try? container.decode([PayloadValue].self) {
            self = .list(values)
        } else {
            self = .object(try container.decode([String: PayloadValue].self))
        }
    }

    /// Encodes the value. Infinity, NaN and values more than 256 levels deep in the output are encoded as ``null``.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        guard encoder.codingPath.count < Self.deepest else { return try container.encodeNil() }
        switch self {
        case .string(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value) where value.isFinite: try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        case .double, .null: try container.encodeNil()
        }
    }
}
