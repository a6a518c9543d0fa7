/// Finds the route of a link, explains why, and writes the link of a route: an immutable value, safe on any thread.
///
/// ```swift
/// var table = RouteTable<Screen>(accepting: .host("example.com"), .scheme("myapp"))
/// table.add("/user/{id: Int}/edit", named: "user.edit", to: .editUser)
/// let router = try Router(table)
///
/// let match = router.match(for: "https://example.com/user/15/edit")
/// match?.route           // .editUser
/// match?.captures["id"]  // .int(15)
/// ```
///
/// Which of several matching routes wins is documented at ``RouteTable``.
public struct Router<Route: Sendable>: Sendable {
    /// The entries of the table, in order.
    public let entries: [RouteEntry<Route>]

    @usableFromInline
    package let engine: RouteEngine

    @usableFromInline
    package let bindings: FrozenBindings<Route>

    /// Makes a router from a table.
    ///
    /// - Throws: ``RouteTableError`` with every error of the table; warnings are ignored, see
    ///   ``RouteTable/problems()``.
    /// - Complexity: O(*n* log *n*) in the *n* forms that the patterns of the table stand for.
    @inlinable
    public init(_ table: RouteTable<Route>) throws(RouteTableError) {
        engine = try table.checkedEngine()
        entries = table.entries
        bindings = FrozenBindings(table.entries, namedEntry: table.namedEntry)
    }

    /// The best route for a link, or `nil` if no route takes it or it is not an acceptable link.
    ///
    /// - Parameter link: An absolute URL, or a relative reference if the table accepts links from
    ///   ``LinkSource/anywhere``.
    /// - Complexity: O(*n*) in the bytes of the link for most tables, however many routes there are. Where patterns
    ///   overlap, each place of the table is visited once for each segment at most.
    @inlinable
    public func match(for link: String) -> RouteMatch<Route>? {
        Scratch.withPlace(for: Route.self) { place in
            guard let found = make(at: place, from: link) else { return nil }
            let match = PatternMatch(found, of: link, engine: engine)
            guard let route = place.take() else { return matchAfterPass(link, match) }
            return RouteMatch(route: route, match: match)
        }
    }

    /// The best route behind an entry that passed.
    @usableFromInline
    func matchAfterPass(_ link: String, _ passed: PatternMatch) -> RouteMatch<Route>? {
        var matches = RouteMatches(router: self, link: link, after: passed)
        return matches.next()
    }

    /// Every route that takes a link, the best one first, each looked for when it is asked for.
    ///
    /// - Complexity: O(1); each match costs what ``match(for:)-(String)`` costs.
    public func matches(for link: String) -> RouteMatches<Route> {
        RouteMatches(router: self, link: link)
    }
}
