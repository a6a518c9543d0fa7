/// The differences between two route tables: lost and gained links, and links with another route or other captures.
/// Both routers confirm each difference, and its shortest link is kept.
package struct TableDifferences: Sendable {
    /// The differences, most severe first, then in the order of the routes: of the old table or, for gained links, the
    /// new one.
    package let found: [LinkDifference]
    package let undecided: [UndecidedDifference]
    /// The amount of work of the search, which is equal on all machines.
    package let work: Int

    /// - Parameter renames: The new names of renamed routes, by old name.
    /// - Throws: ``RouteTableError`` if one of the tables is invalid.
    package init<Old, New>(
        from old: RouteTable<Old>, to new: RouteTable<New>, renames: [String: String] = [:]
    ) throws(RouteTableError) {
        let change = PolicyChange(old: old.policy, new: new.policy)
        let (first, second) = (try Router(old), try Router(new))
        let before = ComparedTable(
            old, first, readingBy: change.common(old.policy),
            names: first.entries.map { entry in entry.name.map { renames[$0] ?? $0 } })
        let after = ComparedTable(
            new, second, readingBy: change.common(new.policy), names: second.entries.map { $0.name })
        var search = DifferenceSearch(before, after, change)
        search.run()
        (found, undecided) = (search.sortedFindings, search.sortedDoubts)
        work = search.work
    }
}
