/// One value of a payload, of the kinds that JSON and property lists of push messages have.
///
/// This enum is complete.
public enum PayloadValue: Sendable, Hashable {
    /// Text.
    case string(String)
    /// A whole number.
    case int(Int64)
    /// A number with a fraction.
    case double(Double)
    /// True or false.
    case bool(Bool)
    /// Values in order.
    case list([PayloadValue])
    /// Values by name.
    case object([String: PayloadValue])
    /// No value.
    case null

    /// The text, if it is text.
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The whole number, if it is one.
    public var int: Int64? { if case .int(let value) = self { value } else { nil } }
    /// The number, if it is one.
    public var double: Double? {
        switch self {
        case .double(let value): value
        case .int(let value): Double(value)
        default: nil
        }
    }
    /// The truth value, if it is one.
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The values, if it is a list.
    public var list: [PayloadValue]? { if case .list(let values) = self { values } else { nil } }

    /// The value of a name, if it is an object that has one.
    public subscript(name: String) -> PayloadValue? {
        if case .object(let values) = self { values[name] } else { nil }
    }
}

extension PayloadValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a whole number.
    public init(integerLiteral value: Int64) { self = .int(value) }
    /// Creates a number.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// Creates true or false.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates a list.
    public init(arrayLiteral elements: PayloadValue...) { self = .list(elements) }
    /// Creates an object; of a name that stands twice the last value is kept.
    public init(dictionaryLiteral elements: (String, PayloadValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}
