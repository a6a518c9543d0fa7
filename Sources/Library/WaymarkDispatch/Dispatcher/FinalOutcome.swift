public import WaymarkCore
public import WaymarkExplain
import WaymarkPrinting

/// The final outcome of a link. Every link passed to the dispatcher has exactly one. New versions add no cases.
///
/// ```swift
/// switch try await dispatcher.open(url).outcome {
/// case .opened, .presented, .alreadyShown: break
/// case .notFound(let reason, _): log(reason)
/// case let other: log(other)
/// }
/// ```
public enum FinalOutcome<Route: Sendable>: Sendable {
    /// A handler or an action opened the link.
    case opened
    /// The link was presented, and is on screen.
    case presented(Presentation)
    /// The screen of the link was already in front, with the right back stack, so nothing was presented.
    case alreadyShown
    /// A handler rejected the link, with an optional reason.
    case rejected((any Error)?)
    /// A guard cancelled the link, for this reason. The reason is `nil` if the caller cancelled the link, with its
    /// ticket or by cancelling the task that waited for it.
    case cancelled(reason: String?)
    /// No route matches the link, or every handler passed. `handled` is `true` if ``LinkDispatcher/notFound`` handled
    /// it.
    case notFound(NotFoundReason, handled: Bool)
    /// No route matches the link, or every handler passed, and ``LinkDispatcher/system`` opened it, such as in the
    /// browser.
    case returned(NotFoundReason)
    /// An error ended the link.
    case failed(DispatchError)
    /// The link was dropped before it was opened, such as one that was pending for too long.
    case dropped(DropReason)

    /// `true` if the link was opened, presented, returned to the system, or handled as not found.
    public var isHandled: Bool {
        switch self {
        case .opened, .presented, .alreadyShown, .returned: true
        case .notFound(_, let handled): handled
        case .rejected, .cancelled, .failed, .dropped: false
        }
    }
}

/// The reason why a link is not found. New versions add no cases.
public enum NotFoundReason: Sendable, Hashable {
    /// No route matches the link.
    case unmatched(Unmatched)
    /// The URL is rejected. It is not returned to the system.
    case unacceptable(LinkRejection)
    /// Routes match the link, but every handler passed.
    case passed
    /// The link is a wrapper whose target is unknown or not allowed. ``LinkDispatcher/system`` receives the wrapper
    /// unchanged.
    case wrapped(UnwrapFailure)
}

/// The reason of a dropped link. New versions add no cases.
public enum DropReason: Sendable, Hashable {
    /// A newer link replaced this link: ``PendingPolicy/latest``.
    case replaced(by: LinkID)
    /// The link was the oldest pending link, and there were more pending links than the policy allows.
    case overflow
    /// The link was pending for longer than the policy allows.
    case expired
    /// A link with the same destination was pending already.
    case duplicate(of: LinkID)
    /// The link repeats a tap that another entry point delivered just before: ``DispatchOptions/repeatInterval``.
    case repeated(of: LinkID)
    /// The pending links were cleared.
    case cleared
    /// The app ended during all attempts of ``DeliveryGuarantee/atLeastOnce(attempts:)``.
    case gaveUp(attempts: Int)
    /// Another dispatcher with the same store resumed the link.
    case openedElsewhere
    /// The dispatcher was deallocated.
    case dispatcherGone
}
