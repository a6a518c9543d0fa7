/// Types that nobody registered: parameters have them because the routes that are made from them expect them.
struct ImplicitTypes: Sendable {
    private var constraints: [String: Constraint] = [:]
    private var names: [String: String] = [:]

    /// The type under a name of its own: two Swift types of one name, in different places, are two types.
    mutating func type(for expectation: ParameterExpectation) -> ParameterType {
        guard case .named(let wanted) = expectation.type.kind, !ParameterTypes.isBuiltIn(wanted) else {
            return expectation.type
        }
        let name = names[expectation.elementType] ?? freeName(like: wanted)
        names[expectation.elementType] = name
        constraints[name] = expectation.constraint
        return ParameterType(.named(name), isList: expectation.type.isList)
    }

    /// What is expected, under the name that the type has here, if any parameter has it.
    func known(_ expectation: ParameterExpectation) -> ParameterExpectation {
        // Few tables have such types, and what a type is called takes long to find out.
        guard !names.isEmpty, let name = names[expectation.elementType] else { return expectation }
        var copy = expectation
        copy.type.kind = .named(name)
        return copy
    }

    /// Adds the types of another table.
    ///
    /// - Returns: The types of the other table that have another name here.
    mutating func merge(_ other: ImplicitTypes) -> [String: String] {
        var renamed: [String: String] = [:]
        for (swiftType, otherName) in other.names.sorted(by: { $0.key < $1.key }) {
            let name = names[swiftType] ?? freeName(like: otherName)
            names[swiftType] = name
            constraints[name] = constraints[name] ?? other.constraints[otherName]
            if name != otherName { renamed[otherName] = name }
        }
        return renamed
    }

    /// Forgets the types that none of these entries expects.
    mutating func keep(_ entries: [EntryOutline]) {
        if names.isEmpty { return }
        let expected = Set(entries.lazy.flatMap { $0.expectations ?? [] }.map(\.type.kind))
        names = names.filter { expected.contains(.named($0.value)) }
        let left = Set(names.values)
        constraints = constraints.filter { left.contains($0.key) }
    }

    private func freeName(like name: String) -> String {
        var candidate = name
        var number = 2
        while constraints[candidate] != nil {
            candidate = name + String(number)
            number += 1
        }
        return candidate
    }

    /// A table's types, with these where it has none of the name.
    func added(to types: ParameterTypes) -> ParameterTypes {
        var types = types
        for (name, constraint) in constraints where types[name] == nil { types[name] = constraint }
        return types
    }
}

extension RoutePattern {
    /// The pattern with the types that a route expects, by name or else by position, where it names none itself. Where
    /// it names the same ones, they are those of the route too.
    func narrowed(by expectations: [ParameterExpectation], _ types: inout ImplicitTypes) -> RoutePattern {
        var expected: [String: ParameterType] = [:]
        for (index, parameter) in parameters.enumerated() {
            let named = expectations.first { $0.name != nil && $0.name == parameter.name }
            let byPosition = index < expectations.count && expectations[index].name == nil ? expectations[index] : nil
            guard let name = parameter.name, let expectation = named ?? byPosition else { continue }
            let isOpen = [ParameterType.string.kind, expectation.type.kind].contains(parameter.type.kind)
            guard isOpen, parameter.type.isList == expectation.type.isList else { continue }
            let type = types.type(for: expectation)
            if type.kind != parameter.type.kind { expected[name] = type }
        }
        guard !expected.isEmpty else { return self }
        return mapParameters { parameter in
            guard let name = parameter.name, let type = expected[name] else { return parameter }
            var copy = parameter
            copy.type.kind = type.kind
            return copy
        }
    }

    /// The pattern with other names for some types.
    func renamingTypes(_ names: [String: String]) -> RoutePattern {
        guard !names.isEmpty else { return self }
        return mapParameters { parameter in
            guard case .named(let name) = parameter.type.kind, let other = names[name] else { return parameter }
            var copy = parameter
            copy.type.kind = .named(other)
            return copy
        }
    }

    /// The pattern with every parameter replaced.
    package func mapParameters(_ change: (Parameter) -> Parameter) -> RoutePattern {
        var copy = self
        var parts = parts
        parts.path = parts.path.mapNodes { node in
            guard case .parameter(let parameter) = node.kind else { return node }
            return PathNode(.parameter(change(parameter)), at: node.range)
        }
        parts.query = parts.query.mapNodes { node in
            guard case .item(var item) = node.kind, case .parameter(let parameter) = item.value else { return node }
            item.value = .parameter(change(parameter))
            return QueryNode(.item(item), at: node.range)
        }
        if case .parameter(let parameter) = parts.fragment { parts.fragment = .parameter(change(parameter)) }
        copy.parts = parts
        return copy
    }
}
