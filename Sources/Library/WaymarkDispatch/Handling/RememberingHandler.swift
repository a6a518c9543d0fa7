/// A handler that calls another handler, and keeps the outcome of that handler until the next link.
///
/// ```swift
/// let checkout = RememberingHandler(CheckoutHandler())
/// dispatcher.handlers = [checkout]
///
/// checkout.last?.outcome.description   // "hold until cartLoaded", so the screen can say what it waits for
/// checkout.last?.link.route            // .checkout
/// ```
///
/// An object that is a ``LinkHandler`` can keep other state: the same object handles all links.
@MainActor
public final class RememberingHandler<Route: Sendable>: LinkHandler {
    /// The last link that was handled, without its reply, and the outcome of the handler. The link may still run, be
    /// pending, or be finished. `nil` before the first link, while the handler runs, and after it threw an error.
    public private(set) var last: (link: RoutedLink<Route>, outcome: Outcome<Route>)?

    private let handler: any LinkHandler<Route>

    /// Creates a handler that calls another handler, and keeps its last link and outcome.
    public init(_ handler: some LinkHandler<Route>) { self.handler = handler }

    /// Creates a handler from a closure.
    public init(_ body: @escaping @MainActor @Sendable (RoutedLink<Route>) async throws -> Outcome<Route>) {
        handler = AnyLinkHandler(body)
    }

    /// Calls the other handler, and keeps the outcome.
    public func handle(_ link: RoutedLink<Route>) async throws -> Outcome<Route> {
        last = nil
        let outcome = try await handler.handle(link)
        last = (link.withoutReply, outcome)
        return outcome
    }

    /// Removes the last link.
    public func forget() { last = nil }
}
