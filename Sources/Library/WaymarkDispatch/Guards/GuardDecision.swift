public import WaymarkCore

/// What a guard says about a link. This enum is complete.
///
/// ```swift
/// func decide(_ link: RoutedLink<AppRoute>) async -> GuardDecision<AppRoute> {
///     guard session.isActive else { return .hold(until: .signedIn) }
///     return .allow
/// }
/// ```
public enum GuardDecision<Route: Sendable>: Sendable {
    /// The link goes on: to the next guard, and after the last one to the handlers or the screen.
    case allow
    /// The link ends here, for a reason that is told as its outcome.
    case cancel(reason: String)
    /// The link goes somewhere else instead, and is matched and guarded there anew.
    case redirect(to: LinkDestination<Route>)
    /// The link waits until the condition is met, and the guards are asked again then.
    case hold(until: Condition)
}
