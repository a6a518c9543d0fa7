public import WaymarkCore

/// The result of restoring the saved screens of an earlier launch: a navigation state, and the omitted screens.
public struct RestoredNavigation<Route: Hashable & Sendable>: Sendable {
    /// The state to show: the tabs, stacks and modal screens that could be restored.
    public internal(set) var state: NavigationState<Route>

    /// The screens that could not be restored: those of the tabs in alphabetical order, then the modal screens.
    ///
    /// Each element contains the link of the screen, with private data, its tab (`nil` for a modal screen), and the
    /// reason.
    public internal(set) var leftOut: [(link: String, tab: String?, reason: LeftOutReason)] = []

    /// The link to open after the state is shown, if conditions are unmet, such as a login: the link of the screen that
    /// would otherwise be in front. It is pending until the conditions are met. `nil` if all conditions are met.
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
    /// A screen below this screen was omitted.
    case behind
}
