extension Router {
    /// Creates a router from a compiled table, without parsing patterns or building a search tree.
    ///
    /// ```swift
    /// let table = try CompiledTable(validating: bytes)
    /// let router = try Router<Screen>(table, whole: { Screen.grown }) { match in
    ///     switch match.entryIndex {
    ///     case 0: .home
    ///     case 1: match.value(ofParameter: 0, as: Int.self).map { .user($0) }
    ///     default: nil
    ///     }
    /// }
    /// ```
    ///
    /// The router returns the same matches as the router of the original ``RouteTable``. It calls `whole` for
    /// explanations, ``entries``, patterns, and links for which `route` returns `nil`, because the compiled table lacks
    /// the data for them. The macro `@Routes` generates such a router.
    ///
    /// - Parameters:
    ///   - table: The compiled table.
    ///   - types: The ``ParameterConstraint/custom(_:)`` constraints of parameter types, by the name of the type.
    ///   - whole: Returns the router of the original ``RouteTable``, such as a lazily initialized static constant.
    ///   - route: Creates the route of a match from ``MatchView/entryIndex``, and from ``MatchView/patternIndex`` if a
    ///     route's patterns order their parameters differently. If it returns `nil`, the next best route is tried.
    ///   - inverse: Returns the parameter values of a route, to print its link, or `nil` if the route cannot be
    ///     printed. Without this function, `whole` prints links.
    /// - Throws: ``CompiledTableError`` if `types` lacks a custom type, or if the table was created by
    ///   ``CompiledTable/init(trusting:)`` and has the layout of another version of Waymark.
    /// - Complexity: O(*n*) in the number of routes.
    @inlinable
    public init(
        _ table: CompiledTable, types: [String: ParameterConstraint] = [:], whole: @escaping @Sendable () -> Router,
        route: @escaping @Sendable (borrowing MatchView) -> Route?,
        inverse: (@Sendable (Route) -> EntryValues?)? = nil
    ) throws(CompiledTableError) {
        try self.init(table, whole: whole, route: route, inverse: inverse) { types[$0] }
    }

    /// - Parameter constraint: Returns the constraint of a parameter type that is a function, by the type's name.
    @inlinable
    package init(
        _ table: CompiledTable, whole: @escaping @Sendable () -> Router,
        route: @escaping @Sendable (borrowing MatchView) -> Route?, inverse: (@Sendable (Route) -> EntryValues?)?,
        constraint: (String) -> ParameterConstraint?
    ) throws(CompiledTableError) {
        let lookup = try RouteLookup(table, engine: { whole().engine }, constraint: constraint)
        self.init(lookup, RouteFactories<Route>(count: lookup.entryCount, whole: whole, route: route, inverse: inverse))
    }

    /// Creates a router from an existing search table. `route` returns the route at an index of the table.
    package init(_ engine: RouteEngine, route: (Int) -> Route) {
        let entries = engine.table.entries.enumerated().map { index, outline in
            RouteEntry(outline: outline, binding: EntryBinding(.constant(route(index))))
        }
        self.init(RouteLookup(engine), RouteFactories(entries) { _ in nil })
    }
}
