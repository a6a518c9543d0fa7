/// An object that is made for each link, reads its parameters, and acts. The app can also use it without a link.
///
/// ```swift
/// final class ShowFollowers: LinkAction {
///     var user = ""
///     func convert(_ link: RoutedLink<AppRoute>) throws { user = try link.value("username") }
///     func handle() -> Outcome<AppRoute> { .present(.route(.followerList(user))) }
/// }
///
/// dispatcher.handlers = [ActionHandler { route in route == .followers ? ShowFollowers() : nil }]
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

/// A handler that makes an action for each link, converts the link, and performs the action.
public struct ActionHandler<Route: Sendable>: LinkHandler {
    private let make: @MainActor @Sendable (Route) -> (any LinkAction<Route>)?

    /// Creates a handler. The closure returns a new action for a route; `nil` passes.
    public nonisolated init(_ make: @escaping @MainActor @Sendable (Route) -> (any LinkAction<Route>)?) {
        self.make = make
    }

    /// Converts the link, then performs the action.
    public func handle(_ link: RoutedLink<Route>) async throws -> Outcome<Route> {
        guard var action = make(link.route) else { return .passed() }
        try action.convert(link)
        return try await action.handle()
    }
}

extension AnyLinkHandler {
    /// Creates a handler that performs one action without converting the link.
    public nonisolated init(performing action: some LinkAction<Route>) {
        self.init { _ in try await action.handle() }
    }
}
