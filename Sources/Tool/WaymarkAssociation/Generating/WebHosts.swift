package import WaymarkCore
import WaymarkEngine
import WaymarkProofs

/// The hosts of sites whose links a table takes.
package struct WebHosts {
    /// Those that sources name; of `*.example.com` an example. In the order of the table.
    package let names: [String]
    /// Whether all have the same routes.
    package let areAlike: Bool

    /// The host of links where any will do.
    private static let example = "example.com"

    package init(_ engine: RouteEngine) {
        var names: [String] = []
        for source in engine.table.sourceSets.joined() {
            guard let name = source.webHost?.example, !names.contains(name) else { continue }
            names.append(name)
        }
        if names.isEmpty { names = [Self.example] }
        var space = ClaimSpace(engine.table)
        let routes = Set(names.map { host in space.claims(onHost: host).map(\.rank) })
        (self.names, areAlike) = (names, routes.count <= 1)
    }
}

/// A host as sources name it.
package struct WebHost: Sendable, Hashable {
    /// Such as `example.com` or `*.example.com`.
    package let name: String
    /// Whether clear-text `http` links are taken as well.
    let takesPlain: Bool

    package init(_ name: String, takesPlain: Bool = false) { (self.name, self.takesPlain) = (name, takesPlain) }

    /// A host that is meant.
    package var example: String { name.hasPrefix("*.") ? "www" + name.dropFirst() : name }

    /// Whether every host that another means is meant by this.
    func covers(_ other: WebHost) -> Bool { name == other.name || name.hasPrefix("*.") && takes(other.example) }

    /// Whether a host of a link is meant.
    package func takes(_ host: String) -> Bool {
        name.hasPrefix("*.") ? host.hasSuffix(name.dropFirst()) && host.count >= name.count : host == name
    }
}

extension LinkSource {
    /// The host of its links with `https`, if it names one.
    var webHost: WebHost? {
        switch kind {
        case .host(let host, nil, let http, https: true): WebHost(host, takesPlain: http)
        case .scheme("https", let host?, nil, _): WebHost(host)
        case .host, .scheme, .anywhere: nil
        }
    }

    /// The host of its links if all of them are `http` links.
    var plainHost: String? {
        if case .host(let host, nil, http: true, https: false) = kind { host } else { nil }
    }

    /// Whether its links are those of a web site, and of none of these hosts.
    func isWebOfItsOwn(besides hosts: [WebHost]) -> Bool {
        switch kind {
        case .host, .scheme("https", _?, _, _), .scheme("http", _?, _, _):
            webHost == nil && !hosts.contains { $0.name == plainHost }
        case .scheme, .anywhere: false
        }
    }

    /// The scheme of its links if that is none of web pages, and the host if it names one.
    var customScheme: (scheme: String, host: String?)? {
        guard case .scheme(let scheme, let host, _, _) = kind, !["http", "https"].contains(scheme) else { return nil }
        return (scheme, host.flatMap { $0.isEmpty ? nil : $0 })
    }
}
