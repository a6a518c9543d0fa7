public import WaymarkCore

/// The decision of a ``RouteGuard`` about a link. New versions add no cases.
///
/// ```swift
/// func decide(_ link: RoutedLink<AppRoute>) async -> GuardDecision<AppRoute> {
///     guard session.isActive else { return .hold(until: .signedIn) }
///     return .allow
/// }
/// ```
public enum GuardDecision<Route: Sendable>: Sendable {
    /// Allows the link: the next guard decides, and after the last one the handlers or the presenter run.
    case allow
    /// Ends the link with ``FinalOutcome/cancelled(reason:)``, for this reason.
    case cancel(reason: String)
    /// Replaces the destination of the link. The new destination is matched, and the guards run again.
    case redirect(to: LinkDestination<Route>)
    /// Makes the link pending until the condition is met. The guards then run again.
    case hold(until: Condition)
}
