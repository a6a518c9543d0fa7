/// A check of links before their handler, and again before their content is presented.
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
/// Guards run one after the other; the first one that does not allow decides. A guard that throws, or exceeds
/// ``DispatchOptions/guardTimeLimit``, ends the link with a ``DispatchError``. Requirements of table entries need no
/// guard: an unmet ``Condition`` holds the link.
@MainActor
public protocol RouteGuard<Route>: Sendable {
    /// The app's type of routes.
    associatedtype Route: Sendable

    /// Decides if the link may continue to its handlers.
    func decide(_ link: RoutedLink<Route>) async throws -> GuardDecision<Route>

    /// Decides if the content of the link may be presented. By default it may. A link that is held keeps its content.
    func decide(_ link: RoutedLink<Route>, presenting content: LinkContent<Route>) async throws -> GuardDecision<Route>

    /// Decides if a screen that was made for the link may be shown. By default it may. It is not called for routes,
    /// whose screens the presenter makes. If the link is held, another screen is made when it resumes.
    func decide(_ link: RoutedLink<Route>, showing screen: any LinkScreen) async throws -> GuardDecision<Route>
}

extension RouteGuard {
    /// Allows the content.
    public func decide(
        _ link: RoutedLink<Route>, presenting content: LinkContent<Route>
    ) async throws -> GuardDecision<Route> { .allow }

    /// Allows the screen.
    public func decide(
        _ link: RoutedLink<Route>, showing screen: any LinkScreen
    ) async throws -> GuardDecision<Route> { .allow }
}
