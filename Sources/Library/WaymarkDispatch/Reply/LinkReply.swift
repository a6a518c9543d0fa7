/// A reply: returns a value from the screen of a link to the caller that opened the link.
///
/// ```swift
/// try reply?.send(Color.red)   // in the picker
///
/// dispatcher.handlers = [AnyLinkHandler { _ in .present(.screen { link in ColorPicker(reply: link.reply) }) }]
///
/// let color = try await dispatcher.open(IncomingLink(route: .colors), returning: Color.self)  // none if it closes
/// ```
///
/// The caller resumes with the first value. If the screen releases the reply or closes it, the caller receives `nil`. A
/// presenter that retains its requests also retains their replies. A reply is not stored: a link that is pending until
/// the next launch loses it.
@MainActor
public final class LinkReply {
    private let expected: String
    private let answer: @MainActor (any Sendable) -> Bool
    private let closeReply: @Sendable () -> Void

    init<Value: Sendable>(to promise: Promise<Value?>) {
        expected = "\(Value.self)"
        answer = { value in
            guard let value = value as? Value else { return false }
            promise.finish(.success(value))
            return true
        }
        closeReply = { Task { @MainActor in promise.finish(.success(nil)) } }
    }

    deinit { closeReply() }

    /// Returns a value to the caller. Later values are ignored.
    ///
    /// - Throws: ``UnexpectedReply`` if the caller expects another type; the caller then continues to wait.
    public func send<Value: Sendable>(_ value: Value) throws(UnexpectedReply) {
        guard answer(value) else { throw UnexpectedReply(expected: expected, given: "\(Value.self)") }
    }

    /// Ends the reply without a value.
    public func close() { closeReply() }
}

/// The error that ``LinkReply/send(_:)`` throws if the value does not have the type that the caller expects.
public struct UnexpectedReply: Error, Hashable, Sendable {
    /// The type that the caller expects.
    public let expected: String
    /// The type of the given value.
    public let given: String

    package init(expected: String, given: String) { (self.expected, self.given) = (expected, given) }
}

extension UnexpectedReply: CustomStringConvertible {
    /// The given and the expected type.
    public var description: String { "a reply of type \(given) was given, expected \(expected)" }
}
