/// The way back of a value, from the screen that a link opened to whoever opened it.
///
/// ```swift
/// try reply?.send(Color.red)   // in the picker
///
/// dispatcher.handlers = [AnyLinkHandler { _ in .present(.screen { link in ColorPicker(reply: link.reply) }) }]
///
/// let color = try await dispatcher.open(IncomingLink(route: .colors), returning: Color.self)   // none if closed without one
/// ```
///
/// Whoever asked goes on with the first value. A screen that is closed without one lets go of its reply, or closes it,
/// and `nil` goes back; a presenter that keeps its requests keeps their replies, too. It stays in the app: a link that is held until the next launch has none any more.
@MainActor
public final class LinkReply {
    private let expected: String
    private let answer: @MainActor (any Sendable) -> Bool
    private let giveUp: @Sendable () -> Void

    init<Value: Sendable>(to promise: Promise<Value?>) {
        expected = "\(Value.self)"
        answer = { value in
            guard let value = value as? Value else { return false }
            promise.finish(.success(value))
            return true
        }
        giveUp = { Task { @MainActor in promise.finish(.success(nil)) } }
    }

    deinit { giveUp() }

    /// Hands a value back. Only the first one is heard.
    ///
    /// - Throws: ``UnexpectedReply`` if a value of another type was asked for; whoever asked still waits then.
    public func send<Value: Sendable>(_ value: Value) throws(UnexpectedReply) {
        guard answer(value) else { throw UnexpectedReply(expected: expected, given: "\(Value.self)") }
    }

    /// Says that there will be no value.
    public func close() { giveUp() }
}

/// A value was handed back that is not of the type that was asked for.
public struct UnexpectedReply: Error, Hashable, Sendable {
    /// The type that was asked for.
    public let expected: String
    /// The type of the value that was given.
    public let given: String

    package init(expected: String, given: String) { (self.expected, self.given) = (expected, given) }
}

extension UnexpectedReply: CustomStringConvertible {
    /// What was given and what was expected.
    public var description: String { "a reply of type \(given) was given, expected \(expected)" }
}
