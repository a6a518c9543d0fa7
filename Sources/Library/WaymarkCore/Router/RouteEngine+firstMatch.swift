/// The reason why a link opens no route: no pattern matches, or the link policy rejects it.
package enum NoMatch {
    case unmatched
    case rejected(LinkRejection)
}

extension RouteEngine {
    /// Calls a function with the best match of a link and returns `nil`, or returns the reason why no pattern matches.
    package func match(_ bytes: Bytes, _ body: (borrowing MatchView) -> Void) -> NoMatch? {
        do throws(LinkRejection) {
            return try search.firstMatchOrReject(in: bytes, body) ? nil : .unmatched
        } catch {
            return .rejected(error)
        }
    }
}

extension RouteEngine {
    /// Returns the best match of a link among the pattern variants with rank `floor` or a worse one; lower ranks win. A
    /// link that repeats a query item matches too.
    package func firstMatch(in link: String, from floor: UInt32 = 0) throws(LinkRejection) -> PatternMatch? {
        try RouteLookup(self).match(in: link, from: floor)
    }
}
