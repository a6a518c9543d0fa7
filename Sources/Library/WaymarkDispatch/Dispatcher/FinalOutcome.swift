public import WaymarkCore
public import WaymarkExplain
import WaymarkPrinting

/// What became of a link in the end: every link that is opened has exactly one. This enum is complete.
///
/// ```swift
/// switch try await dispatcher.open(url).outcome {
/// case .opened, .presented, .alreadyShown: break
/// case .notFound(let reason, _): log(reason)
/// case let other: log(other)
/// }
/// ```
public enum FinalOutcome<Route: Sendable>: Sendable {
    /// A handler or an action did what it says.
    case opened
    /// It was shown, and is on screen.
    case presented(Presentation)
    /// It was in front already, with the way back that it should have, so nothing was shown.
    case alreadyShown
    /// A handler refused it, perhaps for a reason.
    case rejected((any Error)?)
    /// A guard, or who opened it, did not want it to go on.
    case cancelled(CancelReason)
    /// No route takes it, or every handler passed; and who was told.
    case notFound(NotFoundReason, takenBy: NotFoundTaker)
    /// No route takes it, or every handler passed, and the ``LinkDispatcher/system`` opened it, such as in the browser.
    case returned(NotFoundReason)
    /// Something went wrong on its way.
    case failed(DispatchError)
    /// It did not get to go on, such as one that was held for too long.
    case dropped(DropReason)

    /// Whether the link did what it says.
    public var isHandled: Bool {
        switch self {
        case .opened, .presented, .alreadyShown, .returned: true
        case .notFound(_, let taker): taker != .nobody
        case .rejected, .cancelled, .failed, .dropped: false
        }
    }
}

/// Who did not want a link to go on. This enum is complete.
public enum CancelReason: Sendable, Hashable {
    /// A guard, for a reason.
    case byGuard(String)
    /// Who opened it, by its ticket or by cancelling the task that waited for it.
    case byCaller
}

/// Why a link is not found. This enum is complete.
public enum NotFoundReason: Sendable, Hashable {
    /// No route takes it.
    case unmatched(Unmatched)
    /// It is no acceptable link. The system is not asked to open it.
    case unacceptable(LinkRejection)
    /// Routes take it, and every handler passed.
    case passed
    /// It is a wrapper, and what it stands for is not known or may not be opened. Who opens it elsewhere, such as in a
    /// browser, opens it as it arrived.
    case wrapped(UnwrapFailure)
}

/// Who took a link that was not found. This enum is complete.
public enum NotFoundTaker: Sendable, Hashable {
    /// The dispatcher's ``LinkDispatcher/notFound``.
    case handler
    /// Nobody.
    case nobody
}

/// Why a link did not get to go on. This enum is complete.
public enum DropReason: Sendable, Hashable {
    /// A newer link took its place: ``PendingPolicy/latest``.
    case replaced(by: LinkID)
    /// More links were held than the policy allows, and it was the oldest.
    case overflow
    /// It waited longer than the policy allows.
    case expired
    /// A link to the same place was held already.
    case duplicate(of: LinkID)
    /// It is another delivery of a tap that came by another door just before: ``DispatchOptions/repeats``.
    case repeated(of: LinkID)
    /// The held links were cleared.
    case cleared
    /// It has ended the app as often as ``DeliveryGuarantee/atLeastOnce(attempts:)`` says, and is not tried again.
    case gaveUp(attempts: Int)
    /// Another dispatcher on the same store has gone on with it.
    case takenElsewhere
    /// The dispatcher is no more.
    case dispatcherGone
}
