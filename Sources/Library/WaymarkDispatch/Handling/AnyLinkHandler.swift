/// A handler made from a closure, another handler, or a weakly referenced object.
///
/// ```swift
/// dispatcher.handlers = [
///     AnyLinkHandler { link in link.route == .debug ? .opened { _ in console.show() } : .passed() },
///     AnyLinkHandler(weak: checkoutScreen),
/// ]
/// ```
public struct AnyLinkHandler<Route: Sendable>: LinkHandler {
    private let body: @MainActor @Sendable (RoutedLink<Route>) async throws -> Outcome<Route>

    /// Creates a handler from a closure.
    public nonisolated init(_ body: @escaping @MainActor @Sendable (RoutedLink<Route>) async throws -> Outcome<Route>) {
        self.body = body
    }

    /// Creates a handler that calls and retains another handler.
    public nonisolated init(_ handler: some LinkHandler<Route>) {
        body = { link in try await handler.handle(link) }
    }

    /// Creates a handler that calls an object without retaining it. Once the object is deallocated, the handler passes.
    public nonisolated init<Handler: LinkHandler & AnyObject>(weak handler: Handler) where Handler.Route == Route {
        body = { [weak handler] link in try await handler?.handle(link) ?? .passed() }
    }

    /// Creates a handler that passes each link to a new handler.
    public nonisolated init(making make: @escaping @MainActor @Sendable (RoutedLink<Route>) -> any LinkHandler<Route>) {
        body = { link in .passed(to: make(link)) }
    }

    /// Calls the closure or the other handler.
    public func handle(_ link: RoutedLink<Route>) async throws -> Outcome<Route> { try await body(link) }
}
