/// The parent of a route, where a back button leads. New versions add no cases.
public enum ParentRule<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The match of a shorter link, see `Router.parent(of:)`.
    case path
    /// The given route.
    case route(Route)
    /// No parent: the route is the root.
    case none
}
