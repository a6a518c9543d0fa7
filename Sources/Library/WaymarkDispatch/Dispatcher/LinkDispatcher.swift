public import WaymarkCore
public import WaymarkRoutes

/// An object that opens deep links: it matches links to routes, calls guards and handlers, and presents screens.
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
/// 1. If an ``unwrapper`` is set, a wrapped link, such as a shortened one, is replaced by its target.
/// 2. The router matches the link. A link without a route goes to ``notFound``, then to ``system``.
/// 3. The conditions of the route must be met, and every guard must allow the link.
/// 4. The handlers are called in order. Each decides the link's outcome, or passes the link to the next handler.
/// 5. If every handler passes, ``lastHandler`` presents the route.
/// 6. The guards must allow the content that is to be presented.
/// 7. The presenter prepares, chooses where to show the content, and presents it.
///
/// Every link has exactly one ``FinalOutcome``. Links of the channel `inApp` have one queue, all others (links from
/// outside the app) another. In each queue one link runs at a time until its effect begins, in the order of arrival. A
/// pending link, which waits until a condition is met, does not block its queue, and resumes before links that arrived
/// after it. A link that a handler opens runs after the current link, or at once if the handler waits for it.
///
/// A pending link repeats its last step once ``fulfil(_:)`` is called for its condition. A call while the step runs,
/// such as during a slow guard, counts. Earlier calls do not: the step would repeat endlessly.
@MainActor
public final class LinkDispatcher<Route: Sendable>: RedactedStringConvertible {
    /// The router that matches URLs to routes. If you replace it, set a presenter with a new ``BackStack`` too.
    public var router: Router<Route> { didSet { searches = [:] } }

    /// Further routers, in order, for links that ``router`` does not match or that every handler declines.
    public var fallbacks: [FallbackRouter<Route>] = [] { didSet { searches = [:] } }

    /// The rules that replace click-tracked and shortened links by their targets before matching; `nil` for none.
    public var unwrapper: LinkUnwrapper?

    /// The guards, in the order of their calls. They run before the handlers, and again before content is presented.
    public var guards: [any RouteGuard<Route>]

    /// The handlers, in the order of their calls. A link that all of them pass goes to ``lastHandler``.
    public var handlers: [any LinkHandler<Route>]

    /// The handler of links that all ``handlers`` pass. By default it presents the route of the link. If it is `nil`,
    /// such a link is matched to its next best route, or ends with ``NotFoundReason/passed``. Links with their own
    /// handler (`using:`) do not call the last handler, unless redirected.
    public var lastHandler: (any LinkHandler<Route>)?

    /// The presenter of screens. While it is `nil`, links with screens are pending for `Condition.presenterAttached`.
    public var presenter: (any Presenter<Route>)? { didSet { presenterChanged() } }

    /// Called with each link that is not found, and the reason. If it returns `false`, ``system`` may open the link.
    public var notFound: (@MainActor @Sendable (IncomingLink<Route>, NotFoundReason) async -> Bool)?

    /// Opens a URL outside the app, such as in a browser. Return `false` if the URL could not be opened.
    ///
    /// Called for links that are not found, unless ``notFound`` returned `true`: the system may deliver more links than
    /// the table matches. The result `true` ends the link with ``FinalOutcome/returned(_:)``. Not called for:
    ///
    /// - links with a custom scheme of the app, which the system would deliver to the app again;
    /// - links for which it was called less than 10 seconds ago, by the dispatcher's clock;
    /// - rejected links, and links without a URL or a scheme.
    public var system: (@MainActor @Sendable (String) async -> Bool)?

    /// The identifier of the signed-in account; `nil` while no user is signed in. A link without an
    /// ``IncomingLink/account`` is bound to the account that is signed in when it arrives, or else when it starts or
    /// resumes. It then opens only while that account is signed in.
    public var account: String? { didSet { accountChanged(from: oldValue) } }

    /// Receives the errors of ``PendingLinkStore/commit(_:)`` and ``PendingLinkStore/takeDamage()``.
    public var storeFailed: (@MainActor (any Error) -> Void)?

    /// The limits and required conditions of links, from the initializer.
    public let options: DispatchOptions

    let clock: LinkClock
    let deadlines: Deadlines
    let hub = EventHub<DispatchEvent<Route>>()
    /// Returns the URL of a route; `nil` for a route without one.
    let print: @MainActor (Router<Route>, Route) -> String?
    var state: DispatchState
    var repeats: RepeatFilter
    var returnedLinks = ReturnedLinks()
    var recentEvents = RecentEvents()
    var records: [LinkID: LinkRecord<Route>] = [:]
    /// Route searches that began before their link ran. Few links have one, so they are not stored in ``records``.
    var searches: [LinkID: RouteSearch<Route>] = [:]
    var tasks: [LinkID: Task<Void, Never>] = [:]
    /// The links that are about to resume, once the store has recorded their start. Until then, they count as pending.
    var resuming: [LinkID: PendingLinks.Entry] = [:]
    /// The time at which the next pending link expires, and the number of its timer; `nil` if no pending link expires.
    var nextExpiry: (time: Duration, alarm: Int)?
    /// The writer of the current store, then those of earlier stores that still contain links.
    var savers: [LinkSaver] = []
    /// The promise that the latest call of `keepPendingLinks` fulfils at its end.
    var keeping: Promise<Void>?
    var guarantee = DeliveryGuarantee.atMostOnce
    /// The pending links of screens that the app restores from an earlier launch.
    var restoredLinks: Set<LinkID> = []
    var unknownConditions: Set<Condition> = []
    let shownLinks = ShownLinks()
    private(set) lazy var screen = ScreenQueue { [weak self] in self?.waits($0, for: $1) ?? false }

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

    /// Creates a dispatcher for routes of any type. The clock measures time limits and arrival times.
    public convenience init(
        router: Router<Route>, handlers: [any LinkHandler<Route>] = [], guards: [any RouteGuard<Route>] = [],
        options: DispatchOptions = DispatchOptions(), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(router: router, handlers: handlers, guards: guards, options: options, clock: clock) {
            try? $0.url(for: $1)
        }
    }

    deinit {
        guard !records.isEmpty else { return }
        let (records, hub, router, time) = (records, hub, router, clock.now())
        Task { @MainActor in
            for (id, record) in records.sorted(by: { $0.key < $1.key }) {
                let outcome = FinalOutcome<Route>.dropped(.dispatcherGone)
                hub.send(record.event(id, .finished(outcome), at: time, router))
                record.ticket.note(.finished(outcome))
            }
        }
    }

    /// The name of the dispatcher's type and of its routes' type: `LinkDispatcher<AppRoute>`.
    public nonisolated var description: String { "\(Self.self)" }
}

extension LinkDispatcher where Route: Equatable {
    /// Creates a dispatcher for `Equatable` routes.
    ///
    /// The dispatcher compares routes to find the URLs, and so the conditions, of routes that the table has as values,
    /// such as `to: .home`.
    public convenience init(
        router: Router<Route>, handlers: [any LinkHandler<Route>] = [], guards: [any RouteGuard<Route>] = [],
        options: DispatchOptions = DispatchOptions(), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(router: router, handlers: handlers, guards: guards, options: options, clock: clock) {
            try? $0.url(for: $1)
        }
    }
}
