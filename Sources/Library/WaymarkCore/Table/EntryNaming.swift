/// Tells by name which entry of a table prints a route.
package struct EntryNaming<Route: Sendable>: Sendable {
    /// What stands before the names in the table.
    let prefix: String
    let name: @Sendable (Route) -> String?

    /// Names the routes that hold these, in a table where more stands before the names.
    func map<Outer>(under prefix: String, _ extract: @escaping @Sendable (Outer) -> Route?) -> EntryNaming<Outer> {
        EntryNaming<Outer>(prefix: prefix + self.prefix) { extract($0).flatMap(name) }
    }
}

extension EntryNaming {
    /// Finds the index of the entry of a route, unless another function knows it.
    ///
    /// - Parameter indices: The index of each entry whose name has the prefix, by the rest of its name.
    func index(
        in indices: NameTable, before first: @escaping @Sendable (Route) -> Int?
    ) -> @Sendable (Route) -> Int? {
        { [name] route in
            if let index = first(route) { return index }
            return name(route).flatMap { indices[$0] }
        }
    }
}

extension RouteTable {
    /// The index of the entry that prints a route, where the table says so by name.
    @usableFromInline var namedEntry: @Sendable (Route) -> Int? {
        var known: @Sendable (Route) -> Int? = { _ in nil }
        let indices = indicesByPrefix
        for naming in namings { known = naming.index(in: indices[naming.prefix] ?? NameTable(), before: known) }
        return known
    }

    /// For each prefix of a naming the entries whose names have it, by the rest of their names.
    private var indicesByPrefix: [String: NameTable] {
        var indices: [String: NameTable] = [:]
        for naming in namings { indices[naming.prefix] = NameTable() }
        if indices.isEmpty { return [:] }
        for (index, entry) in entries.enumerated() {
            guard let name = entry.name else { continue }
            // Prefixes are names of groups, each with a dot behind it.
            let ends = [name.startIndex] + name.indices.filter { name[$0] == "." }.map(name.index(after:))
            for end in ends { indices[String(name[..<end])]?[String(name[end...])] = index }
        }
        return indices
    }

    /// Takes note of how the entries are called that print routes.
    ///
    /// - Parameter areCases: Whether the entries that the table has by now are cases of an enum, each made of the values
    ///   that its inverse takes out of it.
    package mutating func addNaming(_ name: @escaping @Sendable (Route) -> String?, areCases: Bool = false) {
        for index in entries.indices where areCases && entries[index].binding.keepsValues {
            var binding = entries[index].binding
            binding.isCase = true
            entries[index] = RouteEntry(outline: entries[index].outline, binding: binding)
        }
        namings.append(EntryNaming(prefix: draft.scope.namePrefix, name: name))
    }
}
