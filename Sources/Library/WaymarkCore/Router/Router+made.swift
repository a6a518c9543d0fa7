extension Router {
    /// Creates a router from an existing engine. `route` returns the route of each entry, by its index.
    package init(_ engine: RouteEngine, route: (Int) -> Route) {
        let entries = engine.table.entries.enumerated().map { index, outline in
            RouteEntry(outline: outline, binding: EntryBinding(.constant(route(index))))
        }
        self.init(RouteLookup(engine), RouteFactories(entries) { _ in nil })
    }
}
