/// The builder of a ``NavigationPlan``: it collects steps, and applies them to a state.
struct PlanBuilder<Route: Hashable & Sendable> {
    private(set) var steps: [NavigationStep<Route>] = []
    private(set) var state: NavigationState<Route>

    init(state: NavigationState<Route>) { self.state = state }

    private mutating func take(_ step: NavigationStep<Route>) {
        steps.append(step)
        state = state.applying(step)
    }

    mutating func reach(_ target: NavigationState<Route>) {
        dismissDifferentModals(of: target)
        changeTabs(of: target)
        for (index, modal) in target.modals.enumerated().dropFirst(max(state.modals.count - 1, 0)) {
            if index == state.modals.count { take(.present(modal.style, modal.root)) }
            changePath(modal.path)
        }
    }

    // Dismisses the modal screens from the first different one on. If only its pushed screens differ, that one stays.
    private mutating func dismissDifferentModals(of target: NavigationState<Route>) {
        var kept = 0
        if state.tab == target.tab, state.tabsThatDiffer(from: target).isEmpty {
            kept = zip(state.modals, target.modals).prefix { $0 == $1 }.count
            if kept < min(state.modals.count, target.modals.count),
                state.modals[kept].id == target.modals[kept].id
            {
                kept += 1
            }
        }
        if kept < state.modals.count { take(.dismiss(downTo: kept)) }
    }

    /// Changes the current tab first and the target tab last, so that no tab is selected twice.
    private mutating func changeTabs(of target: NavigationState<Route>) {
        let different = state.tabsThatDiffer(from: target)
        let first = different.filter { $0 == state.tab }
        let between = different.filter { $0 != state.tab && $0 != target.tab }
        for tab in first + between + [target.tab] {
            if state.tab != tab { take(.select(tab)) }
            changeStack(target[tab])
        }
    }

    private mutating func changeStack(_ stack: ScreenStack<Route>) {
        guard stack != state[state.tab] else { return }
        if stack.root != state[state.tab].root { take(.root(stack.root)) }
        changePath(stack.path)
    }

    /// Changes the pushed screens to `path`. Equal screens at the start stay. If only one screen follows them, it is
    /// replaced instead of popped.
    private mutating func changePath(_ path: [Route]) {
        let current = state.path
        let shared = zip(current, path).prefix { $0 == $1 }.count
        if current.count == shared + 1, path.count > shared {
            take(.replace(path[shared]))
        } else if current.count > shared {
            take(.pop(downTo: shared))
        }
        for route in path.dropFirst(state.path.count) { take(.push(route)) }
    }
}
