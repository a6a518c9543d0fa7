public import WaymarkCore

/// The options of a dispatcher.
///
/// ```swift
/// var options = DispatchOptions()
/// options.presentationRequirements = [.interfaceReady]   // cold start: hold until there is something to present on
/// options.pending = .queue(limit: 5, expiry: .seconds(600))
/// let dispatcher = LinkDispatcher(router: router, options: options)
/// ```
public struct DispatchOptions: Sendable {
    /// The limits of pending links. By default 16 links, without expiry.
    public var pending = PendingPolicy.queue()

    /// The presentation of content that has no presentation of its own; with `nil`, such content fails.
    public var defaultPresentation: Presentation? = .push

    /// The conditions that every link requires, besides those of its route.
    public var requirements: [Condition] = []

    /// The conditions that every presentation requires.
    public var presentationRequirements: [Condition] = []

    /// The conditions that the app meets at some time, besides those of the library.
    ///
    /// A link that is held for another condition is reported, because the condition's name may be misspelt:
    /// ``DispatchEvent/Kind/unknownCondition(_:similar:)``. Conditions that were met or withdrawn since launch count as
    /// declared.
    public var conditions: Set<Condition> = []

    /// Receives problems of the app's configuration, such as an unknown condition. By default debug builds print them,
    /// and release builds do nothing.
    public var problemFound: (@MainActor @Sendable (String) -> Void)? = Self.printProblem

    /// The time after the first delivery of a tap in which its delivery through another entry point is dropped as a
    /// repeat; `nil` opens every delivery. By default 2 seconds.
    ///
    /// A repeat has the bytes of an earlier link, and an entry point that is new for the tap. Two deliveries through
    /// one entry point are two taps. Channel and payload are not compared, because they differ between entry points.
    ///
    /// A repeat ends with ``DropReason/repeated(of:)``, which names the link that opens. Links without an entry point
    /// (``IncomingLink/entryPoint``) are never repeats. Nor are links that the app, a guard, a handler or a presenter
    /// opens.
    ///
    /// ```swift
    /// options.repeatInterval = .seconds(5)
    /// ```
    public var repeatInterval: Duration? = .seconds(2)

    /// The time after which a link that is still pending until the interface is ready is reported
    /// (``DispatchEvent/Kind/overdue(_:after:)``); `nil` for never. The link stays pending.
    ///
    /// The limit applies to the conditions `Condition.interfaceReady` and `Condition.presenterAttached`. Other
    /// conditions, such as a login, depend on the user and have no limit.
    public var readinessLimit: Duration? = .seconds(10)

    /// The time limit of one guard for one link; `nil` for none. Later links of the same queue wait until the guard
    /// returns or reaches the limit.
    public var guardTimeLimit: Duration? = .seconds(30)

    /// The time limit of one handler for one link, and of the effect that the handler returns; `nil` for none.
    public var handlerTimeLimit: Duration? = .seconds(60)

    /// The time limit of a presenter to prepare, and to present; `nil` for none.
    public var presenterTimeLimit: Duration? = .seconds(60)

    /// `true` to keep ``LinkTicket/handlerOutcome`` after the final outcome.
    public var keepsHandlerOutcomes = false

    /// Creates the default options.
    public init() {}

    #if DEBUG
        private static let printProblem: (@MainActor @Sendable (String) -> Void)? = { print("Waymark: \($0)") }
    #else
        private static let printProblem: (@MainActor @Sendable (String) -> Void)? = nil
    #endif
}

extension Condition {
    /// The dispatcher has a ``LinkDispatcher/presenter``. The dispatcher meets and withdraws it.
    public static let presenterAttached: Condition = "presenterAttached"

    /// An account is signed in: the one of ``LinkDispatcher/account``. The dispatcher meets and withdraws it.
    public static func account(_ account: String) -> Condition { Condition(rawValue: "account:" + account) }
}
