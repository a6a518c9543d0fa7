extension Router {
    /// Makes a router of a compiled table: no pattern is read, ranked or compiled.
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
    /// It matches as a router of the ``RouteTable`` does, and prints if it has `inverse`. Explanations, and the entries with
    /// their patterns, are those of `whole`, which is made when it is needed for the first time.
    /// `@Routes` of WaymarkMacros writes all of this.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - types: What types take that are functions, by the names that they had when the table was compiled.
    ///   - whole: A router of the same table. A constant of a type is made once, when it is asked for first.
    ///   - route: Makes the route of a match: by ``MatchView/entryIndex``, and by ``MatchView/patternIndex`` where the patterns of
    ///     an entry have their parameters in another order. `nil` passes the link on to the next best entry.
    ///   - inverse: The values that the link of a route is printed from, and `nil` for a route that no entry prints. Without it
    ///     `whole` prints.
    /// - Throws: ``CompiledTableError`` if such a type is not given, or for a table of another version.
    /// - Complexity: O(*n*) in the entries, of which each is a few words; see ``TableRouter/init(_:types:)``.
    @inlinable
    public init(
        _ table: CompiledTable, types: [String: ParameterConstraint] = [:], whole: @escaping @Sendable () -> Router,
        route: @escaping @Sendable (borrowing MatchView) -> Route?,
        inverse: (@Sendable (Route) -> EntryValues?)? = nil
    ) throws(CompiledTableError) {
        try self.init(table, whole: whole, route: route, inverse: inverse) { types[$0] }
    }

    /// - Parameter constraint: What a type takes that is a function, by its name.
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
