#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
public import WaymarkPrinting
public import WaymarkRoutes

extension Routable {
    /// Creates the route that a URL opens, or `nil` if no route matches or the link is rejected.
    ///
    /// - Parameter url: The URL. Its absolute string is matched.
    public init?(_ url: URL) { self.init(url.absoluteString) }
}

extension URL {
    /// Creates the canonical link of a route.
    ///
    /// ```swift
    /// openURL(try URL(AppRoute.login))
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - source: The source of the link, by default the first one with a scheme and host. Widgets and App Intents
    ///     need a universal link, which has the source `.host(…)`.
    /// - Throws: ``PrintError`` if a value of the route is not allowed in a link, such as an empty segment, or the
    ///   source cannot be printed.
    /// - Complexity: That of `url(for:on:)`, plus parsing the link as a `URL`.
    public init<Route: Routable>(_ route: Route, on source: LinkSource? = nil) throws(PrintError) {
        self = try Route.router.foundationURL(for: route, on: source)
    }
}
