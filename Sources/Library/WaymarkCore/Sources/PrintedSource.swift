/// The beginning of printed links, before the path: scheme, host and port, and the style of the path.
package struct PrintedSource: Sendable, Hashable {
    package let text: String
    package let style: PathStyle

    /// Creates the beginning of links of a source; returns `nil` for a `*.` host, of which links cannot be printed.
    package init?(_ source: LinkSource) {
        switch source.kind {
        case .host(let host, _, _, _) where host.hasPrefix("*."): return nil
        case .scheme(_, nil, _, .firstSegment): (text, style) = (source.originText, .firstSegmentIsHost)
        case .host, .anywhere, .scheme: (text, style) = (source.originText, .rooted)
        }
    }

    /// Creates the beginning of links of the first source without a `*.` host; `nil` if there is no such source.
    package init?(_ sources: [LinkSource]) {
        guard let source = sources.lazy.compactMap(PrintedSource.init).first else { return nil }
        self = source
    }
}

/// The style in which the paths of printed links are written.
package enum PathStyle: Int, Sendable {
    /// A slash precedes each segment; a path without segments is a single slash.
    case rooted
    /// A slash precedes each segment except the first, which is printed as the host.
    case firstSegmentIsHost
}
