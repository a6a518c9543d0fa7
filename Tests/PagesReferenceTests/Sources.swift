import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A source of links, as described on the page LinksAndPolicy.
struct PlainSource {
    var schemes: Schemes
    var host: Host
    var port: Int?

    enum Schemes {
        case web, clearText, webAndClearText
        case custom(String)
        case all(clearText: Bool, webHost: LinkSource.HostRule)
    }

    enum Host {
        case exactly(Bytes)
        /// The subdomains of this host.
        case below(Bytes)
        case rule(LinkSource.HostRule)
    }

    /// The first mismatch between a link and a source.
    enum Distance: Comparable {
        case scheme, host, port, none
    }
}

extension PlainSource {
    /// Creates the source of a string: `https://example.com:8443`, `http://*.example.com`, `myapp://`.
    init(text: String) {
        let parts = text.split(separator: "://", omittingEmptySubsequences: false)
        let scheme = parts[0].lowercased()
        guard scheme.hasPrefix("http") else {
            self.init(schemes: .custom(scheme), host: .rule(.firstSegment))
            return
        }
        let authority = parts[1].split(separator: ":")
        self.init(
            host: String(authority[0]), port: authority.count > 1 ? Int(authority[1]) : nil,
            schemes: scheme == "https" ? .web : .clearText)
    }

    init(host: String, port: Int? = nil, schemes: Schemes) {
        var name = host.bytes.lowercased
        if name.count > 1, name.last == UInt8(ascii: ".") { name.removeLast() }
        self.schemes = schemes
        self.host = name.starts(with: "*.".utf8) ? .below(Array(name.dropFirst(2))) : .exactly(name)
        self.port = port == defaultPort ? nil : port
    }

    /// The default port of the scheme; two schemes have no common default.
    private var defaultPort: Int? {
        switch schemes {
        case .web: 443
        case .clearText: 80
        case .custom, .all, .webAndClearText: nil
        }
    }

    func distance(of link: PlainLink, policy: LinkPolicy) -> Distance {
        guard takesScheme(of: link) else { return .scheme }
        guard takesHost(of: link) else { return .host }
        if case .all = schemes, hostRule(of: link) == .ignored || link.host == nil { return .none }
        return port.map { $0 == link.fullPort } ?? (link.port == nil) || policy.ignoresPorts ? .none : .port
    }

    private func takesScheme(of link: PlainLink) -> Bool {
        switch schemes {
        case .web: link.scheme == "https"
        case .clearText: link.scheme == "http"
        case .webAndClearText: link.isWeb
        case .custom(let scheme): link.scheme == scheme.lowercased()
        case .all(let clearText, _): link.scheme != "http" || clearText
        }
    }

    private func takesHost(of link: PlainLink) -> Bool {
        switch host {
        case .exactly(let name): (link.comparedHost ?? []) == name
        case .below(let name):
            link.comparedHost.map { host in
                host.count > name.count + 1 && host.suffix(name.count + 1) == ([UInt8(ascii: ".")] + name)[...]
            } ?? false
        case .rule: true
        }
    }

    /// Returns the role of a link's host in the path.
    private func hostRule(of link: PlainLink) -> LinkSource.HostRule {
        switch (schemes, host) {
        case (.all(_, let webHost), _) where link.isWeb: webHost
        case (_, .rule(let rule)): rule
        default: .ignored
        }
    }

    /// Returns the path of a link from this source, which may have the host as its first segment.
    func path(of link: PlainLink, policy: LinkPolicy) -> [PathSegment] {
        let path = link.segments.map { PathSegment(text: $0) }
        guard hostRule(of: link) == .firstSegment, let host = link.host else { return path }
        if policy.ignoresDomainHosts, host.contains(UInt8(ascii: ".")) || host == Array("localhost".utf8) {
            return path
        }
        return [PathSegment(text: host, isHost: true)] + path
    }
}

/// A segment of a link. A segment that is a host is compared without case.
struct PathSegment {
    var text: Bytes
    var isHost = false
}
