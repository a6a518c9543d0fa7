extension ImplicitTypes {
    /// Adds the types of another table, renamed if a name is in use. Returns the new names by the old names.
    mutating func merge(_ other: ImplicitTypes) -> [String: String] {
        var renamed: [String: String] = [:]
        for (swiftType, otherName) in Array(other.names).ordered(by: { $0.key < $1.key }) {
            let name = names[swiftType] ?? freeName(like: otherName)
            names[swiftType] = name
            constraints[name] = constraints[name] ?? other.constraints[otherName]
            if name != otherName { renamed[otherName] = name }
        }
        return renamed
    }

    /// Removes the types that no route in `entries` expects.
    mutating func keep(_ entries: [EntryOutline]) {
        if names.isEmpty { return }
        let expected = Set(entries.lazy.flatMap { $0.expectations ?? [] }.map { $0.type.kind })
        names = names.filter { expected.contains(.named($0.value)) }
        let left = Set(names.values)
        constraints = constraints.filter { left.contains($0.key) }
    }
}

extension RoutePattern {
    func renamingTypes(_ names: [String: String]) -> RoutePattern {
        guard !names.isEmpty else { return self }
        return mapParameters { parameter in
            guard case .named(let name) = parameter.type.kind, let other = names[name] else { return parameter }
            var copy = parameter
            copy.type.kind = .named(other)
            return copy
        }
    }
}
