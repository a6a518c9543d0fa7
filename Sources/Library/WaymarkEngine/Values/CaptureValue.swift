/// The captured value of a parameter, converted by its type.
public enum CaptureValue: Sendable, Hashable {
    /// A string: `String`, `UUID`, one of several strings, custom types.
    case string(String)
    /// A signed integer.
    case int(Int64)
    /// An unsigned integer.
    case uint(UInt64)
    /// A floating-point number.
    case double(Double)
    /// A Boolean.
    case bool(Bool)
    /// The values of a list, or the segments of a catch-all.
    case list([CaptureValue])
}

extension CaptureValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a signed integer.
    public init(integerLiteral value: Int64) { self = .int(value) }
    /// Creates a floating-point number.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// Creates a Boolean.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates a list.
    public init(arrayLiteral elements: CaptureValue...) { self = .list(elements) }
}

extension CaptureValue: CustomStringConvertible {
    /// The value as it is written in a link; lists are separated by commas.
    public var description: String {
        switch self {
        case .string(let text): text
        case .int(let value): String(value)
        case .uint(let value): String(value)
        case .double(let value): Spelling.text(of: value)
        case .bool(let value): String(value)
        case .list(let values): values.map { $0.description }.joined(separator: ",")
        }
    }
}
