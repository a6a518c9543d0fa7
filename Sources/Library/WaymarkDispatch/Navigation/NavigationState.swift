/// The screens of a window: the selected tab, the navigation stack of every tab, and the modal screens over them.
///
/// ```swift
/// var state = NavigationState<AppRoute>(tab: "home", roots: ["home": .home, "settings": .settings])
/// state["home"].path = [.user(5)]
/// state.modals = [ModalScreen(.sheet, .compose)]
/// ```
///
/// An app without tabs omits the tab name and has one stack. The state can be compared, encoded if the routes can,
/// bound to SwiftUI views, and changed by a ``NavigationPlan``.
public struct NavigationState<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The name of the selected tab.
    public var tab: String

    /// The modal screens over the tabs, the front one last.
    public var modals: [ModalScreen<Route>] = []

    /// The stacks of tabs, without empty ones, so that equal states compare equal.
    private var stacks: [String: ScreenStack<Route>] = [:]

    /// Creates a state without pushed or modal screens. `roots` contains the first route of each tab, by the tab's
    /// name. In a tab without one, the app shows its own first screen.
    public init(tab: String = "main", roots: [String: Route] = [:]) {
        self.tab = tab
        stacks = roots.mapValues { ScreenStack(root: $0) }
    }

    /// The navigation stack of the tab with this name; an empty stack for an unknown tab.
    public subscript(tab: String) -> ScreenStack<Route> {
        get { stacks[tab] ?? ScreenStack() }
        set { stacks[tab] = newValue == ScreenStack() ? nil : newValue }
    }

    /// The routes of the pushed screens in the front modal screen, or in the selected tab if no modal screen is shown.
    public var path: [Route] {
        get { modals.last?.path ?? self[tab].path }
        set {
            if modals.isEmpty { self[tab].path = newValue } else { modals[modals.count - 1].path = newValue }
        }
    }

    /// The route of the front screen; `nil` if it is one of the app's own screens, without a route.
    public var top: Route? { path.last ?? modals.last?.root ?? self[tab].root }

    /// Removes the front screen, as a back button does: the last screen of ``path``, or else the front modal screen.
    ///
    /// ```swift
    /// state.modals = [ModalScreen(.sheet, .compose, path: [.help])]
    /// state.goBack()      // true: the help is gone
    /// state.goBack()      // true: the sheet is gone
    /// state.goBack()      // false
    /// ```
    ///
    /// - Returns: `true` if a screen was removed; `false` for the first screen of a tab, which stays.
    @discardableResult
    public mutating func goBack() -> Bool {
        if !path.isEmpty {
            path.removeLast()
            return true
        }
        return modals.popLast() != nil
    }

    /// The modal screen at this level, counted from 0 at the bottom; `nil` if it is absent or has another style.
    ///
    /// Setting `nil` removes the modal screen and those over it, and another value replaces it. If the modal screen is
    /// absent or has another style, setting changes nothing.
    public subscript(modal level: Int, style: ModalScreen<Route>.Style) -> ModalScreen<Route>? {
        get { modals.indices.contains(level) && modals[level].style == style ? modals[level] : nil }
        set {
            guard self[modal: level, style] != nil else { return }
            if let newValue { modals[level] = newValue } else { modals.removeSubrange(level...) }
        }
    }

    /// The modal screen at this level, counted from 0 at the bottom, for SwiftUI's `sheet(item:)`; `nil` if it is
    /// absent or has another style.
    ///
    /// SwiftUI may set the binding to `nil` late, after a link has presented another modal screen. Setting `nil`
    /// therefore removes the modal screen only if it is still `last`:
    ///
    /// ```swift
    /// state.modals = [ModalScreen(.sheet, .compose)]             // in sight, and being swiped away
    /// state.modals = [ModalScreen(.sheet, .help)]                // a link comes in between
    /// state[modal: 0, .sheet, seen: ModalScreen(.sheet, .compose)] = nil
    /// state.modals.map(\.root)                                   // [.help], which is still there
    /// ```
    ///
    /// `last` is the modal screen that last appeared at this level, regardless of its pushed screens; `nil` for none.
    public subscript(
        modal level: Int, style: ModalScreen<Route>.Style, seen last: ModalScreen<Route>?
    ) -> ModalScreen<Route>? {
        get { self[modal: level, style] }
        set {
            guard newValue != nil || self[modal: level, style]?.id == last?.id else { return }
            self[modal: level, style] = newValue
        }
    }

    /// The routes of the screens pushed in the modal screen at this level; empty if it is absent.
    public subscript(pathOfModal level: Int) -> [Route] {
        get { modals.indices.contains(level) ? modals[level].path : [] }
        set { if modals.indices.contains(level) { modals[level].path = newValue } }
    }

    var tabs: [String] { stacks.keys.sorted() }

    func tabsThatDiffer(from other: NavigationState) -> [String] {
        Set(stacks.keys).union(other.stacks.keys).filter { self[$0] != other[$0] }.sorted()
    }
}

extension NavigationState: Codable where Route: Codable {
    /// Decodes the selected tab, the stacks and the modal screens.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(tab: try container.decode(String.self, forKey: .tab))
        modals = try container.decode([ModalScreen<Route>].self, forKey: .modals)
        for (tab, stack) in try container.decode([String: ScreenStack<Route>].self, forKey: .stacks) {
            self[tab] = stack
        }
    }
}
