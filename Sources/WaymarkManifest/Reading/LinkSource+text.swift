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
    package init(routeFileText text: String, policy: LinkPolicy = .strict) throws(SourceFault) {
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
        try self = LinkSource(scheme: String(text[..<colon]), host: host, port: port).checked(policy)
    }

    /// A source from its parts; a custom scheme without a host takes the host for the first segment.
    init(scheme: String, host: String?, port: Int?) throws(SourceFault) {
        let isSecure = scheme.lowercased() == "https"
        if isSecure || scheme.lowercased() == "http" {
            self.init(.host(host ?? "", port: port, http: !isSecure, https: isSecure))
        } else if let host {
            self = .scheme(scheme, host: host, port: port)
        } else {
            guard port == nil else { throw .host }
            self = .scheme(scheme)
        }
    }

    /// The source, unless no link can come from it.
    func checked(_ policy: LinkPolicy) throws(SourceFault) -> LinkSource {
        if let fault = fault(policy) { throw fault }
        return self
    }

    /// What the writer may have meant by a text that is no source.
    package static func suggestion(for text: String, _ fault: SourceFault) -> String? {
        switch fault {
        case .noScheme where text == "*": "anywhere"
        case .noScheme where text.contains(".") && (try? LinkSource(routeFileText: "https://" + text)) != nil:
            "https://" + text
        case .noScheme where text.isScheme && !["http", "https"].contains(text.lowercased()):
            Suggestion.nearest(to: text, among: ["anywhere"]) ?? text + "://"
        default: meant(by: text)?.description
        }
    }

    private static func meant(by text: String) -> LinkSource? {
        guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else { return nil }
        let authority = String(text[colon...].dropFirst(3))
        return (try? LinkSource(scheme: String(text[..<colon]), host: authority, port: nil))?.meant
    }
}

extension LinkSource {
    /// `host:port`, both optional.
    private static func authority(_ text: Substring) throws(SourceFault) -> (host: String?, port: Int?) {
        let (host, port) = PatternScanner.split(String(text))
        guard let host else { throw .host }
        if port == nil, text.hasSuffix(":") { throw .port }
        return (host.isEmpty ? nil : host, port)
    }
}
