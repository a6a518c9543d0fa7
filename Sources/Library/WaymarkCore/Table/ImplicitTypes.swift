/// Parameter types that an app did not register, such as its enums. They follow from the Swift types of the routes.
struct ImplicitTypes: Sendable {
    var constraints: [String: ParameterConstraint] = [:]
    var names: [String: String] = [:]

    /// Returns the type that a route expects. A second Swift type named `Kind` gets the unique name `Kind2`.
    mutating func type(for expectation: ParameterExpectation) -> ParameterType {
        guard case .named(let wanted) = expectation.type.kind,
            ParameterTypes()[wanted]?.isSame(as: expectation.constraint) != true
        else { return expectation.type }
        let name = names[expectation.elementType] ?? freeName(like: wanted)
        names[expectation.elementType] = name
        constraints[name] = expectation.constraint
        return ParameterType(.named(name), isList: expectation.type.isList)
    }

    /// Returns the expectation with the type name that parameters use, such as `Kind2` for a second Swift type `Kind`.
    func known(_ expectation: ParameterExpectation) -> ParameterExpectation {
        // Few tables have unregistered types. The others need not compute the name of a Swift type, which is slow.
        guard !names.isEmpty, let name = names[expectation.elementType] else { return expectation }
        var copy = expectation
        copy.type.kind = .named(name)
        return copy
    }

    func freeName(like name: String) -> String {
        var candidate = name
        var number = 2
        while constraints[candidate] != nil || ParameterTypes.isBuiltIn(candidate) {
            candidate = name + String(number)
            number += 1
        }
        return candidate
    }

    /// Returns a table's types with these types added. A type of the table with the same name takes precedence.
    func added(to types: ParameterTypes) -> ParameterTypes {
        var types = types
        for (name, constraint) in constraints where types[name] == nil { types[name] = constraint }
        return types
    }
}

extension RoutePattern {
    /// Returns the pattern with the route's types for parameters without a type: `{id: Int}` for `{id}`. Parameters are
    /// found by name or else by position. A list in the query becomes optional, because an empty list has no items.
    func narrowed(by expectations: [ParameterExpectation], _ types: inout ImplicitTypes) -> RoutePattern {
        var expected: [String: PatternParameter] = [:]
        for (index, parameter) in parameters.enumerated() {
            guard let name = parameter.name,
                let expectation = expectation(of: parameter, at: index, among: expectations)
            else { continue }
            let isList = expectation.type.isList
            var fitting = parameter
            var isInQuery = false
            if isList { query.forEachItem { item, _ in isInQuery = isInQuery || item.parameter?.name == name } }
            if parameter.takesType(of: expectation, isInQuery: isInQuery) {
                fitting.type.kind = types.type(for: expectation).kind
                fitting.type.isList = isList
            }
            // In alternatives, as in `(tag={tags}|all)`, the link must have one, so a list stays required.
            let isItem = isInQuery && query.contains { $0.parameter?.name == name }
            if fitting.type.isList, fitting.presence == .required, isItem { fitting.presence = .optional }
            if fitting != parameter { expected[name] = fitting }
        }
        guard !expected.isEmpty else { return self }
        return mapParameters { parameter in
            parameter.name.flatMap { expected[$0] } ?? parameter
        }
    }
}

extension PatternParameter {
    /// Returns `true` if the pattern leaves the type to the route: it names no type or the same type.
    fileprivate func takesType(of expectation: ParameterExpectation, isInQuery: Bool) -> Bool {
        if type.kind == ParameterType.string.kind {
            // A parameter with a default keeps its type, which determines if commas in the default separate elements.
            let isOpen = isInQuery && expectation.type.isList && !hasDefault
            return isOpen || type.isList == expectation.type.isList
        }
        return type.kind == expectation.type.kind && type.isList == expectation.type.isList
    }
}
