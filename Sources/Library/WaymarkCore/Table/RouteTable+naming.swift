extension RouteTable {
    /// A function that returns the index of a route's table entry, found by name; `nil` for a route without a name.
    @usableFromInline var namedEntry: @Sendable (Route) -> Int? {
        let indices = indicesByPrefix
        var known: @Sendable (Route) -> Int? = { _ in nil }
        // Nested closures, because a loop over an array would request generic type metadata for each printed route.
        for naming in namings {
            let (first, numbers) = (known, indices[naming.prefix] ?? [:])
            known = { [name = naming.name] route in first(route) ?? name(route).flatMap { numbers[$0] } }
        }
        return known
    }

    /// The indices of table entries, by name prefix such as `shop.` and then by the rest of the entry's name.
    private var indicesByPrefix: [String: [String: Int]] {
        var indices: [String: [String: Int]] = [:]
        for naming in namings { indices[naming.prefix] = [:] }
        if indices.isEmpty { return [:] }
        for (index, entry) in entries.enumerated() {
            guard let name = entry.name else { continue }
            // A name prefix can end after any dot of a route name: `shop.` and `shop.cart.` for `shop.cart.item`.
            let ends = [name.startIndex] + name.indices.filter { name[$0] == "." }.map(name.index(after:))
            for end in ends { indices[String(name[..<end])]?[String(name[end...])] = index }
        }
        return indices
    }

    /// Adds a function that returns the name of the table entry for printing links to a route. If `areCases` is `true`,
    /// the entries so far are enum cases, made only of the values that their inverse returns.
    package mutating func addNaming(_ name: @escaping @Sendable (Route) -> String?, areCases: Bool = false) {
        for index in entries.indices where areCases && entries[index].binding.keepsValues {
            var binding = entries[index].binding
            binding.isCase = true
            entries[index] = RouteEntry(outline: entries[index].outline, binding: binding)
        }
        namings.append(EntryNaming(prefix: draft.scope.namePrefix, name: name))
    }
}
