public import WaymarkCore

/// A difference between a capture of an example and the route file.
public struct CaptureDifference: Sendable, Hashable {
    /// The parameter's name.
    public var name: String

    /// The value and its position in the file; `nil` for a capture that the file does not name.
    public var expected: Located<ExpectedValue>?

    /// The captured value; `nil` if the match has no such capture.
    public var actual: CaptureValue?
}

extension CaptureDifference: CustomStringConvertible {
    /// The difference in words: `'id' is 16, expected 15`.
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
    /// Returns the differences between the captures of a match and those of the example. Captures that the example
    /// names come first, in its order, then the others. An example without captures has no differences.
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
