/// A URL that was split into its components and checked, by RFC 3986 and a ``LinkPolicy``.
///
/// ```swift
/// let url = try ParsedURL("https://Example.com/user/John%20Doe?tab=posts#top")
/// url.host         // "example.com"
/// url.segments     // ["user", "John Doe"]
/// url.queryItems   // [QueryItem(name: "tab", value: "posts")]
/// url.fragment     // "top"
/// ```
///
/// The text is split before anything is decoded, and every piece is decoded once: `%2F` stays inside its segment, `%26`
/// inside its query item, and `%2541` is `%41`. Relative references (`/user/1`, `user/1`) are URLs without a scheme.
public struct ParsedURL: Sendable {
    /// The text as it was given.
    public let text: String

    /// Where the components stand in the text's UTF-8.
    package let layout: URLLayout

    /// Pairs a text with the layout that ``split(_:policy:segments:)`` gave for its bytes.
    package init(text: String, layout: URLLayout) {
        self.text = text
        self.layout = layout
    }

    /// Splits and checks a URL.
    ///
    /// - Parameters:
    ///   - text: A URL or relative reference of at most ``LinkPolicy/maximumLength`` bytes.
    ///   - policy: What is accepted; ``LinkPolicy/strict`` unless told otherwise.
    /// - Throws: ``LinkRejection`` with one thing that is not accepted. Components are judged from the left, each by its
    ///   bytes, then as a whole.
    /// - Complexity: O(*n*) in the bytes of the text.
    public init(_ text: String, policy: LinkPolicy = .strict) throws(LinkRejection) {
        var text = text
        text.makeContiguousUTF8()
        let layout = text.withBytes { ParsedURL.layout(of: $0, policy: policy) }
        self.init(text: text, layout: try layout.get())
    }

    /// Splits and checks a URL that is given as bytes.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8; other bytes are rejected as `invalidUTF8`.
    ///   - policy: What is accepted; ``LinkPolicy/strict`` unless told otherwise.
    /// - Throws: ``LinkRejection`` with one thing that is not accepted. Components are judged from the left, each by its
    ///   bytes, then as a whole.
    /// - Complexity: O(*n*) in the bytes.
    public init(utf8 bytes: some Collection<UInt8>, policy: LinkPolicy = .strict) throws(LinkRejection) {
        let layout = bytes.withBytes { ParsedURL.layout(of: $0, policy: policy) }
        let accepted = try layout.get()
        self.init(text: String(decoding: bytes, as: UTF8.self), layout: accepted)
    }

    private static func layout(
        of bytes: Bytes, policy: LinkPolicy
    ) -> Result<URLLayout, LinkRejection> {
        Result { () throws(LinkRejection) in
            try split(bytes, policy: policy, segments: .none)
        }
    }
}

extension ParsedURL: Hashable {
    /// Two URLs are equal when they have the same bytes and were read alike: no normalisation of any kind.
    public static func == (a: ParsedURL, b: ParsedURL) -> Bool {
        a.layout == b.layout && a.text.hasBytes(of: b.text)
    }

    /// Hashes the text. String hashing is coarser than bytes, so equal URLs hash equally.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}

extension ParsedURL: CustomStringConvertible, CustomDebugStringConvertible {
    /// The URL without user information, query and fragment, which often carry tokens and names.
    public var description: String {
        withBytes { bytes in
            let beforeHost = layout.scheme.upperBound + (layout.flags.contains(.hasAuthority) ? 3 : 1)
            let prefix = layout.flags.contains(.isRelative) ? 0..<0 : layout.scheme.lowerBound..<beforeHost
            let rest = layout.host.lowerBound..<layout.path.upperBound
            return String(bytes: bytes.part(prefix)) + String(bytes: bytes.part(rest))
        }
    }

    /// The whole text.
    public var debugDescription: String { text }
}
