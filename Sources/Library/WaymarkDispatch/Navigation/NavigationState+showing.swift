extension NavigationState {
    /// The state in which a chain of routes is shown.
    ///
    /// The routes are presented one after the other:
    ///
    /// - `push` puts the route over the screen in front, be it in a tab or in a modal screen, also if the same screen
    ///   is further down: A over B over A. Only what is in front already is not pushed again;
    /// - `sheet` and `cover` present it over everything, with a stack of its own for what comes after it. One that is
    ///   there already is gone back to;
    /// - `select` takes modal screens away, selects the tab, and goes back to its first screen. The route is that of this
    ///   screen, unless the app shows it by itself. What stands before it in the chain belongs to another tab and is left
    ///   out;
    /// - `replace` puts it in the place of the screen in front, whatever that is, and leaves the others under it. Because
    ///   that is the way back, what stands before it in the chain is left out;
    /// - `custom` is shown by the app and changes nothing.
    ///
    /// What the chain does not speak of stays: other tabs, and under a chain that begins with a sheet the whole stack.
    ///
    /// - Parameters:
    ///   - chain: The routes, the one in front last.
    ///   - base: What the chain is put on.
    public func showing(_ chain: [PlacedRoute<Route>], over base: NavigationBase = .root) -> NavigationState {
        let chain = chain.settled()
        guard let first = chain.first else { return self }
        var state = base == .root ? cleared(for: first) : self
        for placed in chain.dropFirst(state.countInFront(of: chain)) { state.show(placed, over: base) }
        return state
    }

    /// The state without what a chain from the root takes the place of.
    private func cleared(for first: PlacedRoute<Route>) -> NavigationState {
        var state = self
        switch first.presentation {
        case .replace: break
        case .sheet, .cover, .select, .custom: state.modals = []
        case .push:
            state.modals = []
            state.path = []
        }
        return state
    }

    /// How many routes a chain begins with that are pushed, and are the screens in front already.
    private func countInFront(of chain: [PlacedRoute<Route>]) -> Int {
        let pushed = chain.prefix { $0.presentation == .push }.map(\.route)
        let screens = modals.last?.screens ?? self[tab].screens
        return (0...min(pushed.count, screens.count)).last { screens.suffix($0) == pushed.prefix($0) } ?? 0
    }

    private mutating func show(_ placed: PlacedRoute<Route>, over base: NavigationBase) {
        switch placed.presentation {
        case .push: if top != placed.route { path.append(placed.route) }
        case .sheet: present(.sheet, placed.route, over: base)
        case .cover: present(.cover, placed.route, over: base)
        case .replace: replace(placed.route)
        case .select(let tab): select(tab, placed.route)
        case .custom: break
        }
    }

    private mutating func present(_ style: ModalScreen<Route>.Style, _ route: Route, over base: NavigationBase) {
        let modal = ModalScreen(style, route)
        if base == .current, let level = modals.lastIndex(where: { $0.id == modal }) { modals.removeSubrange(level...) }
        modals.append(modal)
    }

    private mutating func replace(_ route: Route) {
        if !path.isEmpty {
            path[path.count - 1] = route
        } else if let modal = modals.popLast() {
            modals.append(ModalScreen(modal.style, route))
        } else {
            self[tab].root = route
        }
    }

    private mutating func select(_ tab: String, _ route: Route) {
        modals = []
        self.tab = tab
        self[tab] = ScreenStack(root: self[tab].root == nil ? nil : route)
    }
}

extension Array {
    /// The chain as it is seen in the end: from the last tab that it selects or screen that it replaces, and without what
    /// only the app knows how to show.
    fileprivate func settled<Route>() -> [PlacedRoute<Route>] where Element == PlacedRoute<Route> {
        reduce(into: []) { chain, placed in
            switch placed.presentation {
            case .custom: break
            case .select, .replace: chain = [placed]
            case .push, .sheet, .cover: chain.append(placed)
            }
        }
    }
}
