public import WaymarkCore

/// The options of a ``LinkDispatcher``: limits of pending links, required conditions and time limits.
///
/// ```swift
/// var options = DispatchOptions()
/// options.presentationRequirements = [.interfaceReady]   // cold start: hold until there is something to present on
/// options.pending = .queue(limit: 5, expiry: .seconds(600))
/// let dispatcher = LinkDispatcher(router: router, options: options)
/// ```
public struct DispatchOptions: Sendable {
    /// The limits of links that wait for a condition. By default at most 16 pending links, without expiry.
    public var pending = PendingPolicy.queue()

    /// The presentation style of screens without a style of their own. If `nil`, links to these screens fail.
    public var defaultPresentation: Presentation? = .push

    /// The conditions that every matched link requires besides those of its route. It is pending while one is unmet.
    public var requirements: [Condition] = []

    /// The conditions for presenting a route, a screen or an action. The link is pending until all are met.
    public var presentationRequirements: [Condition] = []

    /// All conditions that the app passes to ``LinkDispatcher/fulfil(_:)``, for the detection of misspelt names.
    ///
    /// If a link becomes pending for an unknown condition, the dispatcher sends
    /// ``DispatchEvent/Kind/unknownCondition(_:similar:)``. Other known conditions are `Condition.signedIn`,
    /// `interfaceReady`, `presenterAttached`, the conditions of accounts, and all conditions that the app has marked as
    /// met or unmet.
    public var conditions: Set<Condition> = []

    /// Receives messages about configuration problems, such as unknown conditions. Debug builds print them by default.
    public var problemFound: (@MainActor @Sendable (String) -> Void)? = Self.printProblem

    /// The time within which a second delivery of the same tap is dropped, by default 2 seconds; `nil` drops none.
    ///
    /// The system may deliver one tap twice, such as in the launch options and to the app delegate. A link repeats an
    /// earlier link if both have the same URL bytes but different entry points (``EntryPoint``). Two deliveries by one
    /// entry point are two taps. Channel and payload are not compared.
    ///
    /// A repeat ends with ``DropReason/repeated(of:)``. Links without a URL or ``IncomingLink/entryPoint``, of the
    /// channel `inApp`, or opened by a guard, a handler or a presenter are not repeats.
    ///
    /// ```swift
    /// options.repeatInterval = .seconds(5)
    /// ```
    public var repeatInterval: Duration? = .seconds(2)

    /// The time that a link may wait for the user interface before observers receive
    /// ``DispatchEvent/Kind/overdue(_:after:)``; `nil` for no limit. By default 10 seconds. The link stays pending.
    ///
    /// The limit applies to the conditions `Condition.interfaceReady` and `Condition.presenterAttached`. Other
    /// conditions, such as a login, depend on the user and have no limit.
    public var readinessLimit: Duration? = .seconds(10)

    /// The time limit of one call of a guard, after which the link fails; `nil` for none. By default 30 seconds. With
    /// the default clock, time limits include the time during which the app is suspended.
    public var guardTimeLimit: Duration? = .seconds(30)

    /// The time limit of one call of a handler, the effect of its outcome, ``LinkDispatcher/notFound`` or
    /// ``LinkDispatcher/system``; by default 60 seconds, `nil` for none. A link whose call exceeds it fails; if an
    /// effect of ``Outcome/hold(until:_:)`` exceeds it, the link stays pending.
    public var handlerTimeLimit: Duration? = .seconds(60)

    /// The time limit of one call of a presenter, an action or a closure that makes a screen, after which the link
    /// fails, and of one restoration of screens; `nil` for none. By default 60 seconds.
    public var presenterTimeLimit: Duration? = .seconds(60)

    /// `true` if ``LinkTicket/handlerOutcome`` keeps its value after the link has ended. By default it becomes `nil`.
    public var keepsHandlerOutcomes = false

    /// Creates the default options.
    public init() {}

    func timeLimit(of callee: Callee) -> Duration? {
        switch callee {
        case .routeGuard: guardTimeLimit
        case .handler, .effect: handlerTimeLimit
        case .preparation, .action, .screen, .presentation: presenterTimeLimit
        }
    }

    #if DEBUG
        private static let printProblem: (@MainActor @Sendable (String) -> Void)? = { print("Waymark: \($0)") }
    #else
        private static let printProblem: (@MainActor @Sendable (String) -> Void)? = nil
    #endif
}

enum Callee: Sendable { case routeGuard, handler, effect, preparation, action, screen, presentation }

extension Condition {
    /// The condition that ``LinkDispatcher/presenter`` is not `nil`. The dispatcher updates the condition.
    public static let presenterAttached: Condition = "presenterAttached"

    /// Returns the condition that ``LinkDispatcher/account`` is this account. The dispatcher updates the condition.
    public static func account(_ account: String) -> Condition { Condition(rawValue: "account:" + account) }

    static let builtIn: Set<Condition> = [.signedIn, .interfaceReady, .presenterAttached]

    var isOfAccount: Bool { rawValue.hasPrefix(Condition.account("").rawValue) }

    var isOfInterface: Bool { self == .interfaceReady || self == .presenterAttached }
}
