public import WaymarkRoutes

/// The data that came with a link, such as that of a push notification: values by name.
///
/// ```swift
/// let link = IncomingLink<AppRoute>(url: "/chat/7", via: .notification, payload: ["message": "m12", "badge": 3])
/// link.payload["badge"]?.int   // 3
/// print(link.payload)          // badge, message
/// ```
public struct LinkPayload: Sendable, Hashable, ExpressibleByDictionaryLiteral, Codable, RedactedStringConvertible {
    /// The values by name.
    public var values: [String: PayloadValue]

    /// Creates a payload from values by name.
    public init(_ values: [String: PayloadValue] = [:]) { self.values = values }

    /// Creates a payload from strings by name.
    public init(_ texts: [String: String]) { values = texts.mapValues(PayloadValue.string) }

    /// Creates a payload from a dictionary literal. If it repeats a name, the last value is kept.
    public init(dictionaryLiteral elements: (String, PayloadValue)...) { values = Dictionary(elements) { $1 } }

    /// The value with this name; `nil` if there is none. Setting `nil` removes the value.
    public subscript(name: String) -> PayloadValue? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// `true` if the payload has no values.
    public var isEmpty: Bool { values.isEmpty }

    /// Decodes the payload from a dictionary of values by name.
    public init(from decoder: any Decoder) throws { values = try [String: PayloadValue](from: decoder) }

    /// Encodes the payload as a dictionary of values by name.
    public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }

    /// The names of the values, in alphabetical order, without the values, which may be private.
    public var description: String { values.keys.sorted().joined(separator: ", ") }
}
