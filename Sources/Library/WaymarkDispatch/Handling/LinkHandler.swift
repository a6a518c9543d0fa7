/// A handler of links: it decides the outcome of each one.
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
/// A handler that throws ends the link with a ``DispatchError``. ``AnyLinkHandler`` makes handlers from closures, and
/// ``LinkAction`` is for objects that are made for each link. The dispatcher retains its handlers, and a pending link
/// retains its own. ``AnyLinkHandler/init(weak:)`` does not retain the object.
@MainActor
public protocol LinkHandler<Route>: Sendable {
    /// The app's type of routes.
    associatedtype Route: Sendable

    /// Returns the outcome of the link.
    func handle(_ link: RoutedLink<Route>) async throws -> Outcome<Route>
}
