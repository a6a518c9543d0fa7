#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import WaymarkCore
import WaymarkPrinting
public import WaymarkRoutes

extension Routable {
    /// The route that a URL opens, or `nil` if it opens none, or is no acceptable link.
    ///
    /// - Parameter url: The URL, which is matched by its absolute string.
    public init?(_ url: URL) { self.init(url.absoluteString) }

    /// The canonical link of the route, as `URL`.
    ///
    /// - Throws: ``PrintError`` if a value of the route cannot stand in a link, such as an empty segment.
    /// - Complexity: That of `url(for:on:)`, and of reading the link as a `URL`.
    public var foundationURL: URL {
        get throws(PrintError) { try Self.router.foundationURL(for: self) }
    }
}
