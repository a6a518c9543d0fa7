/// The steps that lead from what is on screen to what should be.
///
/// ```swift
/// let plan = NavigationPlan(from: state, showing: backStack.chain(to: "myapp://settings/profile/5"))
/// plan.steps                // [.dismiss(downTo: 0), .select("settings"), .push(.profile(5))]
/// state.applying(plan).top  // .profile(5), which is on screen once they are done
/// ```
///
/// A plan is a value and touches nothing. Applying it to the state that it was made from gives exactly the state that it
/// was made for, in the fewest steps there are: screens that are shown already stay, and are gone back to.
public struct NavigationPlan<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The steps, in order; none if all is on screen already.
    public let steps: [NavigationStep<Route>]

    init(_ steps: [NavigationStep<Route>]) { self.steps = steps }

    /// What is shown in ways that only the app knows, with the names of these.
    package var customSteps: [(name: String, route: Route)] {
        steps.compactMap { if case .custom(let name, let route) = $0 { (name, route) } else { nil } }
    }

    /// The plan that leads from one state to another one.
    public init(from state: NavigationState<Route>, to target: NavigationState<Route>) {
        var maker = PlanMaker(state: state)
        maker.reach(target)
        steps = maker.steps
    }
}

extension NavigationState {
    /// The state after all steps of a plan.
    public func applying(_ plan: NavigationPlan<Route>) -> NavigationState {
        plan.steps.reduce(self) { $0.applying($1) }
    }
}
