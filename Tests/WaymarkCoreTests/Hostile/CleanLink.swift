/// The normalised spelling of a link, without unnecessary escapes, default ports or other redundant parts.
enum CleanLink {
    /// Returns the normalised spelling, or `nil` for a link that no table of `https://example.com` and a custom scheme
    /// matches: links that the strict policy rejects, `http` links, relative references, undeclared ports, IP
    /// addresses.
    static func of(_ bytes: [UInt8]) -> String? {
        guard let url = ReferenceURL(bytes), let scheme = url.scheme else { return nil }
        return SampleLink(strictly: String(decoding: withoutDefaults(bytes, url, scheme), as: UTF8.self))?.text
    }

    /// Returns the link without an empty or default port, and without the trailing dot of a web host.
    private static func withoutDefaults(_ bytes: [UInt8], _ url: ReferenceURL, _ scheme: [UInt8]) -> [UInt8] {
        guard let authority = url.authority else { return bytes }
        var host = authority[...]
        for port in [":", ":443"] where lowercased(scheme) == "https" || port == ":" {
            if host.reversed().starts(with: port.utf8.reversed()) { host = host.dropLast(port.utf8.count) }
        }
        // Leading zeros of a port are insignificant.
        if let colon = host.lastIndex(of: UInt8(ascii: ":")), lowercased(scheme) == "https",
            Int(String(decoding: host[(colon + 1)...], as: UTF8.self)) == 443
        {
            host = host[..<colon]
        }
        if lowercased(scheme) == "https", host.last == UInt8(ascii: ".") { host = host.dropLast() }
        let start = scheme.count + 3
        return Array(bytes[..<start] + host + bytes[(start + authority.count)...])
    }

    private static func lowercased(_ scheme: [UInt8]) -> String { String(decoding: scheme, as: UTF8.self).lowercased() }
}
