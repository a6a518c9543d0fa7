/// Where links may come from: a scheme, a host, or anywhere.
///
/// ```swift
/// RouteTable<AppRoute>(accepting: [.host("example.com"), .host("*.example.com"), .scheme("myapp")])
/// ```
///
/// Schemes and hosts are compared without case (RFC 3986, 6.2.2.1); one trailing dot of a host is dropped; default
/// ports are dropped, and any other port must be declared.
///
/// A source that no link can come from, such as `.host("https://example.com")`, is a problem of the table
/// (`invalid-source`), and so is a list without any (`no-source`); both are reported when the router is made.
public struct LinkSource: Sendable, Hashable {
    /// What the host of a link is to a pattern. This enum is complete.
    public enum HostRule: Sendable, Hashable {
        /// The host is the first segment of the path: `myapp://user/1`, `myapp:///user/1` and `myapp:user/1` are
        /// `/user/1`.
        case firstSegment
        /// The host is not looked at: `myapp://anything/user/1` is `/user/1`.
        case ignored
    }

    package indirect enum Kind: Sendable, Hashable {
        /// Links with this scheme. The host is part of the path, ignored, or (`host` given) must be equal.
        case scheme(String, host: String?, port: Int?, rule: HostRule)
        /// `https` (and `http` if asked for) links to this host, which may begin with `*.`.
        case host(String, port: Int?, http: Bool, https: Bool)
        /// Any `https` link, whatever its host, any custom scheme, and relative references. `web` says what the host
        /// of a web link is, `custom` what that of a custom scheme is.
        case anywhere(http: Bool, web: HostRule, custom: HostRule)
    }

    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind.normalized }

    /// Links with a custom scheme, such as `myapp://user/1`.
    ///
    /// - Parameters:
    ///   - scheme: The scheme, without `:`; compared without case. `http` and `https` are none of these: their links come
    ///     from a ``host(_:port:http:)``.
    ///   - rule: What the host is: the first segment unless told otherwise.
    public static func scheme(_ scheme: String, host rule: HostRule = .firstSegment) -> LinkSource {
        LinkSource(.scheme(scheme, host: nil, port: nil, rule: rule))
    }

    /// Links with a custom scheme and exactly this host, such as `myapp://open/user/1` for host `open`.
    ///
    /// - Parameters:
    ///   - scheme: The scheme, without `:`; compared without case.
    ///   - host: The host; the empty text for links without any, such as `myapp:/user/1`.
    ///   - port: The port that links must carry, if any.
    public static func scheme(_ scheme: String, host: String, port: Int? = nil) -> LinkSource {
        LinkSource(.scheme(scheme, host: host, port: port, rule: .ignored))
    }

    /// `https` links to a host.
    ///
    /// - Parameters:
    ///   - host: `example.com`, or `*.example.com` for every name below it, and not itself. A name alone, or an address
    ///     such as `[::1]`: no scheme, no port and no path; a name beyond ASCII in its form that begins with `xn--`.
    ///   - port: The port of the links, from 1 to 65535; that of the scheme unless told otherwise.
    ///   - http: Whether clear-text `http` links are taken as well.
    public static func host(_ host: String, port: Int? = nil, http: Bool = false) -> LinkSource {
        LinkSource(.host(host, port: port, http: http, https: true))
    }

    /// `https` links to any host, links of any custom scheme, whose host is the first segment, and relative references.
    public static let anywhere = LinkSource.anywhere()

    /// Links from anywhere, with a choice of what is done with plain `http` and with hosts.
    ///
    /// - Parameters:
    ///   - http: Whether clear-text `http` links are taken as well.
    ///   - web: What the host of an `http` or `https` link is.
    ///   - custom: What the host of any other link is.
    public static func anywhere(
        http: Bool = false, web: HostRule = .ignored, custom: HostRule = .firstSegment
    ) -> LinkSource {
        LinkSource(.anywhere(http: http, web: web, custom: custom))
    }
}

extension LinkSource.Kind {
    /// The source in the form that links are compared with: ASCII in small letters, no last dot, no port that goes without saying.
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

    /// A host in small letters, without the dot that may end it.
    fileprivate var withoutLastDot: String {
        let isDotted = utf8.count > 1 && utf8.last == .dot
        return isDotted ? String(asciiLowercased.dropLast()) : asciiLowercased
    }
}
