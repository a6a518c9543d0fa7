extension NavigationPlan {
    /// The plan that shows a chain of routes; see ``NavigationState/showing(_:over:)``.
    ///
    /// Routes with a custom presentation come last, once everything else is on screen.
    ///
    /// - Parameters:
    ///   - state: What is on screen.
    ///   - chain: The routes, the one in front last, as ``BackStack`` makes them.
    ///   - base: What the chain is put on.
    public init(
        from state: NavigationState<Route>, showing chain: [PlacedRoute<Route>], over base: NavigationBase = .root
    ) {
        let plan = NavigationPlan(from: state, to: state.showing(chain, over: base))
        self.init(plan.steps + chain.compactMap(\.customStep))
    }
}

extension PlacedRoute {
    fileprivate var customStep: NavigationStep<Route>? {
        if case .custom(let name) = presentation { .custom(name, route) } else { nil }
    }
}
