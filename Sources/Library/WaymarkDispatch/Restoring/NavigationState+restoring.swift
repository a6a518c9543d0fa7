public import WaymarkCore
import WaymarkRoutes

extension NavigationState {
    /// Returns this state with the saved screens of an earlier launch, also of an earlier version of the app.
    ///
    /// ```swift
    /// let start = NavigationState<AppRoute>(tab: "home", roots: ["home": .home])
    /// let restored = start.restoring(saved, by: router, holding: dispatcher.conditions)
    /// model.state = restored.state
    /// if let link = restored.waiting { dispatcher.open(link) }
    /// ```
    ///
    /// A stack is restored up to the first screen that does not open (``RestoredNavigation/leftOut``): its tab is
    /// missing, no route matches its link, a condition of its route is unmet, or `allows` returns `false`. The screens
    /// of the selected tab and the modal screens count as one stack.
    ///
    /// `conditions` are the met conditions, such as ``LinkDispatcher/conditions``, and `tabs` the names of the app's
    /// tabs. An empty set accepts all tabs. A saved link may match an old pattern of its route. Guards do not run.
    ///
    /// - Complexity: That of matching the link of each screen at most twice.
    public func restoring(
        _ saved: SavedNavigation, by router: Router<Route>, holding conditions: Set<Condition> = [],
        tabs: Set<String> = [], allows: @escaping (Route) -> Bool = { _ in true }
    ) -> RestoredNavigation<Route> {
        var maker = NavigationRestorer(restored: RestoredNavigation(state: self), saved: saved, tabs: tabs) { link in
            guard let match = router.match(for: link) else { return .failure(.noRoute) }
            let unmet = match.requirements.filter { !conditions.contains($0) }
            guard unmet.isEmpty else { return .failure(.unmet(unmet)) }
            return allows(match.route) ? .success(match.route) : .failure(.refused)
        }
        maker.restore()
        var restored = maker.restored
        let tab = restored.state.tab
        let visible = (saved.stacks[tab]?.screens ?? []) + (saved.tab == tab ? saved.modals.flatMap(\.links) : [])
        let open = Array(
            visible.lazy.map { ($0, router.match(for: $0)) }.prefix { $1.map { allows($0.route) } ?? false })
        let unmet = open.flatMap { $1?.requirements ?? [] }.filter { !conditions.contains($0) }
        if !unmet.isEmpty, let (link, _) = open.last {
            restored.waiting = IncomingLink(url: link, via: .restoration)
            restored.waiting?.requirements = unmet.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }
        return restored
    }
}

/// A builder that restores the saved screens of each stack, up to the first screen that does not open.
struct NavigationRestorer<Route: Hashable & Sendable> {
    var restored: RestoredNavigation<Route>
    let saved: SavedNavigation
    let tabs: Set<String>
    let find: (String) -> Result<Route, LeftOutReason>

    mutating func restore() {
        let selected = saved.tab.flatMap { isThere($0) ? $0 : nil }
        if let selected { restored.state.tab = selected }
        var isWhole = selected != nil
        for (tab, stack) in saved.stacks.sorted(by: { $0.key < $1.key }) {
            let hasAll = restore(stack, of: tab)
            if tab == selected { isWhole = hasAll }
        }
        for modal in saved.modals { isWhole = restore(modal, over: isWhole) }
    }

    private func isThere(_ tab: String) -> Bool { tabs.isEmpty || tabs.contains(tab) }

    private mutating func restore(_ stack: ScreenStack<String>, of tab: String) -> Bool {
        let links = stack.screens
        guard isThere(tab) else {
            leaveOut(links, of: tab, because: .noTab)
            return links.isEmpty
        }
        let routes = routes(of: links, in: tab)
        if let first = routes.first, stack.root != nil { restored.state[tab].root = first }
        restored.state[tab].path = Array(routes.dropFirst(stack.root == nil ? 0 : 1))
        return routes.count == links.count
    }

    // Restores a modal screen. Returns `true` if all its screens were restored, so that another can be shown over it.
    private mutating func restore(_ modal: SavedNavigation.Modal, over isWhole: Bool) -> Bool {
        guard isWhole else {
            leaveOut(modal.links, of: nil, because: .noScreenBelow)
            return false
        }
        let routes = routes(of: modal.links, in: nil)
        if let root = routes.first {
            restored.state.modals.append(
                ModalScreen(modal.isCover ? .cover : .sheet, root, path: Array(routes.dropFirst())))
        }
        return routes.count == modal.links.count
    }

    /// Returns the routes of the links before the first link that does not open. Adds the other links to `leftOut`.
    private mutating func routes(of links: [String], in tab: String?) -> [Route] {
        var routes: [Route] = []
        for (index, link) in links.enumerated() {
            switch find(link) {
            case .success(let route): routes.append(route)
            case .failure(let reason):
                leaveOut([link], of: tab, because: reason)
                leaveOut(links[(index + 1)...], of: tab, because: .noScreenBelow)
                return routes
            }
        }
        return routes
    }

    private mutating func leaveOut(_ links: some Sequence<String>, of tab: String?, because reason: LeftOutReason) {
        restored.leftOut += links.map { ($0, tab, reason) }
    }
}

/// The result of restoring the saved screens of an earlier launch: a navigation state, and the omitted screens.
public struct RestoredNavigation<Route: Hashable & Sendable>: Sendable {
    /// The state to show: the tabs, stacks and modal screens that could be restored.
    public internal(set) var state: NavigationState<Route>

    /// The screens that could not be restored: those of the tabs in alphabetical order, then the modal screens. Each
    /// element contains the screen's link with private data, its tab (`nil` for a modal screen), and the reason.
    public internal(set) var leftOut: [(link: String, tab: String?, reason: LeftOutReason)] = []

    /// The link of the front screen that unmet conditions, such as a login, hide; `nil` if none do. Show ``state``,
    /// then open this link with the dispatcher: it is pending until its conditions and those of lower screens are met.
    public internal(set) var waiting: IncomingLink<Route>?

    /// `true` if all saved screens are restored.
    public var isWhole: Bool { leftOut.isEmpty }
}

/// The reason why a saved screen was not restored. New versions add no cases.
public enum LeftOutReason: Error, Hashable {
    /// No route matches the link of the screen.
    case noRoute
    /// The route of the screen requires these conditions, which are unmet.
    case unmet([Condition])
    /// The closure `allows` of the restoring method returned `false` for the route.
    case refused
    /// The app has no tab of this name any more.
    case noTab
    /// A screen below this screen was not restored.
    case noScreenBelow
}
