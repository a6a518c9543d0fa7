extension RouteTable {
    /// Removes every route with the given name from the table, and the errors of its patterns.
    ///
    /// ```swift
    /// var table = Shop.routes
    /// table.merge(Help.routes, named: "help")
    /// table.remove(named: "help.chat")        // this app has no chat
    /// ```
    ///
    /// The routes can have been added directly, in a group or by merging. Existing routers do not change. Neither do
    /// the link sources, parameter types and global query items of the table.
    ///
    /// In the body of a named group, the name is relative to the group.
    ///
    /// - Parameter name: The full name of the routes, with the prefixes of their groups: `help.chat`.
    /// - Returns: `true` if a route was removed.
    /// - Complexity: O(*n*) in the routes of the table.
    @discardableResult
    public mutating func remove(named name: String) -> Bool {
        let name = draft.scope.name(name)
        let count = entries.count
        keepEntries { $0.name != name }
        draft.unreadable.removeAll { $0.route == name }
        return entries.count < count
    }

    /// Removes the routes with errors, so that the others form a valid table; removes all if no route has an error.
    package mutating func removeEntries(of error: RouteTableError) {
        let names = Set(error.problems.map { $0.route })
        let policy = policy
        let isFaulty = { (entry: EntryOutline) in
            entry.hasUnreadablePatterns || names.contains(entry.name) || entry.sources.hasInvalidSource(policy)
        }
        draft.unreadable = []
        // The remaining routes do not use the invalid link sources.
        if sources.hasInvalidSource(policy) { sources = [.anywhere] }
        let canMend = draft.outlines.contains(where: isFaulty)
        keepEntries { canMend && !isFaulty($0) }
    }

    private mutating func keepEntries(where isKept: (EntryOutline) -> Bool) {
        entries.removeAll { !isKept($0.outline) }
        draft.outlines = entries.map { $0.outline }
        draft.implicitTypes.keep(draft.outlines + globals.map { $0.outline })
    }
}
