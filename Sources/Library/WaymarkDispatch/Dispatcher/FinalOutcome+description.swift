import WaymarkCore
import WaymarkExplain
public import WaymarkRoutes

extension FinalOutcome: RedactedStringConvertible {
    /// The name of the outcome and its reason, for logs. Errors of the app show only their type and case, unless they
    /// are ``RedactedStringConvertible``.
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

extension NotFoundReason: RedactedStringConvertible {
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

extension DropReason: CustomStringConvertible {
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
