/// A precomputed prefix of links, such as `https://example.com`, with its components and accepting link sources.
package struct KnownOrigin: Sendable {
    /// The offset of the prefix in ``TableContents/originTexts``.
    package var text: Int
    package var length: Int
    /// The layout of a link with this prefix up to the end of the host, as ``URLSplitter`` would store it.
    package var layout: URLLayout
    /// `true` if the prefix ends before the host, as `myapp://`, and any host may follow.
    package var isForAnyHost: Bool
    /// `true` for the prefix `https://` or `http://` alone, for hosts that no link source names.
    package var precedesName = false
    /// `true` for links of any scheme that has no known prefix of its own; the prefix is then a placeholder.
    package var isOfAnyScheme = false
    /// The ways in which the accepting link sources use the host: ignored, matched as the first path segment, or both.
    package var views: SourceTable.Views
    /// The offset in ``TableContents/originSources`` of two bit sets, with one bit per set of link sources that accepts
    /// the links: the first for sources that match only the path, the second for those that match the host too.
    package var sources: Int

    package init(
        text: Int, length: Int, layout: URLLayout, isForAnyHost: Bool, views: SourceTable.Views, sources: Int
    ) {
        (self.text, self.length, self.layout) = (text, length, layout)
        (self.isForAnyHost, self.views, self.sources) = (isForAnyHost, views, sources)
    }
}
