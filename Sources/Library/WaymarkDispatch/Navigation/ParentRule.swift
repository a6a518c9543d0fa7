/// What a route stands on, where a back button leads. This enum is complete.
public enum ParentRule<Route: Hashable & Sendable>: Hashable, Sendable {
    /// What the shorter link opens: see `Router.parent(of:)`.
    case path
    /// This route.
    case route(Route)
    /// Nothing: the way back begins here.
    case none
}
