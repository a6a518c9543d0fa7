public import WaymarkCore

extension RouteTable {
    /// Adds a route for the links that a matcher of your own takes.
    ///
    /// In the table it is the pattern `/**` with a check, at a rank of your choice: it takes part in
    /// ``Router/matches(for:)-(String)``, ``Router/explanation(for:)-(String)`` and printing as any other entry, and is left out where the matcher
    /// finds nothing. That it conflicts with patterns, or hides them, is not looked for.
    ///
    /// - Parameters:
    ///   - matcher: The matcher.
    ///   - rank: Where it stands among the patterns.
    ///   - name: The name by which the tool and messages know the route.
    ///   - sources: Where links to this route may come from; what the table accepts unless told otherwise.
    ///   - build: Makes the route from what the matcher found. `nil` passes the link on to the next best entry; an error
    ///     stops the search.
    ///   - inverse: Takes a route apart; `nil` for a route that belongs to another entry. Without it the route cannot
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

    private mutating func place(_ rank: MatcherRank, named name: String?) -> EntryCheck.Place {
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
