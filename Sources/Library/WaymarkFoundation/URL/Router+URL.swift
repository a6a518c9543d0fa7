#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
public import WaymarkExplain
public import WaymarkPrinting
public import WaymarkRoutes

/// Matching of Foundation `URL` values, byte by byte. A relative URL is resolved against its base.
///
/// `URL.path` and `URL.pathComponents` are not used: they decode before they split, and return an empty path for a
/// malformed escape, which would open the root.
extension Router {
    /// Returns the best match for a URL; `nil` if no route matches, creating it throws, or the policy rejects the URL.
    ///
    /// ```swift
    /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    ///     for context in contexts { show(router.match(for: context.url)?.route) }
    /// }
    /// ```
    ///
    /// - Complexity: That of ``Router/match(for:)-(String)``, plus copying the URL's string.
    public func match(for url: URL) -> RouteMatch<Route>? { match(for: url.absoluteString) }

    /// Returns the route of a URL; `nil` if no route matches, creating it throws, or the policy rejects the URL.
    public func route(for url: URL) -> Route? { route(for: url.absoluteString) }

    /// Returns the best match for a URL, or the reason why there is none.
    public func result(for url: URL) -> MatchResult<Route> { result(for: url.absoluteString) }

    /// Returns a lazy sequence of all matches for a URL, best first.
    public func matches(for url: URL) -> RouteMatches<Route> { matches(for: url.absoluteString) }

    /// Explains the result of matching a URL: all matching routes, best first, and the routes that almost match.
    public func explanation(for url: URL) -> Explanation { explanation(for: url.absoluteString) }

    /// Returns `true` if the URL opens a route. The guards and handlers of a dispatcher are not called.
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
    ///   - policy: The size limits and syntax rules for the URL; ``LinkPolicy/strict`` by default.
    /// - Throws: ``LinkRejection`` for the first violation of the policy.
    public init(_ url: URL, policy: LinkPolicy = .strict) throws(LinkRejection) {
        try self.init(url.absoluteString, policy: policy)
    }
}

extension Routable {
    /// Creates the route of a URL; `nil` if no route matches, creating it throws, or the policy rejects the URL.
    public init?(_ url: URL) { self.init(url.absoluteString) }
}

/// Printing of links as Foundation `URL`. The method names differ from those for strings: overloads by result type
/// would make `let link = try router.url(for: route)` ambiguous.
extension Router {
    /// Returns the canonical link of a route, printed by its first pattern that accepts its values, as a `URL`.
    ///
    /// ```swift
    /// let shared = try router.foundationURL(for: .post(user: 1, id: 2))
    /// shared.absoluteString   // "https://example.com/user/1/posts/2"
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - source: The scheme or host of the link, by default the route's first source without a wildcard.
    /// - Throws: ``PrintError`` if the route cannot be printed.
    public func foundationURL(for route: Route, on source: LinkSource? = nil) throws(PrintError) -> URL {
        try URL(printed: url(for: route, on: source))
    }

    /// Returns the canonical link of a named route from its parameter values, as a Foundation `URL`.
    ///
    /// - Parameters:
    ///   - name: The name of the route in the table.
    ///   - captures: The values by parameter name.
    ///   - rest: The segments of the pattern's first unnamed catch-all, such as `**`.
    ///   - source: The scheme or host of the link, by default the route's first source without a wildcard.
    /// - Throws: ``PrintError`` if a value is missing or invalid, or if the printed link would not match the route.
    public func foundationURL(
        named name: String, captures: [String: CaptureValue] = [:], rest: [String] = [], on source: LinkSource? = nil
    ) throws(PrintError) -> URL {
        try URL(printed: url(named: name, captures: captures, rest: rest, on: source))
    }
}

extension Router where Route: Equatable {
    /// Returns the canonical link of a route as a `URL`. Constant routes (`to: .home`) are found by `==`.
    ///
    /// - Throws: ``PrintError`` if the route cannot be printed.
    public func foundationURL(for route: Route, on source: LinkSource? = nil) throws(PrintError) -> URL {
        try URL(printed: url(for: route, on: source))
    }
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
    ///   - source: The scheme or host of the link, by default the route's first source without a wildcard. Widgets
    ///     and App Intents need a universal link, whose source is `.host(…)`.
    /// - Throws: ``PrintError`` if a value of the route is not allowed in a link, such as an empty segment, if the
    ///   route does not accept the source, or if the link opens another route.
    /// - Complexity: That of `url(for:on:)`, plus parsing the link as a `URL`.
    public init<Route: Routable>(_ route: Route, on source: LinkSource? = nil) throws(PrintError) {
        self = try Route.router.foundationURL(for: route, on: source)
    }

    /// Creates a URL with exactly the string of a parsed link; `nil` if Foundation would change the string, which
    /// happens only for links that a lenient policy accepted.
    ///
    /// ```swift
    /// let link = try ParsedURL("https://example.com/a%2Fb")
    /// URL(link)?.absoluteString   // "https://example.com/a%2Fb"
    /// ```
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which Foundation parses again.
    public init?(_ link: ParsedURL) { self.init(exactly: link.text) }

    /// Creates a URL with exactly this absolute string; `nil` if `URL(string:)` would repair the string.
    init?(exactly text: String) {
        let url: URL?
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
            url = URL(string: text, encodingInvalidCharacters: false)
        } else {
            url = URL(string: text)
        }
        guard let url, url.absoluteString.utf8.elementsEqual(text.utf8) else { return nil }
        self = url
    }

    /// Creates a URL from a printed link. Foundation accepts every link that the strict policy accepts.
    fileprivate init(printed link: String) throws(PrintError) {
        guard let url = URL(exactly: link) else { throw PrintError(.leadsElsewhere(link, route: nil)) }
        self = url
    }
}
