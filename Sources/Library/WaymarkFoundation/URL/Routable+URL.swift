#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
public import WaymarkPrinting
public import WaymarkRoutes

extension Routable {
    /// Creates the route that a URL opens; `nil` if no route matches the URL, or if the policy rejects it.
    ///
    /// - Parameter url: The URL. Its absolute string is matched.
    public init?(_ url: URL) { self.init(url.absoluteString) }
}

extension URL {
    /// Creates the canonical link of a route, printed by its first pattern that accepts the route's values.
    ///
    /// ```swift
    /// openURL(try URL(AppRoute.login))
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - source: The scheme or host of the link, by default the route's first source with a scheme and host. Widgets
    ///     and App Intents need a universal link, whose source is `.host(…)`.
    /// - Throws: ``PrintError`` if a value of the route is not allowed in a link, such as an empty segment, or if no
    ///   link can be printed with this source.
    /// - Complexity: That of `url(for:on:)`, plus parsing the link as a `URL`.
    public init<Route: Routable>(_ route: Route, on source: LinkSource? = nil) throws(PrintError) {
        self = try Route.router.foundationURL(for: route, on: source)
    }
}
