#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
import WaymarkExplain
public import WaymarkPrinting
import WaymarkRoutes

/// Links out as `URL`. The names differ from those that give text, because a function that differs in its result alone
/// would make `let link = try router.url(for: route)` ambiguous in every file that imports Foundation.
extension Router {
    /// The canonical link of a route, as `URL`.
    ///
    /// ```swift
    /// let shared = try router.foundationURL(for: .post(user: 1, id: 2))
    /// shared.absoluteString   // "https://example.com/user/1/posts/2"
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    /// - Throws: ``PrintError`` if no entry can write the route.
    public func foundationURL(for route: Route, on source: LinkSource? = nil) throws(PrintError) -> URL {
        try URL(printed: url(for: route, on: source))
    }

    /// The canonical link of an entry, as `URL`.
    ///
    /// - Parameters:
    ///   - name: The name of the entry.
    ///   - captures: The values of the pattern's parameters.
    ///   - rest: The segments of the pattern's first unnamed catch-all.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    /// - Throws: ``PrintError`` if a value is missing or does not fit, or if the link would not read back.
    public func foundationURL(
        named name: String, captures: [String: CaptureValue] = [:], rest: [String] = [], on source: LinkSource? = nil
    ) throws(PrintError) -> URL {
        try URL(printed: url(named: name, captures: captures, rest: rest, on: source))
    }
}

extension Router where Route: Equatable {
    /// The canonical link of a route, as `URL`; constants are printed too, because routes can be compared.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    /// - Throws: ``PrintError`` if no entry can write the route.
    public func foundationURL(for route: Route, on source: LinkSource? = nil) throws(PrintError) -> URL {
        try URL(printed: url(for: route, on: source))
    }
}

extension URL {
    /// A link that was printed. Foundation reads every link that the strict policy accepts.
    fileprivate init(printed link: String) throws(PrintError) {
        guard let url = URL(exactly: link) else { throw PrintError(.leadsElsewhere(link, route: nil)) }
        self = url
    }
}
