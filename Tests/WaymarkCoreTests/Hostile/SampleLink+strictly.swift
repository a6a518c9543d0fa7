import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

extension SampleLink {
    /// Creates the parts of a link that the strict policy accepts. Returns `nil` for any other link, and for links that
    /// the reference matcher does not support: `http`, ports, IP addresses, hosts with a trailing dot, a scheme alone.
    init?(strictly link: String) {
        guard let url = ReferenceURL(Array(link.utf8)) else { return nil }
        let scheme = url.scheme.map { String(decoding: $0, as: UTF8.self).lowercased() }
        let host = url.authority ?? []
        guard scheme != "http", !host.contains(UInt8(ascii: ":")), host.last != UInt8(ascii: ".") else { return nil }
        // `myapp:` has no path or authority, while `myapp:/`, `myapp://` and `myapp:?a` mean the root.
        if let scheme, link.utf8.count == scheme.utf8.count + 1 { return nil }
        let name = Self.decoded(host)
        self.init(
            scheme: scheme, host: scheme == "https" ? name.lowercased() : name,
            segments: url.segments.map(Self.decoded), items: url.items.map(Self.item),
            fragment: url.fragment.map(Self.decoded))
    }

    private static func item(_ bytes: [UInt8]) -> Item {
        let equals = UInt8(ascii: "=")
        guard let end = bytes.firstIndex(of: equals) else { return Item(name: decoded(bytes), parts: nil) }
        let parts = bytes[(end + 1)...].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        return Item(name: decoded(Array(bytes[..<end])), parts: parts.map { decoded(Array($0)) })
    }

    /// Returns the text with its escapes decoded. All escapes are valid.
    private static func decoded(_ bytes: [UInt8]) -> String {
        var decoded: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                decoded.append(byte)
                continue
            }
            decoded.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}
