/// A link handler made from a closure, from another handler, or from an object that is not retained.
///
/// ```swift
/// dispatcher.handlers = [
///     AnyLinkHandler { link in link.route == .debug ? .opened { _ in console.show() } : .passed() },
///     AnyLinkHandler(weak: checkoutScreen),
/// ]
/// ```
public struct AnyLinkHandler<Route: Sendable>: LinkHandler {
    private let body: @MainActor @Sendable (RoutedLink<Route>) async throws -> Outcome<Route>

    /// Creates a handler that calls a closure for each link.
    public nonisolated init(_ body: @escaping @MainActor @Sendable (RoutedLink<Route>) async throws -> Outcome<Route>) {
        self.body = body
    }

    /// Creates a handler that calls and retains another handler.
    public nonisolated init(_ handler: some LinkHandler<Route>) { body = { link in try await handler.handle(link) } }

    /// Creates a handler that calls an object without retaining it. After deallocation, it passes all links on.
    public nonisolated init<Handler: LinkHandler & AnyObject>(weak handler: Handler) where Handler.Route == Route {
        body = { [weak handler] link in try await handler?.handle(link) ?? .passed() }
    }

    /// Creates a handler that makes another handler for each link, and passes the link to it.
    public nonisolated init(making make: @escaping @MainActor @Sendable (RoutedLink<Route>) -> any LinkHandler<Route>) {
        body = { link in .passed(to: make(link)) }
    }

    /// Returns the outcome of the closure or handler that was passed to the initializer.
    public func handle(_ link: RoutedLink<Route>) async throws -> Outcome<Route> { try await body(link) }
}
