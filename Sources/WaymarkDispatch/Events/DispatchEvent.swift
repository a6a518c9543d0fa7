public import WaymarkCore

/// Something that happened to a link on its way.
///
/// ```swift
/// for await event in dispatcher.events {
///     analytics.log(event.label ?? "no route", event.kind.name, source: event.link.channel.rawValue)
/// }
/// ```
public struct DispatchEvent<Route: Sendable>: Sendable {
    /// Tells the link from others of its dispatcher.
    public let id: LinkID

    /// The link. Its description has nothing private in it.
    public let link: IncomingLink<Route>

    /// The text of the pattern, once the link is matched: what stands for the link in logs and analytics.
    public let label: String?

    /// When it happened, on the clock of the dispatcher.
    public let time: Duration

    /// What happened.
    public let kind: Kind

    /// What can happen. This enum is complete.
    public enum Kind: Sendable {
        /// It was opened.
        case arrived
        /// A route takes it.
        case matched
        /// A guard sent it somewhere else, given without query and fragment.
        case redirected(to: String)
        /// Every guard of a step allowed it.
        case allowed(LinkStep)
        /// A handler decided, and nothing of it was done yet.
        case handled(Outcome<Route>)
        /// It waits for a condition.
        case held(until: Condition, at: LinkStep)
        /// It has waited for the interface as long as ``DispatchOptions/readinessLimit`` says, and waits on. Told once
        /// each time that it is held.
        case overdue(Condition, after: Duration)
        /// It is held, and is not kept for the next launch: it has no URL, or a handler of its own
        /// (`using:`), or the store has no room for it.
        case notSaved
        /// It goes on after it was held.
        case resumed(at: LinkStep)
        /// The effect of holding it failed; it is held all the same.
        case effectFailed(any Error)
        /// The app is asked to prepare for it.
        case preparing
        /// It is being presented.
        case presenting(Presentation)
        /// It has come to its end; always the last event of a link.
        case finished(FinalOutcome<Route>)

        /// A short name for logs.
        public var name: String {
            switch self {
            case .arrived: "arrived"
            case .matched: "matched"
            case .redirected: "redirected"
            case .allowed: "allowed"
            case .handled: "handled"
            case .held: "held"
            case .overdue: "overdue"
            case .notSaved: "notSaved"
            case .resumed: "resumed"
            case .effectFailed: "effectFailed"
            case .preparing: "preparing"
            case .presenting: "presenting"
            case .finished: "finished"
            }
        }
    }
}
