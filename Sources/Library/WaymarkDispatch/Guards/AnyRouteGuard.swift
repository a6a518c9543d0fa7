/// A ``RouteGuard`` made from closures.
///
/// ```swift
/// dispatcher.guards.append(
///     AnyRouteGuard { link in
///         flags.isEnabled(link.route) ? .allow : .cancel(reason: "not available yet")
///     })
/// ```
public struct AnyRouteGuard<Route: Sendable>: RouteGuard {
    private let beforeHandling: @MainActor @Sendable (RoutedLink<Route>) async throws -> GuardDecision<Route>
    private let beforePresenting:
        @MainActor @Sendable (RoutedLink<Route>, LinkContent<Route>) async throws -> GuardDecision<Route>
    private let beforeShowing:
        @MainActor @Sendable (RoutedLink<Route>, any LinkScreen) async throws -> GuardDecision<Route>

    /// Creates a guard that decides before the handlers are called.
    public nonisolated init(
        _ decide: @escaping @MainActor @Sendable (RoutedLink<Route>) async throws -> GuardDecision<Route>
    ) {
        self.init(beforeHandling: decide, beforePresenting: { _, _ in .allow })
    }

    /// Creates a guard that decides before the content of a link is presented.
    public nonisolated init(
        beforePresenting decide:
            @escaping @MainActor @Sendable (RoutedLink<Route>, LinkContent<Route>) async throws -> GuardDecision<Route>
    ) {
        self.init(beforeHandling: { _ in .allow }, beforePresenting: decide)
    }

    /// Creates a guard that decides before a screen that a closure made (``LinkContent``) is shown.
    public nonisolated init(
        beforeShowing decide:
            @escaping @MainActor @Sendable (RoutedLink<Route>, any LinkScreen) async throws -> GuardDecision<Route>
    ) {
        self.init(beforeHandling: { _ in .allow }, beforePresenting: { _, _ in .allow }, beforeShowing: decide)
    }

    /// Creates a guard that decides before handlers run, before content is presented, and before a screen is shown.
    public nonisolated init(
        beforeHandling: @escaping @MainActor @Sendable (RoutedLink<Route>) async throws -> GuardDecision<Route>,
        beforePresenting:
            @escaping @MainActor @Sendable (RoutedLink<Route>, LinkContent<Route>) async throws -> GuardDecision<Route>,
        beforeShowing:
            @escaping @MainActor @Sendable (RoutedLink<Route>, any LinkScreen) async throws -> GuardDecision<Route> = {
                _, _ in .allow
            }
    ) {
        (self.beforeHandling, self.beforePresenting) = (beforeHandling, beforePresenting)
        self.beforeShowing = beforeShowing
    }

    /// Calls the closure `beforeHandling` of the initializer; without it, allows the link.
    public func decide(_ link: RoutedLink<Route>) async throws -> GuardDecision<Route> {
        try await beforeHandling(link)
    }

    /// Calls the closure `beforePresenting` of the initializer; without it, allows the content.
    public func decide(
        _ link: RoutedLink<Route>, presenting content: LinkContent<Route>
    ) async throws -> GuardDecision<Route> { try await beforePresenting(link, content) }

    /// Calls the closure `beforeShowing` of the initializer; without it, allows the screen.
    public func decide(
        _ link: RoutedLink<Route>, showing screen: any LinkScreen
    ) async throws -> GuardDecision<Route> { try await beforeShowing(link, screen) }
}
