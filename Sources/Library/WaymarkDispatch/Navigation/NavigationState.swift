/// What is on screen: the selected tab, the stack of every tab, and the modal screens over them.
///
/// ```swift
/// var state = NavigationState<AppRoute>(tab: "home", roots: ["home": .home, "settings": .settings])
/// state["home"].path = [.user(5)]
/// state.modals = [ModalScreen(.sheet, .compose)]
/// ```
///
/// An app without tabs leaves the tab out and has one stack. The state is a value: it can be compared, stored when the
/// routes can be, shown by SwiftUI as it is, and changed by a ``NavigationPlan``.
public struct NavigationState<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The selected tab.
    public var tab: String

    /// The screens presented over the tabs, the one in front last.
    public var modals: [ModalScreen<Route>] = []

    /// The stacks of tabs that are not empty, so that equal screens make equal states.
    private var stacks: [String: ScreenStack<Route>] = [:]

    /// Creates a state in which nothing has been pushed or presented.
    ///
    /// - Parameters:
    ///   - tab: The selected tab.
    ///   - roots: The routes of the tabs' first screens; without one a tab's first screen is the app's own affair.
    public init(tab: String = "main", roots: [String: Route] = [:]) {
        self.tab = tab
        stacks = roots.mapValues { ScreenStack(root: $0) }
    }

    /// The stack of a tab.
    public subscript(tab: String) -> ScreenStack<Route> {
        get { stacks[tab] ?? ScreenStack() }
        set { stacks[tab] = newValue == ScreenStack() ? nil : newValue }
    }

    /// The routes of the screens pushed in the modal screen in front, or in the selected tab if there is none.
    public var path: [Route] {
        get { modals.last?.path ?? self[tab].path }
        set {
            if modals.isEmpty { self[tab].path = newValue } else { modals[modals.count - 1].path = newValue }
        }
    }

    /// The route of the screen in front; `nil` if that is one that the app shows by itself.
    public var top: Route? { path.last ?? modals.last?.root ?? self[tab].root }

    /// Takes away the screen in front, as a back button does: the one that was pushed last, or else the modal screen in
    /// front with its first screen.
    ///
    /// ```swift
    /// state.modals = [ModalScreen(.sheet, .compose, path: [.help])]
    /// state.goBack()      // true: the help is gone
    /// state.goBack()      // true: the sheet is gone
    /// state.goBack()      // false
    /// ```
    ///
    /// - Returns: Whether there was one; the first screen of a tab stays.
    @discardableResult
    public mutating func goBack() -> Bool {
        if !path.isEmpty {
            path.removeLast()
            return true
        }
        return modals.popLast() != nil
    }

    /// The modal screen at a level, from 0 on, if it is of a style.
    ///
    /// Setting `nil` takes it and those over it away. If a screen of another style is at the level, nothing happens.
    /// Setting anything else changes the screen that is there.
    public subscript(modal level: Int, style: ModalScreen<Route>.Style) -> ModalScreen<Route>? {
        get { modals.indices.contains(level) && modals[level].style == style ? modals[level] : nil }
        set {
            guard self[modal: level, style] != nil else { return }
            if let newValue { modals[level] = newValue } else { modals.removeSubrange(level...) }
        }
    }

    /// The modal screen at a level, from 0 on, if it is of a style; what SwiftUI's `sheet(item:)` is bound to.
    ///
    /// Whoever is bound to a screen may say late that it is gone, when a link has put another one there. So setting `nil`
    /// takes away what is known to have been in sight, and nothing else:
    ///
    /// ```swift
    /// state.modals = [ModalScreen(.sheet, .compose)]             // in sight, and being swiped away
    /// state.modals = [ModalScreen(.sheet, .help)]                // a link comes in between
    /// state[modal: 0, .sheet, seen: ModalScreen(.sheet, .compose)] = nil
    /// state.modals.map(\.root)                                   // [.help], which is still there
    /// ```
    ///
    /// - Parameters:
    ///   - level: How many modal screens are under it.
    ///   - style: How it covers the others.
    ///   - last: The screen that came in sight last at this level; `nil` if none has yet. What is pushed in it does not
    ///     matter.
    public subscript(
        modal level: Int, style: ModalScreen<Route>.Style, seen last: ModalScreen<Route>?
    ) -> ModalScreen<Route>? {
        get { self[modal: level, style] }
        set {
            guard newValue != nil || self[modal: level, style]?.id == last?.id else { return }
            self[modal: level, style] = newValue
        }
    }

    /// The routes of the screens pushed in the modal screen at a level; none if there is no such screen.
    public subscript(pathOfModal level: Int) -> [Route] {
        get { modals.indices.contains(level) ? modals[level].path : [] }
        set { if modals.indices.contains(level) { modals[level].path = newValue } }
    }

    /// The tabs whose stacks are not empty, in the order of their names.
    var tabs: [String] { stacks.keys.sorted() }

    /// The tabs whose stacks differ from another state's, in the order of their names.
    func tabsThatDiffer(from other: NavigationState) -> [String] {
        Set(stacks.keys).union(other.stacks.keys).filter { self[$0] != other[$0] }.sorted()
    }
}

extension NavigationState: Codable where Route: Codable {
    private enum CodingKeys: CodingKey {
        case tab, stacks, modals
    }

    /// Reads a state.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(tab: try container.decode(String.self, forKey: .tab))
        modals = try container.decode([ModalScreen<Route>].self, forKey: .modals)
        for (tab, stack) in try container.decode([String: ScreenStack<Route>].self, forKey: .stacks) {
            self[tab] = stack
        }
    }

    /// Writes the state.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(tab, forKey: .tab)
        try container.encode(modals, forKey: .modals)
        try container.encode(stacks, forKey: .stacks)
    }
}
