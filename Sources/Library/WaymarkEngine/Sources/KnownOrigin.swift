/// A precomputed prefix of links, such as `https://example.com`, with its URL components and the link sources that
/// accept links with this prefix.
package struct KnownOrigin: Sendable {
    /// The offset of the prefix in ``TableContents/originTexts``.
    package var text: Int
    package var length: Int
    /// The layout that ``URLSplitter`` would store for a link that begins with this prefix. It describes the link up to
    /// the end of the host.
    package var layout: URLLayout
    /// `true` if the prefix ends before the host, as `myapp://`, and any host may follow.
    package var isForAnyHost: Bool
    /// `true` for the prefix `https://` or `http://` alone, before any host that no link source names.
    package var precedesName = false
    /// `true` if the origin is for links of any scheme that has no other known origin; its prefix is a placeholder.
    package var isOfAnyScheme = false
    /// The ways in which the accepting link sources use the host: ignored, matched as the first path segment, or both.
    package var views: SourceTable.Views
    /// The offset in ``TableContents/originSources`` of two bit sets, with one bit per set of link sources. The first
    /// marks the sets that accept links by the path alone; the second, those that read the host as the first segment.
    package var sources: Int

    package init(
        text: Int, length: Int, layout: URLLayout, isForAnyHost: Bool, views: SourceTable.Views, sources: Int
    ) {
        (self.text, self.length, self.layout) = (text, length, layout)
        (self.isForAnyHost, self.views, self.sources) = (isForAnyHost, views, sources)
    }
}
