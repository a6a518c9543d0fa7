/// Where links may come from: a scheme, a host, or anywhere.
///
/// ```swift
/// RouteTable<AppRoute>(accepting: .host("example.com"), .host("*.example.com"), .scheme("myapp"))
/// ```
///
/// Schemes and hosts are compared without case (RFC 3986, 6.2.2.1); one trailing dot of a host is dropped; default
/// ports are dropped, and any other port must be declared.
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

    package init(_ kind: Kind) { self.kind = kind }

    /// Links with a custom scheme, such as `myapp://user/1`.
    ///
    /// - Parameters:
    ///   - scheme: The scheme, without `:`; compared without case.
    ///   - rule: What the host is: the first segment unless told otherwise.
    public static func scheme(_ scheme: String, host rule: HostRule = .firstSegment) -> LinkSource {
        LinkSource(.scheme(scheme.lowercased(), host: nil, port: nil, rule: rule))
    }

    /// Links with a custom scheme and exactly this host, such as `myapp://open/user/1` for host `open`.
    public static func scheme(_ scheme: String, host: String, port: Int? = nil) -> LinkSource {
        LinkSource(.scheme(scheme.lowercased(), host: host.lowercased(), port: port, rule: .ignored))
    }

    /// `https` links to a host.
    ///
    /// - Parameters:
    ///   - host: `example.com`, or `*.example.com` for every name below it, and not itself.
    ///   - port: A port other than 443 that links must carry.
    ///   - http: Whether clear-text `http` links are taken as well.
    public static func host(_ host: String, port: Int? = nil, http: Bool = false) -> LinkSource {
        LinkSource(.host(host.lowercased(), port: port, http: http, https: true))
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
