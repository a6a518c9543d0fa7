/// A URL that a ``LinkPolicy`` accepts, split into components. The strict policy accepts only valid URLs (RFC 3986).
///
/// ```swift
/// let url = try ParsedURL("https://Example.com/user/John%20Doe?tab=posts#top")
/// url.host         // "example.com"
/// url.segments     // ["user", "John Doe"]
/// url.queryItems   // [QueryItem(name: "tab", value: "posts")]
/// url.fragment     // "top"
/// ```
///
/// The URL is split before decoding, and each component is decoded once. `%2F` stays inside its segment, `%26` inside
/// its query item, and `%2541` becomes `%41`. Relative references (`/user/1`, `user/1`) are URLs without a scheme.
public struct ParsedURL: Sendable {
    /// The URL as it was passed to the initializer.
    public let text: String

    package let layout: URLLayout

    package init(text: String, layout: URLLayout) {
        self.text = text
        self.layout = layout
    }

    /// Validates a URL string and splits it into components.
    ///
    /// - Parameters:
    ///   - text: A URL or relative reference of at most ``LinkPolicy/maximumLength`` bytes.
    ///   - policy: The size limits and syntax rules for the URL; ``LinkPolicy/strict`` by default.
    /// - Throws: ``LinkRejection`` for the first violation, component by component from the left.
    /// - Complexity: O(*n*) in the bytes of the string.
    public init(_ text: String, policy: LinkPolicy = .strict) throws(LinkRejection) {
        var text = text
        text.makeContiguousUTF8()
        let layout = text.withBytes { ParsedURL.layout(of: $0, policy: policy) }
        self.init(text: text, layout: try layout.get())
    }

    /// Validates a URL in UTF-8 and splits it into components.
    ///
    /// - Parameters:
    ///   - bytes: The URL in UTF-8; invalid UTF-8 is rejected as `invalidUTF8`.
    ///   - policy: The size limits and syntax rules for the URL; ``LinkPolicy/strict`` by default.
    /// - Throws: ``LinkRejection`` for the first violation, as for a string.
    /// - Complexity: O(*n*) in the bytes.
    public init(utf8 bytes: some Collection<UInt8>, policy: LinkPolicy = .strict) throws(LinkRejection) {
        let layout = bytes.withBytes { ParsedURL.layout(of: $0, policy: policy) }
        let accepted = try layout.get()
        self.init(text: String(decoding: bytes, as: UTF8.self), layout: accepted)
    }

    private static func layout(of bytes: Bytes, policy: LinkPolicy) -> Result<URLLayout, LinkRejection> {
        Result { () throws(LinkRejection) in try split(bytes, policy: policy, segments: .none) }
    }

    /// Calls a function with the UTF-8 bytes of the URL, to which the offsets of ``layout`` refer.
    package func withBytes<Result>(_ body: (Bytes) -> Result) -> Result { text.utf8.withBytes(body) }

    package func withOrigin<Result>(_ body: (LinkOrigin) -> Result) -> Result {
        withBytes { body(LinkOrigin(bytes: $0, layout: layout)) }
    }
}

extension ParsedURL: Hashable {
    /// Returns `true` if two URLs have the same bytes and components, and their policies treat empty segments, `+` and
    /// domain hosts in the same way. URLs are not normalised: `HTTP://a` and `http://a` differ.
    public static func == (a: ParsedURL, b: ParsedURL) -> Bool {
        a.layout == b.layout && a.text.hasBytes(of: b.text)
    }

    /// Hashes the URL string.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension ParsedURL: CustomStringConvertible, CustomDebugStringConvertible {
    /// The scheme, host, port and path of the URL, without user information, query and fragment, which may be private.
    public var description: String {
        withBytes { bytes in
            let beforeHost = layout.scheme.upperBound + (layout.flags.contains(.hasAuthority) ? 3 : 1)
            let prefix = layout.flags.contains(.isRelative) ? 0..<0 : layout.scheme.lowerBound..<beforeHost
            let rest = layout.host.lowerBound..<layout.path.upperBound
            return String(bytes: bytes.part(prefix)) + String(bytes: bytes.part(rest))
        }
    }

    /// The whole URL string, including user information, query and fragment.
    public var debugDescription: String { text }
}
