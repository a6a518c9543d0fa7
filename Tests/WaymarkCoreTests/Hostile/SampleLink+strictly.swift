import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

extension SampleLink {
    /// The parts of a link that the strict policy accepts; `nil` for any other, and for those that the reference does
    /// not read: clear text, ports, addresses, hosts with a dot at the end, and a scheme with nothing behind it.
    init?(strictly link: String) {
        guard let url = ReferenceURL(Array(link.utf8)) else { return nil }
        let scheme = url.scheme.map { String(decoding: $0, as: UTF8.self).lowercased() }
        let host = url.authority ?? []
        guard scheme != "http", !host.contains(UInt8(ascii: ":")), host.last != UInt8(ascii: ".") else { return nil }
        // `myapp:` names nothing, while `myapp:/`, `myapp://` and `myapp:?a` name the root.
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

    /// The text without escapes, all of which are known to be right.
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
