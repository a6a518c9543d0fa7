extension LinkSource: CustomStringConvertible {
    /// The source in the notation of route files: `https://example.com`, `myapp://`, `anywhere`. It omits host rules,
    /// and `http` if the source also accepts `https`.
    public var description: String {
        if case .anywhere = kind { "anywhere" } else { originText }
    }

    /// Scheme, host and port; empty for `anywhere`.
    private var originText: String {
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

    /// `true` if the source has a single scheme and host to print.
    var isPrintable: Bool {
        switch kind {
        case .host(let host, _, _, _): !host.hasPrefix("*.")
        case .scheme, .anywhere: true
        }
    }

    /// The style of a path after ``printedPrefix``.
    var pathStyle: PathStyle {
        switch kind {
        case .scheme(_, let host?, _, _) where host.isEmpty: .none
        case .scheme(_, nil, _, .firstSegment): .firstSegmentIsHost
        case .host, .anywhere, .scheme: .rooted
        }
    }

    var printedPrefix: String {
        if case .scheme(let scheme, let host?, _, _) = kind, host.isEmpty { scheme + ":" } else { originText }
    }
}
