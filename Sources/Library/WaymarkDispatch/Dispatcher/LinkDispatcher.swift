public import WaymarkCore
public import WaymarkRoutes

/// Routes incoming links through guards and handlers to their screens.
///
/// ```swift
/// let dispatcher = LinkDispatcher(router: try Router(table))
/// dispatcher.presenter = StackPresenter(stack)
/// dispatcher.open("https://example.com/user/15/posts/2")       // from onOpenURL, or a scene delegate
/// dispatcher.open(.post(user: 15, id: 2))                      // from a button
/// dispatcher.fulfil(.signedIn)                                 // releases what waited for it
/// ```
///
/// ## The steps of a link
///
/// 1. A wrapped link is replaced by its target, if there is an ``unwrapper``.
/// 2. The link is matched. A link without a route goes to ``notFound``, then to ``system``.
/// 3. The conditions of its route must be met, and every guard must allow it.
/// 4. The handlers decide in their order. A handler that passes leaves the link to the next one.
/// 5. If every handler passes, ``lastHandler`` presents the route.
/// 6. The guards must allow the content that is to be presented.
/// 7. The presenter prepares, names the place, and presents.
///
/// Every link has exactly one ``FinalOutcome``. There are two queues: one for links from outside the app, and one for
/// links that the app opens. In each queue one link runs at a time, in the order of arrival. A pending link does not
/// block its queue, and resumes before links that arrived after it. A link that a handler opens follows the current
/// link, or runs at once if the handler waits for it.
///
/// A pending link resumes at the step at which it was held, when its condition is met after the decision to hold it
/// began. So a condition that is met during a slow guard is not missed, and one that was met before does not loop.
@MainActor
public final class LinkDispatcher<Route: Sendable> {
    /// The router. It may be replaced when the table changes.
    public var router: Router<Route> { didSet { searches = [:] } }

    /// Routers for links that no route of ``router`` matches, or that every handler passes, in their order.
    public var fallbacks: [FallbackRouter<Route>] = [] { didSet { searches = [:] } }

    /// Replaces click-tracked and shortened links by their targets before they are matched; `nil` for none.
    public var unwrapper: LinkUnwrapper?

    /// The guards, which run before the handlers and before content is presented.
    public var guards: [any RouteGuard<Route>]

    /// The handlers, in their order. Setting them keeps ``lastHandler``, so that a link that they pass is presented.
    public var handlers: [any LinkHandler<Route>]

    /// The handler of links that every other handler passes. By default it presents the route.
    ///
    /// With `nil`, such a link goes to its next best route, and then ends as ``NotFoundReason/passed``. It is not
    /// called for links with a handler of their own (`using:`).
    public var lastHandler: (any LinkHandler<Route>)?

    /// The presenter of screens. Without one, links that present something are held for `Condition.presenterAttached`.
    public var presenter: (any Presenter<Route>)? { didSet { presenterChanged() } }

    /// Handles links that are not found; returns `false` to leave a link to ``system``.
    public var notFound: (@MainActor @Sendable (IncomingLink<Route>, NotFoundReason) async -> Bool)?

    /// Opens URLs outside the app, such as in a browser; returns `false` if it could not.
    ///
    /// Association files may match more links than the routes. A link without a route is returned to the system
    /// (``FinalOutcome/returned(_:)``). Links that would come back to the app are not returned:
    ///
    /// - links with a scheme of the app's own, which no other app opens;
    /// - links that were returned less than 10 seconds ago, by the dispatcher's clock.
    ///
    /// Rejected links and links without a scheme are not returned either.
    public var system: (@MainActor @Sendable (String) async -> Bool)?

    /// The signed-in account, if links depend on it; `nil` if no user is known.
    ///
    /// Links that arrive are bound to the account, and resume only while it is the same. See ``IncomingLink/account``.
    public var account: String? { didSet { accountChanged(from: oldValue) } }

    /// Receives errors of the store, and the damage that it found in its content.
    public var storeFailed: (@MainActor (any Error) -> Void)?

    /// The options.
    public let options: DispatchOptions

    let clock: LinkClock
    let deadlines: Deadlines
    let hub = EventHub<DispatchEvent<Route>>()
    /// Returns the URL of a route; `nil` for a route without one.
    let print: @MainActor (Router<Route>, Route) -> String?
    var state: DispatchState
    /// Recent deliveries, to find those of the same tap.
    var repeats: RepeatFilter
    /// Links that were returned to the system recently.
    var returnedLinks = ReturnedLinks()
    var recentEvents = RecentEvents()
    var records: [LinkID: LinkRecord<Route>] = [:]
    /// Searches that began before the turn of their link. Few links have one, so the records do not.
    var searches: [LinkID: RouteSearch<Route>] = [:]
    var tasks: [LinkID: Task<Void, Never>] = [:]
    /// The links that left the pending links of ``state``, and whose start is not saved yet. For the app they are
    /// pending.
    var resuming: [LinkID: PendingLinks.Entry] = [:]
    /// The callers that wait until there are no tasks.
    var settling: [Promise<Void>] = []
    var expiryTask: Task<Void, Never>?
    /// The time at which the expiry task wakes up.
    var nextExpiry: Duration?
    var saver: LinkSaver?
    /// The latest call of `keepPendingLinks`.
    var keeping: Promise<Void>?
    /// The guarantee of links that have no guarantee of their own.
    var guarantee = DeliveryGuarantee.atMostOnce
    /// The pending links of state restoration.
    var restoredLinks: Set<LinkID> = []
    /// The conditions that were reported as unknown.
    var unknownConditions: Set<Condition> = []
    /// The links from outside the app that were shown, and their navigators.
    let shownLinks = ShownLinks()
    private(set) lazy var screen = ScreenQueue { [weak self] in self?.waits($0, for: $1) ?? false }
    private(set) lazy var ticketActions = TicketActions { [weak self] in
        self?.cancel($0)
    } recordWait: { [weak self] in
        self?.recordWait(for: $0)
    }

    init(
        router: Router<Route>, handlers: [any LinkHandler<Route>], guards: [any RouteGuard<Route>],
        options: DispatchOptions, clock: any Clock<Duration>,
        print: @escaping @MainActor (Router<Route>, Route) -> String?
    ) {
        self.router = router
        self.handlers = handlers
        lastHandler = PresentingHandler()
        self.guards = guards
        self.options = options
        self.clock = LinkClock(clock)
        deadlines = Deadlines(self.clock)
        self.print = print
        state = DispatchState(policy: options.pending)
        repeats = RepeatFilter(interval: options.repeatInterval)
    }

    /// Creates a dispatcher.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - handlers: The handlers, in the order of their calls. If all of them pass on a link, ``lastHandler`` presents
    ///     it.
    ///   - guards: The guards, in the order of their calls.
    ///   - options: The options.
    ///   - clock: The clock that measures time limits and arrival times.
    public convenience init(
        router: Router<Route>, handlers: [any LinkHandler<Route>] = [], guards: [any RouteGuard<Route>] = [],
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
    /// Creates a dispatcher for `Equatable` routes.
    ///
    /// The dispatcher compares routes to find the URL of a route that was added as a value, such as `to: .home`.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - handlers: The handlers, in the order of their calls. If all of them pass on a link, ``lastHandler`` presents
    ///     it.
    ///   - guards: The guards, in the order of their calls.
    ///   - options: The options.
    ///   - clock: The clock that measures time limits and arrival times.
    public convenience init(
        router: Router<Route>, handlers: [any LinkHandler<Route>] = [], guards: [any RouteGuard<Route>] = [],
        options: DispatchOptions = DispatchOptions(), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(router: router, handlers: handlers, guards: guards, options: options, clock: clock) {
            try? $0.url(for: $1)
        }
    }
}
