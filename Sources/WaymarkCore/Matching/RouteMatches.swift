/// Every route that takes a link, the best one first, each looked for when it is asked for.
///
/// Entries that pass are left out. The sequence ends early when an entry fails, or when an item is repeated that the
/// entry takes once.
public struct RouteMatches<Route: Sendable>: Sequence, IteratorProtocol, Sendable {
    /// Why there are no more matches.
    enum End {
        case unmatched
        case rejected(LinkRejection)
        case failed(any Error)
    }

    private let router: Router<Route>
    private var link: String
    /// The best rank that has not been asked.
    private var floor = 0
    /// The entries that have been asked.
    private var asked: [Int] = []
    private(set) var end: End?

    init(router: Router<Route>, link: String) {
        self.router = router
        self.link = link
    }

    /// The next best route, or `nil` when there are no more.
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
        guard let found = try router.engine.trace(&link, from: floor) else {
            end = .unmatched
            return nil
        }
        floor = found.rank + 1
        let variant = router.engine.table.variants[found.rank]
        guard !asked.contains(variant.entry) else { return nil }
        asked.append(variant.entry)
        let entry = router.entries[variant.entry]
        let match = PatternMatch(
            name: entry.name, pattern: entry.patterns[variant.pattern],
            url: ParsedURL(text: link, layout: found.layout), entry: variant.entry, trace: found.trace,
            engine: router.engine)
        if found.isRepeated { throw router.engine.repeatedItem(of: found.trace, in: match.url) }
        do {
            let route = try entry.binding.build.route(for: match)
            return route.map { RouteMatch(route: $0, match: match, requirements: entry.requirements) }
        } catch {
            end = .failed(error)
            return nil
        }
    }
}
