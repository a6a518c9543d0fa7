/// A one-time reply from the screen that a link opened, such as a picker, to the code that opened the link.
///
/// ```swift
/// try reply?.send(Color.red)   // in the picker
///
/// dispatcher.handlers = [AnyLinkHandler { _ in .present(.screen { link in ColorPicker(reply: link.reply) }) }]
///
/// let color = try await dispatcher.open(IncomingLink(route: .colors), returning: Color.self)  // none if it closes
/// ```
///
/// The caller resumes with the first value, or with `nil` if the screen closes or releases the reply. If a presenter
/// retains its request, the caller keeps waiting. A link that is pending until the next launch loses its reply.
@MainActor
public final class LinkReply {
    /// The link without private data, for error messages.
    private let link: String
    private let expected: String
    private let answer: @MainActor (any Sendable) -> Bool
    private let finish: @MainActor @Sendable () -> Void

    init<Value: Sendable>(to promise: Promise<Value?>, of link: String) {
        self.link = link
        expected = "\(Value.self)"
        answer = { value in
            guard let value = value as? Value else { return false }
            promise.finish(.success(value))
            return true
        }
        finish = { promise.finish(.success(nil)) }
    }

    deinit { Task { @MainActor [finish] in finish() } }

    /// Sends a value to the caller, which receives only the first value. Later values are ignored.
    ///
    /// - Throws: A ``DispatchError`` (`unexpected-reply`) if the caller expects another type. The caller still waits.
    public func send<Value: Sendable>(_ value: Value) throws(DispatchError) {
        guard answer(value) else {
            throw DispatchError(.unexpectedReply(given: "\(Value.self)", expected: expected), link: link)
        }
    }

    /// Ends the reply without a value. The caller receives `nil`, unless a value was sent before.
    public func close() { finish() }
}
