extension RouteTable {
    /// A function that returns the index of the entry that prints a route. It finds the entry by the name that a
    /// function in ``namings`` returns for the route; without a name, it returns `nil`.
    @usableFromInline var namedEntry: @Sendable (Route) -> Int? {
        let indices = indicesByPrefix
        var known: @Sendable (Route) -> Int? = { _ in nil }
        // A chain of closures, because a loop over an array would request generic type metadata for each printed route.
        for naming in namings {
            let (first, numbers) = (known, indices[naming.prefix] ?? [:])
            known = { [name = naming.name] route in first(route) ?? name(route).flatMap { numbers[$0] } }
        }
        return known
    }

    /// The indices of entries, first by a prefix in `namings`, such as `shop.`, then by the rest of the entry's name.
    private var indicesByPrefix: [String: [String: Int]] {
        var indices: [String: [String: Int]] = [:]
        for naming in namings { indices[naming.prefix] = [:] }
        if indices.isEmpty { return [:] }
        for (index, entry) in entries.enumerated() {
            guard let name = entry.name else { continue }
            // A prefix consists of group names, each followed by a dot.
            let ends = [name.startIndex] + name.indices.filter { name[$0] == "." }.map(name.index(after:))
            for end in ends { indices[String(name[..<end])]?[String(name[end...])] = index }
        }
        return indices
    }

    /// Adds a function that returns, for a route, the name of the entry that prints it. If `areCases` is `true`, the
    /// entries added so far are enum cases, each made only of the values that its inverse extracts.
    package mutating func addNaming(_ name: @escaping @Sendable (Route) -> String?, areCases: Bool = false) {
        for index in entries.indices where areCases && entries[index].binding.keepsValues {
            var binding = entries[index].binding
            binding.isCase = true
            entries[index] = RouteEntry(outline: entries[index].outline, binding: binding)
        }
        namings.append(EntryNaming(prefix: draft.scope.namePrefix, name: name))
    }
}
