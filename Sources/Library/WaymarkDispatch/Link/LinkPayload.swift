public import WaymarkRoutes

/// The data that came with a link: values by name.
///
/// ```swift
/// let link = IncomingLink<AppRoute>(url: "/chat/7", via: .notification, payload: ["message": "m12", "badge": 3])
/// link.payload["badge"]?.int   // 3
/// print(link.payload)          // badge, message
/// ```
///
/// The printed payload contains only its names, because values are private.
public struct LinkPayload: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// The values.
    public var values: [String: PayloadValue]

    /// Creates a payload from values.
    public init(_ values: [String: PayloadValue] = [:]) { self.values = values }

    /// Creates a payload from strings.
    public init(_ texts: [String: String]) { values = texts.mapValues(PayloadValue.string) }

    /// Creates a payload. For a duplicate name the last value is kept.
    public init(dictionaryLiteral elements: (String, PayloadValue)...) { values = Dictionary(elements) { $1 } }

    /// The value of a name.
    public subscript(name: String) -> PayloadValue? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// `true` if the payload has no values.
    public var isEmpty: Bool { values.isEmpty }
}

extension LinkPayload: Codable {
    /// Decodes the values by name.
    public init(from decoder: any Decoder) throws { values = try [String: PayloadValue](from: decoder) }

    /// Encodes the values by name.
    public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

extension LinkPayload: RedactedStringConvertible {
    /// The names, in alphabetical order.
    public var description: String { values.keys.sorted().joined(separator: ", ") }
}
