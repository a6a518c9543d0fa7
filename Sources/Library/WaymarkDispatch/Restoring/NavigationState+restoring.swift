public import WaymarkCore
import WaymarkRoutes

extension NavigationState {
    /// What comes back of what an earlier launch had on screen, perhaps one of an earlier version of the app.
    ///
    /// ```swift
    /// let start = NavigationState<AppRoute>(tab: "home", roots: ["home": .home])
    /// let restored = start.restoring(saved, by: router, holding: dispatcher.conditions)
    /// model.state = restored.state
    /// if let link = restored.waiting { dispatcher.open(link) }
    /// ```
    ///
    /// Every stack comes back from its first screen up to the first one that does not open: the longest prefix that has a
    /// whole way back. What was visible is one such row: the selected tab's stack, then the modal screens one after the
    /// other; nothing is shown over a gap.
    ///
    /// It fails for nothing. A tab that is gone, a link that no route takes, or a requirement that does not hold leaves out
    /// the screens that stand on it, and each is named in ``RestoredNavigation/leftOut``.
    ///
    /// - Parameters:
    ///   - saved: What was on screen.
    ///   - router: Finds the routes. A pattern that an entry has kept from an earlier version finds the route of today.
    ///   - conditions: What holds, such as ``LinkDispatcher/conditions``. A screen whose route requires anything else does
    ///     not come back.
    ///   - tabs: The tabs that there are; without any, every tab counts as there.
    ///   - allows: Whether the app wants a screen back. Guards are not asked, because they are about links.
    /// - Complexity: That of matching the link of each screen, twice at most.
    public func restoring(
        _ saved: SavedNavigation, by router: Router<Route>, holding conditions: Set<Condition> = [],
        tabs: Set<String> = [], allows: @escaping (Route) -> Bool = { _ in true }
    ) -> RestoredNavigation<Route> {
        var maker = NavigationRestorer(start: self, saved: saved, tabs: tabs) { link in
            guard let match = router.match(for: link) else { return .failure(.noRoute) }
            let unmet = match.requirements.filter { !conditions.contains($0) }
            guard unmet.isEmpty else { return .failure(.unmet(unmet)) }
            return allows(match.route) ? .success(match.route) : .failure(.refused)
        }
        maker.restore()
        var restored = maker.restored
        let visible = saved.visibleLinks(tab: restored.state.tab)
        let open = visible.prefix { link in router.match(for: link).map { allows($0.route) } ?? false }
        if open.contains(where: maker.unmet.contains), let link = open.last {
            restored.waiting = IncomingLink(url: link, via: .restoration)
        }
        return restored
    }
}

extension SavedNavigation {
    /// The links of what was visible, from the first screen of a tab to the screen in front.
    func visibleLinks(tab: String) -> [String] {
        let stack = stacks[tab]
        let screens = [stack?.root].compactMap(\.self) + (stack?.path ?? [])
        return self.tab == tab ? screens + modals.flatMap(\.links) : screens
    }
}

/// Puts back one screen after the other, as long as there is no gap.
struct NavigationRestorer<Route: Hashable & Sendable> {
    typealias Found = Result<Route, Obstacle>

    /// Why a link gives no screen.
    enum Obstacle: Error {
        case noRoute, refused
        case unmet([Condition])

        var reason: LeftOutScreen.Reason {
            switch self {
            case .noRoute: .noRoute
            case .refused: .refused
            case .unmet(let conditions): .unmet(conditions)
            }
        }
    }

    private(set) var restored: RestoredNavigation<Route>
    /// The links that required what does not hold.
    private(set) var unmet: Set<String> = []
    private let saved: SavedNavigation
    private let tabs: Set<String>
    private let find: (String) -> Found

    init(
        start: NavigationState<Route>, saved: SavedNavigation, tabs: Set<String>, find: @escaping (String) -> Found
    ) {
        (restored, self.saved, self.tabs, self.find) = (RestoredNavigation(state: start), saved, tabs, find)
    }

    mutating func restore() {
        if let tab = saved.tab, isThere(tab) { restored.state.tab = tab }
        var isWhole = true
        for (tab, stack) in saved.stacks.sorted(by: { $0.key < $1.key }) {
            let hasAll = restore(stack, of: tab)
            if tab == saved.tab { isWhole = hasAll }
        }
        if saved.tab.map({ !isThere($0) }) ?? true { isWhole = false }
        for modal in saved.modals { isWhole = restore(modal, over: isWhole) }
    }

    private func isThere(_ tab: String) -> Bool { tabs.isEmpty || tabs.contains(tab) }

    /// - Returns: Whether all of it came back.
    private mutating func restore(_ stack: SavedNavigation.Stack, of tab: String) -> Bool {
        let links = [stack.root].compactMap(\.self) + stack.path
        guard isThere(tab) else {
            leaveOut(links, of: tab, because: .noTab)
            return links.isEmpty
        }
        let routes = routes(of: links, in: tab)
        if let first = routes.first, stack.root != nil { restored.state[tab].root = first }
        restored.state[tab].path = Array(routes.dropFirst(stack.root == nil ? 0 : 1))
        return routes.count == links.count
    }

    /// - Returns: Whether all of it came back, and what comes after it may.
    private mutating func restore(_ modal: SavedNavigation.Modal, over isWhole: Bool) -> Bool {
        guard isWhole else {
            leaveOut(modal.links, of: nil, because: .behind)
            return false
        }
        let routes = routes(of: modal.links, in: nil)
        if let root = routes.first {
            restored.state.modals.append(
                ModalScreen(modal.isCover ? .cover : .sheet, root, path: Array(routes.dropFirst())))
        }
        return routes.count == modal.links.count
    }

    /// The routes of the longest prefix of some links that opens.
    private mutating func routes(of links: [String], in tab: String?) -> [Route] {
        var routes: [Route] = []
        for (index, link) in links.enumerated() {
            switch find(link) {
            case .success(let route): routes.append(route)
            case .failure(let obstacle):
                if case .unmet = obstacle { unmet.insert(link) }
                leaveOut([link], of: tab, because: obstacle.reason)
                leaveOut(links[(index + 1)...], of: tab, because: .behind)
                return routes
            }
        }
        return routes
    }

    private mutating func leaveOut(
        _ links: some Sequence<String>, of tab: String?, because reason: LeftOutScreen.Reason
    ) {
        restored.leftOut += links.map { LeftOutScreen(link: $0, tab: tab, reason: reason) }
    }
}
