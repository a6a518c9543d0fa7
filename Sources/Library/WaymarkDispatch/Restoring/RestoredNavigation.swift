public import WaymarkCore

/// A restored state, and the screens that were omitted.
public struct RestoredNavigation<Route: Hashable & Sendable>: Sendable {
    /// The state to show.
    public internal(set) var state: NavigationState<Route>

    /// The omitted screens with their reasons: those of the tabs in alphabetical order, then the modal screens.
    public internal(set) var leftOut: [LeftOutScreen] = []

    /// The link to open after the state is shown, if requirements are unmet: the front screen without them. It is
    /// pending until they are met, such as by a login. `nil` if all requirements are met.
    public internal(set) var waiting: IncomingLink<Route>?

    /// `true` if all screens are restored.
    public var isWhole: Bool { leftOut.isEmpty }
}

/// A screen of the saved state that was not restored.
public struct LeftOutScreen: Hashable, Sendable {
    /// The reason for omitting a screen. New versions add no cases.
    public enum Reason: Hashable, Sendable {
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

    /// The link of the omitted screen, including its private data.
    public let link: String

    /// The tab whose stack had the omitted screen; `nil` for a modal screen.
    public let tab: String?

    /// The reason for omitting the screen.
    public let reason: Reason
}
