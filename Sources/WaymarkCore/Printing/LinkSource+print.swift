extension LinkSource: CustomStringConvertible {
    /// The source as route files write it: `https://example.com`, `myapp://`, `anywhere`.
    public var description: String {
        switch kind {
        case .host(let host, let port, let http, let https):
            (http && !https ? "http" : "https") + "://" + host + (port.map { ":\($0)" } ?? "")
        case .scheme(let scheme, let host, let port, _):
            scheme + "://" + (host ?? "") + (port.map { ":\($0)" } ?? "")
        case .anywhere: "anywhere"
        }
    }

    /// Whether one scheme and host can be written for the source.
    var isPrintable: Bool {
        switch kind {
        case .host(let host, _, _, _): !host.hasPrefix("*.")
        case .scheme, .anywhere: true
        }
    }

    /// A link to a path on this source.
    func printedPath(_ segments: [String]) -> String {
        switch kind {
        case .host: return description + Self.path(segments[...])
        case .anywhere: return Self.path(segments[...])
        case .scheme(let scheme, let host?, _, _):
            return host.isEmpty ? scheme + ":" : description + Self.path(segments[...])
        case .scheme(let scheme, nil, _, .ignored): return scheme + "://" + Self.path(segments[...])
        case .scheme(let scheme, nil, _, .firstSegment):
            guard let first = segments.first else { return scheme + "://" }
            let rest = segments.dropFirst()
            return scheme + "://" + PercentEncoding.encode(first, keeping: .hostSegment)
                + (rest.isEmpty ? "" : Self.path(rest))
        }
    }

    private static func path(_ segments: ArraySlice<String>) -> String {
        "/" + segments.map { PercentEncoding.encode($0, keeping: .segment) }.joined(separator: "/")
    }
}

extension ByteSet {
    /// In a segment that is written in the place of a host.
    fileprivate static var hostSegment: ByteSet { unreserved }
}
