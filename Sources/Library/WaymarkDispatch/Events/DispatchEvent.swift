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

    /// The link. It is printed without what may be private; its ``IncomingLink/url`` has everything.
    public let link: IncomingLink<Route>

    /// The text of the pattern, once the link is matched: what stands for the link in logs and analytics.
    public let label: String?

    /// The route, once the link is matched.
    public let route: Route?

    /// The match of the link: its pattern, values, query items and global items. Printing it shows no private data.
    ///
    /// `nil` before the link is matched, for a route without a URL, and for a ``FallbackRouter`` without patterns.
    ///
    /// ```swift
    /// let campaign = event.match?.query.first { $0.name == "utm_campaign" }?.value
    /// ```
    public let match: PatternMatch?

    let destination: RedactedDestination<Route>

    /// What may be shown of the link in logs and analytics: the pattern in place of the values, behind the source of the
    /// link.
    ///
    /// ```swift
    /// dispatcher.observe { event in log(event.redacted, event.kind) }   // https://example.com/invite/{key}
    /// ```
    ///
    /// Until a route takes it, it is what ``Router/redacted(_:)`` says of it; of a route without a URL it is the name of
    /// its type and case, such as `AppRoute.settings`.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read again each time.
    public var redacted: String { destination.text }

    /// The name of the route that has come to its screen or has done what it says; `nil` for any other event.
    ///
    /// A route whose entry has no name is named by its pattern. A test of the interface waits for it, see
    /// <doc:TestingOnDevices>:
    ///
    /// ```swift
    /// dispatcher.observe { event in if let route = event.shownRoute { shown.route = route } }
    /// ```
    public var shownRoute: String? {
        switch kind {
        case .finished(.presented), .finished(.alreadyShown), .finished(.opened): destination.route
        default: nil
        }
    }

    /// When it happened, on the clock of the dispatcher.
    public let time: Duration

    /// What happened.
    public let kind: Kind

    /// What can happen. This enum is complete.
    public enum Kind: Sendable {
        /// It was opened.
        case arrived
        /// It was a wrapper, and what it stands for has taken its place; and how many wrappers led there.
        case unwrapped(hops: Int)
        /// A route takes it.
        case matched
        /// A guard sent it somewhere else, given as it may be shown: `https://example.com/login`.
        case redirected(to: String)
        /// Every guard of a step allowed it.
        case allowed(LinkStep)
        /// A handler decided, and nothing of it was done yet.
        case handled(Outcome<Route>)
        /// It waits for a condition.
        case held(until: Condition, at: LinkStep)
        /// The link is held for a condition that the app has not declared, met or withdrawn, often a misspelt name. Sent
        /// once for each such condition.
        case unknownCondition(UnknownCondition)
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
            case .unwrapped: "unwrapped"
            case .matched: "matched"
            case .redirected: "redirected"
            case .allowed: "allowed"
            case .handled: "handled"
            case .held: "held"
            case .unknownCondition: "unknownCondition"
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
