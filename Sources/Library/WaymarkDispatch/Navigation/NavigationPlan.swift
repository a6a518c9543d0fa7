/// The steps, such as push and dismiss, that lead from the current screens of a window to other screens.
///
/// ```swift
/// let plan = NavigationPlan(from: state, showing: backStack.chain(to: "myapp://settings/profile/5"))
/// plan.steps                // [.dismiss(downTo: 0), .select("settings"), .push(.profile(5))]
/// state.applying(plan).top  // .profile(5), which is on screen once they are done
/// ```
///
/// A plan is a value without side effects. Applied to its initial state, it results in exactly the target state, in the
/// fewest steps. To change a tab, it first dismisses all modal screens.
public struct NavigationPlan<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The steps, in order; empty if nothing has to change.
    public let steps: [NavigationStep<Route>]

    init(_ steps: [NavigationStep<Route>]) { self.steps = steps }

    package var customSteps: [(name: String, route: Route)] {
        steps.compactMap { if case .custom(let name, let route) = $0 { (name, route) } else { nil } }
    }

    /// Creates the plan with the fewest steps that changes one state into another.
    public init(from state: NavigationState<Route>, to target: NavigationState<Route>) {
        var maker = PlanBuilder(state: state)
        maker.reach(target)
        steps = maker.steps
    }

    /// Creates the plan that shows a route over its parents, as in ``NavigationState/showing(_:over:)``. `chain` is the
    /// route after its parents (``BackStack/chain(to:)-(String)``). ``NavigationStep/custom(_:_:)`` steps come last.
    public init(
        from state: NavigationState<Route>, showing chain: [PlacedRoute<Route>], over base: NavigationBase = .root
    ) {
        let plan = NavigationPlan(from: state, to: state.showing(chain, over: base))
        let custom = chain.compactMap { placed -> NavigationStep<Route>? in
            if case .custom(let name) = placed.presentation { .custom(name, placed.route) } else { nil }
        }
        self.init(plan.steps + custom)
    }
}

extension NavigationState {
    /// Returns the state that results from all steps of a plan.
    public func applying(_ plan: NavigationPlan<Route>) -> NavigationState {
        plan.steps.reduce(self) { $0.applying($1) }
    }
}
