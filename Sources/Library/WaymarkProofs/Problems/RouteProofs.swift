/// Proofs about a table: unreachable routes, overlapping routes, and the shortest link of each route.
///
/// ```swift
/// let proofs = try AppRoute.table().proofs()
/// proofs.unreached().isEmpty      // true
/// proofs.overlaps().isEmpty       // true
/// proofs.shortestLink(to: "user") // "myapp://user/0"
/// ```
///
/// Proofs take longer than creating a router; use them in tests, not at launch. The functions of custom parameter types
/// are unknown to a proof: each may accept any string or none. So a route is never reported as unreachable by mistake,
/// the shortest link does not depend on such a function, and an overlap may depend on one.
public struct RouteProofs: Sendable {
    private let engine: RouteEngine

    fileprivate init(_ engine: RouteEngine) { self.engine = engine }

    /// Returns a problem for each part of the table that no link reaches: a route, a pattern variant (a combination of
    /// optional parts and alternatives), and a listed value (`en` in `{lang: en|de}`) or the default of a parameter
    /// that has a name and is not a list. Each problem names the routes that win the links, or the reason for which the
    /// policy rejects them. One more problem counts the undecided variants.
    ///
    /// `RouteTable.problems()` contains the result.
    ///
    /// - Complexity: O(*n* · log *n*) in the variants of all patterns, unless many are similar. The search stops after
    ///   a bounded number of steps and reports the rest as undecided.
    public func unreached() -> [RouteProblem] { engine.unreachedProblems() + engine.rules.unacceptable }

    /// Returns a note for each pair of routes that match the same link, so that precedence decides which route opens.
    ///
    /// The code is `overlap`, or `not-decided` if the search does not finish. `RouteProblem.route` is the loser,
    /// `because` the winner, and `witness` a shared link. After 10,000 pairs, a last note with the code `not-decided`
    /// states where the search ended.
    ///
    /// - Complexity: O(*n*) in the pairs of routes with common paths. Each search takes a bounded number of steps.
    public func overlaps() -> [RouteProblem] { engine.overlaps() }

    /// Returns the shortest link that opens a route; among equally short links, the first in byte order.
    ///
    /// Only links with `//` after the scheme, a slash before the path, and a lowercase scheme and host are compared.
    ///
    /// - Parameter name: The name of the route.
    /// - Returns: `nil` if no route has the name, if no link opens it for certain (a custom parameter type may decide),
    ///   or if the search exceeds a bounded number of steps.
    public func shortestLink(to name: String) -> String? {
        guard let entry = engine.table.entries.firstIndex(where: { $0.name == name }) else { return nil }
        var proofs = TableProofs(engine.table)
        return engine.table.ranks(ofEntry: entry).compactMap { proofs.shortestLink(toRank: $0) }.shortest
    }
}

extension RouteTable {
    /// Returns the proofs of the table.
    ///
    /// - Throws: `RouteTableError` if the table has errors, as `Router.init(_:)` does.
    public func proofs() throws(RouteTableError) -> RouteProofs { RouteProofs(try Router(self).engine) }
}
