package import WaymarkCore

extension LinkSource {
    /// Reads a source as route files and the tool's `--source` write it.
    ///
    /// | text | takes |
    /// |---|---|
    /// | `https://example.com`, `https://*.example.com`, `https://example.com:8443` | `https` links to the host |
    /// | `http://example.com` | clear-text `http` links to the host |
    /// | `myapp://`, `myapp:` | links of the scheme, whose host is the first segment |
    /// | `myapp://open` | links of the scheme with this host |
    /// | `anywhere` | any link |
    package init(routeFileText text: String) throws(SourceFault) {
        if text == "anywhere" {
            self = .anywhere
            return
        }
        guard !text.isEmpty else { throw .empty }
        guard let colon = text.firstIndex(of: ":") else { throw .noScheme }
        var rest = text[text.index(after: colon)...]
        guard rest.isEmpty || rest.hasPrefix("//") else { throw .noScheme }
        rest = rest.dropFirst(2)
        if rest.hasSuffix("/") { rest = rest.dropLast() }
        guard !rest.contains(where: { "/?#@".contains($0) }) else { throw .beyondAuthority }
        let (host, port) = try LinkSource.authority(rest)
        try self.init(scheme: String(text[..<colon]), host: host, port: port)
    }

    /// A source from its parts; a custom scheme without a host takes the host for the first segment.
    init(scheme: String, host: String?, port: Int?) throws(SourceFault) {
        let scheme = scheme.lowercased()
        guard let host else {
            guard port == nil else { throw .host }
            try self.init(scheme: scheme, rule: .firstSegment)
            return
        }
        guard LinkSource.isScheme(scheme) else { throw .scheme }
        let isWeb = scheme == "https" || scheme == "http"
        guard PatternScanner.isHost(host), isWeb || !host.hasPrefix("*.") else { throw .host }
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        guard isWeb else {
            self = .scheme(scheme, host: name, port: port)
            return
        }
        let isDefaultPort = port == (scheme == "https" ? 443 : 80)
        self.init(
            .host(
                name.lowercased(), port: isDefaultPort ? nil : port, http: scheme == "http", https: scheme == "https"))
    }

    /// All links of a custom scheme.
    init(scheme: String, rule: HostRule) throws(SourceFault) {
        guard LinkSource.isScheme(scheme) else { throw .scheme }
        guard !["http", "https"].contains(scheme.lowercased()) else { throw .host }
        self = .scheme(scheme, host: rule)
    }

    /// What the writer may have meant by a text that is no source.
    static func suggestion(for text: String, _ fault: SourceFault) -> String? {
        switch fault {
        case .noScheme where text == "*": "anywhere"
        case .noScheme where text.contains(".") && (try? LinkSource(routeFileText: "https://" + text)) != nil:
            "https://" + text
        case .noScheme where isScheme(text): Suggestion.nearest(to: text, among: ["anywhere"]) ?? text + "://"
        default: nil
        }
    }
}

extension LinkSource {
    /// `host:port`, both optional.
    private static func authority(_ text: Substring) throws(SourceFault) -> (host: String?, port: Int?) {
        let (host, port) = PatternScanner.split(String(text))
        guard let host else { throw .host }
        guard port.map({ (1...65535).contains($0) }) ?? !text.hasSuffix(":") else { throw .port }
        return (host.isEmpty ? nil : host, port)
    }

    /// RFC 3986, 3.1.
    private static func isScheme(_ text: String) -> Bool {
        text.unicodeScalars.first?.isLetter == true && text.utf8.allSatisfy(ByteSet.scheme.contains)
    }
}
