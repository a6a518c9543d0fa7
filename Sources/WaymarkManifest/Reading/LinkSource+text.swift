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
        guard LinkSource.isHost(host, isWildcardAllowed: isWeb) else { throw .host }
        guard isWeb else {
            self = .scheme(scheme, host: host, port: port)
            return
        }
        let isDefaultPort = port == (scheme == "https" ? 443 : 80)
        self.init(
            .host(
                host.lowercased(), port: isDefaultPort ? nil : port, http: scheme == "http", https: scheme == "https"))
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
        let hostEnd =
            text.hasPrefix("[") ? text.firstIndex(of: "]").map { text.index(after: $0) } : text.firstIndex(of: ":")
        let (host, rest) = (text[..<(hostEnd ?? text.endIndex)], text[(hostEnd ?? text.endIndex)...])
        guard !rest.isEmpty else { return (host.isEmpty ? nil : String(host), nil) }
        guard rest.first == ":", let port = Int(rest.dropFirst()), 1...65535 ~= port, rest.utf8.count <= 6,
            rest.dropFirst().first != "+"
        else { throw .port }
        return (host.isEmpty ? nil : String(host), port)
    }

    /// RFC 3986, 3.1.
    private static func isScheme(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    }

    /// A name of ASCII letters, digits, `-`, `_` and dots, perhaps after `*.`; or an address in brackets.
    private static func isHost(_ text: String, isWildcardAllowed: Bool) -> Bool {
        if text.hasPrefix("["), text.hasSuffix("]"), text.utf8.count > 2 {
            return text.utf8.dropFirst().dropLast().allSatisfy {
                isDigit($0) || isHexLetter($0) || ":.".utf8.contains($0)
            }
        }
        let name = isWildcardAllowed && text.hasPrefix("*.") ? text.dropFirst(2) : text[...]
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        return labels.allSatisfy { label in
            !label.isEmpty && label.utf8.allSatisfy { isLetter($0) || isDigit($0) || "-_".utf8.contains($0) }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
    private static func isHexLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20 }
    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
