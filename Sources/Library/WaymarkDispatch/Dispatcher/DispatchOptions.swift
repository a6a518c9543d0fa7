public import WaymarkCore

/// How a dispatcher treats its links.
///
/// ```swift
/// var options = DispatchOptions()
/// options.presentationRequirements = [.interfaceReady]   // cold start: hold until there is something to present on
/// options.pending = .queue(limit: 5, expiry: .seconds(600))
/// let dispatcher = LinkDispatcher(router: router, options: options)
/// ```
public struct DispatchOptions: Sendable {
    /// Which links are held, and for how long.
    public var pending = PendingPolicy.queue()

    /// How content is presented that does not say so itself; with `nil` it must.
    public var defaultPresentation: Presentation? = .push

    /// What must hold before any link goes to its handlers, besides what its route requires.
    public var requirements: [Condition] = []

    /// What must hold before anything is presented.
    public var presentationRequirements: [Condition] = []

    /// What becomes of one tap that comes by two doors.
    public var repeats = RepeatPolicy.dropped(within: .seconds(2))

    /// How long a link waits for the interface before observers are told that it still does
    /// (``DispatchEvent/Kind/overdue(_:after:)``); `nil` for ever. It goes on waiting either way.
    ///
    /// The interface is `Condition.interfaceReady` and `Condition.presenterAttached`. Other
    /// conditions, such as a login, are up to the user, and have no limit.
    public var readinessLimit: Duration? = .seconds(10)

    /// How long one guard may think about one link; `nil` for ever, and those behind it in its lane wait.
    public var guardTimeLimit: Duration? = .seconds(30)

    /// How long one handler may think about one link, or run the effect of its outcome.
    public var handlerTimeLimit: Duration? = .seconds(60)

    /// How long a presenter may take to prepare, and to show.
    public var presenterTimeLimit: Duration? = .seconds(60)

    /// Whether ``LinkTicket/handlerOutcome`` stays after the end.
    public var keepsHandlerOutcomes = false

    /// Creates options as they are unless told otherwise.
    public init() {}
}

extension Condition {
    /// A dispatcher has a presenter. Met by setting ``LinkDispatcher/presenter``; nothing can be presented without one.
    public static let presenterAttached: Condition = "presenterAttached"

    /// An account is the one that uses the app. Met by setting ``LinkDispatcher/account``.
    public static func account(_ account: String) -> Condition { Condition(rawValue: "account:" + account) }
}
