/// A navigator for an app that draws its screens from a state. It draws each state that a link changes.
///
/// ```swift
/// let navigator = StateNavigator<AppRoute> { state in
///     draw(state.path)
/// }
/// let dispatcher = LinkDispatcher(showing: backStack, in: navigator)
/// ```
@MainActor
public final class StateNavigator<Route: Hashable & Sendable>: Navigator {
    /// The current state. Set it when the user navigates back; this does not draw it.
    public var state: NavigationState<Route>

    private let draw: @MainActor (NavigationState<Route>) -> Void

    /// Creates a navigator with an initial state and a closure that draws a state.
    public init(
        _ state: NavigationState<Route> = NavigationState(),
        draw: @escaping @MainActor (NavigationState<Route>) -> Void = { _ in }
    ) {
        (self.state, self.draw) = (state, draw)
    }

    /// Applies the plan to the state, and draws the state.
    ///
    /// - Throws: ``NavigationError/unknownPresentation(_:)`` for a custom presentation.
    public func carryOut(_ plan: NavigationPlan<Route>, animated: Bool) throws {
        if let own = plan.customSteps.first { throw NavigationError.unknownPresentation(.custom(own.name)) }
        state = state.applying(plan)
        draw(state)
    }
}
