/// A navigator for an app whose screens are drawn from a state: keeps the state, and has it drawn when a link changes it.
///
/// ```swift
/// let navigator = StateNavigator<AppRoute> { state in
///     draw(state.path)
/// }
/// let dispatcher = LinkDispatcher(showing: backStack, in: navigator)
/// ```
@MainActor
public final class StateNavigator<Route: Hashable & Sendable>: Navigator {
    /// What is on screen. Set it when users go back by themselves: it is not drawn for that.
    public var state: NavigationState<Route>

    private let draw: @MainActor (NavigationState<Route>) -> Void

    /// Creates a navigator.
    ///
    /// - Parameters:
    ///   - state: What is on screen at first.
    ///   - draw: Shows a state.
    public init(
        _ state: NavigationState<Route> = NavigationState(),
        draw: @escaping @MainActor (NavigationState<Route>) -> Void = { _ in }
    ) {
        (self.state, self.draw) = (state, draw)
    }

    /// Changes the state, and has it drawn.
    ///
    /// - Throws: ``NavigationError/unknownPresentation(_:)`` for what only the app knows how to show.
    public func carryOut(_ plan: NavigationPlan<Route>, animated: Bool) throws {
        if let own = plan.customSteps.first { throw NavigationError.unknownPresentation(.custom(own.name)) }
        state = state.applying(plan)
        draw(state)
    }
}
