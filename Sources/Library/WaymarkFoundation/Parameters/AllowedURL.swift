#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
public import WaymarkRoutes

/// A URL that a link carries, and that leads where an allow-list says.
///
/// ```swift
/// enum OwnPages: URLAllowList {
///     static var sources: [LinkSource] { [.host("example.com"), .host("*.example.com")] }
/// }
///
/// table.add("/login?next={next?}") { (next: AllowedURL<OwnPages>?) in AppRoute.login(next: next) }
/// let router = try Router(table)
/// router.canOpen("/login?next=https%3A%2F%2Fexample.com%2Faccount")   // true
/// router.canOpen("/login?next=https%3A%2F%2Fevil.example")            // false
/// router.canOpen("/login?next=javascript%3Aalert(1)")                 // false
/// ```
///
/// With `{next: try? OwnPages}` in the pattern, a URL that leads elsewhere counts as absent instead.
///
/// `URL` itself is no parameter: whoever writes a link would decide where the app goes next (CWE-601), or what its web
/// view shows (CVE-2022-28799). Anyone can write a link. Here the list is part of the type, so there is no value that
/// was not checked, whichever way it was read.
///
/// The text must be an absolute URL that the strict ``LinkPolicy`` accepts, and come from one of the list's sources: the
/// host as a whole is compared, not the beginning of the text. So user information (`https://example.com@evil.example`),
/// backslashes, control characters, hosts beyond ASCII, other ports, `//host` and the schemes of
/// ``LinkPolicy/defaultForbiddenSchemes`` are never taken. Nor are relative references, for it depends on the reader to
/// what they are relative. What a page of the list does with its own query is beyond any list.
public struct AllowedURL<List: URLAllowList>: Sendable, Hashable {
    /// The URL, as it was written.
    public let url: URL

    /// A URL that leads where the list says, or `nil`.
    public init?(_ url: URL) {
        self.init(parameter: url.absoluteString)
    }
}

extension AllowedURL: ParameterConvertible {
    /// The name of the list.
    public static var parameterType: ParameterType { .named(String(describing: List.self)) }

    /// A URL that leads where the list says, or `nil`.
    public init?(parameter text: String) {
        guard let parsed = try? ParsedURL(text), parsed.scheme != nil, parsed.comes(from: List.sources),
            let url = parsed.foundationURL
        else { return nil }
        self.url = url
    }

    /// The URL as it was written.
    public var parameterText: String { url.absoluteString }
}

extension AllowedURL: Codable {
    /// Reads the URL from one string.
    ///
    /// - Throws: `DecodingError` if it leads elsewhere. The error does not repeat the URL, which may hold tokens.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let url = Self(parameter: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "expected a URL that leads where \(List.self) says")
        }
        self = url
    }

    /// Writes the URL as one string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(parameterText)
    }
}
