public import WaymarkCore

/// A capture of an example that is not what the route file says.
public struct CaptureDifference: Sendable, Hashable {
    /// The parameter's name.
    public var name: String

    /// What the file says, and where; `nil` for a capture that it does not name.
    public var expected: Located<ExpectedValue>?

    /// What the match captured; `nil` when it captured nothing under the name.
    public var actual: CaptureValue?
}

extension CaptureDifference: CustomStringConvertible {
    /// The difference as a sentence: `'id' is 16, expected 15`.
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
    /// Where the captures of a match differ from what the example says: first what it names, in its order, then what it
    /// leaves out. Nothing differs from an example that names no captures at all.
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
