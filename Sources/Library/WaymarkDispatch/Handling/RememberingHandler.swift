/// A link handler that calls another handler, and keeps the last link and its outcome for the app to read.
///
/// ```swift
/// let checkout = RememberingHandler(CheckoutHandler())
/// dispatcher.handlers = [checkout]
///
/// checkout.last?.outcome.description   // "hold until cartLoaded", so the screen can say what it waits for
/// checkout.last?.link.route            // .checkout
/// ```
///
/// To keep other state, let an object be a ``LinkHandler`` itself: the same object handles all links.
@MainActor
public final class RememberingHandler<Route: Sendable>: LinkHandler {
    /// The last link, without its reply, and the outcome that the handler returned. The link may still run, be pending,
    /// or be finished. `nil` before the first link, while the handler runs, and after it threw an error.
    public private(set) var last: (link: RoutedLink<Route>, outcome: Outcome<Route>)?

    private let handler: any LinkHandler<Route>

    /// Creates a handler that calls another handler, and keeps its last link and outcome.
    public init(_ handler: some LinkHandler<Route>) { self.handler = handler }

    /// Creates a handler that calls a closure, and keeps its last link and outcome.
    public init(_ body: @escaping @MainActor @Sendable (RoutedLink<Route>) async throws -> Outcome<Route>) {
        handler = AnyLinkHandler(body)
    }

    /// Calls the wrapped handler, and keeps the link and the outcome in ``last``; rethrows the handler's error.
    public func handle(_ link: RoutedLink<Route>) async throws -> Outcome<Route> {
        last = nil
        let outcome = try await handler.handle(link)
        var link = link
        link.link.reply = nil
        last = (link, outcome)
        return outcome
    }

    /// Sets ``last`` to `nil`.
    public func forget() { last = nil }
}
