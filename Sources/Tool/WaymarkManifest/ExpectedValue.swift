public import WaymarkCore

/// The value that a route file expects of an example link's parameter, as written. New versions add no cases.
public enum ExpectedValue: Sendable, Hashable {
    /// The link has no value for the parameter; written as `null`, `~` or nothing.
    case absent
    /// A single value, as written: numbers and flags are strings too.
    case text(String)
    /// The values of a list parameter, as written.
    case list([String])

    /// Returns `true` if a captured value is the expected one.
    ///
    /// Numbers and flags are compared by value: `15` is the number 15, and `1.50` is the number 1.5. `015` and `+15`
    /// are not numbers. `nan`, `inf` and `-inf` are `Double` values, which only parameters of lenient types can have.
    /// Strings are compared byte by byte.
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
        case .double(let number):
            ParameterConstraint(.double).accepts(expected) && Double(expected) == number
                || expected == value.description
        case .list: false
        }
    }
}

extension ExpectedValue: CustomStringConvertible {
    /// The value for messages: `15`, `[a, b]`, `""` for an empty string, or `nothing` for an absent value.
    public var description: String {
        switch self {
        case .absent: "nothing"
        case .text(let text): ExpectedValue.shown(text)
        case .list(let texts): ExpectedValue.shown(texts)
        }
    }

    fileprivate static func shown(_ text: String) -> String { text.isEmpty ? "\"\"" : text }

    fileprivate static func shown(_ texts: [String]) -> String {
        "[" + texts.map { shown($0) }.joined(separator: ", ") + "]"
    }
}

/// A difference between the expected and the captured value of one parameter of an example link.
public struct CaptureDifference: Sendable, Hashable {
    /// The name of the parameter.
    public var name: String

    /// The expected value with its position in the route file; `nil` if the example does not list the parameter.
    public var expected: Located<ExpectedValue>?

    /// The value that the link has for the parameter; `nil` if it has none.
    public var actual: CaptureValue?
}

extension CaptureDifference: CustomStringConvertible {
    /// The difference for messages: `'id' is 16, expected 15`.
    public var description: String {
        let found =
            if case .list(let values)? = actual {
                ExpectedValue.shown(values.map(\.description))
            } else {
                actual.map { ExpectedValue.shown($0.description) } ?? "absent"
            }
        return "'\(name)' is \(found), expected \(expected?.value.description ?? "nothing")"
    }
}

extension RouteFile.Example {
    /// Returns the differences between the captured values of a match and the expected values of this example link.
    /// Values that the example lists come first, in its order, then captured values that it does not list. An example
    /// without expected values has no differences.
    ///
    /// ```swift
    /// let match = try file.router().match(for: example.url.value)
    /// let isHeld = match.map { example.differences(from: $0.captures).isEmpty } ?? false
    /// ```
    public func differences(from actual: Captures) -> [CaptureDifference] {
        guard let captures else { return [] }
        let named = captures.map {
            CaptureDifference(name: $0.name.value, expected: $0.value, actual: actual[$0.name.value])
        }
        let names = Set(captures.map(\.name.value))
        return named.filter { $0.expected?.value.matches($0.actual) == false }
            + actual.filter { !names.contains($0.name) }.map { CaptureDifference(name: $0.name, actual: $0.value) }
    }
}
