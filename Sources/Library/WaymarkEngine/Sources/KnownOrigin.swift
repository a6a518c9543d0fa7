/// A precomputed beginning of links, such as `https://example.com`: its components and accepting link sources.
package struct KnownOrigin: Sendable {
    /// The offset of the beginning of links in the table's strings.
    package var text: Int
    package var length: Int
    /// The components of a link up to the end of the host, as the splitter finds them.
    package var layout: URLLayout
    /// `true` if any host may follow the string, instead of being part of it.
    package var isForAnyHost: Bool
    /// `true` if the host that follows must be a lowercase name with dots, and not be listed in another known origin.
    package var precedesName = false
    /// `true` if the string has neither scheme nor host, so that it stands for links of any scheme.
    package var isOfAnyScheme = false
    /// The uses of the host among the accepting sources: ignored, or matched as the first path segment.
    package var views: SourceTable.Views
    /// The offset of the accepting sets of sources. One bit per set is for links without the host as a segment; one bit
    /// per set follows for links with the host as the first segment.
    package var sources: Int

    package init(
        text: Int, length: Int, layout: URLLayout, isForAnyHost: Bool, views: SourceTable.Views, sources: Int
    ) {
        self.text = text
        self.length = length
        self.layout = layout
        self.isForAnyHost = isForAnyHost
        self.views = views
        self.sources = sources
    }
}
