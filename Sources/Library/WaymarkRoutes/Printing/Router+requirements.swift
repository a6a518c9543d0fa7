package import WaymarkCore

extension Router {
    /// What must hold before a route opens, also if the route has no URL: what the first entry requires that can take the
    /// route apart.
    ///
    /// - Parameter isFree: Whether a route that no entry recognises requires nothing, as far as others are concerned.
    /// - Returns: The conditions; `nil` if the route may be of an entry that requires something and has no way back, so
    ///   that nobody can say.
    package func requirements(of route: Route, ifUnknown isFree: Bool) -> [Condition]? {
        var mayBeOfAnother = false
        for entry in entries {
            switch isRoute(route, of: entry) {
            case true?: return entry.requirements
            case false?: continue
            case nil: mayBeOfAnother = mayBeOfAnother || !entry.requirements.isEmpty
            }
        }
        return mayBeOfAnother || !isFree ? nil : []
    }

    /// Whether a route is of an entry; `nil` if the entry does not know its own.
    private func isRoute(_ route: Route, of entry: RouteEntry<Route>) -> Bool? {
        if let inverse = entry.binding.inverse {
            var values = PrintValues()
            // What throws knows the route, and cannot write it.
            return (try? inverse.addValues(of: route, to: &values)) ?? true
        }
        return entry.route.flatMap { areEqual($0, route) }
    }
}
