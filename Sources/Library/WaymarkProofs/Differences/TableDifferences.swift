/// What two tables do not treat alike: winners of the old one against winners of the new one.
///
/// Every difference that is found has a link, and both routers have been asked about it. Of differences of one kind between
/// the same routes the shortest link is kept.
package struct TableDifferences: Sendable {
    /// The worst first, then in the order of the old table.
    package let found: [LinkDifference]
    /// What may differ besides, and could not be decided.
    package let undecided: [UndecidedDifference]
    /// The work of the search, which is the same on every machine.
    package let work: Int

    /// - Parameters:
    ///   - renames: By the name of an old route, the one that it has in the new table.
    ///   - limit: The most places that one question looks at.
    /// - Throws: ``RouteTableError`` if one of the tables is none.
    package init<Old, New>(
        from old: RouteTable<Old>, to new: RouteTable<New>, renames: [String: String] = [:], limit: Int = 20_000
    ) throws(RouteTableError) {
        let change = PolicyChange(old: old.policy, new: new.policy)
        let (first, second) = (try Router(old), try Router(new))
        var numbers = RouteNumbers(renames)
        let before = ComparedTable(
            old, first, readingBy: change.common(old.policy),
            routes: first.entries.indices.map { numbers.number(ofOld: first.entries[$0].name, $0) })
        let after = ComparedTable(
            new, second, readingBy: change.common(new.policy),
            routes: second.entries.indices.map { numbers.number(ofNew: second.entries[$0].name, $0) })
        var search = DifferenceSearch(before, after, change, limit: limit)
        search.run()
        (found, undecided) = (search.sortedFindings, search.sortedDoubts)
        work = search.work
    }
}

/// Numbers of routes, the same for a route of both tables.
struct RouteNumbers {
    private var known: [String: Int] = [:]
    private let renames: [String: String]
    private var count = 0

    init(_ renames: [String: String]) { self.renames = renames }

    mutating func number(ofOld name: String?, _ index: Int) -> Int { number(name.map { renames[$0] ?? $0 }, index) }

    mutating func number(ofNew name: String?, _ index: Int) -> Int { number(name, index) }

    /// Routes without a name are told by where they stand.
    private mutating func number(_ name: String?, _ index: Int) -> Int {
        let name = name.map { "n" + $0 } ?? "i\(index)"
        if let number = known[name] { return number }
        known[name] = count
        count += 1
        return count - 1
    }
}
