/// Why a link has no match, before anybody asks what came nearest.
package enum NoMatch {
    case unmatched
    case rejected(LinkRejection)
}

extension RouteEngine {
    /// Looks up a link that is given as bytes, with all checks of the policy, and calls a function with its best match.
    ///
    /// - Returns: `nil` if there is a match, or why there is none.
    package func match(_ bytes: Bytes, _ body: (borrowing MatchView) -> Void) -> NoMatch? {
        do throws(LinkRejection) {
            return try matchOrReject(bytes, body) ? nil : .unmatched
        } catch {
            return .rejected(error)
        }
    }

    private func matchOrReject(
        _ bytes: Bytes, _ body: (borrowing MatchView) -> Void
    ) throws(LinkRejection) -> Bool {
        var floor: UInt32 = 0
        if table.hasChecks {
            // Entries that have a say in what they take are asked by way of a match that may be kept.
            let text = try ParsedURL(utf8: bytes, policy: table.policy).text
            guard let found = try found(text, from: 0) else { return false }
            floor = found.rank
        }
        return try search.match(bytes, from: floor, body)
    }
}
