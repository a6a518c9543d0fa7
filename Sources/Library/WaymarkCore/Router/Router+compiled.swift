extension Router {
    /// Creates a router from a compiled table, without reading, ranking or compiling patterns.
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
    /// The router matches as a router of the ``RouteTable`` does, and prints if it has `inverse`. Explanations, entries
    /// and patterns come from `whole`, which is called on first use. `@Routes` of WaymarkMacros generates all of this.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - types: The constraints of types that are functions, by their names in the compiled table.
    ///   - whole: Returns a router of the same table, such as a static constant, which is initialized on first use.
    ///   - route: Makes the route of a match, by ``MatchView/entryIndex``, and by ``MatchView/patternIndex`` if the
    ///     patterns of an entry have their parameters in different orders. `nil` passes the link on to the next best
    ///     entry.
    ///   - inverse: Returns the values to print the link of a route from, or `nil` for a route that no entry prints.
    ///     Without it, `whole` prints.
    /// - Throws: ``CompiledTableError`` if a type that is a function is missing, or if the table has another version.
    /// - Complexity: O(*n*) in the entries, each a few words; see ``TableRouter/init(_:types:)``.
    @inlinable
    public init(
        _ table: CompiledTable, types: [String: ParameterConstraint] = [:], whole: @escaping @Sendable () -> Router,
        route: @escaping @Sendable (borrowing MatchView) -> Route?,
        inverse: (@Sendable (Route) -> EntryValues?)? = nil
    ) throws(CompiledTableError) {
        try self.init(table, whole: whole, route: route, inverse: inverse) { types[$0] }
    }

    /// - Parameter constraint: Returns the constraint of a type that is a function, by its name.
    @inlinable
    package init(
        _ table: CompiledTable, whole: @escaping @Sendable () -> Router,
        route: @escaping @Sendable (borrowing MatchView) -> Route?, inverse: (@Sendable (Route) -> EntryValues?)?,
        constraint: (String) -> ParameterConstraint?
    ) throws(CompiledTableError) {
        let lookup = try RouteLookup(table, engine: { whole().engine }, constraint: constraint)
        self.init(lookup, RouteFactories<Route>(count: lookup.entryCount, whole: whole, route: route, inverse: inverse))
    }
}
