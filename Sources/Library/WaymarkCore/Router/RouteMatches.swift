/// Every route that takes a link, the best one first, each looked for when it is asked for.
///
/// Entries that pass are left out. The sequence ends early when an entry fails, or when an item is repeated that the
/// entry takes once.
public struct RouteMatches<Route: Sendable>: Sequence, IteratorProtocol, Sendable {
    /// Why there are no more matches.
    package enum End: Sendable {
        case unmatched
        case rejected(LinkRejection)
        case failed(MakingError)
    }

    private let router: Router<Route>
    private let link: String
    /// The match that was asked last.
    private var last: PatternMatch?
    /// The entries that have been asked.
    package private(set) var asked: [Int] = []
    package private(set) var end: End?

    init(router: Router<Route>, link: String) {
        self.router = router
        self.link = link
    }

    /// - Parameter passed: A match that was asked already.
    init(router: Router<Route>, link: String, after passed: PatternMatch) {
        self.init(router: router, link: link)
        last = passed
        asked = [passed.entryIndex]
    }

    /// The next best route, or `nil` when there are no more.
    ///
    /// - Complexity: That of ``Router/match(for:)-(String)`` for each entry that passes the link on, and for the one
    ///   that takes it.
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

    /// The match of the next best variant, or `nil` if there is none, or if its entry passes or has been asked before.
    private mutating func nextMatch() throws(LinkRejection) -> RouteMatch<Route>? {
        guard let found = try router.lookup.match(in: link, after: last) else {
            end = .unmatched
            return nil
        }
        last = found
        let entry = found.entryIndex
        guard !asked.contains(entry) else { return nil }
        asked.append(entry)
        if found.isRepeated { throw found.repeatedItem }
        do throws(MakingError) {
            let route = try router.bindings.route(of: found)
            return route.map { RouteMatch(route: $0, match: found) }
        } catch {
            end = .failed(error)
            return nil
        }
    }
}

extension PatternMatch {
    /// The rejection of a link that repeats an item which its route takes once.
    var repeatedItem: LinkRejection { .repeatedItem(in: url.layout) }
}
