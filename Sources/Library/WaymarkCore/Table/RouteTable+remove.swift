extension RouteTable {
    /// Removes the routes of a name, and with them every problem that they have.
    ///
    /// ```swift
    /// var table = Shop.routes
    /// table.merge(Help.routes, named: "help")
    /// table.remove(named: "help.chat")        // this app has no chat
    /// ```
    ///
    /// It makes no difference how a route came into the table: added, in a group, or with a table that was merged. If
    /// several routes have the name, all of them are removed. What a router has been made of stays as it is, and so do
    /// the sources, types and globals of the table.
    ///
    /// In a group that has a name, names are those of the group.
    ///
    /// - Parameter name: The name, as messages and the tool show it.
    /// - Returns: Whether there was such a route.
    /// - Complexity: O(*n*) in the routes of the table.
    @discardableResult
    public mutating func remove(named name: String) -> Bool {
        let name = draft.scope.name(name)
        let count = entries.count
        keepEntries { $0.name != name }
        draft.unreadable.removeAll { $0.route == name }
        return entries.count < count
    }

    /// Removes the entries that an error is about; all of them if it does not say which.
    package mutating func removeEntries(of error: RouteTableError) {
        let names = Set(error.problems.map { $0.route })
        let policy = policy
        let isFaulty = { (entry: EntryOutline) in
            entry.hasUnreadablePatterns || names.contains(entry.name) || entry.sources.areFaulty(policy)
        }
        draft.unreadable = []
        // Nothing is left that would take them on.
        if sources.areFaulty(policy) { sources = [.anywhere] }
        let canMend = draft.outlines.contains(where: isFaulty)
        keepEntries { canMend && !isFaulty($0) }
    }

    /// Keeps the entries for which a condition holds, and the types that are known because of them.
    private mutating func keepEntries(where isKept: (EntryOutline) -> Bool) {
        entries.removeAll { !isKept($0.outline) }
        draft.outlines = entries.map { $0.outline }
        draft.implicitTypes.keep(draft.outlines + globals.map { $0.entry.outline })
    }
}
