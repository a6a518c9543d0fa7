package import WaymarkCore
import WaymarkEngine
import WaymarkProofs

/// The web hosts in the link sources of a route table.
package struct WebHosts {
    /// The names of the hosts in the order of the table, with an example such as `www.example.com` for `*.example.com`.
    package let names: [String]
    /// `true` if links to all hosts open the same routes.
    package let haveEqualRoutes: Bool

    /// The host of tables that accept any.
    private static let example = "example.com"

    package init(_ engine: RouteEngine) {
        var names: [String] = []
        for source in engine.table.sourceSets.joined() {
            guard let name = source.webHost?.example, !names.contains(name) else { continue }
            names.append(name)
        }
        if names.isEmpty { names = [Self.example] }
        self.names = names
        guard names.count > 1 else {
            haveEqualRoutes = true
            return
        }
        var space = ClaimSpace(engine.table)
        haveEqualRoutes = Set(names.map { host in space.claims(onHost: host).map(\.rank) }).count == 1
    }
}

/// A web host in a link source.
package struct WebHost: Sendable, Hashable {
    /// The name of the host, such as `example.com` or `*.example.com`.
    package let name: String
    /// `true` if `http` links are accepted as well.
    let takesPlain: Bool

    package init(_ name: String, takesPlain: Bool = false) { (self.name, self.takesPlain) = (name, takesPlain) }

    /// A host that matches the name: `www.example.com` for `*.example.com`, otherwise the name itself.
    package var example: String { name.hasPrefix("*.") ? "www" + name.dropFirst() : name }

    /// Returns `true` if every host that matches `other` matches this one.
    func covers(_ other: WebHost) -> Bool { name == other.name || name.hasPrefix("*.") && takes(other.example) }

    /// Returns `true` if the host of a link matches this one.
    package func takes(_ host: String) -> Bool {
        name.hasPrefix("*.") ? host.hasSuffix(name.dropFirst()) && host.count >= name.count : host == name
    }
}

extension LinkSource {
    /// The host of the source's `https` links, if explicit.
    var webHost: WebHost? {
        switch kind {
        case .host(let host, nil, let http, https: true): WebHost(host, takesPlain: http)
        case .scheme("https", let host?, nil, _): WebHost(host)
        case .host, .scheme, .anywhere: nil
        }
    }

    /// The host of a source of `http` links only.
    var plainHost: String? {
        if case .host(let host, nil, http: true, https: false) = kind { host } else { nil }
    }

    /// Returns `true` for a source of web links that none of the hosts includes.
    func isUnlistedWebSource(besides hosts: [WebHost]) -> Bool {
        switch kind {
        case .host, .scheme("https", _?, _, _), .scheme("http", _?, _, _):
            webHost == nil && !hosts.contains { $0.name == plainHost }
        case .scheme, .anywhere: false
        }
    }

    /// The custom scheme of the source, and its host if explicit.
    var customScheme: (scheme: String, host: String?)? {
        guard case .scheme(let scheme, let host, _, _) = kind, !["http", "https"].contains(scheme) else { return nil }
        return (scheme, host.flatMap { $0.isEmpty ? nil : $0 })
    }
}
