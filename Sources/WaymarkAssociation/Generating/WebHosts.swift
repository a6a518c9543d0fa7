package import WaymarkCore
import WaymarkEngine
import WaymarkPatterns
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
            guard let name = source.webHost, !names.contains(name) else { continue }
            names.append(name)
        }
        if names.isEmpty { names = [Self.example] }
        var space = ClaimSpace(engine.table)
        let routes = Set(names.map { host in space.claims(onHost: host).map(\.rank) })
        (self.names, areAlike) = (names, routes.count <= 1)
    }
}

extension LinkSource {
    /// The host of its links with `https`, if it names one.
    fileprivate var webHost: String? {
        let host: String? =
            switch kind {
            case .host(let host, nil, _, https: true): host
            case .scheme("https", let host?, nil, _): host
            case .host, .scheme, .anywhere: nil
            }
        return host.map { $0.hasPrefix("*.") ? "www" + $0.dropFirst() : $0 }
    }
}
