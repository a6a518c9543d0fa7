public import WaymarkCore

extension RouteTable {
    /// Adds a route for the links that a custom ``PathMatcher`` accepts.
    ///
    /// The route has the pattern `/**`, the given rank, and the matcher as a check. ``Router/matches(for:)-(String)``,
    /// ``Router/explanation(for:)-(String)`` and printing skip it if the matcher returns `nil`. Conflicts with
    /// patterns, and patterns that it hides, are not detected.
    ///
    /// - Parameters:
    ///   - matcher: The matcher, which extracts a value from a link.
    ///   - rank: The position in the precedence of the table's patterns.
    ///   - name: The name of the route in messages and in the tool.
    ///   - sources: The schemes and hosts from which links to this route are accepted; by default those of the table.
    ///   - build: Creates the route from the matcher's value. With `nil`, the next best route is tried; an error stops
    ///     the search.
    ///   - inverse: Returns the matcher's value of a route; `nil` if the route is not of this matcher. Without this
    ///     closure, the route cannot be printed.
    public mutating func add<Matcher: PathMatcher>(
        matching matcher: Matcher, rank: MatcherRank, named name: String? = nil, from sources: [LinkSource]? = nil,
        build: @escaping @Sendable (Matcher.Value) throws -> Route?,
        inverse: (@Sendable (Route) -> Matcher.Value?)? = nil
    ) {
        var binding = EntryBinding<Route>(
            .build { try matcher.value(of: $0.rest, query: $0.query).flatMap(build) },
            inverse: inverse.map { inverse in
                RouteInverse { route, values in
                    guard let path = inverse(route).flatMap(matcher.path) else { return false }
                    values.rest = path
                    return true
                }
            })
        let place = place(rank, named: name)
        binding.check = EntryCheck(place) { matcher.value(of: $0.rest, query: $0.queryItems) != nil }
        add(texts: ["/**"], named: name, syntax: .braces, from: sources, binding)
    }

    private mutating func place(_ rank: MatcherRank, named name: String?) -> EntryCheck.Rank {
        switch rank.kind {
        case .first: return .first
        case .last: return .asWritten
        case .like(let text):
            do {
                return .like(try RoutePattern(text))
            } catch {
                report(error.problems.map { $0.naming(route: name) })
                return .asWritten
            }
        }
    }
}
