public import WaymarkCore
public import WaymarkRoutes

/// Carries links to their screens: the one place that acts.
///
/// ```swift
/// let dispatcher = LinkDispatcher(router: try Router(table))
/// dispatcher.presenter = StackPresenter(stack)
/// dispatcher.open("https://example.com/user/15/posts/2")       // from onOpenURL, or a scene delegate
/// dispatcher.open(.post(user: 15, id: 2))                      // from a button
/// dispatcher.fulfil(.signedIn)                                 // releases what waited for it
/// ```
///
/// ## The way of a link
///
/// 1. A wrapper gives way to what it stands for, if there is an ``unwrapper``.
/// 2. It is matched. A link that no route takes goes to ``notFound``, then to ``system``.
/// 3. What its route requires must hold, and every guard must allow it.
/// 4. The handlers are asked, one after the other, until one does not pass; then about the next best route.
/// 5. What they want to present must be allowed by the guards once more.
/// 6. The presenter prepares, names a place, presents, and is told.
///
/// Every link has exactly one ``FinalOutcome``, whatever happens. Links from outside go on one at a time, in the order of
/// their arrival, and so do those that the app opens itself; the two lanes do not wait for each other. One that is held
/// lets the others pass, and goes on before those that came after it as soon as it may. A link that a handler opens follows
/// the one that is being handled, or is carried at once if the handler waits for it.
///
/// A link that is held goes on once, from the step at which it was held, when its condition is met after the question
/// was asked whose answer was to wait; so it is neither forgotten when that happens in between, nor asked for ever.
@MainActor
public final class LinkDispatcher<Route: Sendable> {
    /// Deals with a link that is not found, and says whether it did.
    public typealias NotFound = @MainActor @Sendable (IncomingLink<Route>, NotFoundReason) async -> Bool

    /// Finds the routes of links; may be replaced when the table changes.
    public var router: Router<Route> { didSet { searches = [:] } }

    /// Asked about links that no route of the router takes, or whose handlers all pass, one after the other.
    public var fallbacks: [FallbackRouter<Route>] = [] { didSet { searches = [:] } }

    /// Finds out where click-tracked and shortened links lead, before they are matched; without one, they are links as all
    /// others.
    public var unwrapper: LinkUnwrapper?

    /// Asked before handlers, and before anything is presented.
    public var guards: [any RouteGuard<Route>]

    /// Asked what a link does, one after the other.
    public var handlers: [any LinkHandler<Route>]

    /// Shows what links open. What is to be presented waits until there is one.
    public var presenter: (any Presenter<Route>)? { didSet { presenterChanged() } }

    /// Deals with links that are not found.
    public var notFound: NotFound?

    /// Opens URLs that nobody in the app takes, such as in a browser; says whether it did.
    ///
    /// Association files may claim more links than the routes take: such a link is returned to the system once
    /// (``FinalOutcome/returned(_:)``). What would only come back to the app is not:
    ///
    /// - a link with a scheme of the app's own, which no other app takes;
    /// - a link that was returned less than 10 seconds ago, by the dispatcher's clock.
    ///
    /// Links that are not acceptable, or have no scheme, are not returned either.
    public var system: (@MainActor @Sendable (String) async -> Bool)?

    /// Who uses the app, if that matters to its links; `nil` if nobody is known.
    ///
    /// Links that arrive are bound to the account, and held links go on only while it is the same. See
    /// ``IncomingLink/account``.
    public var account: String? { didSet { accountChanged(from: oldValue) } }

    /// Told what a store throws when it saves, and what was damaged of what it had.
    public var storeFailed: (@MainActor (any Error) -> Void)?

    /// How links are treated.
    public let options: DispatchOptions

    let clock: LinkClock
    let deadlines: Deadlines
    let hub = EventHub<DispatchEvent<Route>>()
    /// The URL of a route, if it has one.
    let print: @MainActor (Router<Route>, Route) -> String?
    var state: DispatchState
    /// What came by other doors just now.
    var repeats: RepeatFilter
    /// What was given back to the system just now.
    var returnedLinks = ReturnedLinks()
    /// Events that the system told of, and may tell of again.
    var heardEvents = HeardEvents()
    var records: [LinkID: LinkRecord<Route>] = [:]
    /// The routes of links that somebody asked about before their turn, as long as the routers are the same. Few links have
    /// any, so they are not in the records.
    var searches: [LinkID: RouteSearch<Route>] = [:]
    var tasks: [LinkID: Task<Void, Never>] = [:]
    /// Those who wait until there are no tasks.
    var settling: [Race<Void>] = []
    var expiryTask: Task<Void, Never>?
    /// When the task of expiry wakes up.
    var nextExpiry: Duration?
    var saver: LinkSaver?
    /// How often links are opened, unless they say so themselves.
    var guarantee = DeliveryGuarantee.atMostOnce
    private(set) lazy var screen = ScreenQueue { [weak self] in self?.waits($0, for: $1) ?? false }
    private(set) lazy var ticketActions = TicketActions { [weak self] in
        self?.cancel($0)
    } noteWait: { [weak self] in
        self?.noteWait(for: $0)
    }

    init(
        router: Router<Route>, handlers: [any LinkHandler<Route>]?, guards: [any RouteGuard<Route>],
        options: DispatchOptions, clock: any Clock<Duration>,
        print: @escaping @MainActor (Router<Route>, Route) -> String?
    ) {
        self.router = router
        self.handlers = handlers ?? [PresentingHandler()]
        self.guards = guards
        self.options = options
        self.clock = LinkClock(clock)
        deadlines = Deadlines(self.clock)
        self.print = print
        state = DispatchState(policy: options.pending)
        repeats = RepeatFilter(policy: options.repeats)
    }

    /// Creates a dispatcher.
    ///
    /// - Parameters:
    ///   - router: Finds the routes of links.
    ///   - handlers: Asked what a link does, one after the other; without any given, every route is presented.
    ///   - guards: Asked before handlers, and before anything is presented.
    ///   - options: How links are treated.
    ///   - clock: What limits and arrivals are measured by.
    public convenience init(
        router: Router<Route>, handlers: [any LinkHandler<Route>]? = nil, guards: [any RouteGuard<Route>] = [],
        options: DispatchOptions = DispatchOptions(), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(router: router, handlers: handlers, guards: guards, options: options, clock: clock) {
            try? $0.url(for: $1)
        }
    }

    deinit {
        expiryTask?.cancel()
        guard !records.isEmpty else { return }
        let unfinished = UnfinishedLinks(records: records, hub: hub, router: router, time: clock.now())
        Task { @MainActor in unfinished.drop() }
    }
}

extension LinkDispatcher: RedactedStringConvertible {
    /// The type.
    public nonisolated var description: String { "\(Self.self)" }
}

extension LinkDispatcher where Route: Equatable {
    /// Creates a dispatcher whose routes can be compared, so that constants have a URL too.
    ///
    /// - Parameters:
    ///   - router: Finds the routes of links.
    ///   - handlers: Asked what a link does, one after the other; without any given, every route is presented.
    ///   - guards: Asked before handlers, and before anything is presented.
    ///   - options: How links are treated.
    ///   - clock: What limits and arrivals are measured by.
    public convenience init(
        router: Router<Route>, handlers: [any LinkHandler<Route>]? = nil, guards: [any RouteGuard<Route>] = [],
        options: DispatchOptions = DispatchOptions(), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(router: router, handlers: handlers, guards: guards, options: options, clock: clock) {
            try? $0.url(for: $1)
        }
    }
}
