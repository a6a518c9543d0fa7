#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore

extension ParsedURL {
    /// Parses the absolute string of a Foundation `URL` as a link.
    ///
    /// ```swift
    /// try ParsedURL(URL(string: "https://example.com/a%2Fb")!).segments   // ["a/b"]
    /// ```
    ///
    /// - Parameters:
    ///   - url: The URL. A relative URL is resolved against its base.
    ///   - policy: The rules for accepting links, by default ``LinkPolicy/strict``.
    /// - Throws: ``LinkRejection`` for the leftmost part of the URL that the policy does not accept.
    public init(_ url: URL, policy: LinkPolicy = .strict) throws(LinkRejection) {
        try self.init(url.absoluteString, policy: policy)
    }
}

extension URL {
    /// Creates a URL with exactly the string of a parsed link; `nil` if Foundation would change the string. That
    /// happens only for links that a lenient policy accepted.
    ///
    /// ```swift
    /// let link = try ParsedURL("https://example.com/a%2Fb")
    /// URL(link)?.absoluteString   // "https://example.com/a%2Fb"
    /// ```
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which Foundation parses again.
    public init?(_ link: ParsedURL) { self.init(exactly: link.text) }

    /// Creates a URL with exactly this absolute string, or `nil`. `URL(string:)` may repair invalid input, which
    /// results in another link.
    init?(exactly text: String) {
        let url: URL?
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
            url = URL(string: text, encodingInvalidCharacters: false)
        } else {
            url = URL(string: text)
        }
        guard let url, url.absoluteString.utf8.elementsEqual(text.utf8) else { return nil }
        self = url
    }
}
