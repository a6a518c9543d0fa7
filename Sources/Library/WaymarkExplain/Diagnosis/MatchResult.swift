/// What became of a link. This enum is complete.
public enum MatchResult<Route: Sendable>: Sendable {
    /// A route takes it.
    case matched(RouteMatch<Route>)
    /// It is a link, and no route takes it.
    case unmatched(Unmatched)
    /// It is not an acceptable link.
    case rejected(LinkRejection)
    /// The best route failed to be made from it, which stops the search.
    case failed(any Error)
}

extension Router {
    /// The best route for a link, or why there is none.
    ///
    /// - Complexity: That of ``Router/matches(for:)-(String)`` where a route takes the link. Where none does, every
    ///   form of every pattern is asked: O(*n* · *m*) in the forms and the segments of the link.
    public func result(for link: String) -> MatchResult<Route> {
        var matches = matches(for: link)
        if let match = matches.next() { return .matched(match) }
        return switch matches.end {
        case .unmatched, nil: .unmatched(engine.unmatched(link))
        case .rejected(let rejection): .rejected(rejection)
        case .failed(let error): .failed(error)
        }
    }

    /// The best route for a link given as bytes, or why there is none; bytes that are not UTF-8 are rejected.
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
