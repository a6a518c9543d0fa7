#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import WaymarkCore
import WaymarkPrinting
public import WaymarkRoutes

extension Routable {
    /// Creates the route that a URL opens, or `nil` if no route matches or the link is rejected.
    ///
    /// - Parameter url: The URL. Its absolute string is matched.
    public init?(_ url: URL) { self.init(url.absoluteString) }

    /// The canonical link of the route, as `URL`.
    ///
    /// - Throws: ``PrintError`` if a value of the route is not allowed in a link, such as an empty segment.
    /// - Complexity: That of `url(for:on:)`, plus parsing the link as a `URL`.
    public var foundationURL: URL {
        get throws(PrintError) { try Self.router.foundationURL(for: self) }
    }
}
