extension NavigationPlan {
    /// Creates the plan that shows a route with its parents, as in ``NavigationState/showing(_:over:)``.
    ///
    /// Routes with a custom presentation come last, after all others. ``BackStack/chain(to:)-(String)`` returns the
    /// routes, with the front route last.
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
