/// A handler made from a closure, from another handler, or from one that may go away.
///
/// ```swift
/// dispatcher.handlers = [
///     AnyLinkHandler { link in link.route == .debug ? .opened { _ in console.show() } : .passed() },
///     AnyLinkHandler(weak: checkoutScreen),
/// ]
/// ```
public struct AnyLinkHandler<Route: Sendable>: LinkHandler {
    /// Decides what a link does.
    public typealias Body = @MainActor @Sendable (RoutedLink<Route>) async throws -> Outcome<Route>

    private let body: Body

    /// Creates a handler from a closure.
    public nonisolated init(_ body: @escaping Body) { self.body = body }

    /// Creates a handler that does what another one does, and holds it.
    public nonisolated init(_ handler: some LinkHandler<Route>) {
        body = { link in try await handler.handle(link) }
    }

    /// Creates a handler that does what an object does as long as somebody else holds it, and passes after that.
    public nonisolated init<Handler: LinkHandler & AnyObject>(weak handler: Handler) where Handler.Route == Route {
        body = { [weak handler] link in try await handler?.handle(link) ?? .passed() }
    }

    /// Creates a handler that makes another one for each link, after its outcome was told.
    public nonisolated init(making make: @escaping @MainActor @Sendable (RoutedLink<Route>) -> any LinkHandler<Route>) {
        body = { link in .passed(to: make(link)) }
    }

    /// What the closure or the other handler makes of it.
    public func handle(_ link: RoutedLink<Route>) async throws -> Outcome<Route> { try await body(link) }
}
