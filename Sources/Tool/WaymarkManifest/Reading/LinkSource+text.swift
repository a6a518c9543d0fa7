package import WaymarkCore

extension LinkSource {
    /// Creates a link source from its notation in route files and in the option `--source` of the command-line tool.
    ///
    /// | notation | accepts |
    /// |---|---|
    /// | `https://example.com`, `https://*.example.com`, `https://example.com:8443` | `https` links to the host |
    /// | `http://example.com` | clear-text `http` links to the host |
    /// | `myapp://`, `myapp:` | links of the scheme, with the host as the first segment |
    /// | `myapp://open` | links of the scheme with this host |
    /// | `anywhere` | any link |
    package init(routeFileText text: String, policy: LinkPolicy = .strict) throws(SourceProblem) {
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

    /// Creates a link source from its components. A custom scheme without a host accepts any host as the first segment.
    init(scheme: String, host: String?, port: Int?) throws(SourceProblem) {
        let isSecure = scheme.lowercased() == "https"
        if isSecure || scheme.lowercased() == "http" {
            guard let host else { throw .webScheme }
            self.init(.host(host, port: port, http: !isSecure, https: isSecure))
        } else if let host {
            self = .scheme(scheme, host: host, port: port)
        } else {
            guard port == nil else { throw .portWithoutHost }
            self = .scheme(scheme)
        }
    }

    func checked(_ policy: LinkPolicy) throws(SourceProblem) -> LinkSource {
        if let fault = fault(policy) { throw fault }
        return self
    }

    /// Returns a correction for an invalid link source, such as `https://example.com` for `example.com`, if any.
    package static func suggestion(for text: String, _ fault: SourceProblem) -> String? {
        switch fault {
        case .noScheme where text == "*": "anywhere"
        case .noScheme where text.isScheme && !text.contains(".") && !["http", "https"].contains(text.lowercased()):
            Suggestion.nearest(to: text, among: ["anywhere"]) ?? text + "://"
        case .noScheme: web(text) ?? schemeAlone(text)
        case .empty, .scheme, .webScheme, .forbiddenScheme, .host, .beyondHost, .nonASCIIHost, .wildcard, .longHost,
            .port, .portWithoutHost, .hostRule, .beyondAuthority, .noLink:
            meant(by: text).map { $0 == .anywhere ? $0.description : $0.originText }
        }
    }

    /// Returns `https://example.com` for strings such as `example.com/a` and `https:/example.com`.
    private static func web(_ text: String) -> String? {
        let scheme = ["https", "http"].first { text.hasPrefix($0 + ":") || text.hasPrefix($0 + "/") }
        let host = text.dropFirst(scheme?.count ?? 0).drop { ":/".contains($0) }.prefix { !"/?#".contains($0) }
        let isHost = host.contains(".") || host.hasPrefix("localhost")
        let origin = (scheme ?? "https") + "://" + host
        return isHost && (try? LinkSource(routeFileText: origin)) != nil ? origin : nil
    }

    /// Returns the link source of a scheme for a link without a host, such as `magnet://` for `magnet:?xt=…`.
    private static func schemeAlone(_ text: String) -> String? {
        guard let colon = text.firstIndex(of: ":"), text[colon...].dropFirst().first.map({ "/?#".contains($0) }) ?? true
        else { return nil }
        return (try? LinkSource(scheme: String(text[..<colon]), host: nil, port: nil).checked(.strict))?.originText
    }

    private static func meant(by text: String) -> LinkSource? {
        if text.hasSuffix(":") { return LinkSource.scheme(String(text.dropLast())).meant }
        guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else { return nil }
        let authority = String(text[colon...].dropFirst(3))
        return (try? LinkSource(scheme: String(text[..<colon]), host: authority, port: nil))?.meant
    }

    /// Splits `host:port`. Both the host and the port are optional.
    private static func authority(_ text: Substring) throws(SourceProblem) -> (host: String?, port: Int?) {
        let (host, port) = PatternScanner.split(String(text))
        guard let host else { throw .host }
        if port == nil, text.hasSuffix(":") { throw .port }
        return (host.isEmpty ? nil : host, port)
    }
}
