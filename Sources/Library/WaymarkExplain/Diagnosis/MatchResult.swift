/// The result of matching a link with a router: a route, or the reason why there is none. New versions add no cases.
public enum MatchResult<Route: Sendable>: Sendable {
    /// A route matches the link; the associated value has the route and the captured values.
    case matched(RouteMatch<Route>)
    /// The link is valid, but no pattern matches it, or the functions that create the matching routes returned `nil`.
    case unmatched(Unmatched)
    /// The link violates the link policy, so it opens no route.
    case rejected(LinkRejection)
    /// The function that creates a matching route threw this error, which stopped the search.
    case failed(any Error)
}

extension Router {
    /// Returns the best route for a link, or the reason why the link opens none.
    ///
    /// - Complexity: That of ``Router/match(for:)-(String)`` for a match; otherwise O(*n* · *m*) for *n* patterns and
    ///   *m* path segments. Each combination of optional parts and alternatives counts as a pattern.
    public func result(for link: String) -> MatchResult<Route> {
        var matches = matches(for: link)
        if let match = matches.next() { return .matched(match) }
        return switch matches.end {
        case .unmatched, nil: .unmatched(engine.unmatched(link))
        case .rejected(let rejection): .rejected(rejection)
        case .failed(let error): .failed(error)
        }
    }

    /// Returns the best route for a link in UTF-8, or the reason why it opens none. Invalid UTF-8 is rejected.
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
