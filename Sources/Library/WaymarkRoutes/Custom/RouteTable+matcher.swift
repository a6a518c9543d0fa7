public import WaymarkCore

extension RouteTable {
    /// Adds a route for the links that a custom matcher accepts.
    ///
    /// The entry is the pattern `/**` with a check, at the given rank. ``Router/matches(for:)-(String)``,
    /// ``Router/explanation(for:)-(String)`` and printing treat it as any other entry, and skip it if the matcher
    /// returns `nil`. Conflicts with patterns, and patterns that it hides, are not detected.
    ///
    /// - Parameters:
    ///   - matcher: The matcher.
    ///   - rank: The rank among the patterns.
    ///   - name: The route's name in messages and in the tool.
    ///   - sources: The sources of links to this route; by default those that the table accepts.
    ///   - build: Builds the route from the matcher's value. Returning `nil` passes the link to the next best entry; an
    ///     error stops the search.
    ///   - inverse: Returns the value of a route, or `nil` if it belongs to another entry. Without it the route cannot
    ///     be printed.
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
