public import WaymarkCore
public import WaymarkRoutes

/// A closure that acts on a link, such as by opening it. A ``LinkHandler`` returns it, and the dispatcher runs it.
public typealias LinkEffect<Route: Sendable> = @MainActor @Sendable (RoutedLink<Route>) async throws -> Void

/// The decision of a ``LinkHandler`` about a link. New versions add no cases. A handler returns its effect, so a test
/// can call the handler and check the outcome without side effects:
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
public enum Outcome<Route: Sendable>: Sendable, RedactedStringConvertible {
    /// The dispatcher runs this effect, which opens the link. `nil` if the handler has already opened the link.
    case opened(LinkEffect<Route>? = nil)
    /// The link is not opened, with an optional error as the reason.
    case rejected((any Error)?)
    /// The link is pending until the condition is met; then the handler runs again. The effect runs at once.
    case hold(until: Condition, LinkEffect<Route>? = nil)
    /// The link passes to the given handler, or with `nil` to the dispatcher's next handler. After the last handler,
    /// the dispatcher matches the next best route of the link, and calls the handlers again.
    case passed(to: (any LinkHandler<Route>)? = nil)
    /// The dispatcher presents this content.
    case present(LinkContent<Route>)

    /// The name of the case with its condition or kind of content, without values of the link.
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
