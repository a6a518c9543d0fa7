package import WaymarkCore
import WaymarkProofs

/// Where the links of an app's routes come from, as far as sources name it.
package struct AppOrigins: Sendable {
    /// In the order of the table.
    package private(set) var hosts: [WebHost] = []
    package private(set) var schemes: [Scheme] = []

    /// Whether links may come from hosts and schemes that no source names.
    private(set) var isOpen = false
    /// Sources of web links that systems are not asked for: those with a port, and those of `http` alone.
    package private(set) var leftOut: [String] = []

    package struct Scheme: Sendable, Hashable {
        package let name: String
        /// The hosts of its links; none if any will do.
        let hosts: [String]
    }

    /// - Parameters:
    ///   - engine: The router's.
    ///   - opensApp: For each entry of the table, whether the app opens its links.
    ///   - host: The only host that is asked about; `nil` for all.
    package init(_ engine: RouteEngine, opensApp: [Bool], host: String? = nil) {
        let table = engine.table
        let used = Set(table.variants.filter { opensApp[$0.entry] }.map(\.sourceSet))
        let sources = table.sourceSets.indices.filter { used.contains($0) }.flatMap { table.sourceSets[$0] }
        for source in sources {
            if case .anywhere = source.kind { isOpen = true }
            if let own = source.webHost { add(own) }
            if let own = source.customScheme { add(own.scheme, own.host) }
        }
        // Links in clear text are asked for beside the others.
        for name in sources.compactMap(\.plainHost) where hosts.contains(where: { $0.name == name }) {
            add(WebHost(name, takesPlain: true))
        }
        for source in sources where source.isWebOfItsOwn(besides: hosts) && !leftOut.contains(source.description) {
            leftOut.append(source.description)
        }
        guard let host else { return }
        let own = hosts.filter { $0.takes(host) }
        hosts = [WebHost(host, takesPlain: own.contains { $0.takesPlain })]
    }

    private mutating func add(_ host: WebHost) {
        let index = hosts.firstIndex { $0.name == host.name } ?? hosts.endIndex
        let takesPlain = host.takesPlain || hosts.indices.contains(index) && hosts[index].takesPlain
        hosts.replaceSubrange(
            index..<min(index + 1, hosts.count), with: [WebHost(host.name, takesPlain: takesPlain)])
    }

    private mutating func add(_ scheme: String, _ host: String?) {
        guard let index = schemes.firstIndex(where: { $0.name == scheme }) else {
            return schemes.append(Scheme(name: scheme, hosts: host.map { [$0] } ?? []))
        }
        let known = schemes[index].hosts
        // Where one source takes any host, all hosts are taken.
        let hosts = host.map { known.isEmpty || known.contains($0) ? known : known + [$0] } ?? []
        schemes[index] = Scheme(name: scheme, hosts: hosts)
    }
}

extension AssociatedTable {
    /// Where the links of the app's routes come from.
    ///
    /// - Parameter host: The only host that is asked about; `nil` for all.
    package func origins(onHost host: String? = nil) -> AppOrigins {
        AppOrigins(engine, opensApp: opensApp, host: host)
    }

    /// Whether the app opens any link of a host.
    package func opensApp(onHost host: String) -> Bool {
        var space = ClaimSpace(engine.table)
        return space.ranks(onHost: host).contains { opensApp[engine.table.variants[$0].entry] }
    }
}
