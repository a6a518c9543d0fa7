public import WaymarkCore

/// The status of a link that was passed to a ``LinkDispatcher``. New versions add no cases.
public enum LinkStatus<Route: Sendable>: Sendable {
    /// The link is being opened, or waits for earlier links.
    case underway
    /// The link is pending: it waits until the condition is met.
    case pending(until: Condition)
    /// The link has ended with this outcome.
    case finished(FinalOutcome<Route>)
}

/// A handle for one link that was passed to a ``LinkDispatcher``: its status, its outcome, and a way to cancel it.
///
/// ```swift
/// let ticket = dispatcher.open(url)          // never waits
/// try await ticket.settled                   // .pending(until: .signedIn)
/// dispatcher.fulfil(.signedIn)
/// try await ticket.outcome                   // .presented(.push)
/// ```
///
/// The link opens even if the ticket is released. Cancelling a task that waits for the link does not cancel the link.
@MainActor
public final class LinkTicket<Route: Sendable> {
    /// The identifier of the link, unique in the dispatcher.
    public nonisolated let id: LinkID

    /// The current status: underway, pending or finished.
    public private(set) var status = LinkStatus<Route>.underway

    /// The outcome of the handler that was called most recently, available before its effect runs. It is `nil` after
    /// the link has ended, unless ``DispatchOptions/keepsHandlerOutcomes`` is `true`.
    public internal(set) var handlerOutcome: Outcome<Route>?

    private var waiters: [(promise: Promise<LinkStatus<Route>>, waitsForEnd: Bool)] = []
    private weak var dispatcher: LinkDispatcher<Route>?

    init(id: LinkID, dispatcher: LinkDispatcher<Route>) { (self.id, self.dispatcher) = (id, dispatcher) }

    /// The final outcome of the link. Reading it waits until the link has ended, even while the link is pending.
    ///
    /// A handler must not wait for its own link, or for a link whose handler waits for that one: both would wait until
    /// ``DispatchOptions/handlerTimeLimit``.
    ///
    /// - Throws: `CancellationError` if the waiting task is cancelled. The link is not cancelled.
    public var outcome: FinalOutcome<Route> {
        get async throws {
            while true {
                if case .finished(let outcome) = try await status(atEnd: true) { return outcome }
            }
        }
    }

    /// The status of the link. Reading it waits until the link is pending or finished.
    ///
    /// - Throws: `CancellationError` if the waiting task is cancelled. The link is not cancelled.
    public var settled: LinkStatus<Route> { get async throws { try await status(atEnd: false) } }

    /// Cancels the link: it ends with ``FinalOutcome/cancelled(reason:)``. A finished link keeps its outcome.
    public func cancel() { dispatcher?.cancel(id) }

    private func status(atEnd: Bool) async throws -> LinkStatus<Route> {
        if isAnswer(status, atEnd: atEnd) { return status }
        dispatcher?.recordWait(for: id)
        let promise = Promise<LinkStatus<Route>>()
        waiters.append((promise, atEnd))
        defer { waiters.removeAll { $0.promise === promise } }
        return try await promise.cancellableValue
    }

    private func isAnswer(_ status: LinkStatus<Route>, atEnd: Bool) -> Bool {
        switch status {
        case .underway: false
        case .pending: !atEnd
        case .finished: true
        }
    }

    /// Sets the status, and returns `true`. A finished link keeps its status.
    @discardableResult
    func note(_ status: LinkStatus<Route>) -> Bool {
        if case .finished = self.status { return false }
        self.status = status
        for waiter in waiters where isAnswer(status, atEnd: waiter.waitsForEnd) {
            waiter.promise.finish(.success(status))
        }
        return true
    }
}
