public import WaymarkRoutes

extension LinkDispatcher {
    /// Opens a link, and returns the value that its screen sends with ``RoutedLink/reply``.
    ///
    /// ```swift
    /// let color = try await dispatcher.open(IncomingLink(route: .colors), returning: Color.self)
    /// ```
    ///
    /// Waits while the link is pending, and then while the reply is retained. Cancelling the task cancels the link, or
    /// ends the wait if the screen is shown.
    ///
    /// - Returns: The value; `nil` if the screen was closed without one, or was in front already.
    /// - Throws: ``NotOpened`` if the link was not opened, and `CancellationError`.
    public func open<Value: Sendable>(_ link: IncomingLink<Route>, returning type: Value.Type) async throws -> Value? {
        let promise = Promise<Value?>()
        switch await outcome(of: link.asking(promise, redacted(link.destination))) {
        case .opened, .presented, .alreadyShown: break
        case .cancelled(reason: nil) where Task.isCancelled: throw CancellationError()
        case let outcome: throw NotOpened(outcome: outcome)
        }
        return try await withTaskCancellationHandler {
            try await promise.value
        } onCancel: {
            Task { @MainActor in promise.finish(.failure(CancellationError())) }
        }
    }
}

extension IncomingLink {
    /// Returns the link with a new reply.
    @MainActor
    fileprivate func asking<Value: Sendable>(_ promise: Promise<Value?>, _ redacted: String) -> IncomingLink {
        var link = self
        link.reply = LinkReply(to: promise, of: redacted)
        return link
    }

    /// The link without its reply. A stored reply would keep its caller waiting.
    var withoutReply: IncomingLink {
        var link = self
        link.reply = nil
        return link
    }
}

/// The error of a link that was to return a value, and was not opened.
public struct NotOpened<Route: Sendable>: Error {
    /// The final outcome of the link.
    public let outcome: FinalOutcome<Route>
}

extension NotOpened: RedactedStringConvertible {
    /// The error with the outcome.
    public var description: String { "the link has no reply: \(outcome)" }
}
