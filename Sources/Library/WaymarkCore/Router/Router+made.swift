extension Router {
    /// The router of an engine that was made before, whose entries have a constant route each.
    ///
    /// - Parameter route: The route of the entry of an index.
    package init(_ engine: RouteEngine, route: (Int) -> Route) {
        let entries = engine.table.entries.enumerated().map { index, outline in
            RouteEntry(outline: outline, binding: EntryBinding(.constant(route(index))))
        }
        self.init(RouteLookup(engine), RouteFactories(entries) { _ in nil })
    }
}
