/// The reason why a link has no match, without near misses.
package enum NoMatch {
    case unmatched
    case rejected(LinkRejection)
}

extension RouteEngine {
    /// Calls a function with the best match of a link, or returns the reason why there is none.
    package func match(_ bytes: Bytes, _ body: (borrowing MatchView) -> Void) -> NoMatch? {
        do throws(LinkRejection) {
            return try search.firstMatchOrReject(in: bytes, body) ? nil : .unmatched
        } catch {
            return .rejected(error)
        }
    }
}

extension RouteEngine {
    /// Returns the best match of a link among the variants of rank `floor` and worse, even if the link repeats an item.
    package func firstMatch(in link: String, from floor: UInt32 = 0) throws(LinkRejection) -> PatternMatch? {
        var found: PatternMatch?
        try search.firstMatch(in: link, from: floor) {
            found = PatternMatch($0, of: link, lookup: RouteLookup(self))
        }
        return found
    }
}
