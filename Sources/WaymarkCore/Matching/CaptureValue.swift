/// The value that a parameter captured, as its type reads it.
public enum CaptureValue: Sendable, Hashable {
    /// Text: `String`, `UUID`, one of several texts, types of the table's own.
    case string(String)
    /// A signed integer.
    case int(Int64)
    /// An unsigned integer.
    case uint(UInt64)
    /// A number with a fraction.
    case double(Double)
    /// True or false.
    case bool(Bool)
    /// The values of a list, or the segments of a catch-all.
    case list([CaptureValue])
}

extension CaptureValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
    /// Creates a text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a signed integer.
    public init(integerLiteral value: Int64) { self = .int(value) }
    /// Creates a number.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// Creates true or false.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates a list.
    public init(arrayLiteral elements: CaptureValue...) { self = .list(elements) }
}

extension CaptureValue: CustomStringConvertible {
    /// The value as it is written in a link; lists with commas.
    public var description: String {
        switch self {
        case .string(let text): text
        case .int(let value): String(value)
        case .uint(let value): String(value)
        case .double(let value): Self.spelling(of: value)
        case .bool(let value): String(value)
        case .list(let values): values.map(\.description).joined(separator: ",")
        }
    }

    /// `5`, not `5.0`: whole numbers have no fraction, and `-0` is `0`.
    private static func spelling(of value: Double) -> String {
        // Not by way of an integer: in debug builds that needs the C library's mathematics, which nothing links here.
        if value == 0 { return "0" }
        let text = String(value)
        return abs(value) < 1e15 && text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension Constraint {
    /// The value of decoded text that the constraint takes; integers are read without making a text of them.
    func value(of bytes: UnsafeBufferPointer<UInt8>) -> CaptureValue {
        switch kind {
        case .signed: if let value = Spelling.signed(bytes) { return .int(value) }
        case .unsigned: if let value = Spelling.unsigned(bytes) { return .uint(value) }
        case .bool: return .bool(Spelling.equals(bytes, "true"))
        case .oneOf: if let text = listedText(bytes) { return .string(String(decoding: text, as: UTF8.self)) }
        default: break
        }
        return value(of: String(bytes: bytes))
    }

    /// The value of a text that the constraint takes.
    package func value(of text: String) -> CaptureValue {
        switch kind {
        case .signed, .lenientInt: Int64(text).map(CaptureValue.int) ?? .string(text)
        case .unsigned: UInt64(text).map(CaptureValue.uint) ?? .string(text)
        // A float is kept as the link spells it: `0.1`, not the number next to it that has 24 bits.
        case .double, .lenientDouble, .float: Double(text).map(CaptureValue.double) ?? .string(text)
        case .bool: .bool(text == "true")
        case .lenientBool:
            text.lenientBool.map(CaptureValue.bool) ?? .string(text)
        case .oneOf: .string(listed(text))
        case .any, .uuid, .characters, .custom: .string(text)
        }
    }

    /// A text as the pattern lists it, which a link may spell in another case.
    private func listed(_ text: String) -> String {
        text.withBytes { bytes in listedText(bytes).map { String(decoding: $0, as: UTF8.self) } } ?? text
    }
}

extension String {
    fileprivate var lenientBool: Bool? {
        var text = self
        return text.withUTF8 { Spelling.lenientBool($0) }
    }
}
