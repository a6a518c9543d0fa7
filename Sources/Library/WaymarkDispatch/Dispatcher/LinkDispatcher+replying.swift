public import WaymarkRoutes

extension LinkDispatcher {
    /// Opens a link, and waits for the value that its screen hands back with ``RoutedLink/reply``.
    ///
    /// ```swift
    /// let color = try await dispatcher.open(IncomingLink(route: .colors), returning: Color.self)
    /// ```
    ///
    /// It waits as long as the link is held, and then as long as anybody has the reply. Cancelling the task cancels the
    /// link, or stops the waiting if it is on screen.
    ///
    /// - Parameters:
    ///   - link: The link.
    ///   - type: The type of the value.
    /// - Returns: The value; `nil` if the screen was closed without one, or was in front already.
    /// - Throws: ``NotOpened`` if nothing was opened, and `CancellationError`.
    public func open<Value: Sendable>(_ link: IncomingLink<Route>, returning type: Value.Type) async throws -> Value? {
        let promise = Promise<Value?>()
        switch await outcome(of: link.asking(promise)) {
        case .opened, .presented, .alreadyShown: break
        case .cancelled(.byCaller) where Task.isCancelled: throw CancellationError()
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
    /// The link with a reply that only it holds.
    @MainActor
    fileprivate func asking<Value: Sendable>(_ promise: Promise<Value?>) -> IncomingLink {
        var link = self
        link.reply = LinkReply(to: promise)
        return link
    }

    /// The link as others may keep it: whoever keeps a reply keeps somebody waiting.
    var withoutReply: IncomingLink {
        var link = self
        link.reply = nil
        return link
    }
}

/// A value was asked of a link that did not open.
public struct NotOpened<Route: Sendable>: Error {
    /// What became of the link.
    public let outcome: FinalOutcome<Route>
}

extension NotOpened: RedactedStringConvertible {
    /// What became of the link.
    public var description: String { "the link has no reply: \(outcome)" }
}
