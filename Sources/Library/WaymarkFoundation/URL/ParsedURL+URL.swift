#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore

extension ParsedURL {
    /// Splits and checks a URL of Foundation's, by its absolute string.
    ///
    /// ```swift
    /// try ParsedURL(URL(string: "https://example.com/a%2Fb")!).segments   // ["a/b"]
    /// ```
    ///
    /// - Parameters:
    ///   - url: The URL; a relative one is resolved against its base.
    ///   - policy: What is accepted; ``LinkPolicy/strict`` unless told otherwise.
    /// - Throws: ``LinkRejection`` with the leftmost thing that is not accepted.
    public init(_ url: URL, policy: LinkPolicy = .strict) throws(LinkRejection) {
        try self.init(url.absoluteString, policy: policy)
    }

    /// The link as Foundation's `URL`, with the same text; `nil` if Foundation cannot hold it as it is, which happens
    /// only for text that a lenient policy took.
    ///
    /// ```swift
    /// let link = try ParsedURL("https://example.com/a%2Fb")
    /// link.foundationURL?.absoluteString   // "https://example.com/a%2Fb"
    /// ```
    ///
    /// - Complexity: O(*n*) in the bytes of the text, which Foundation reads again each time.
    public var foundationURL: URL? { URL(exactly: text) }
}

extension URL {
    /// A URL whose absolute string is the text, or `nil`: `URL(string:)` mends what it cannot read, and what was
    /// mended is another link.
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
