/// An action that opens a link, with parameters from the link. A button can perform an action without a URL.
///
/// ```swift
/// final class ShowFollowers: LinkAction {
///     var user = ""
///     func convert(_ link: RoutedLink<AppRoute>) throws { user = try link.value("username") }
///     func handle() -> Outcome<AppRoute> { .present(.route(.followerList(user))) }
/// }
///
/// dispatcher.handlers = [AnyLinkHandler(performing: { $0 == .followers ? ShowFollowers() : nil })]
///
/// let action = ShowFollowers()                                    // from a button
/// action.user = "limboy"
/// dispatcher.open(.followers, using: AnyLinkHandler(performing: action))
/// ```
@MainActor
public protocol LinkAction<Route>: Sendable {
    /// The app's type of routes, to which a router matches links.
    associatedtype Route: Sendable

    /// Reads the parameters from a link. If it throws, the link fails with a ``DispatchError``.
    mutating func convert(_ link: RoutedLink<Route>) throws

    /// Performs the action with its parameters, and returns the outcome of the link.
    func handle() async throws -> Outcome<Route>
}

extension AnyLinkHandler {
    /// Creates a handler that makes a ``LinkAction`` for each link, lets it read the link, and performs it.
    ///
    /// - Parameter make: Returns a new action for a route, or `nil` to pass the link to the next handler.
    public nonisolated init(performing make: @escaping @MainActor @Sendable (Route) -> (any LinkAction<Route>)?) {
        self.init { link in
            guard var action = make(link.route) else { return .passed() }
            try action.convert(link)
            return try await action.handle()
        }
    }

    /// Creates a handler that performs this ``LinkAction`` for each link. The action does not read the link.
    public nonisolated init(performing action: some LinkAction<Route>) { self.init { _ in try await action.handle() } }
}
