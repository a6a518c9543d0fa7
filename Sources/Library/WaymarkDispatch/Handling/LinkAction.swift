/// An object that is made for each link, reads its parameters, and acts. The app can also use it without a link.
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
    /// The app's type of routes.
    associatedtype Route: Sendable

    /// Reads the parameters from a link. A thrown error ends the link with a ``DispatchError``.
    mutating func convert(_ link: RoutedLink<Route>) throws

    /// Performs the action, and returns the outcome of the link.
    func handle() async throws -> Outcome<Route>
}

extension AnyLinkHandler {
    /// Creates a handler that makes an action for each link, converts the link, and performs the action.
    ///
    /// - Parameter make: Returns a new action for a route, or `nil` to pass the link to the next handler.
    public nonisolated init(performing make: @escaping @MainActor @Sendable (Route) -> (any LinkAction<Route>)?) {
        self.init { link in
            guard var action = make(link.route) else { return .passed() }
            try action.convert(link)
            return try await action.handle()
        }
    }

    /// Creates a handler that performs one action without converting the link.
    public nonisolated init(performing action: some LinkAction<Route>) {
        self.init { _ in try await action.handle() }
    }
}
