/// The beginning of links from one source, with what the splitter and the sources say of it: links that begin so need not
/// be asked about it again.
package struct KnownOrigin: Sendable {
    /// Where its text begins among the texts.
    package var text: Int
    /// The number of its bytes.
    package var length: Int
    /// What the splitter said, up to the end of the host.
    package var layout: URLLayout
    /// Whether a host follows that is not part of the text.
    package var precedesHost: Bool
    /// Whether that host is one that other origins do not name, in small letters, and with dots in it.
    package var precedesName = false
    /// Whether neither scheme nor host are part of the text.
    package var isOfAnyScheme = false
    /// The views that any set of sources has of such links.
    package var views: SourceTable.Views
    /// Where the sets stand that accept it: a bit for each, for links as paths, and behind it for those whose host
    /// is the first segment.
    package var sources: Int

    package init(
        text: Int, length: Int, layout: URLLayout, precedesHost: Bool, views: SourceTable.Views, sources: Int
    ) {
        self.text = text
        self.length = length
        self.layout = layout
        self.precedesHost = precedesHost
        self.views = views
        self.sources = sources
    }
}
