extension Router {
    /// Makes a router of a table that was compiled: no pattern is read, nothing is ranked, and no trie is grown.
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
    /// It opens links as the router does that the table was made of. Whatever else is asked of it (printing, explaining, its
    /// entries) is asked of a router of the same table, which is made when it is needed for the first time, if ever.
    /// `@Routes` of WaymarkMacros writes all of this.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - types: What types take that are functions, by the names that they had when the table was compiled.
    ///   - whole: A router of the same table. A constant of a type is made once, when it is asked for first.
    ///   - route: Makes the route of a match: by ``MatchView/entryIndex``, and by ``MatchView/patternIndex`` where the patterns of
    ///     an entry have their parameters in another order. `nil` passes the link on to the next best entry.
    /// - Throws: ``CompiledTableError`` if such a type is not given, or for a table of another version.
    /// - Complexity: O(*n*) in the entries, of which each is a few words; see ``TableRouter/init(_:types:)``.
    @inlinable
    public init(
        _ table: CompiledTable, types: [String: ParameterConstraint] = [:], whole: @escaping @Sendable () -> Router,
        route: @escaping @Sendable (borrowing MatchView) -> Route?
    ) throws(CompiledTableError) {
        try self.init(table, whole: whole, route: route) { types[$0] }
    }

    /// - Parameter constraint: What a type takes that is a function, by its name.
    @inlinable
    package init(
        _ table: CompiledTable, whole: @escaping @Sendable () -> Router,
        route: @escaping @Sendable (borrowing MatchView) -> Route?, constraint: (String) -> ParameterConstraint?
    ) throws(CompiledTableError) {
        let lookup = try RouteLookup(table, engine: { whole().engine }, constraint: constraint)
        self.init(lookup, RouteFactories<Route>(count: lookup.entryCount, whole: whole, route: route))
    }
}
