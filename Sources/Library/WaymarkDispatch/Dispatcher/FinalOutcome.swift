public import WaymarkCore
public import WaymarkExplain
import WaymarkPrinting
public import WaymarkRoutes

/// The final outcome of a link in its ``LinkDispatcher``. Every link has exactly one. Later versions add no cases.
///
/// ```swift
/// switch try await dispatcher.open(url).outcome {
/// case .opened, .presented, .alreadyShown: break
/// case .notFound(let reason, _): log(reason)
/// case let other: log(other)
/// }
/// ```
public enum FinalOutcome<Route: Sendable>: Sendable, RedactedStringConvertible {
    /// A handler opened the link, or the link's action (``LinkContent/action(_:)``) has run.
    case opened
    /// The screen of the link was shown, in this style.
    case presented(Presentation)
    /// ``Presenter/isShown(_:for:)`` returned `true`: the screen of the link was already in front.
    case alreadyShown
    /// A handler rejected the link, with or without an error as the reason.
    case rejected((any Error)?)
    /// A guard cancelled the link for this reason; without a reason, the app cancelled the link by
    /// ``LinkTicket/cancel()``, or the task of `outcome(of:)` or `open(_:returning:)` was cancelled.
    case cancelled(reason: String?)
    /// No route matches the link, its URL is rejected, every handler passed, or a shortened link has no allowed target.
    /// `handled` is the result of the closure ``LinkDispatcher/notFound``, or `false` without that closure.
    case notFound(NotFoundReason, handled: Bool)
    /// The link was not found, for this reason, and ``LinkDispatcher/system`` opened it outside the app.
    case returned(NotFoundReason)
    /// The link failed with this error, such as an error of a handler or a time limit.
    case failed(DispatchError)
    /// The dispatcher dropped the link, for example because it expired while pending.
    case dropped(DropReason)

    /// `true` if the app or the system opened or showed the link, or ``LinkDispatcher/notFound`` returned `true`.
    public var isHandled: Bool {
        switch self {
        case .opened, .presented, .alreadyShown, .returned: true
        case .notFound(_, let handled): handled
        case .rejected, .cancelled, .failed, .dropped: false
        }
    }

    /// The outcome and its reason, for logs. Errors appear as type and case, unless ``RedactedStringConvertible``.
    public var description: String {
        switch self {
        case .opened: "opened"
        case .presented(let presentation): "presented (\(presentation))"
        case .alreadyShown: "already shown"
        case .rejected(let error): error.map { "rejected: \(RedactedName.text(of: $0))" } ?? "rejected"
        case .cancelled(let reason): "cancelled: \(reason ?? "by the caller")"
        case .notFound(let reason, let handled): "not found: \(reason)" + (handled ? "; the app handled it" : "")
        case .returned(let reason): "returned to the system: \(reason)"
        case .failed(let error): "failed: \(error)"
        case .dropped(let reason): "dropped: \(reason)"
        }
    }
}

/// The reason why a link was not found, for example because no route matches it. New versions add no cases.
public enum NotFoundReason: Sendable, Hashable, RedactedStringConvertible {
    /// No route of the table matches the link. The associated value explains the mismatch.
    case unmatched(Unmatched)
    /// The policy of the router rejects the URL, for example as invalid. ``LinkDispatcher/system`` is not called.
    case unacceptable(LinkRejection)
    /// A route matches the link, but every handler returned ``Outcome/passed(to:)``.
    case passed
    /// The link is a wrapper, such as a shortened link, whose target is unknown or not allowed.
    /// ``LinkDispatcher/system`` may open the wrapper's URL.
    case wrapped(UnwrapFailure)

    /// The reason why the link is not found, as a sentence without private data of the link.
    public var description: String {
        switch self {
        case .unmatched(let unmatched): unmatched.reason.sentence
        case .unacceptable(let rejection): "the link is rejected (\(rejection.kind))"
        case .passed: "every handler passed"
        case .wrapped(let failure): "it is a wrapper, and \(failure)"
        }
    }
}

/// The reason why the dispatcher dropped a link. New versions add no cases.
public enum DropReason: Sendable, Hashable, CustomStringConvertible {
    /// A newer link replaced this link, as with ``PendingPolicy/latest``.
    case replaced(by: LinkID)
    /// The link was the oldest pending link when their number exceeded ``PendingPolicy/limit``.
    case overflow
    /// The pending link reached its ``IncomingLink/expiry`` or the ``PendingPolicy/expiry``.
    case expired
    /// A link with the same URL, channel, payload and account (and window, for a restored screen) was already pending.
    case duplicate(of: LinkID)
    /// The system delivered the same tap before, through another entry point (``DispatchOptions/repeatInterval``).
    case repeated(of: LinkID)
    /// The app dropped the link, such as by ``LinkDispatcher/clear()``.
    case cleared
    /// The app ended during every attempt to open the link (``DeliveryGuarantee/atLeastOnce(attempts:)``).
    case gaveUp(attempts: Int)
    /// The store no longer has the link: another dispatcher resumed it.
    case openedElsewhere
    /// The dispatcher was deallocated before the link had an outcome.
    case dispatcherGone

    /// The reason why the link was dropped, as a sentence.
    public var description: String {
        switch self {
        case .replaced(let id): "link \(id) replaced it"
        case .overflow: "too many links are pending"
        case .expired: "it expired"
        case .duplicate(let id): "it duplicates link \(id)"
        case .repeated(let id): "it repeats the tap of link \(id)"
        case .cleared: "the pending links were cleared"
        case .gaveUp(let attempts): "the app ended during \(attempts) attempts"
        case .openedElsewhere: "another dispatcher resumed it"
        case .dispatcherGone: "the dispatcher was deallocated"
        }
    }
}
