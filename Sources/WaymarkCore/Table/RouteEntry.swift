/// One entry of a table: the patterns that lead to a route, and how the route is made.
public struct RouteEntry<Route: Sendable>: Sendable {
    /// The name by which the tool, route files and messages know the entry.
    public let name: String?

    /// The patterns, in order; the first one is printed.
    public let patterns: [RoutePattern]

    /// Where links to this entry may come from, unless a pattern says so itself.
    public let sources: [LinkSource]

    /// How the route is made from a match.
    package let binding: RouteBinding<Route>

    /// Whether some of its patterns could not be read.
    let hasUnreadablePatterns: Bool

    /// The route, if it is the same for every link; `nil` if it is made from the match.
    public var route: Route? {
        if case .constant(let route) = binding { route } else { nil }
    }
}

/// How a route is made from a match.
package enum RouteBinding<Route: Sendable>: Sendable {
    /// Always the same.
    case constant(Route)
    /// Made by a function: `nil` passes the link on to the next best entry, an error stops the search.
    case build(@Sendable (PatternMatch) throws -> Route?)

    func route(for match: PatternMatch) throws -> Route? {
        switch self {
        case .constant(let route): route
        case .build(let build): try build(match)
        }
    }
}
