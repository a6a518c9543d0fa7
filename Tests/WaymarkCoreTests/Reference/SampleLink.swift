import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A link as its decoded parts, which the reference matcher reads, and as text, which the router reads.
struct SampleLink: Sendable {
    /// The scheme; `nil` for a relative reference.
    var scheme: String?
    var host: String?
    var segments: [String]
    var items: [Item]
    var fragment: String?
    /// Whether the path has a trailing slash. Most policies ignore it; some keep it as an empty segment.
    let hasSlashAtEnd: Bool
    var text: String

    struct Item: Sendable {
        var name: String
        /// The comma-separated parts of the value; `nil` without a `=`.
        var parts: [String]?

        var value: String? { parts?.joined(separator: ",") }
    }

    /// Creates a link.
    ///
    /// - Parameters:
    ///   - hasTrailingSlash: Whether the path has a trailing slash that does not count as a segment.
    ///   - spaces: The policy that determines where a `+` is a space.
    ///   - escapes: Whether to escape a byte that does not need it.
    init(
        scheme: String? = nil, host: String? = nil, segments: [String], items: [Item] = [], fragment: String? = nil,
        hasTrailingSlash: Bool = false, spaces: LinkPolicy = .strict, escapes: () -> Bool = { false }
    ) {
        self.scheme = scheme
        self.host = host
        self.segments = segments
        self.items = items
        self.fragment = fragment
        func encoded(_ text: String) -> String { Self.encoded(text, spaces.decodesPlusInPath, escapes: escapes) }
        func encodedItem(_ text: String) -> String { Self.encoded(text, spaces.decodesPlusInQuery, escapes: escapes) }
        var text = scheme.map { $0 + "://" } ?? ""
        if let host { text += scheme == "https" ? host : encoded(host) }
        // After an empty last segment a slash is needed; otherwise the segment's own slash is the ignored trailing one.
        let needsSlash = hasTrailingSlash && !segments.isEmpty || segments.last == ""
        hasSlashAtEnd = needsSlash
        text += "/" + segments.map(encoded).joined(separator: "/") + (needsSlash ? "/" : "")
        if !items.isEmpty {
            text += "?"
            text += items.map { item in
                let value = item.parts.map { "=" + $0.map(encodedItem).joined(separator: ",") } ?? ""
                return encodedItem(item.name) + value
            }.joined(separator: "&")
        }
        if let fragment { text += "#" + Self.encoded(fragment, false, escapes: escapes) }
        self.text = text
    }

    private static func encoded(_ text: String, _ writesPlus: Bool, escapes: () -> Bool) -> String {
        text.utf8.map { byte -> String in
            if writesPlus, byte == 0x20, !escapes() { return "+" }
            let scalar = Unicode.Scalar(byte)
            let isUnreserved =
                scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789-._~".unicodeScalars.contains(scalar))
            guard !isUnreserved || escapes() else { return String(scalar) }
            return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
