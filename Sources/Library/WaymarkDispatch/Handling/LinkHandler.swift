/// Decides what a link does.
///
/// ```swift
/// final class ProfileScreen: LinkHandler {
///     func handle(_ link: RoutedLink<AppRoute>) async -> Outcome<AppRoute> {
///         guard case .profile(let user) = link.route else { return .rejected(nil) }
///         return .opened { [weak self] _ in await self?.load(user) }
///     }
/// }
/// ```
///
/// A handler that throws ends the link with a ``DispatchError``. ``AnyLinkHandler`` makes handlers of closures, and
/// ``LinkAction`` is for objects that are made for each link. Handlers are held strongly, also while a link of theirs is
/// held; ``AnyLinkHandler/init(weak:)`` is for those that should not be.
@MainActor
public protocol LinkHandler<Route>: Sendable {
    /// The routes that it knows.
    associatedtype Route: Sendable

    /// What the link does.
    func handle(_ link: RoutedLink<Route>) async throws -> Outcome<Route>
}
