#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
import WaymarkExplain
public import WaymarkPrinting
import WaymarkRoutes

/// Printing of links as Foundation `URL`. The methods have other names than those that return strings: overloads by
/// result would make `let link = try router.url(for: route)` ambiguous in every file that imports Foundation.
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
    ///   - source: The scheme or host of the link, by default the route's first source with a scheme and host.
    /// - Throws: ``PrintError`` if no entry of the table can print the route.
    public func foundationURL(for route: Route, on source: LinkSource? = nil) throws(PrintError) -> URL {
        try URL(printed: url(for: route, on: source))
    }

    /// Returns the canonical link of a named route from its parameter values, as a Foundation `URL`.
    ///
    /// - Parameters:
    ///   - name: The name of the route in the table.
    ///   - captures: The values by parameter name.
    ///   - rest: The segments of the pattern's first unnamed catch-all, such as `**`.
    ///   - source: The scheme or host of the link, by default the route's first source with a scheme and host.
    /// - Throws: ``PrintError`` if a value is missing or invalid, or if the printed link would not match the route.
    public func foundationURL(
        named name: String, captures: [String: CaptureValue] = [:], rest: [String] = [], on source: LinkSource? = nil
    ) throws(PrintError) -> URL {
        try URL(printed: url(named: name, captures: captures, rest: rest, on: source))
    }
}

extension Router where Route: Equatable {
    /// Returns the canonical link of a route, printed by its first pattern that accepts its values, as a `URL`.
    ///
    /// Routes are compared by `==`, so a route that was added as a value, such as `to: .home`, is printed too.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - source: The scheme or host of the link, by default the route's first source with a scheme and host.
    /// - Throws: ``PrintError`` if no entry of the table can print the route.
    public func foundationURL(for route: Route, on source: LinkSource? = nil) throws(PrintError) -> URL {
        try URL(printed: url(for: route, on: source))
    }
}

extension URL {
    /// Creates a URL from a printed link. Foundation accepts every link that the strict policy accepts.
    fileprivate init(printed link: String) throws(PrintError) {
        guard let url = URL(exactly: link) else { throw PrintError(.leadsElsewhere(link, route: nil)) }
        self = url
    }
}
