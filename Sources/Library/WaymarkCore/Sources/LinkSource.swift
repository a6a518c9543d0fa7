/// The scheme and host of links that a router accepts: a host, a custom scheme, or any. Other links match no route.
///
/// ```swift
/// RouteTable<AppRoute>(accepting: [.host("example.com"), .host("*.example.com"), .scheme("myapp")])
/// ```
///
/// Schemes and hosts are compared without case (RFC 3986, 6.2.2.1), and hosts without a trailing dot. A link with a
/// port other than the default needs a source with this port. Exceptions are a ``LinkPolicy/ignoresPorts`` of `true`,
/// and ``anywhere`` if it does not match the host as a path segment (``HostRule``).
///
/// Creating the router throws the problem `invalid-source` for a source that accepts no link, such as
/// `.host("https://example.com")`, and `no-source` for an empty list of sources.
public struct LinkSource: Sendable, Hashable {
    /// The use of a link's host: matched as the first path segment, or not at all. New versions add no cases.
    public enum HostRule: Sendable, Hashable {
        /// The host is the first path segment: `myapp://user/1`, `myapp:///user/1` and `myapp:user/1` match `/user/1`.
        case firstSegment
        /// The host is not matched: `myapp://anything/user/1` matches `/user/1`.
        case ignored
    }

    package indirect enum Kind: Sendable, Hashable {
        /// Links with this scheme, port, and host. If `host` is `nil`, `rule` states how the host of links is matched.
        case scheme(String, host: String?, port: Int?, rule: HostRule)
        case host(String, port: Int?, http: Bool, https: Bool)
        /// `https` links, links with any custom scheme, and relative references; with `http`, also `http` links.
        /// `web` states how the host of `http` and `https` links is matched, `custom` how that of other links is.
        case anywhere(http: Bool, web: HostRule, custom: HostRule)
    }

    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind.normalized }

    /// Returns a source that accepts links with a custom scheme and any host without port, such as `myapp://user/1`.
    ///
    /// - Parameters:
    ///   - scheme: The scheme, without `:`; compared without case. For `http` and `https`, use ``host(_:port:http:)``.
    ///   - rule: The use of the host; by default it is matched as the first path segment.
    public static func scheme(_ scheme: String, host rule: HostRule = .firstSegment) -> LinkSource {
        LinkSource(.scheme(scheme, host: nil, port: nil, rule: rule))
    }

    /// Returns a source that accepts links with a custom scheme and one host, such as `myapp://open/user/1`.
    ///
    /// - Parameters:
    ///   - scheme: The scheme, without `:`; compared without case.
    ///   - host: The host; empty for links without a host, `myapp:/user/1` and `myapp:///user/1`.
    ///   - port: The required port, from 1 to 65535; `nil` for links without a port.
    public static func scheme(_ scheme: String, host: String, port: Int? = nil) -> LinkSource {
        LinkSource(.scheme(scheme, host: host, port: port, rule: .ignored))
    }

    /// Returns a source that accepts `https` links to a host.
    ///
    /// - Parameters:
    ///   - host: A name such as `example.com`, or an address such as `[::1]`, without scheme, port and path.
    ///     `*.example.com` accepts all subdomains, not `example.com`. Non-ASCII names are in `xn--` encoding.
    ///   - port: The required port, from 1 to 65535; by default that of the scheme.
    ///   - http: `true` to accept unencrypted `http` links too.
    public static func host(_ host: String, port: Int? = nil, http: Bool = false) -> LinkSource {
        LinkSource(.host(host, port: port, http: http, https: true))
    }

    /// A source that accepts `https` links to any host, links with any custom scheme, and relative references. The host
    /// of a custom scheme is matched as the first path segment.
    public static let anywhere = LinkSource.anywhere()

    /// Returns a link source for `https` links to any host, links with any custom scheme, and relative references.
    ///
    /// - Parameters:
    ///   - http: `true` to accept unencrypted `http` links too.
    ///   - web: The use of the host in `http` and `https` links; ignored by default.
    ///   - custom: The use of the host in other links; matched as the first path segment by default.
    public static func anywhere(
        http: Bool = false, web: HostRule = .ignored, custom: HostRule = .firstSegment
    ) -> LinkSource {
        LinkSource(.anywhere(http: http, web: web, custom: custom))
    }
}

extension LinkSource.Kind {
    /// The source in ASCII lowercase, without a trailing dot or default port.
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
    fileprivate var withoutLastDot: String {
        let isDotted = utf8.count > 1 && utf8.last == .dot
        return isDotted ? String(asciiLowercased.dropLast()) : asciiLowercased
    }
}
