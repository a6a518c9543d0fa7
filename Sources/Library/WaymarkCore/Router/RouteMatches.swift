/// The routes that match a link, best first, each found on demand.
///
/// Entries that decline the link are skipped. The sequence ends early if an entry throws, or if the link repeats an
/// item that the entry accepts once.
public struct RouteMatches<Route: Sendable>: Sequence, IteratorProtocol, Sendable {
    /// The reason why there are no more matches.
    package enum End: Sendable {
        case unmatched
        case rejected(LinkRejection)
        case failed(RouteBuildError)
    }

    private let router: Router<Route>
    private let link: String
    /// The match of the entry that was called last.
    private var last: PatternMatch?
    /// The entries called so far.
    package private(set) var asked: [Int] = []
    package private(set) var end: End?

    init(router: Router<Route>, link: String) {
        self.router = router
        self.link = link
    }

    init(router: Router<Route>, link: String, after passed: PatternMatch) {
        self.init(router: router, link: link)
        last = passed
        asked = [passed.entryIndex]
    }

    /// The next best route, or `nil` when there are no more.
    ///
    /// - Complexity: That of ``Router/match(for:)-(String)`` for each entry that declines the link, and for the entry
    ///   that matches it.
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

    /// Returns the next best match; `nil` if there is none, or if its entry declines or was called before.
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
        do throws(RouteBuildError) {
            let route = try router.bindings.route(of: found)
            return route.map { RouteMatch(route: $0, match: found) }
        } catch {
            end = .failed(error)
            return nil
        }
    }
}

extension PatternMatch {
    /// The rejection of a link that repeats an item which its route accepts once.
    var repeatedItem: LinkRejection { .repeatedItem(in: url.layout) }
}
