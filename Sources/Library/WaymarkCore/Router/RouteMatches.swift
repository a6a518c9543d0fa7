/// A lazy sequence of the routes that match one link, best first. A route with several matching patterns occurs once.
///
/// If the function that creates a route returns `nil`, the route is skipped; if it throws, the sequence ends. The
/// sequence also ends at a route that expects one value of a query item, if the link repeats the item and the policy
/// rejects repeated items. For a link that the policy rejects, the sequence is empty.
public struct RouteMatches<Route: Sendable>: Sequence, IteratorProtocol, Sendable {
    package enum End: Sendable {
        case unmatched
        case rejected(LinkRejection)
        case failed(RouteBuildError)
    }

    private let router: Router<Route>
    private let link: String
    /// The last match, even if the function that creates its route returned `nil`.
    private var last: PatternMatch?
    /// The indices of the routes that were tried so far, in this order.
    package private(set) var asked: [Int] = []
    package private(set) var end: End?

    init(router: Router<Route>, link: String, after passed: PatternMatch? = nil) {
        (self.router, self.link, last) = (router, link, passed)
        if let passed { asked = [passed.entryIndex] }
    }

    /// Returns the next best route that matches the link, or `nil` if there is none.
    ///
    /// - Complexity: That of ``Router/match(for:)-(String)`` for each route that is skipped, and for the returned one.
    public mutating func next() -> RouteMatch<Route>? {
        while end == nil {
            do throws(LinkRejection) {
                if let match = try nextMatch() { return match }
            } catch {
                end = .rejected(error)
            }
        }
        return nil
    }

    /// Returns the next best match. Returns `nil` if no further pattern matches, or if the function that creates the
    /// route returns `nil` or was already called for this link.
    private mutating func nextMatch() throws(LinkRejection) -> RouteMatch<Route>? {
        let floor = last.map { router.engine.table.rank(behindEntryOf: $0.rank) } ?? 0
        guard let found = try router.lookup.match(in: link, from: floor) else {
            end = .unmatched
            return nil
        }
        last = found
        let entry = found.entryIndex
        guard !asked.contains(entry) else { return nil }
        asked.append(entry)
        if found.isRepeated { throw .repeatedItem(in: found.url.layout) }
        do throws(RouteBuildError) {
            let route = try router.bindings.route(of: found)
            return route.map { RouteMatch(route: $0, match: found) }
        } catch {
            end = .failed(error)
            return nil
        }
    }
}
