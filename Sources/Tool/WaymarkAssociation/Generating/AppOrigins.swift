import WaymarkCore
import WaymarkEngine
import WaymarkProofs

/// The web hosts and custom schemes of links that open the app, from the sources of the routes.
package struct AppOrigins: Sendable {
    /// The web hosts, in the order of the route table.
    package private(set) var hosts: [WebHost] = []
    package private(set) var schemes: [Scheme] = []

    /// `true` if a route also accepts links with unlisted hosts and schemes.
    private(set) var isOpen = false
    /// The link sources that systems cannot express: web links with a port, or with `http` but not `https`.
    package private(set) var leftOut: [String] = []

    package struct Scheme: Sendable, Hashable {
        package let name: String
        /// The hosts of links with the scheme; empty for any host.
        let hosts: [String]
    }

    fileprivate init(_ associated: AssociatedTable, host: String?) {
        let table = associated.engine.table
        let used = Set(table.variants.filter { associated.opensApp[$0.entry] }.map(\.sourceSet))
        let sources = table.sourceSets.indices.filter { used.contains($0) }.flatMap { table.sourceSets[$0] }
        for source in sources {
            if case .anywhere = source.kind { isOpen = true }
            if let own = source.webHost { add(own) }
            if case .scheme(let scheme, let host, _, _) = source.kind, !["http", "https"].contains(scheme) {
                add(scheme, host.flatMap { $0.isEmpty ? nil : $0 })
            }
        }
        // A route that accepts any scheme also accepts any host.
        if isOpen { schemes = schemes.map { Scheme(name: $0.name, hosts: []) } }
        // `http` is added only to hosts with accepted `https` links.
        for name in sources.compactMap(\.plainHost) where hosts.contains(where: { $0.name == name }) {
            add(WebHost(name, takesPlain: true))
        }
        let listed = hosts
        leftOut = sources.filter { $0.isUnlistedWebSource(besides: listed) }.map(\.description).unique
        guard let host else { return }
        let own = hosts.filter { $0.takes(host) }
        hosts = [WebHost(host, takesPlain: own.contains { $0.takesPlain })]
    }

    private mutating func add(_ host: WebHost) {
        guard let index = hosts.firstIndex(where: { $0.name == host.name }) else { return hosts.append(host) }
        hosts[index] = WebHost(host.name, takesPlain: host.takesPlain || hosts[index].takesPlain)
    }

    private mutating func add(_ scheme: String, _ host: String?) {
        guard let index = schemes.firstIndex(where: { $0.name == scheme }) else {
            return schemes.append(Scheme(name: scheme, hosts: host.map { [$0] } ?? []))
        }
        let known = schemes[index].hosts
        // A link source without a host accepts all hosts.
        let hosts = host.map { known.isEmpty || known.contains($0) ? known : known + [$0] } ?? []
        schemes[index] = Scheme(name: scheme, hosts: hosts)
    }
}

extension AssociatedTable {
    /// Returns the web hosts and custom schemes of routes that open the app. A `host` replaces the web hosts.
    package func origins(onHost host: String? = nil) -> AppOrigins { AppOrigins(self, host: host) }

    /// Returns `true` if a route for links to a host opens the app, not the browser.
    package func opensApp(onHost host: String) -> Bool {
        engine.table.ranks(onHost: host).contains { opensApp[engine.table.variants[$0].entry] }
    }

    /// Returns `true` if a route, of the app or of the browser, matches links to a host.
    package func hasRoutes(onHost host: String) -> Bool { !engine.table.ranks(onHost: host).isEmpty }

    /// Returns the error for a host without routes, such as a misspelled one.
    package func unknownHost(_ host: String) -> AssociationFilesError {
        let known = origins().hosts.map(\.name).joined(separator: ", ")
        let names = known.isEmpty ? "" : "; those of the routes are \(known)"
        return AssociationFilesError("no route of the app matches links of the host '\(host)'\(names)")
    }
}

package struct WebHost: Sendable, Hashable {
    /// The host, such as `example.com` or `*.example.com`.
    package let name: String
    /// `true` if `http` links are accepted as well.
    let takesPlain: Bool

    package init(_ name: String, takesPlain: Bool = false) { (self.name, self.takesPlain) = (name, takesPlain) }

    /// A host that the name matches: `www.example.com` for `*.example.com`, otherwise the name itself.
    package var example: String { name.hasPrefix("*.") ? "www" + name.dropFirst() : name }

    /// Returns `true` if this host matches every host that `other` matches.
    func covers(_ other: WebHost) -> Bool { name == other.name || name.hasPrefix("*.") && takes(other.example) }

    /// Returns `true` if this host matches the host of a link.
    package func takes(_ host: String) -> Bool {
        name.hasPrefix("*.") ? host.hasSuffix(name.dropFirst()) && host.count >= name.count : host == name
    }
}

extension LinkSource {
    /// The host whose `https` links the source accepts; `nil` if it accepts none, any host, or only one port.
    var webHost: WebHost? {
        switch kind {
        case .host(let host, nil, let http, https: true): WebHost(host, takesPlain: http)
        case .scheme("https", let host?, nil, _): WebHost(host)
        case .host, .scheme, .anywhere: nil
        }
    }

    /// The host of a source that accepts `http` links but not `https` links; `nil` for other sources.
    var plainHost: String? {
        if case .host(let host, nil, http: true, https: false) = kind { host } else { nil }
    }

    /// Returns `true` for a source of web links that no host in `hosts` includes.
    func isUnlistedWebSource(besides hosts: [WebHost]) -> Bool {
        switch kind {
        case .host, .scheme("https", _?, _, _), .scheme("http", _?, _, _):
            webHost == nil && !hosts.contains { $0.name == plainHost }
        case .scheme, .anywhere: false
        }
    }
}
