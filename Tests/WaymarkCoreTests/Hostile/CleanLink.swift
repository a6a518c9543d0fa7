/// The plainest spelling of a link: nothing is escaped that need not be, and nothing is there that makes no difference.
enum CleanLink {
    /// The spelling, or `nil` for what no table of `https://example.com` and a custom scheme may take: what the strict
    /// policy rejects, clear text, relative references, ports that nobody declared, addresses.
    static func of(_ bytes: [UInt8]) -> String? {
        guard let url = ReferenceURL(bytes), let scheme = url.scheme else { return nil }
        return SampleLink(strictly: String(decoding: withoutDefaults(bytes, url, scheme), as: UTF8.self))?.text
    }

    /// The link without the port that is the scheme's own, or none, and without the dot at the end of a web host.
    private static func withoutDefaults(_ bytes: [UInt8], _ url: ReferenceURL, _ scheme: [UInt8]) -> [UInt8] {
        guard let authority = url.authority else { return bytes }
        var host = authority[...]
        for port in [":", ":443"] where lowercased(scheme) == "https" || port == ":" {
            if host.reversed().starts(with: port.utf8.reversed()) { host = host.dropLast(port.utf8.count) }
        }
        // Zeros before a port mean nothing.
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
