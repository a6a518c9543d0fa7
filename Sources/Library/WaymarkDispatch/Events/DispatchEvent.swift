public import WaymarkCore

/// An event of a link in the dispatcher.
///
/// ```swift
/// for await event in dispatcher.events {
///     analytics.log(event.label ?? "no route", event.kind.name, source: event.link.channel.rawValue)
/// }
/// ```
public struct DispatchEvent<Route: Sendable>: Sendable {
    /// The identifier of the link in its dispatcher.
    public let id: LinkID

    /// The link. Printing it shows no private data; its ``IncomingLink/url`` is complete.
    public let link: IncomingLink<Route>

    /// The pattern, which represents the link in logs and analytics; `nil` until the link is matched.
    public let label: String?

    /// The route; `nil` until the link is matched.
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

    /// The link for logs and analytics: its source and its pattern instead of its values.
    ///
    /// ```swift
    /// dispatcher.observe { event in log(event.redacted, event.kind) }   // https://example.com/invite/{key}
    /// ```
    ///
    /// A link without a match is redacted as by ``Router/redacted(_:)``. A route without a URL is the name of its type
    /// and case, such as `AppRoute.settings`.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read again each time.
    public var redacted: String { destination.text }

    /// The name of the route that was presented or opened; `nil` for other events.
    ///
    /// For an entry without a name it is the pattern. A test of the interface can wait for it, see
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

    /// The time of the event, on the clock of the dispatcher.
    public let time: Duration

    /// The kind of the event.
    public let kind: Kind

    /// The kinds of events. New versions add no cases.
    public enum Kind: Sendable {
        /// The link was opened.
        case arrived
        /// The link was a wrapper, and its target replaced it. `hops` is the number of wrappers.
        case unwrapped(hops: Int)
        /// A route matches the link.
        case matched
        /// A guard redirected the link. The destination is redacted: `https://example.com/login`.
        case redirected(to: String)
        /// Every guard of a step allowed the link.
        case allowed(LinkStep)
        /// A handler returned an outcome, and its effect has not begun.
        case handled(Outcome<Route>)
        /// The link is pending for a condition.
        case pending(until: Condition, at: LinkStep)
        /// The app has not declared, met or withdrawn the condition of a pending link: often a misspelt name. `similar`
        /// is a known condition with a similar name. Sent once for each condition.
        ///
        /// Conditions are known if they are in ``DispatchOptions/conditions``, or were passed to
        /// ``LinkDispatcher/fulfil(_:)``, ``LinkDispatcher/lose(_:)`` or ``LinkDispatcher/set(_:_:)``.
        /// `Condition.signedIn`, `interfaceReady`, `presenterAttached` and those of accounts are always known.
        ///
        /// ```swift
        /// dispatcher.observe { event in
        ///     if case .unknownCondition(let condition, let similar) = event.kind { log(condition, similar) }
        /// }
        /// ```
        case unknownCondition(Condition, similar: Condition?)
        /// The link has been pending for ``DispatchOptions/readinessLimit``, because `Condition.interfaceReady` or
        /// `Condition.presenterAttached` is not met. Sent at most once each time that the link becomes pending.
        case overdue(Condition, after: Duration)
        /// The link is pending, but not saved: it has no URL, or its own handler (`using:`), or the store is full.
        case notSaved
        /// The link resumes.
        case resumed(at: LinkStep)
        /// The effect of holding the link failed. The link stays pending.
        case effectFailed(any Error)
        /// The presenter prepares for the link.
        case preparing
        /// The presenter presents the link.
        case presenting(Presentation)
        /// The link has its final outcome. This is the last event of a link.
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
            case .pending: "pending"
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
