/// The rule for the parent of a route: the screen to which the back button leads. New versions add no cases.
public enum ParentRule<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The parent is the route of a shorter link, without the last segments (`Router.parent(of:)`).
    case path
    /// The parent is this route.
    case route(Route)
    /// The route has no parent: it is the first screen.
    case none
}
