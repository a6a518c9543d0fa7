/// A handler of links. It returns an outcome for each link: opened, presented, rejected, pending or passed on.
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
/// If a handler throws, the link fails with a ``DispatchError``. ``AnyLinkHandler`` makes handlers from closures, and
/// ``LinkAction`` is for objects that are created for each link. The dispatcher retains its handlers, and a pending
/// link retains its own handler (`using:`). ``AnyLinkHandler/init(weak:)`` does not retain the object.
@MainActor
public protocol LinkHandler<Route>: Sendable {
    /// The app's type of routes, to which a router matches links.
    associatedtype Route: Sendable

    /// Returns the outcome of a link, such as `.opened`, or `.passed()` for the next handler.
    func handle(_ link: RoutedLink<Route>) async throws -> Outcome<Route>
}
