import WaymarkCore
import WaymarkExplain

/// The routes of a link, the best first: those of the dispatcher's router, then those of fallbacks, matched on demand.
struct RouteSearch<Route: Sendable>: Sendable {
    private let url: String
    private let router: Router<Route>
    private var matches: RouteMatches<Route>
    private var fallbacks: ArraySlice<FallbackRouter<Route>>
    private var hasMatched = false
    /// The match that `hasNext` found, which the following `next` returns.
    private var seen: FallbackMatch<Route>?

    init(for url: String, in router: Router<Route>, then fallbacks: [FallbackRouter<Route>]) {
        (self.url, self.router, self.fallbacks) = (url, router, fallbacks[...])
        matches = router.matches(for: url)
    }

    /// Returns the next best route; `nil` if there is none. Throws the error of a closure that creates the best route.
    mutating func next() throws -> FallbackMatch<Route>? {
        if let found = seen {
            seen = nil
            return found
        }
        if let found = matches.next() {
            hasMatched = true
            return FallbackMatch(found)
        }
        if !hasMatched, case .failed(let error) = matches.end { throw error }
        // A rejected link is not offered to fallbacks.
        if rejection != nil { return nil }
        while let router = fallbacks.popFirst() {
            if let found = router.find(url) { return found }
        }
        return nil
    }

    mutating func hasNext() -> Bool {
        seen = try? next()
        return seen != nil
    }

    /// The reason why the policy rejects the link, available after `next`; `nil` if it accepts the link.
    var rejection: LinkRejection? {
        if !hasMatched, case .rejected(let rejection) = matches.end { rejection } else { nil }
    }

    /// Returns the reason why no route matches, and the most similar table entries. Takes longer for a larger table.
    @concurrent
    func unmatched() async -> Unmatched { router.engine.unmatched(url) }
}
