extension NavigationState {
    /// The state in which a chain of routes is shown.
    ///
    /// The routes are presented one after the other:
    ///
    /// - `push` puts the route over the screen in front, be it in a tab or in a modal screen;
    /// - `sheet` and `cover` present it over everything, with a stack of its own for what comes after it;
    /// - `select` takes modal screens away and selects the tab. The route is that of the tab's first screen, unless the
    ///   app shows that by itself. What stands before it in the chain belongs to another tab and is left out;
    /// - `replace` puts it in the place of the route before it in the chain, or of the screen in front if it is the first;
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
        for placed in chain { state.show(placed, over: base) }
        return state
    }

    /// The state without what a chain from the root takes the place of.
    private func cleared(for first: PlacedRoute<Route>) -> NavigationState {
        var state = self
        switch first.presentation {
        case .sheet, .cover, .custom: state.modals = []
        case .push, .replace:
            state.modals = []
            state.path = []
        case .select(let tab):
            state.modals = []
            state[tab].path = []
        }
        return state
    }

    private mutating func show(_ placed: PlacedRoute<Route>, over base: NavigationBase) {
        switch placed.presentation {
        case .push: push(placed.route, over: base)
        case .sheet: present(.sheet, placed.route, over: base)
        case .cover: present(.cover, placed.route, over: base)
        case .replace: replace(placed.route)
        case .select(let tab): select(tab, placed.route)
        case .custom: break
        }
    }

    private mutating func push(_ route: Route, over base: NavigationBase) {
        let root = modals.last?.root ?? self[tab].root
        if root == route, base == .current || path.isEmpty {
            path = []
        } else if base == .current, let index = path.lastIndex(of: route) {
            path.removeSubrange((index + 1)...)
        } else {
            path.append(route)
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
        guard let root = self[tab].root, root != route else { return }
        self[tab] = ScreenStack(root: route)
    }
}

extension Array {
    /// The chain as it is seen in the end: from the last tab that it selects, without what is replaced, and without what
    /// only the app knows how to show.
    fileprivate func settled<Route>() -> [PlacedRoute<Route>] where Element == PlacedRoute<Route> {
        reduce(into: []) { chain, placed in
            switch placed.presentation {
            case .custom: break
            case .select: chain = [placed]
            case .replace:
                guard let last = chain.last, !last.presentation.isTab else { return chain.append(placed) }
                chain[chain.count - 1] = PlacedRoute(placed.route, last.presentation)
            case .push, .sheet, .cover: chain.append(placed)
            }
        }
    }
}

extension Presentation {
    fileprivate var isTab: Bool { if case .select = self { true } else { false } }
}
