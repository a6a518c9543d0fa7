import WaymarkCore
import WaymarkExplain
public import WaymarkRoutes

extension FinalOutcome: RedactedStringConvertible {
    /// The outcome with its reason. Errors of the app show their type and case, unless they are
    /// ``RedactedStringConvertible``.
    public var description: String {
        switch self {
        case .opened: "opened"
        case .presented(let presentation): "presented (\(presentation))"
        case .alreadyShown: "shown already"
        case .rejected(let error): error.map { "rejected: \(RedactedName.text(of: $0))" } ?? "rejected"
        case .cancelled(let reason): "cancelled: \(reason)"
        case .notFound(let reason, let taker): "not found: \(reason); \(taker.sentence)"
        case .returned(let reason): "returned to the system: \(reason)"
        case .failed(let error): "failed: \(error)"
        case .dropped(let reason): "dropped: \(reason)"
        }
    }
}

extension CancelReason: CustomStringConvertible {
    /// The reason of the guard, or that the caller cancelled the link.
    public var description: String {
        switch self {
        case .byGuard(let reason): reason
        case .byCaller: "by who opened it"
        }
    }
}

extension NotFoundReason: RedactedStringConvertible {
    /// The reason as a sentence, without private data of the link.
    public var description: String {
        switch self {
        case .unmatched(let unmatched): unmatched.reason.sentence
        case .unacceptable(let rejection): "it is not an acceptable link (\(rejection.kind))"
        case .passed: "every handler passed"
        case .wrapped(let failure): "it stands for another link, and \(failure)"
        }
    }
}

extension NotFoundTaker {
    fileprivate var sentence: String {
        switch self {
        case .handler: "the app was told"
        case .nobody: "nobody took it"
        }
    }
}

extension DropReason: CustomStringConvertible {
    /// The reason as a sentence.
    public var description: String {
        switch self {
        case .replaced(let id): "link \(id) took its place"
        case .overflow: "too many links are held"
        case .expired: "it waited too long"
        case .duplicate(let id): "link \(id) is the same"
        case .repeated(let id): "link \(id) is the same tap"
        case .cleared: "the held links were cleared"
        case .gaveUp(let attempts): "it ended the app \(attempts) times"
        case .takenElsewhere: "another dispatcher has gone on with it"
        case .dispatcherGone: "the dispatcher is gone"
        }
    }
}
