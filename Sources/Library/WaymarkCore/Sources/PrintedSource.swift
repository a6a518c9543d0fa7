/// The scheme, host and port of printed links, and the style of their paths.
package struct PrintedSource: Sendable, Hashable {
    package let text: String
    package let style: PathStyle

    /// Creates the beginning of links for a source, such as `https://example.com`; `nil` for a `*.` host.
    package init?(_ source: LinkSource) {
        switch source.kind {
        case .host(let host, _, _, _) where host.hasPrefix("*."): return nil
        case .scheme(_, nil, _, .firstSegment): (text, style) = (source.originText, .firstSegmentIsHost)
        case .host, .anywhere, .scheme: (text, style) = (source.originText, .rooted)
        }
    }

    /// Creates the beginning of links for the first source without a `*.` host; `nil` if there is none.
    package init?(_ sources: [LinkSource]) {
        guard let source = sources.lazy.compactMap(PrintedSource.init).first else { return nil }
        self = source
    }
}

package enum PathStyle: Int, Sendable {
    /// The path begins with a slash after the host, as in `https://example.com/user/1`; without segments, it is `/`.
    case rooted
    /// The first segment is printed as the host, as in `myapp://user/1`.
    case firstSegmentIsHost
}
