import WaymarkCore
import WaymarkExplain
import WaymarkManifest

/// A link to open on a device, and the expected route.
struct PlannedLink: Hashable, Sendable {
    let route: String
    let link: String
}

extension PlannedLink {
    /// Creates a link without the white space that the policy trims. `nil` for a link without a scheme, which a device
    /// cannot resolve.
    init?(_ link: String, route: String, _ router: Router<String>) {
        guard let url = try? ParsedURL(link, policy: router.engine.table.policy), url.scheme != nil else { return nil }
        let bytes = Array(link.utf8)[Int(url.layout.start)..<Int(url.layout.end)]
        self.init(route: route, link: String(decoding: bytes, as: UTF8.self))
    }
}

extension RouteFile {
    /// Returns the examples of the named routes that open the app, or of all such routes, in file order.
    ///
    /// - Throws: ``ToolError`` if an example does not open its route, or a route does not exist.
    func plannedLinks(of names: [String] = []) throws -> [PlannedLink] {
        for name in names where !routes.contains(where: { $0.name.value == name }) {
            let suggestion = Suggestion.nearest(to: name, among: routes.map(\.name.value))
            throw ToolError(
                "unknown route '\(name.escaped())'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ""))
        }
        let router = try router { $0.name.value }
        return try routes.flatMap { route -> [PlannedLink] in
            let name = route.name.value
            guard route.opens == .app, names.isEmpty || names.contains(name) else { return [] }
            return try route.examples.compactMap { example in
                try planned(example.url.value, name, router)
            }
        }
    }

    private func planned(_ link: String, _ route: String, _ router: Router<String>) throws -> PlannedLink? {
        guard router.match(for: link)?.name == route else {
            throw ToolError("'\(link.escaped())' does not open '\(route.escaped())'; see 'waymark test'")
        }
        return PlannedLink(link, route: route, router)
    }
}
