/// A source from which links are accepted: a scheme, a host, or anywhere.
///
/// ```swift
/// RouteTable<AppRoute>(accepting: [.host("example.com"), .host("*.example.com"), .scheme("myapp")])
/// ```
///
/// Schemes and hosts are compared without case (RFC 3986, 6.2.2.1). One trailing dot of a host is removed. Default
/// ports are removed, and any other port must be declared.
///
/// A source that no link can come from, such as `.host("https://example.com")`, is a problem of the table
/// (`invalid-source`), and so is an empty list (`no-source`). Both are reported when the router is created.
public struct LinkSource: Sendable, Hashable {
    /// The treatment of a link's host: matched as the first path segment, or ignored. New versions add no cases.
    public enum HostRule: Sendable, Hashable {
        /// The host is the first segment of the path: `myapp://user/1`, `myapp:///user/1` and `myapp:user/1` match
        /// `/user/1`.
        case firstSegment
        /// The host is ignored: `myapp://anything/user/1` matches `/user/1`.
        case ignored
    }

    package indirect enum Kind: Sendable, Hashable {
        /// Links with this scheme. With a `host`, the host of the link must be equal. If `host` is `nil`, links may
        /// have any host, and `rule` states how it is matched.
        case scheme(String, host: String?, port: Int?, rule: HostRule)
        /// Links to this host, which may begin with `*.`. `http` and `https` select the accepted schemes.
        case host(String, port: Int?, http: Bool, https: Bool)
        /// `https` links, links with any custom scheme, and relative references; with `http`, also `http` links.
        /// `web` states how the host of `http` and `https` links is matched, `custom` how that of other links is.
        case anywhere(http: Bool, web: HostRule, custom: HostRule)
    }

    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind.normalized }

    /// Returns the source of links with a custom scheme, such as `myapp://user/1`.
    ///
    /// - Parameters:
    ///   - scheme: The scheme, without `:`; compared without case. For `http` and `https`, use ``host(_:port:http:)``.
    ///   - rule: The treatment of the host; by default it is matched as the first segment.
    public static func scheme(_ scheme: String, host rule: HostRule = .firstSegment) -> LinkSource {
        LinkSource(.scheme(scheme, host: nil, port: nil, rule: rule))
    }

    /// Returns the source of links with a custom scheme and this host, such as `myapp://open/user/1` for host `open`.
    ///
    /// - Parameters:
    ///   - scheme: The scheme, without `:`; compared without case.
    ///   - host: The host; empty for links without a host, such as `myapp:/user/1`.
    ///   - port: The required port, if any.
    public static func scheme(_ scheme: String, host: String, port: Int? = nil) -> LinkSource {
        LinkSource(.scheme(scheme, host: host, port: port, rule: .ignored))
    }

    /// Returns the source of `https` links to a host.
    ///
    /// - Parameters:
    ///   - host: `example.com`, or `*.example.com` for its subdomains without the host itself. A name or an address
    ///     such as `[::1]`, without scheme, port or path; a non-ASCII name in its `xn--` encoding.
    ///   - port: The port of the links, from 1 to 65535; the default port of the scheme by default.
    ///   - http: `true` to accept unencrypted `http` links too.
    public static func host(_ host: String, port: Int? = nil, http: Bool = false) -> LinkSource {
        LinkSource(.host(host, port: port, http: http, https: true))
    }

    /// `https` links to any host, links of any custom scheme with the host as first segment, and relative references.
    public static let anywhere = LinkSource.anywhere()

    /// Returns the source of links from anywhere, with options for unencrypted `http` and for hosts.
    ///
    /// - Parameters:
    ///   - http: `true` to accept unencrypted `http` links too.
    ///   - web: The treatment of the host in `http` and `https` links.
    ///   - custom: The treatment of the host in other links.
    public static func anywhere(
        http: Bool = false, web: HostRule = .ignored, custom: HostRule = .firstSegment
    ) -> LinkSource {
        LinkSource(.anywhere(http: http, web: web, custom: custom))
    }
}

extension LinkSource.Kind {
    /// The source in normal form: ASCII lowercase, no trailing dot, no default port.
    fileprivate var normalized: LinkSource.Kind {
        switch self {
        case .anywhere: return self
        case .scheme(let scheme, let host, let port, let rule):
            return .scheme(scheme.asciiLowercased, host: host?.withoutLastDot, port: port, rule: rule)
        case .host(let host, let port, let http, let https):
            let isDefault = http != https && port == (https ? 443 : 80)
            return .host(host.withoutLastDot, port: isDefault ? nil : port, http: http, https: https)
        }
    }
}

extension String {
    fileprivate var asciiLowercased: String { String(decoding: utf8.map { $0.asciiLowercased }, as: UTF8.self) }

    /// The host in lowercase, without a trailing dot.
    fileprivate var withoutLastDot: String {
        let isDotted = utf8.count > 1 && utf8.last == .dot
        return isDotted ? String(asciiLowercased.dropLast()) : asciiLowercased
    }
}
