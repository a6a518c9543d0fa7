public import WaymarkCore
public import WaymarkRoutes

/// The effect of a handler's ``Outcome``: a closure that the dispatcher runs after it has stored the outcome.
public typealias LinkEffect<Route: Sendable> = @MainActor @Sendable (RoutedLink<Route>) async throws -> Void

/// The outcome of a handler for a link. New versions add no cases.
///
/// The dispatcher reports and stores this value, then runs its effect. So a test can call the handler and check the
/// outcome without side effects:
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
    /// The effect opens the link, or the handler has already opened it.
    case opened(LinkEffect<Route>? = nil)
    /// The link is rejected, with an optional reason.
    case rejected((any Error)?)
    /// The link is pending until the condition is met; then this handler runs again. The effect runs immediately.
    case hold(until: Condition, LinkEffect<Route>? = nil)
    /// The given handler is next. With `nil`, it is the dispatcher's next handler. After the last one, the handlers run
    /// again for the next best route of the link.
    case passed(to: (any LinkHandler<Route>)? = nil)
    /// The link opens by presenting content.
    case present(LinkContent<Route>)
}

extension Outcome: RedactedStringConvertible {
    /// The case, without the values of the link.
    public var description: String {
        switch self {
        case .opened: "opened"
        case .rejected: "rejected"
        case .hold(let condition, _): "hold until \(condition)"
        case .passed: "passed"
        case .present(let content): "present \(content)"
        }
    }
}
