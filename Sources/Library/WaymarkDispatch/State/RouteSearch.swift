import WaymarkCore
import WaymarkExplain

/// The routes that a link may open, the best one first: those of the dispatcher's router, then those of the routers behind
/// it.
///
/// Each router matches the link once, when its first route is asked for.
struct RouteSearch<Route: Sendable>: Sendable {
    private let url: String
    private let router: Router<Route>
    private var matches: RouteMatches<Route>
    private var fallbacks: ArraySlice<FallbackRouter<Route>>
    /// Whether the dispatcher's router found any.
    private var hasMatched = false
    /// What was found for somebody who only asked whether there is a route.
    private var seen: FallbackMatch<Route>?

    init(for url: String, in router: Router<Route>, then fallbacks: [FallbackRouter<Route>]) {
        (self.url, self.router, self.fallbacks) = (url, router, fallbacks[...])
        matches = router.matches(for: url)
    }

    /// The next best route.
    ///
    /// - Throws: What the best route throws that is made from the link.
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
        // What is not safe to open is so for everybody.
        if rejection != nil { return nil }
        while let router = fallbacks.popFirst() {
            if let found = router.find(url) { return found }
        }
        return nil
    }

    /// Whether there is a next route, which stays the next one.
    mutating func hasNext() -> Bool {
        seen = try? next()
        return seen != nil
    }

    /// Why the link is not acceptable, once a route was asked for.
    var rejection: LinkRejection? {
        if !hasMatched, case .rejected(let rejection) = matches.end { rejection } else { nil }
    }

    /// Why no route takes the link, and which came nearest. Takes time in proportion to the table, so not that of the main
    /// actor.
    @concurrent
    func unmatched() async -> Unmatched { router.engine.unmatched(url) }
}
