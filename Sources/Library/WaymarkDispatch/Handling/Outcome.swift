public import WaymarkCore
public import WaymarkRoutes

/// What runs after an outcome was stored.
public typealias LinkEffect<Route: Sendable> = @MainActor @Sendable (RoutedLink<Route>) async throws -> Void

/// What a handler makes of a link. This enum is complete.
///
/// It is a value first: the dispatcher tells and stores it, and runs its effect after that. A test calls the handler,
/// looks at the outcome and runs nothing:
///
/// ```swift
/// func handle(_ link: RoutedLink<AppRoute>) async -> Outcome<AppRoute> {
///     switch link.route {
///     case .follow(let user): .opened { _ in await social.follow(user) }
///     case .profile: .passed(to: tabs)
///     default: .rejected(nil)
///     }
/// }
/// ```
public enum Outcome<Route: Sendable>: Sendable {
    /// The link is opened by the effect, or by the handler already.
    case opened(LinkEffect<Route>? = nil)
    /// The link is refused, perhaps for a reason.
    case rejected((any Error)?)
    /// The link waits until the condition is met, and this handler is asked again then. The effect runs at once.
    case held(until: Condition, LinkEffect<Route>? = nil)
    /// Another handler is asked; without one, the next of the dispatcher, and after the last one the handlers are asked
    /// about the next best route of the link.
    case passed(to: (any LinkHandler<Route>)? = nil)
    /// The link opens by presenting something.
    case present(LinkContent<Route>)
}

extension Outcome: RedactedStringConvertible {
    /// What it is, without what it holds.
    public var description: String {
        switch self {
        case .opened: "opened"
        case .rejected: "rejected"
        case .held(let condition, _): "held until \(condition)"
        case .passed: "passed"
        case .present(let content): "present \(content)"
        }
    }
}
