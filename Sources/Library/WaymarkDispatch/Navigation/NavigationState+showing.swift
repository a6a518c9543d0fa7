extension NavigationState {
    /// Returns the state after a route is shown over its parents: the chain of ``BackStack/chain(to:)-(String)``. The
    /// routes are presented in order, each in its own style:
    ///
    /// - `push` pushes the route in the front modal screen or tab, unless it is in front. Routes may repeat: A, B, A;
    /// - `sheet` and `cover` present a modal screen with its own stack. If `base` is `current` and an equal modal
    ///   screen is shown, it comes to the front without its pushed screens;
    /// - `select` dismisses modal screens, selects the tab, and returns to its first screen, which the route replaces
    ///   unless it is the app's own, without a route. Earlier routes of the chain are ignored;
    /// - `replace` replaces the front screen, and keeps the screens below it. Earlier routes of the chain are ignored;
    /// - `custom` is shown by the app and does not change the state.
    ///
    /// Other tabs are unchanged. If the chain begins with a sheet, the whole stack under it is unchanged too.
    public func showing(_ chain: [PlacedRoute<Route>], over base: NavigationBase = .root) -> NavigationState {
        let chain = chain.settled()
        guard let first = chain.first else { return self }
        var state = base == .root ? cleared(for: first) : self
        for placed in chain.dropFirst(state.shownPrefixCount(of: chain)) { state.show(placed, over: base) }
        return state
    }

    /// Returns the state without the screens, such as sheets, that must go before a chain that begins with `first`.
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

    /// Returns the number of pushed routes at the start of the chain that the front screens already show in this order.
    private func shownPrefixCount(of chain: [PlacedRoute<Route>]) -> Int {
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
    /// Returns the part of the chain that changes the state: from its last `select` or `replace` on, because these
    /// styles make earlier routes irrelevant, and without routes whose style is `custom`.
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
