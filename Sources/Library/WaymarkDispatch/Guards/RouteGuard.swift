/// Asked whether a link may go on: before its handler, and again before its content is presented.
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
/// Guards are asked one after the other; the first one that does not allow decides. A guard that throws, or does not
/// answer within ``DispatchOptions/guardTimeLimit``, ends the link with a ``DispatchError``. What entries of the table
/// require needs no guard: a ``Condition`` that is not met holds the link by itself.
@MainActor
public protocol RouteGuard<Route>: Sendable {
    /// The routes that it knows.
    associatedtype Route: Sendable

    /// Whether the link may go to its handlers.
    func decide(_ link: RoutedLink<Route>) async throws -> GuardDecision<Route>

    /// Whether what the handlers made of the link may be presented; yes unless told otherwise.
    ///
    /// - Parameters:
    ///   - link: The link.
    ///   - content: What is to be presented. A link that is held here keeps it.
    func decide(_ link: RoutedLink<Route>, presenting content: LinkContent<Route>) async throws -> GuardDecision<Route>

    /// Whether a screen that was made for the link may be shown; yes unless told otherwise. Not asked about routes, whose
    /// screens the presenter makes.
    ///
    /// - Parameters:
    ///   - link: The link.
    ///   - screen: The screen. A link that is held here has another one made when it goes on.
    func decide(_ link: RoutedLink<Route>, showing screen: any LinkScreen) async throws -> GuardDecision<Route>
}

extension RouteGuard {
    /// Yes.
    public func decide(
        _ link: RoutedLink<Route>, presenting content: LinkContent<Route>
    ) async throws -> GuardDecision<Route> { .allow }

    /// Yes.
    public func decide(
        _ link: RoutedLink<Route>, showing screen: any LinkScreen
    ) async throws -> GuardDecision<Route> { .allow }
}
