public import WaymarkCore
public import WaymarkRoutes

/// One event in the life of a link, sent to the observers of its ``LinkDispatcher``: for logs, analytics and tests.
///
/// ```swift
/// for await event in dispatcher.events {
///     analytics.log(event.label ?? "no route", event.kind.name, source: event.link.channel.rawValue)
/// }
/// ```
public struct DispatchEvent<Route: Sendable>: Sendable, RedactedStringConvertible {
    /// The identifier of the link, unique in the dispatcher.
    public let id: LinkID

    /// The link. Its description contains no private data, but its ``IncomingLink/url`` is the complete URL.
    public let link: IncomingLink<Route>

    /// The pattern of the link, such as `/user/{id}`, or the label of a ``FallbackMatch``, for logs and analytics;
    /// `nil` without either, and until a route matches.
    public let label: String?

    /// The route; `nil` until a route matches the link.
    public let route: Route?

    /// The match of the link: pattern, parameter values and query items. Its description contains no private data.
    /// `nil` until a route matches, for a route without a URL, and for a ``FallbackRouter`` that is made from closures.
    ///
    /// ```swift
    /// let campaign = event.match?.query.first { $0.name == "utm_campaign" }?.value
    /// ```
    public let match: PatternMatch?

    let router: Router<Route>

    /// The link without private data, for logs: scheme, host, pattern, and values of ``RouteTable/publicParameters``.
    ///
    /// ```swift
    /// dispatcher.observe { event in log(event.redacted, event.kind) }   // https://example.com/invite/{key}
    /// ```
    ///
    /// An unmatched link is redacted by ``Router/redacted(_:)``. A ``FallbackRouter`` made from closures provides a
    /// label, and a route without a URL is shown as its type and case, such as `AppRoute.settings`.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is parsed again for each access.
    public var redacted: String { match?.redacted ?? label ?? router.redacted(link.destination) }

    /// The name of the route whose link was presented, opened or already on screen; `nil` for all other events.
    ///
    /// If the route has no name, the value is its pattern; if it has no URL, its type and case. A UI test can wait for
    /// a name (<doc:TestingOnDevices>):
    ///
    /// ```swift
    /// dispatcher.observe { event in if let route = event.shownRoute { shown.route = route } }
    /// ```
    public var shownRoute: String? {
        switch kind {
        case .finished(.presented), .finished(.alreadyShown), .finished(.opened):
            match.map { $0.name ?? $0.pattern.description } ?? redacted
        default: nil
        }
    }

    /// The time from the creation of the dispatcher to the event, by the dispatcher's clock.
    public let time: Duration

    /// The kind of the event, such as `.matched`, with its data.
    public let kind: Kind

    /// The kinds of events, with their data. New versions add no cases.
    public enum Kind: Sendable {
        /// The dispatcher received the link. This is the first event of a link.
        case arrived
        /// The link was a wrapper, such as a shortened link, and its target replaced it, after `hops` wrappers.
        case unwrapped(hops: Int)
        /// A router has found a route for the link.
        case matched
        /// A guard redirected the link. The destination is redacted, such as `https://example.com/login`.
        case redirected(to: String)
        /// Every guard allowed the link at this step: before its handlers, or before its presentation.
        case allowed(LinkStep)
        /// A handler returned this outcome. The effect of the outcome has not begun.
        case handled(Outcome<Route>)
        /// The link is pending: it waits until the condition is met, and then repeats this step.
        case pending(until: Condition, at: LinkStep)
        /// The link is pending for an unknown condition (``DispatchOptions/conditions``), whose name may be misspelt.
        /// `similar` is a known condition with a similar name. Sent once for each condition.
        ///
        /// ```swift
        /// dispatcher.observe { event in
        ///     if case .unknownCondition(let condition, let similar) = event.kind { log(condition, similar) }
        /// }
        /// ```
        case unknownCondition(Condition, similar: Condition?)
        /// The link has waited for this condition, `interfaceReady` or `presenterAttached`, for the time
        /// ``DispatchOptions/readinessLimit``. Sent at most once each time that the link becomes pending.
        case overdue(Condition, after: Duration)
        /// The pending link is not stored: it has no URL, or it has its own handler (`using:`), or the store is full.
        case notSaved
        /// The pending link runs again, from this step.
        case resumed(at: LinkStep)
        /// The effect of ``Outcome/hold(until:_:)`` failed or exceeded its time limit. The link stays pending.
        case effectFailed(any Error)
        /// The dispatcher calls `Presenter.prepare(for:)` next, unless the link is an action and there is no presenter.
        case preparing
        /// The presenter shows the screen next, unless an observer now cancels the link or withdraws a condition.
        case presenting(Presentation)
        /// The link has ended with this outcome. It has no further events.
        case finished(FinalOutcome<Route>)

        /// The name of the case, for logs.
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

    /// A line for logs: the number of the link, its pattern or redacted URL, and the event.
    ///
    /// ```swift
    /// dispatcher.observe { print($0) }
    /// dispatcher.open("https://example.com/post/7")
    /// ```
    ///
    /// The last line is:
    ///
    /// ```
    /// 1 /post/{id: Int} presented (push)
    /// ```
    public var description: String { "\(id) \(label ?? redacted) \(kind)" }
}

extension DispatchEvent.Kind: RedactedStringConvertible {
    /// The case's name and data. Errors appear as type and case, unless they are ``RedactedStringConvertible``.
    public var description: String {
        switch self {
        case .unwrapped(let hops): hops == 1 ? "unwrapped" : "unwrapped in \(hops) hops"
        case .redirected(let destination): "redirected to \(destination)"
        case .allowed(let step): "allowed at \(step)"
        case .handled(let outcome): "handled: \(outcome)"
        case .pending(let condition, let step): "pending until \(condition) at \(step)"
        case .unknownCondition(let condition, let similar):
            "a link is pending for '\(condition)', which the app has not declared, met or withdrawn"
                + (similar.map { "; did you mean '\($0)'?" }
                    ?? ": add it to DispatchOptions.conditions, or call 'set' for it at launch")
        case .overdue(let condition, let limit): "still pending until \(condition) after \(limit)"
        case .notSaved: "pending, but not saved"
        case .resumed(let step): "resumed at \(step)"
        case .effectFailed(let error): "effect failed: \(RedactedName.text(of: error))"
        case .presenting(let presentation): "presenting (\(presentation))"
        case .finished(let outcome): "\(outcome)"
        case .arrived, .matched, .preparing: name
        }
    }
}

extension Router {
    fileprivate func redacted(_ destination: LinkDestination<Route>) -> String {
        if case .url(let text) = destination { redacted(text) } else { destination.description }
    }
}

extension LinkDispatcher {
    func redacted(_ destination: LinkDestination<Route>) -> String { router.redacted(destination) }
}
