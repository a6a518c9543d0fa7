public import WaymarkCore

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
        let found = actual.map(CaptureDifference.text) ?? "absent"
        return "'\(name)' is \(found), expected \(expected?.value.description ?? "nothing")"
    }

    private static func text(_ value: CaptureValue) -> String {
        guard case .list(let values) = value else { return value.description }
        return "[" + values.map(\.description).joined(separator: ", ") + "]"
    }
}

extension RouteFile.Example {
    /// Returns the differences between the captured values of a match and the expected values of this example link.
    /// Values that the example lists come first, in its order, then unexpected ones. An example without expected values
    /// has no differences.
    ///
    /// ```swift
    /// let match = try file.router().match(for: example.url.value)
    /// let isHeld = match.map { example.differences(from: $0.captures).isEmpty } ?? false
    /// ```
    public func differences(from actual: Captures) -> [CaptureDifference] {
        guard let captures else { return [] }
        let named = captures.compactMap { capture -> CaptureDifference? in
            let value = actual[capture.name.value]
            guard !capture.value.value.matches(value) else { return nil }
            return CaptureDifference(name: capture.name.value, expected: capture.value, actual: value)
        }
        let names = Set(captures.map(\.name.value))
        return named
            + actual.filter { !names.contains($0.name) }.map {
                CaptureDifference(name: $0.name, expected: nil, actual: $0.value)
            }
    }
}
