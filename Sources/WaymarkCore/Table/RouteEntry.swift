/// One entry of a table: the patterns that lead to a route, and how the route is made.
public struct RouteEntry<Route: Sendable>: Sendable {
    /// The name by which the tool, route files and messages know the entry.
    public let name: String?

    /// The patterns, in order; the first one is printed.
    public let patterns: [RoutePattern]

    /// Where links to this entry may come from, unless a pattern says so itself.
    public let sources: [LinkSource]

    /// Whether nobody said for this entry in particular where links may come from.
    let inheritsSources: Bool

    /// What must hold before a link to this entry opens, outermost group first.
    public let requirements: [Condition]

    /// How the route is made from a match, and a match from the route.
    @usableFromInline
    package let binding: EntryBinding<Route>

    /// Whether some of its patterns could not be read.
    let hasUnreadablePatterns: Bool

    /// The route, if it is the same for every link; `nil` if it is made from the match.
    public var route: Route? {
        if case .constant(let route) = binding.build { route } else { nil }
    }
}
