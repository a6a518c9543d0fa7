/// What stands before the path of printed links.
package struct PrintedSource: Sendable {
    package let text: String
    package let style: PathStyle

    /// `nil` if no single scheme and host can be written for the source.
    package init?(_ source: LinkSource) {
        guard source.isPrintable else { return nil }
        text = source.textBeforePath
        style = source.pathStyle
    }

    /// The first one of a set of sources that can be written.
    package init?(_ sources: [LinkSource]) {
        guard let source = sources.lazy.compactMap(PrintedSource.init).first else { return nil }
        self = source
    }
}

/// How a source has its path written.
package enum PathStyle: Int, Sendable {
    /// With a slash before each segment, and one alone if there is none.
    case rooted
    /// With a slash before each segment but the first one, which stands in the place of the host.
    case firstSegmentIsHost
    /// Not at all.
    case none
}
