/// What can be proven of a table: which of its routes no link reaches, where its order decides, and a link for each route.
///
/// ```swift
/// let proofs = try AppRoute.table().proofs()
/// proofs.unreached().isEmpty      // true
/// proofs.overlaps().isEmpty       // true
/// proofs.shortestLink(to: "user") // "myapp://user/0"
/// ```
///
/// A proof takes longer than making a router: ask in tests, not at launch. What only a function of yours knows is taken to
/// be possible, so that nothing is said to be unreached that is not.
public struct RouteProofs: Sendable {
    private let engine: RouteEngine

    fileprivate init(_ engine: RouteEngine) { self.engine = engine }

    /// Routes, forms of patterns, values of parameters and defaults that no link reaches, each with the routes that take
    /// its links; and one problem for all forms of which it was not decided.
    ///
    /// They are among the problems that `problems()` says.
    ///
    /// - Complexity: O(*n* · log *n*) in the forms that all patterns stand for, where not too much is alike; otherwise it
    ///   gives up after a bounded number of steps, and says so.
    public func unreached() -> [RouteProblem] { engine.unreachedProblems() }

    /// A note for every two routes of which the order of the table decides for a link: the code is `overlap`, the route
    /// the one that does not get the link, `RouteProblem.because` the one that does, and `RouteProblem.witness` such a
    /// link.
    ///
    /// Where it was not decided whether there is such a link, the code is `not-decided`. So it is of a last note if there are
    /// more than 10,000 overlaps: the rest is not looked for.
    ///
    /// - Complexity: In proportion to the routes that have a path in common; it gives up after a bounded number of steps.
    public func overlaps() -> [RouteProblem] { engine.overlaps() }

    /// The shortest link that goes to a route, of those that are written in full: with `//` after a scheme, a slash before the
    /// path, and scheme and host in small letters. Of several it is the first in the order of bytes.
    ///
    /// - Parameter name: The name of the route.
    /// - Returns: `nil` if there is no route of that name, if no link goes to it, or if none was found in a bounded number of
    ///   steps.
    public func shortestLink(to name: String) -> String? {
        guard let entry = engine.table.entries.firstIndex(where: { $0.name == name }) else { return nil }
        var proofs = TableProofs(engine.table)
        return engine.table.ranks(ofEntry: entry).compactMap { proofs.shortestLink(toRank: $0) }.min {
            ($0.utf8.count, $0) < ($1.utf8.count, $1)
        }
    }
}

extension RouteTable {
    /// What can be proven of the table.
    ///
    /// - Throws: `RouteTableError` if something is wrong with it, as `Router.init(_:)` does.
    public func proofs() throws(RouteTableError) -> RouteProofs { RouteProofs(try Router(self).engine) }
}
