/// The result of matching a link. New versions add no cases.
public enum MatchResult<Route: Sendable>: Sendable {
    /// A route matches the link.
    case matched(RouteMatch<Route>)
    /// The link is valid, but no route matches it.
    case unmatched(Unmatched)
    /// The link is rejected.
    case rejected(LinkRejection)
    /// Building the best route failed, which stops the search.
    case failed(any Error)
}

extension Router {
    /// Returns the best route for a link, or the reason if there is none.
    ///
    /// - Complexity: That of ``Router/matches(for:)-(String)`` for a match. Without one, all variants of all patterns
    ///   are compared: O(*n* · *m*), with *n* variants and *m* segments of the link.
    public func result(for link: String) -> MatchResult<Route> {
        var matches = matches(for: link)
        if let match = matches.next() { return .matched(match) }
        return switch matches.end {
        case .unmatched, nil: .unmatched(engine.unmatched(link))
        case .rejected(let rejection): .rejected(rejection)
        case .failed(let error): .failed(error)
        }
    }

    /// Returns the best route for a link given as bytes, or the reason if there is none; invalid UTF-8 is rejected.
    ///
    /// - Complexity: That of ``result(for:)-(String)``; the bytes are copied.
    public func result(forUTF8 bytes: some Collection<UInt8>) -> MatchResult<Route> {
        do throws(LinkRejection) {
            return result(for: try ParsedURL(utf8: bytes, policy: engine.table.policy).text)
        } catch {
            return .rejected(error)
        }
    }
}
