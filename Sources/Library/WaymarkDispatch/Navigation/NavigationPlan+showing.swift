extension NavigationPlan {
    /// Creates the plan that changes a state so that a route is shown over its parents, as in
    /// ``NavigationState/showing(_:over:)``.
    ///
    /// The parameter `chain` contains the parents, from the root on, then the route, as
    /// ``BackStack/chain(to:)-(String)`` returns them. Steps with a custom presentation come last.
    public init(
        from state: NavigationState<Route>, showing chain: [PlacedRoute<Route>], over base: NavigationBase = .root
    ) {
        let plan = NavigationPlan(from: state, to: state.showing(chain, over: base))
        self.init(plan.steps + chain.compactMap(\.customPresentationStep))
    }
}

extension PlacedRoute {
    fileprivate var customPresentationStep: NavigationStep<Route>? {
        if case .custom(let name) = presentation { .custom(name, route) } else { nil }
    }
}
