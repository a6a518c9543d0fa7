import WaymarkCore
import WaymarkExplain
import WaymarkManifest

/// A link that a device is to open, and the route that it opens.
struct PlannedLink: Hashable, Sendable {
    let route: String
    let link: String
}

extension RouteFile {
    /// The examples of routes that an app opens, in their order.
    ///
    /// - Parameter names: The only routes; all if there are none.
    /// - Throws: ``ToolError`` if an example does not open its route, or a route is not there.
    func plannedLinks(of names: [String] = []) throws -> [PlannedLink] {
        for name in names where !routes.contains(where: { $0.name.value == name }) {
            let suggestion = Suggestion.nearest(to: name, among: routes.map(\.name.value))
            throw ToolError(
                "no route is named '\(name.escaped())'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ""))
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
            throw ToolError("'\(link.escaped())' does not open '\(route.escaped())'; 'waymark test' says why")
        }
        // No device knows what a link without a scheme is relative to.
        guard let url = try? ParsedURL(link, policy: router.engine.table.policy), url.scheme != nil else { return nil }
        return PlannedLink(route: route, link: link)
    }
}
