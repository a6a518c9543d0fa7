#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
public import WaymarkExplain
import WaymarkPrinting

/// Matching of links that arrive as `URL`, by their absolute string, byte by byte.
///
/// `URL.path` and `URL.pathComponents` are not used. They decode before they split, and return an empty path for a
/// malformed escape, which would open the root. A relative URL is resolved against its base first.
extension Router {
    /// Returns the best match for a URL, or `nil` if no route matches or the link is rejected.
    ///
    /// ```swift
    /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    ///     for context in contexts { show(router.match(for: context.url)?.route) }
    /// }
    /// ```
    ///
    /// - Complexity: That of ``Router/match(for:)-(String)``, plus copying the URL's string.
    public func match(for url: URL) -> RouteMatch<Route>? { match(for: url.absoluteString) }

    /// Returns the route that a URL opens, or `nil` if no route matches or the link is rejected.
    ///
    /// - Complexity: That of ``Router/route(for:)-(String)``, plus copying the URL's string.
    public func route(for url: URL) -> Route? { route(for: url.absoluteString) }

    /// Returns the best match for a URL, or the reason that there is none.
    ///
    /// - Complexity: That of ``Router/result(for:)-(String)``, plus copying the URL's string.
    public func result(for url: URL) -> MatchResult<Route> { result(for: url.absoluteString) }

    /// Returns all matches for a URL, best first, computed on demand.
    ///
    /// - Complexity: That of ``Router/matches(for:)-(String)``, plus copying the URL's string.
    public func matches(for url: URL) -> RouteMatches<Route> { matches(for: url.absoluteString) }

    /// Returns an explanation of a URL: all matching entries, and the near misses.
    ///
    /// - Complexity: That of ``Router/explanation(for:)-(String)``, plus copying the URL's string.
    public func explanation(for url: URL) -> Explanation { explanation(for: url.absoluteString) }

    /// Returns `true` if a route matches the URL.
    ///
    /// - Complexity: That of ``Router/canOpen(_:)-(String)``, plus copying the URL's string.
    public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }
}
