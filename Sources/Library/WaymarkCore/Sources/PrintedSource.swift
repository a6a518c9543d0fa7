/// The part of printed links before the path.
package struct PrintedSource: Sendable {
    package let text: String
    package let style: PathStyle

    /// Returns `nil` if the source has no single scheme and host.
    package init?(_ source: LinkSource) {
        guard source.isPrintable else { return nil }
        text = source.printedPrefix
        style = source.pathStyle
    }

    /// Uses the first printable source of a set.
    package init?(_ sources: [LinkSource]) {
        guard let source = sources.lazy.compactMap(PrintedSource.init).first else { return nil }
        self = source
    }
}

/// The style in which a source prints its paths.
package enum PathStyle: Int, Sendable {
    /// Prints a slash before each segment, or a single slash if there is no segment.
    case rooted
    /// Prints a slash before each segment but the first, which is the host.
    case firstSegmentIsHost
    /// Prints no path.
    case none
}
