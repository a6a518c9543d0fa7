/// A check that can cancel or redirect a link, or make it pending, before its handlers and before its presentation.
///
/// ```swift
/// struct AdultsOnly: RouteGuard {
///     let account: Account
///     func decide(_ link: RoutedLink<AppRoute>) async -> GuardDecision<AppRoute> {
///         guard case .wine = link.route else { return .allow }
///         return await account.isAdult() ? .allow : .cancel(reason: "adults only")
///     }
/// }
///
/// dispatcher.guards.append(AdultsOnly(account: account))
/// ```
///
/// Guards run in order, until one does not allow the link. A guard that throws or exceeds
/// ``DispatchOptions/guardTimeLimit`` fails the link (``DispatchError``). For conditions of routes, use `requires:`.
@MainActor
public protocol RouteGuard<Route>: Sendable {
    /// The app's type of routes, to which a router matches links.
    associatedtype Route: Sendable

    /// Returns the decision about a link before its handlers are called.
    func decide(_ link: RoutedLink<Route>) async throws -> GuardDecision<Route>

    /// Returns the decision before content is presented, by default `.allow`. A pending link keeps its content.
    func decide(_ link: RoutedLink<Route>, presenting content: LinkContent<Route>) async throws -> GuardDecision<Route>

    /// Returns the decision before a screen that a closure of the app made is shown, by default `.allow`. Not called
    /// for routes and actions. If the link becomes pending, the closure makes another screen later.
    func decide(_ link: RoutedLink<Route>, showing screen: any LinkScreen) async throws -> GuardDecision<Route>
}

extension RouteGuard {
    /// The default: allows the dispatcher to present the content.
    public func decide(
        _ link: RoutedLink<Route>, presenting content: LinkContent<Route>
    ) async throws -> GuardDecision<Route> { .allow }

    /// The default: allows the dispatcher to show the screen.
    public func decide(
        _ link: RoutedLink<Route>, showing screen: any LinkScreen
    ) async throws -> GuardDecision<Route> { .allow }
}
