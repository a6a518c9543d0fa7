/// Tells by name which entry of a table prints a route.
package struct EntryNaming<Route: Sendable>: Sendable {
    /// What stands before the names in the table.
    let prefix: String
    let name: @Sendable (Route) -> String?

    /// The same for routes that hold these, in a table where more stands before the names.
    func map<Outer>(under prefix: String, _ extract: @escaping @Sendable (Outer) -> Route?) -> EntryNaming<Outer> {
        EntryNaming<Outer>(prefix: prefix + self.prefix) { extract($0).flatMap(name) }
    }
}

extension EntryNaming {
    /// Finds the index of the entry of a route, unless another function knows it.
    func index(
        of entries: [RouteEntry<Route>], before first: @escaping @Sendable (Route) -> Int?
    ) -> @Sendable (Route) -> Int? {
        var indices: [String: Int] = [:]
        for (index, entry) in entries.enumerated() {
            guard let name = entry.name, name.hasPrefix(prefix) else { continue }
            indices[String(name.dropFirst(prefix.count))] = index
        }
        return { [indices, name] route in
            if let index = first(route) { return index }
            return name(route).flatMap { indices[$0] }
        }
    }
}

extension RouteTable {
    /// The index of the entry that prints a route, where the table says so by name.
    @usableFromInline var namedEntry: @Sendable (Route) -> Int? {
        var known: @Sendable (Route) -> Int? = { _ in nil }
        for naming in namings { known = naming.index(of: entries, before: known) }
        return known
    }

    /// Takes note of how the entries are called that print routes.
    package mutating func addNaming(_ name: @escaping @Sendable (Route) -> String?) {
        namings.append(EntryNaming(prefix: draft.scope.namePrefix, name: name))
    }
}
