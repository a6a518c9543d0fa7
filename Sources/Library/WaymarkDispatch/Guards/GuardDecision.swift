public import WaymarkCore

/// The decision of a guard about a link. New versions add no cases.
///
/// ```swift
/// func decide(_ link: RoutedLink<AppRoute>) async -> GuardDecision<AppRoute> {
///     guard session.isActive else { return .hold(until: .signedIn) }
///     return .allow
/// }
/// ```
public enum GuardDecision<Route: Sendable>: Sendable {
    /// Lets the link continue to the next guard, and after the last one to the handlers or the screen.
    case allow
    /// Ends the link. The final outcome of the link contains the reason.
    case cancel(reason: String)
    /// Replaces the destination, which is matched and guarded again.
    case redirect(to: LinkDestination<Route>)
    /// Holds the link until the condition is met. The guards then run again.
    case hold(until: Condition)
}
