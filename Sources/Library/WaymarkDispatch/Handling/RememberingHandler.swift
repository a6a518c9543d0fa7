/// Does what another handler does, and remembers what that was until the next link.
///
/// ```swift
/// let checkout = RememberingHandler(CheckoutHandler())
/// dispatcher.handlers = [checkout]
///
/// checkout.last?.outcome.description   // "held until cartLoaded", so the screen can say what it waits for
/// checkout.last?.link.route            // .checkout
/// ```
///
/// An object that is a ``LinkHandler`` may keep whatever else it likes: it is the same for all links.
@MainActor
public final class RememberingHandler<Route: Sendable>: LinkHandler {
    /// A link, and what the handler made of it.
    public struct Memory: Sendable {
        /// The link, without its reply.
        public let link: RoutedLink<Route>
        /// What the handler made of it. It may be on its way, held or done by now.
        public let outcome: Outcome<Route>
    }

    /// The last link that the handler was asked about; `nil` before the first one, while it thinks, and after it threw.
    public private(set) var last: Memory?

    private let handler: any LinkHandler<Route>

    /// Creates a handler that does what another one does.
    public init(_ handler: some LinkHandler<Route>) { self.handler = handler }

    /// Creates a handler from a closure.
    public init(_ body: @escaping AnyLinkHandler<Route>.Body) { handler = AnyLinkHandler(body) }

    /// What the other handler makes of it.
    public func handle(_ link: RoutedLink<Route>) async throws -> Outcome<Route> {
        last = nil
        let outcome = try await handler.handle(link)
        last = Memory(link: link.withoutReply, outcome: outcome)
        return outcome
    }

    /// Forgets the last link.
    public func forget() { last = nil }
}
