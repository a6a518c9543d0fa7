public import WaymarkRoutes

extension LinkDispatcher {
    /// Opens a link whose screen, such as a picker, returns a value. The screen sends it with ``RoutedLink/reply``.
    ///
    /// ```swift
    /// let color = try await dispatcher.open(IncomingLink(route: .colors), returning: Color.self)
    /// ```
    ///
    /// The call waits while the link is pending, and then until the screen sends a value, or closes or releases its
    /// reply. If the waiting task is cancelled, the link is cancelled too; a screen that is already shown stays.
    ///
    /// - Returns: The value; `nil` if the screen sent none, or was already in front.
    /// - Throws: ``NotOpened`` if the link was not opened, and `CancellationError`.
    public func open<Value: Sendable>(_ link: IncomingLink<Route>, returning type: Value.Type) async throws -> Value? {
        let promise = Promise<Value?>()
        // No variable holds the `LinkReply`, so the promise is fulfilled with `nil` when the screen releases the reply.
        switch await outcome(of: link.with(\.reply, LinkReply(to: promise, of: redacted(link.destination)))) {
        case .opened, .presented, .alreadyShown: break
        case .cancelled(reason: nil) where Task.isCancelled: throw CancellationError()
        case let outcome: throw NotOpened(outcome: outcome)
        }
        return try await promise.cancellableValue
    }
}

/// The error of ``LinkDispatcher/open(_:returning:)``: the link was not opened, so its screen returned no value.
public struct NotOpened<Route: Sendable>: Error, RedactedStringConvertible {
    /// The final outcome of the link, such as `.notFound`.
    public let outcome: FinalOutcome<Route>

    /// An error message that contains the outcome, without private data.
    public var description: String { "the link has no reply: \(outcome)" }
}
