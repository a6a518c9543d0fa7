#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
public import WaymarkExplain
import WaymarkPrinting
public import WaymarkRoutes

/// Matching of Foundation `URL` values, by their absolute string, byte by byte.
///
/// `URL.path` and `URL.pathComponents` are not used: they decode before they split, and return an empty path for a
/// malformed escape, which would open the root. A relative URL is resolved against its base first.
extension Router {
    /// Returns the best match for a URL; `nil` if no route matches, or if the policy rejects the URL.
    ///
    /// ```swift
    /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    ///     for context in contexts { show(router.match(for: context.url)?.route) }
    /// }
    /// ```
    ///
    /// - Complexity: That of ``Router/match(for:)-(String)``, plus copying the URL's string.
    public func match(for url: URL) -> RouteMatch<Route>? { match(for: url.absoluteString) }

    /// Returns the route that a URL opens; `nil` if no route matches, or if the policy rejects the URL.
    ///
    /// - Complexity: That of ``Router/route(for:)-(String)``, plus copying the URL's string.
    public func route(for url: URL) -> Route? { route(for: url.absoluteString) }

    /// Returns the best match for a URL, or the reason why there is none.
    ///
    /// - Complexity: That of ``Router/result(for:)-(String)``, plus copying the URL's string.
    public func result(for url: URL) -> MatchResult<Route> { result(for: url.absoluteString) }

    /// Returns all matches for a URL, the best first. Each is computed when it is accessed.
    ///
    /// - Complexity: That of ``Router/matches(for:)-(String)``, plus copying the URL's string.
    public func matches(for url: URL) -> RouteMatches<Route> { matches(for: url.absoluteString) }

    /// Returns an explanation of the result for a URL: all routes that match, and the patterns that almost match.
    ///
    /// - Complexity: That of ``Router/explanation(for:)-(String)``, plus copying the URL's string.
    public func explanation(for url: URL) -> Explanation { explanation(for: url.absoluteString) }

    /// Returns `true` if a route matches the URL. Guards and handlers of a dispatcher are not called.
    ///
    /// - Complexity: That of ``Router/canOpen(_:)-(String)``, plus copying the URL's string.
    public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }
}

extension ParsedURL {
    /// Parses the absolute string of a Foundation `URL` as a link.
    ///
    /// ```swift
    /// try ParsedURL(URL(string: "https://example.com/a%2Fb")!).segments   // ["a/b"]
    /// ```
    ///
    /// - Parameters:
    ///   - url: The URL. A relative URL is resolved against its base.
    ///   - policy: The rules for accepting links, by default ``LinkPolicy/strict``.
    /// - Throws: ``LinkRejection`` for the leftmost part of the URL that the policy does not accept.
    public init(_ url: URL, policy: LinkPolicy = .strict) throws(LinkRejection) {
        try self.init(url.absoluteString, policy: policy)
    }
}

extension Routable {
    /// Creates the route that a URL opens; `nil` if no route matches the URL, or if the policy rejects it.
    ///
    /// - Parameter url: The URL. Its absolute string is matched.
    public init?(_ url: URL) { self.init(url.absoluteString) }
}
