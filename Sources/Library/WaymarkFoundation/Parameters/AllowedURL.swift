#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
public import WaymarkRoutes

/// A URL as a parameter value of a link, accepted only from a link source in an allow-list.
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
/// With `{next: try? OwnPages}` in the pattern, a URL from another source counts as absent, and the link still matches.
///
/// `URL` itself is not a parameter type: with it, the author of a link would control the app's next destination
/// (CWE-601) or the content of its web view (CVE-2022-28799).
///
/// The string must be an absolute URL that the strict ``LinkPolicy`` accepts, from one of the list's sources. The whole
/// host is compared, not a prefix of the string. User information (`https://example.com@evil.example`), backslashes,
/// control characters, non-ASCII hosts, undeclared ports, `//host` and ``LinkPolicy/defaultForbiddenSchemes`` are never
/// accepted, nor are relative references, whose base is unknown. An accepted page may still redirect to any other.
public struct AllowedURL<List: URLAllowList>: Sendable, Hashable {
    /// The checked URL.
    public let url: URL

    /// Creates a checked URL; `nil` if the allow-list does not accept the URL.
    public init?(_ url: URL) { self.init(parameter: url.absoluteString) }
}

extension AllowedURL: ParameterConvertible {
    /// The name of the allow-list type, which patterns use as the parameter type.
    public static var parameterType: ParameterType { .named(String(describing: List.self)) }

    /// Creates a checked URL from a string; `nil` if the string is not a URL that the allow-list accepts.
    public init?(parameter text: String) {
        guard let parsed = try? ParsedURL(text), parsed.scheme != nil, parsed.comes(from: List.sources),
            let url = URL(parsed)
        else { return nil }
        self.url = url
    }

    /// The absolute string of the URL, before percent-encoding.
    public var parameterText: String { url.absoluteString }
}

extension AllowedURL: Codable {
    /// Decodes the URL from a string.
    ///
    /// - Throws: `DecodingError` if the allow-list does not accept the URL, which the error does not contain.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let url = Self(parameter: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "expected a URL that \(List.self) allows")
        }
        self = url
    }

    /// Encodes the URL as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(parameterText)
    }
}

/// The link sources, such as hosts, of the URLs that links may contain, as the type argument of ``AllowedURL``.
///
/// ```swift
/// enum OwnPages: URLAllowList {
///     static var sources: [LinkSource] { [.host("example.com"), .host("*.example.com")] }
/// }
/// ```
///
/// URLs that are checked against different lists have different types.
public protocol URLAllowList {
    /// The accepted schemes and hosts. A host implies `https`; ports other than the default must be declared.
    static var sources: [LinkSource] { get }
}

extension DeclaredTypes {
    /// Makes `@Routes` report a compile-time error for a `URL` parameter, unless `URL` is `ParameterConvertible`.
    @_disfavoredOverload
    public static func oneValue(_ type: URL.Type) -> WebAddress { WebAddress() }
}
