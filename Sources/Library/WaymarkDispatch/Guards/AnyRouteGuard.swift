/// A guard made from closures.
///
/// ```swift
/// dispatcher.guards.append(
///     AnyRouteGuard { link in
///         flags.isEnabled(link.route) ? .allow : .cancel(reason: "not available yet")
///     })
/// ```
public struct AnyRouteGuard<Route: Sendable>: RouteGuard {
    /// Decides about a link.
    public typealias Question = @MainActor @Sendable (RoutedLink<Route>) async throws -> GuardDecision<Route>

    /// Decides about a link and its content.
    public typealias PresentationQuestion =
        @MainActor @Sendable (RoutedLink<Route>, LinkContent<Route>) async throws -> GuardDecision<Route>

    /// Decides about a link and the screen that was made for it.
    public typealias ScreenQuestion =
        @MainActor @Sendable (RoutedLink<Route>, any LinkScreen) async throws -> GuardDecision<Route>

    private let beforeHandling: Question
    private let beforePresenting: PresentationQuestion
    private let beforeShowing: ScreenQuestion

    /// Creates a guard that is called before the handlers.
    public nonisolated init(_ decide: @escaping Question) {
        self.init(beforeHandling: decide, beforePresenting: { _, _ in .allow })
    }

    /// Creates a guard that is called before content is presented.
    public nonisolated init(beforePresenting decide: @escaping PresentationQuestion) {
        self.init(beforeHandling: { _ in .allow }, beforePresenting: decide)
    }

    /// Creates a guard that is called before a screen that was made for a link is shown.
    public nonisolated init(beforeShowing decide: @escaping ScreenQuestion) {
        self.init(beforeHandling: { _ in .allow }, beforePresenting: { _, _ in .allow }, beforeShowing: decide)
    }

    /// Creates a guard that is called at several steps.
    public nonisolated init(
        beforeHandling: @escaping Question, beforePresenting: @escaping PresentationQuestion,
        beforeShowing: @escaping ScreenQuestion = { _, _ in .allow }
    ) {
        self.beforeHandling = beforeHandling
        self.beforePresenting = beforePresenting
        self.beforeShowing = beforeShowing
    }

    /// Calls the first closure.
    public func decide(_ link: RoutedLink<Route>) async throws -> GuardDecision<Route> {
        try await beforeHandling(link)
    }

    /// Calls the second closure.
    public func decide(
        _ link: RoutedLink<Route>, presenting content: LinkContent<Route>
    ) async throws -> GuardDecision<Route> {
        try await beforePresenting(link, content)
    }

    /// Calls the third closure.
    public func decide(
        _ link: RoutedLink<Route>, showing screen: any LinkScreen
    ) async throws -> GuardDecision<Route> {
        try await beforeShowing(link, screen)
    }
}
