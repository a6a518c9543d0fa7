/// The value that a link has for a pattern parameter, converted to the parameter's type.
public enum CaptureValue: Sendable, Hashable {
    /// The value of a `String`, a format such as `UUID`, a choice such as `en|de`, or a custom type.
    case string(String)
    /// The value of a signed integer parameter, such as `Int` or `Int8`.
    case int(Int64)
    /// The value of an unsigned integer parameter, such as `UInt`.
    case uint(UInt64)
    /// The value of a `Double` or `Float` parameter.
    case double(Double)
    /// The value of a `Bool` parameter.
    case bool(Bool)
    /// The elements of a list parameter such as `[Int]`, or the path segments of a named catch-all.
    case list([CaptureValue])
}

extension CaptureValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
    /// Creates a string value from a literal.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a signed integer value from a literal.
    public init(integerLiteral value: Int64) { self = .int(value) }
    /// Creates a floating-point value from a literal.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// Creates a Boolean value from a literal.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates a list value from an array literal of elements.
    public init(arrayLiteral elements: CaptureValue...) { self = .list(elements) }
}

extension CaptureValue: CustomStringConvertible {
    /// The string of the value in a link, before percent-encoding. The elements of a list are joined by commas.
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
