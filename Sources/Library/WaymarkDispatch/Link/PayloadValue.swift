/// One value of a ``LinkPayload``, such as a string or a list, as in JSON. New versions add no cases.
public enum PayloadValue: Sendable, Hashable {
    /// A string.
    case string(String)
    /// A whole number.
    case int(Int64)
    /// A floating-point number. Decoding creates it from numbers with a fraction or outside the range of `Int64`.
    case double(Double)
    /// A Boolean value.
    case bool(Bool)
    /// A list of values, in order.
    case list([PayloadValue])
    /// A dictionary of values by name.
    case object([String: PayloadValue])
    /// A null value.
    case null

    /// The string; `nil` if the value is not a string.
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The number of an ``int(_:)``; `nil` for other values, even `.double(1)`.
    public var int: Int64? { if case .int(let value) = self { value } else { nil } }
    /// The number as a `Double`, also for a whole number; `nil` if the value is not a number.
    public var double: Double? { if case .double(let value) = self { value } else { int.map { Double($0) } } }
    /// The Boolean value; `nil` if the value is not a Boolean.
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The list; `nil` if the value is not a list.
    public var list: [PayloadValue]? { if case .list(let values) = self { values } else { nil } }

    /// The value with this name in an object; `nil` if it is absent, or if this value is not an object.
    public subscript(name: String) -> PayloadValue? {
        if case .object(let values) = self { values[name] } else { nil }
    }
}

extension PayloadValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates a string value from a literal.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates an ``int(_:)`` from an integer literal.
    public init(integerLiteral value: Int64) { self = .int(value) }
    /// Creates a ``double(_:)`` from a floating-point literal.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// Creates a Boolean value from a literal.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates a list from an array literal.
    public init(arrayLiteral elements: PayloadValue...) { self = .list(elements) }
    /// Creates an object from a dictionary literal. If it repeats a name, the last value is kept.
    public init(dictionaryLiteral elements: (String, PayloadValue)...) { self = .object(Dictionary(elements) { $1 }) }
}
