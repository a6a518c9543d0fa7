public import WaymarkCore

/// What comes back of what was on screen, and what does not.
public struct RestoredNavigation<Route: Hashable & Sendable>: Sendable {
    /// What to show.
    public internal(set) var state: NavigationState<Route>

    /// The screens that do not come back, with the reasons: those of the tabs in the order of their names, then the
    /// modal screens.
    public internal(set) var leftOut: [LeftOutScreen] = []

    /// What to open once what comes back is on screen: the screen that would be in front if nothing were required. It
    /// waits as a link does until the requirements are met, such as by a login; `nil` if requirements kept nothing back.
    public internal(set) var waiting: IncomingLink<Route>?

    /// Whether everything comes back.
    public var isWhole: Bool { leftOut.isEmpty }
}

/// A screen that does not come back.
public struct LeftOutScreen: Hashable, Sendable {
    /// Why a screen does not come back. This enum is complete.
    public enum Reason: Hashable, Sendable {
        /// No route takes its link any more.
        case noRoute
        /// What its route requires does not hold.
        case unmet([Condition])
        /// The app does not want it back.
        case refused
        /// There is no such tab any more.
        case noTab
        /// It stood on one that does not come back.
        case behind
    }

    /// The link, with all that is private in it.
    public let link: String

    /// The tab in whose stack it was; `nil` for a modal screen.
    public let tab: String?

    /// Why it does not come back.
    public let reason: Reason
}
