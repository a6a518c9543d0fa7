public import WaymarkCore

/// Where a link is. This enum is complete.
public enum LinkStatus<Route: Sendable>: Sendable {
    /// It is on its way, or waits for its turn.
    case underway
    /// It waits for a condition.
    case held(until: Condition)
    /// It has come to its end.
    case finished(FinalOutcome<Route>)
}

/// A link that was opened: what became of it, and a way to call it back.
///
/// ```swift
/// let ticket = dispatcher.open(url)          // never waits
/// try await ticket.settled                   // .held(until: .signedIn)
/// dispatcher.fulfil(.signedIn)
/// try await ticket.outcome                   // .presented(.push)
/// ```
///
/// The link goes its way whether anybody waits for it or not, and whether the ticket is kept or not: a task that is
/// cancelled while it waits stops waiting, and the link goes on. ``cancel()`` ends the link.
@MainActor
public final class LinkTicket<Route: Sendable> {
    /// Tells the link from others of its dispatcher.
    public nonisolated let id: LinkID

    /// Where the link is.
    public private(set) var status = LinkStatus<Route>.underway

    /// What the last handler made of the link, stored before anything of it is done; kept after the end if
    /// ``DispatchOptions/keepsHandlerOutcomes`` says so.
    public internal(set) var handlerOutcome: Outcome<Route>?

    private var waiters: [Waiter] = []
    private let actions: TicketActions

    private struct Waiter {
        let promise: Promise<LinkStatus<Route>>
        let waitsForEnd: Bool
    }

    init(id: LinkID, actions: TicketActions) {
        self.id = id
        self.actions = actions
    }

    /// What became of the link in the end.
    ///
    /// Waits as long as the link is held. A handler may wait for any link but its own.
    ///
    /// - Throws: `CancellationError` if the waiting task is cancelled; the link is not.
    public var outcome: FinalOutcome<Route> {
        get async throws {
            while true {
                if case .finished(let outcome) = try await status(atEnd: true) { return outcome }
            }
        }
    }

    /// Where the link is, once it has come to its end or is held.
    ///
    /// - Throws: `CancellationError` if the waiting task is cancelled; the link is not.
    public var settled: LinkStatus<Route> {
        get async throws { try await status(atEnd: false) }
    }

    /// Ends the link if it has not come to its end, wherever it is: its outcome is ``FinalOutcome/cancelled(_:)``.
    public func cancel() { actions.cancel(id) }

    private func status(atEnd: Bool) async throws -> LinkStatus<Route> {
        if isAnswer(status, atEnd: atEnd) { return status }
        actions.noteWait(id)
        let promise = Promise<LinkStatus<Route>>()
        waiters.append(Waiter(promise: promise, waitsForEnd: atEnd))
        defer { waiters.removeAll { $0.promise === promise } }
        return try await withTaskCancellationHandler {
            try await promise.value
        } onCancel: {
            Task { @MainActor in promise.finish(.failure(CancellationError())) }
        }
    }

    private func isAnswer(_ status: LinkStatus<Route>, atEnd: Bool) -> Bool {
        switch status {
        case .underway: false
        case .held: !atEnd
        case .finished: true
        }
    }

    /// Notes where the link is; once it has come to its end, nothing changes any more.
    ///
    /// - Returns: Whether it was noted.
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

/// What a ticket asks of the dispatcher that it is from.
@MainActor
final class TicketActions {
    /// Ends a link.
    let cancel: @MainActor (LinkID) -> Void
    /// Notes that somebody waits for a link.
    let noteWait: @MainActor (LinkID) -> Void

    init(cancel: @escaping @MainActor (LinkID) -> Void, noteWait: @escaping @MainActor (LinkID) -> Void) {
        (self.cancel, self.noteWait) = (cancel, noteWait)
    }
}
