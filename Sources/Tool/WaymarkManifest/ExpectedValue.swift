public import WaymarkCore

/// The value that a route file expects of a capture, as it is written there. This enum is complete.
public enum ExpectedValue: Sendable, Hashable {
    /// Nothing (`null`, `~` or an empty value): the parameter was absent.
    case absent
    /// A value, as it is written.
    case text(String)
    /// A list of values.
    case list([String])

    /// Whether a capture is what is expected.
    ///
    /// Numbers and flags are compared by value: `15` is the number 15, and `1.50` is the number 1.5. `015` and `+15` are
    /// not numbers. Text is compared byte by byte.
    public func matches(_ value: CaptureValue?) -> Bool {
        switch (self, value) {
        case (.absent, nil): true
        case (.list(let expected), .list(let values)):
            expected.count == values.count && zip(expected, values).allSatisfy(ExpectedValue.matches)
        case (.text(let expected), let value?): ExpectedValue.matches(expected, value)
        default: false
        }
    }

    private static func matches(_ expected: String, _ value: CaptureValue) -> Bool {
        switch value {
        case .string(let text): expected.utf8.elementsEqual(text.utf8)
        case .int, .uint, .bool: expected == value.description
        case .double(let number): Double(expected) == number && !expected.hasPrefix("+")
        case .list: false
        }
    }
}

extension ExpectedValue: CustomStringConvertible {
    /// The value as a route file writes it.
    public var description: String {
        switch self {
        case .absent: "nothing"
        case .text(let text): text
        case .list(let texts): "[" + texts.joined(separator: ", ") + "]"
        }
    }
}
