/// A navigator that calls a closure to draw the screens of a ``NavigationState`` after each change by a link.
///
/// ```swift
/// let navigator = StateNavigator<AppRoute> { state in
///     draw(state.path)
/// }
/// let dispatcher = LinkDispatcher(showing: backStack, in: navigator)
/// ```
@MainActor
public final class StateNavigator<Route: Hashable & Sendable>: Navigator {
    /// The current screens. Set the property when the user navigates back. Setting it does not draw the screens.
    public var state: NavigationState<Route>

    private let draw: @MainActor (NavigationState<Route>) -> Void

    /// Creates a navigator with an initial state and a closure that draws the screens of a state.
    public init(
        _ state: NavigationState<Route> = NavigationState(),
        draw: @escaping @MainActor (NavigationState<Route>) -> Void = { _ in }
    ) {
        (self.state, self.draw) = (state, draw)
    }

    /// Changes ``state`` by the steps of the plan, and then calls the drawing closure.
    ///
    /// - Throws: ``NavigationError/unknownPresentation(_:)`` if the plan contains a custom presentation.
    public func carryOut(_ plan: NavigationPlan<Route>, animated: Bool) throws {
        if let own = plan.customSteps.first { throw NavigationError.unknownPresentation(.custom(own.name)) }
        state = state.applying(plan)
        draw(state)
    }
}
