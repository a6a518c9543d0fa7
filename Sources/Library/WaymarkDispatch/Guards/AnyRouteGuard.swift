/// A guard made from closures.
///
/// ```swift
/// dispatcher.guards.append(
///     AnyRouteGuard { link in
///         flags.isEnabled(link.route) ? .allow : .cancel(reason: "not available yet")
///     })
/// ```
public struct AnyRouteGuard<Route: Sendable>: RouteGuard {
    /// Answers about a link.
    public typealias Question = @MainActor @Sendable (RoutedLink<Route>) async throws -> GuardDecision<Route>

    /// Answers about a link and its content.
    public typealias PresentationQuestion =
        @MainActor @Sendable (RoutedLink<Route>, LinkContent<Route>) async throws -> GuardDecision<Route>

    /// Answers about a link and the screen that was made for it.
    public typealias ScreenQuestion =
        @MainActor @Sendable (RoutedLink<Route>, any LinkScreen) async throws -> GuardDecision<Route>

    private let beforeHandling: Question
    private let beforePresenting: PresentationQuestion
    private let beforeShowing: ScreenQuestion

    /// Creates a guard that is asked before the handlers.
    public nonisolated init(_ decide: @escaping Question) {
        self.init(beforeHandling: decide, beforePresenting: { _, _ in .allow })
    }

    /// Creates a guard that is asked before content is presented.
    public nonisolated init(beforePresenting decide: @escaping PresentationQuestion) {
        self.init(beforeHandling: { _ in .allow }, beforePresenting: decide)
    }

    /// Creates a guard that is asked before a screen is shown that was made for a link.
    public nonisolated init(beforeShowing decide: @escaping ScreenQuestion) {
        self.init(beforeHandling: { _ in .allow }, beforePresenting: { _, _ in .allow }, beforeShowing: decide)
    }

    /// Creates a guard that is asked several times.
    public nonisolated init(
        beforeHandling: @escaping Question, beforePresenting: @escaping PresentationQuestion,
        beforeShowing: @escaping ScreenQuestion = { _, _ in .allow }
    ) {
        self.beforeHandling = beforeHandling
        self.beforePresenting = beforePresenting
        self.beforeShowing = beforeShowing
    }

    /// What the first closure says.
    public func decide(_ link: RoutedLink<Route>) async throws -> GuardDecision<Route> {
        try await beforeHandling(link)
    }

    /// What the second closure says.
    public func decide(
        _ link: RoutedLink<Route>, presenting content: LinkContent<Route>
    ) async throws -> GuardDecision<Route> {
        try await beforePresenting(link, content)
    }

    /// What the third closure says.
    public func decide(
        _ link: RoutedLink<Route>, showing screen: any LinkScreen
    ) async throws -> GuardDecision<Route> {
        try await beforeShowing(link, screen)
    }
}
