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

/// An omitted screen.
public struct LeftOutScreen: Hashable, Sendable {
    /// The reason for an omitted screen. New versions add no cases.
    public enum Reason: Hashable, Sendable {
        /// No route matches its link.
        case noRoute
        /// Conditions of its route are unmet.
        case unmet([Condition])
        /// The app refused it.
        case refused
        /// Its tab does not exist.
        case noTab
        /// A screen below it was omitted.
        case behind
    }

    /// The link, including its private data.
    public let link: String

    /// The tab of its stack; `nil` for a modal screen.
    public let tab: String?

    /// The reason.
    public let reason: Reason
}
