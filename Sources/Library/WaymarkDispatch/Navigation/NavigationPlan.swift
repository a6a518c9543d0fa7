/// The steps from the current state of the screens to another one.
///
/// ```swift
/// let plan = NavigationPlan(from: state, showing: backStack.chain(to: "myapp://settings/profile/5"))
/// plan.steps                // [.dismiss(downTo: 0), .select("settings"), .push(.profile(5))]
/// state.applying(plan).top  // .profile(5), which is on screen once they are done
/// ```
///
/// A plan is a value without side effects. Applied to its initial state, it gives exactly its target, with the fewest
/// steps: screens of both states stay.
public struct NavigationPlan<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The steps, in order; empty if the target is on screen.
    public let steps: [NavigationStep<Route>]

    init(_ steps: [NavigationStep<Route>]) { self.steps = steps }

    /// Returns the plan that keeps the screens of a state, and removes others that cover them.
    static func uncovering(_ state: NavigationState<Route>) -> NavigationPlan {
        NavigationPlan([.pop(downTo: state.path.count)])
    }

    package var customSteps: [(name: String, route: Route)] {
        steps.compactMap { if case .custom(let name, let route) = $0 { (name, route) } else { nil } }
    }

    /// Creates the plan that leads from one state to another.
    public init(from state: NavigationState<Route>, to target: NavigationState<Route>) {
        var maker = PlanBuilder(state: state)
        maker.reach(target)
        steps = maker.steps
    }
}

extension NavigationState {
    /// Returns the state after all steps of a plan.
    public func applying(_ plan: NavigationPlan<Route>) -> NavigationState {
        plan.steps.reduce(self) { $0.applying($1) }
    }
}
