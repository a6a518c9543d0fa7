/// An object that is made for each link, takes its parameters, and acts. The app may use it without a link, too.
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
    /// The routes that it knows.
    associatedtype Route: Sendable

    /// Takes what it needs from a link.
    ///
    /// - Throws: Anything, which ends the link with a ``DispatchError``.
    mutating func convert(_ link: RoutedLink<Route>) throws

    /// What it does.
    func handle() async throws -> Outcome<Route>
}

/// Makes an action for each link, gives it the link, and asks it what it does.
public struct ActionHandler<Route: Sendable>: LinkHandler {
    private let make: @MainActor @Sendable (Route) -> (any LinkAction<Route>)?

    /// Creates a handler.
    ///
    /// - Parameter make: The action for a route, a new one each time; `nil` passes.
    public nonisolated init(_ make: @escaping @MainActor @Sendable (Route) -> (any LinkAction<Route>)?) {
        self.make = make
    }

    /// Converts, then handles.
    public func handle(_ link: RoutedLink<Route>) async throws -> Outcome<Route> {
        guard var action = make(link.route) else { return .passed() }
        try action.convert(link)
        return try await action.handle()
    }
}

extension AnyLinkHandler {
    /// Creates a handler that performs one action, as it is: nothing of a link is given to it.
    public nonisolated init(performing action: some LinkAction<Route>) {
        self.init { _ in try await action.handle() }
    }
}
