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
    /// The limits of pending links, which the dispatcher holds for a condition. By default 16 links, without expiry.
    public var pending = PendingPolicy.queue()

    /// The presentation style of content that defines none. With `nil`, a link with such content fails.
    public var defaultPresentation: Presentation? = .push

    /// The conditions that every link requires, in addition to those of its route. A link is pending until all are met.
    public var requirements: [Condition] = []

    /// The conditions for the presentation of any content. A link with content is pending until all are met.
    public var presentationRequirements: [Condition] = []

    /// The app's own conditions: all names that the app passes to ``LinkDispatcher/fulfil(_:)``.
    ///
    /// If a link is pending for an unknown condition, whose name may be misspelt, the dispatcher sends
    /// ``DispatchEvent/Kind/unknownCondition(_:similar:)``. Also known are `Condition.signedIn`, `interfaceReady`,
    /// `presenterAttached`, those of accounts, and those that the app has met or withdrawn since launch.
    public var conditions: Set<Condition> = []

    /// Receives messages about configuration problems, such as unknown conditions. Debug builds print them by default.
    public var problemFound: (@MainActor @Sendable (String) -> Void)? = Self.printProblem

    /// The time within which a second delivery of the same tap is dropped, by default 2 seconds; `nil` drops none.
    ///
    /// The system may deliver one tap twice, through different entry points, such as the launch options and the app
    /// delegate. A delivery is a repeat if an earlier link has the same bytes, and the entry point has not delivered
    /// that tap yet. Two deliveries through one entry point are two taps. Channel and payload are not compared.
    ///
    /// A repeat ends with ``DropReason/repeated(of:)``. Links without an ``IncomingLink/entryPoint`` are never repeats,
    /// and neither are links that the app opens itself, such as in a guard, a handler or a presenter.
    ///
    /// ```swift
    /// options.repeatInterval = .seconds(5)
    /// ```
    public var repeatInterval: Duration? = .seconds(2)

    /// The time after which a link that waits for the interface is reported as
    /// ``DispatchEvent/Kind/overdue(_:after:)``; `nil` for never. By default 10 seconds. The link stays pending.
    ///
    /// The limit applies to the conditions `Condition.interfaceReady` and `Condition.presenterAttached`. Other
    /// conditions, such as a login, depend on the user and have no limit.
    public var readinessLimit: Duration? = .seconds(10)

    /// The time limit of one call of a guard; `nil` for none. By default 30 seconds. Later links wait for the call.
    public var guardTimeLimit: Duration? = .seconds(30)

    /// The time limit of one call of a handler, of the effect that the handler returns, of ``LinkDispatcher/notFound``
    /// and of ``LinkDispatcher/system``; `nil` for none. By default 60 seconds.
    public var handlerTimeLimit: Duration? = .seconds(60)

    /// The time limit of one call of a presenter, an action or a screen closure; `nil` for none. By default 60 seconds.
    public var presenterTimeLimit: Duration? = .seconds(60)

    /// `true` to keep ``LinkTicket/handlerOutcome`` after the link has ended. By default it is then `nil`.
    public var keepsHandlerOutcomes = false

    /// Creates the default options. Set the properties to change them.
    public init() {}

    #if DEBUG
        private static let printProblem: (@MainActor @Sendable (String) -> Void)? = { print("Waymark: \($0)") }
    #else
        private static let printProblem: (@MainActor @Sendable (String) -> Void)? = nil
    #endif
}

extension Condition {
    /// The condition that ``LinkDispatcher/presenter`` is not `nil`. The dispatcher itself meets and withdraws it.
    public static let presenterAttached: Condition = "presenterAttached"

    /// Returns the condition that ``LinkDispatcher/account`` is this account. The dispatcher meets and withdraws it.
    public static func account(_ account: String) -> Condition { Condition(rawValue: "account:" + account) }

    static let builtIn: Set<Condition> = [.signedIn, .interfaceReady, .presenterAttached]

    var isOfAccount: Bool { rawValue.hasPrefix(Condition.account("").rawValue) }

    /// `true` if the app meets the condition by itself, without the user.
    var isOfInterface: Bool { self == .interfaceReady || self == .presenterAttached }
}
