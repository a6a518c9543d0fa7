public import WaymarkCore

/// A restored state, and the screens that were omitted.
public struct RestoredNavigation<Route: Hashable & Sendable>: Sendable {
    /// The state to show.
    public internal(set) var state: NavigationState<Route>

    /// The omitted screens: those of the tabs in alphabetical order, then the modal screens.
    ///
    /// Each has its link, which includes private data, its tab (`nil` for a modal screen), and the reason.
    public internal(set) var leftOut: [(link: String, tab: String?, reason: LeftOutReason)] = []

    /// The link to open after the state is shown, if requirements are unmet: the front screen without them. It is
    /// pending until they are met, such as by a login. `nil` if all requirements are met.
    public internal(set) var waiting: IncomingLink<Route>?

    /// `true` if all screens are restored.
    public var isWhole: Bool { leftOut.isEmpty }
}

/// The reason why a saved screen was not restored. New versions add no cases.
public enum LeftOutReason: Error, Hashable {
    /// No route matches the screen's link.
    case noRoute
    /// Conditions of the screen's route are unmet.
    case unmet([Condition])
    /// The app refused the screen.
    case refused
    /// The screen's tab does not exist.
    case noTab
    /// A screen below this one was omitted.
    case behind
}
