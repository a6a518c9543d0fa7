extension LinkSource: CustomStringConvertible {
    /// The source as route files write it: `https://example.com`, `myapp://`, `anywhere`.
    public var description: String {
        if case .anywhere = kind { return "anywhere" }
        var text = ""
        forEachPart { text += $0 }
        return text
    }

    /// Calls a function with each part of the text before a path; there is none for links from anywhere.
    private func forEachPart(_ body: (String) -> Void) {
        let scheme: String, host: String, port: Int?
        switch kind {
        case .host(let name, let number, let http, let https):
            (scheme, host, port) = (http && !https ? "http" : "https", name, number)
        case .scheme(let name, let authority, let number, _):
            (scheme, host, port) = (name, authority ?? "", number)
        case .anywhere: return
        }
        body(scheme)
        body("://")
        body(host)
        if let port {
            body(":")
            body(String(port))
        }
    }

    /// Whether one scheme and host can be written for the source.
    var isPrintable: Bool {
        switch kind {
        case .host(let host, _, _, _): !host.hasPrefix("*.")
        case .scheme, .anywhere: true
        }
    }

    /// How the path is written behind ``write(into:)``.
    var pathStyle: LinkWriter.PathStyle {
        switch kind {
        case .scheme(_, let host?, _, _) where host.isEmpty: .none
        case .scheme(_, nil, _, .firstSegment): .firstSegmentIsHost
        case .host, .anywhere, .scheme: .rooted
        }
    }

    /// Writes what stands before the path.
    func write(into link: inout LinkWriter) {
        if case .scheme(let scheme, let host?, _, _) = kind, host.isEmpty {
            link.append(scheme)
            link.append(.colon)
        } else {
            forEachPart { link.append($0) }
        }
    }
}
