extension LinkSource: CustomStringConvertible {
    /// The source as route files write it: `https://example.com`, `myapp://`, `anywhere`.
    public var description: String {
        if case .anywhere = kind { "anywhere" } else { textOfOrigin }
    }

    /// Scheme, host and port; empty for links from anywhere.
    private var textOfOrigin: String {
        let scheme: String, host: String, port: Int?
        switch kind {
        case .host(let name, let number, let http, let https):
            (scheme, host, port) = (http && !https ? "http" : "https", name, number)
        case .scheme(let name, let authority, let number, _):
            (scheme, host, port) = (name, authority ?? "", number)
        case .anywhere: return ""
        }
        return scheme + "://" + host + (port.map { ":\($0)" } ?? "")
    }

    /// Whether one scheme and host can be written for the source.
    var isPrintable: Bool {
        switch kind {
        case .host(let host, _, _, _): !host.hasPrefix("*.")
        case .scheme, .anywhere: true
        }
    }

    /// How the path is written behind ``textBeforePath``.
    var pathStyle: PathStyle {
        switch kind {
        case .scheme(_, let host?, _, _) where host.isEmpty: .none
        case .scheme(_, nil, _, .firstSegment): .firstSegmentIsHost
        case .host, .anywhere, .scheme: .rooted
        }
    }

    /// What is written before the path.
    var textBeforePath: String {
        if case .scheme(let scheme, let host?, _, _) = kind, host.isEmpty { scheme + ":" } else { textOfOrigin }
    }
}
