#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
public import WaymarkExplain
import WaymarkPrinting

/// Links that arrive as `URL`: what is matched is the absolute string, byte by byte as Foundation holds it.
///
/// `URL.path` and `URL.pathComponents` are never asked: they decode before they split, and give an empty path for a
/// malformed escape, which would open the root. A relative URL is resolved against its base first.
extension Router {
    /// The best route for a URL, or `nil` if no route takes it or it is not an acceptable link.
    ///
    /// ```swift
    /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    ///     for context in contexts { show(router.match(for: context.url)?.route) }
    /// }
    /// ```
    ///
    /// - Complexity: That of ``Router/match(for:)-(String)``; the text of the URL is read first.
    public func match(for url: URL) -> RouteMatch<Route>? { match(for: url.absoluteString) }

    /// The route that a URL opens, or `nil` if no route takes it or it is not an acceptable link.
    ///
    /// - Complexity: That of ``Router/route(for:)-(String)``; the text of the URL is read first.
    public func route(for url: URL) -> Route? { route(for: url.absoluteString) }

    /// The best route for a URL, or why there is none.
    ///
    /// - Complexity: That of ``Router/result(for:)-(String)``; the text of the URL is read first.
    public func result(for url: URL) -> MatchResult<Route> { result(for: url.absoluteString) }

    /// Every route that takes a URL, the best one first, each looked for when it is asked for.
    ///
    /// - Complexity: That of ``Router/matches(for:)-(String)``; the text of the URL is read first.
    public func matches(for url: URL) -> RouteMatches<Route> { matches(for: url.absoluteString) }

    /// Where a URL goes: every entry that takes it, and every entry that came near.
    ///
    /// - Complexity: That of ``Router/explanation(for:)-(String)``; the text of the URL is read first.
    public func explanation(for url: URL) -> Explanation { explanation(for: url.absoluteString) }

    /// Whether a route takes the URL.
    ///
    /// - Complexity: That of ``Router/canOpen(_:)-(String)``; the text of the URL is read first.
    public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }
}
