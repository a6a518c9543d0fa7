public import WaymarkCore

extension RouteTable {
    /// Adds the routes of another table, which have another type, under a path prefix with one parameter.
    ///
    /// ```swift
    /// table.merge(profile, under: "/user/{id}", named: "user", parameters: ["id"]) { (id: Int, route) in
    ///     .user(id: id, route)
    /// } inverse: { route in
    ///     if case .user(let id, let route) = route { (id, route) } else { nil }
    /// }
    /// ```
    ///
    /// If a pattern of the other table has a parameter with the name of a prefix parameter, the prefix parameter is
    /// renamed for that pattern: with `named: "user"`, the prefix parameter `id` becomes `user_id`. Without `named`,
    /// creating the router throws. It also throws if `parameters` does not have exactly one name for each value. Types,
    /// link sources and precedence are merged as by `merge(_:under:named:requires:)`.
    ///
    /// - Parameters:
    ///   - other: The other table.
    ///   - prefix: The path before all patterns of the other table.
    ///   - name: The prefix of the other table's route names, separated from them by a dot.
    ///   - parameters: The names of the prefix's parameters, in the order of the values.
    ///   - requirements: Conditions of all these routes, checked before the routes' own conditions.
    ///   - embed: Creates a route of this table from the prefix's value and a route of the other table.
    ///   - extract: The inverse of `embed`. It returns `nil` for a route that does not come from the other table.
    /// - Complexity: O(*n*) in the routes of the other table.
    public mutating func merge<Other: Sendable, A: ParameterConvertible>(
        _ other: RouteTable<Other>, under prefix: String, named name: String? = nil, parameters: [String],
        requires requirements: [Condition] = [], embed: @escaping @Sendable (A, Other) -> Route,
        inverse extract: @escaping @Sendable (Route) -> (A, Other)?
    ) {
        merge(other, under: prefix, named: name, requirements, parameters, A.self, embed: embed, inverse: extract)
    }

    /// Adds the routes of another table under a path prefix with two parameters, whose values form a tuple.
    ///
    /// ```swift
    /// table.merge(team, under: "/{team}/{year}", parameters: ["team", "year"]) { (values: (String, Int), route) in
    ///     .team(values.0, year: values.1, route)
    /// } inverse: { route in
    ///     if case .team(let team, let year, let route) = route { ((team, year), route) } else { nil }
    /// }
    /// ```
    public mutating func merge<Other: Sendable, A: ParameterConvertible, B: ParameterConvertible>(
        _ other: RouteTable<Other>, under prefix: String, named name: String? = nil, parameters: [String],
        requires requirements: [Condition] = [], embed: @escaping @Sendable ((A, B), Other) -> Route,
        inverse extract: @escaping @Sendable (Route) -> ((A, B), Other)?
    ) {
        merge(
            other, under: prefix, named: name, requirements, parameters, A.self, B.self, embed: embed, inverse: extract)
    }

    /// Adds the routes of another table under a path prefix with three parameters, whose values form a tuple.
    public mutating func merge<
        Other: Sendable, A: ParameterConvertible, B: ParameterConvertible, C: ParameterConvertible
    >(
        _ other: RouteTable<Other>, under prefix: String, named name: String? = nil, parameters: [String],
        requires requirements: [Condition] = [], embed: @escaping @Sendable ((A, B, C), Other) -> Route,
        inverse extract: @escaping @Sendable (Route) -> ((A, B, C), Other)?
    ) {
        merge(
            other, under: prefix, named: name, requirements, parameters, A.self, B.self, C.self, embed: embed,
            inverse: extract)
    }

    private mutating func merge<Other: Sendable, each Value: ParameterConvertible>(
        _ other: RouteTable<Other>, under prefix: String, named name: String?, _ requirements: [Condition],
        _ parameters: [String], _ types: repeat (each Value).Type,
        embed: @escaping @Sendable ((repeat each Value), Other) -> Route,
        inverse extract: @escaping @Sendable (Route) -> ((repeat each Value), Other)?
    ) {
        var expectations: [ParameterExpectation] = []
        repeat expectations.append(ParameterExpectation(each types))
        if let kind = expectations.problem(ofNames: parameters) ?? expectations.problem(ofPrefix: prefix) {
            return report([RouteProblem(kind, in: prefix, at: 0..<prefix.utf8.count)])
        }
        merge(other, under: prefix, named: name, requirements, parameters: parameters) { entry, names in
            entry.binding.mounted(below: expectations, named: names, embed: embed, inverse: extract)
        } inverse: {
            extract($0)?.1
        }
    }
}

extension [ParameterExpectation] {
    /// Returns a problem if `prefix` has more named parameters than values are expected. Ignores invalid syntax.
    fileprivate func problem(ofPrefix prefix: String) -> RouteProblem.Kind? {
        guard let names = try? RoutePattern(prefix).parameters.compactMap({ $0.name }), names.count > count else {
            return nil
        }
        return .parameterCount(expected: map { $0.swiftType }, found: names)
    }
}

extension EntryBinding {
    /// Returns the binding of this route in an outer table, below a path prefix. `embed` combines the prefix's values
    /// and the route, and `extract` splits them for printing.
    fileprivate func mounted<Outer, each Value: ParameterConvertible>(
        below prefix: [ParameterExpectation], named names: [String],
        embed: @escaping @Sendable ((repeat each Value), Route) -> Outer,
        inverse extract: @escaping @Sendable (Outer) -> ((repeat each Value), Route)?
    ) -> EntryBinding<Outer> {
        let inverse = (inverse ?? inverseOfConstant).map { inverse in
            RouteInverse<Outer> { route, all throws(RouteBuildError) in
                guard let (values, part) = extract(route), try inverse.addValues(of: part, to: &all) else {
                    return false
                }
                var captures: [CaptureValue?] = []
                repeat captures.append((each values).capture)
                for (name, capture) in zip(names, captures) { all.append(capture, named: name) }
                return true
            }
        }
        var binding = EntryBinding<Outer>(
            naming: { [naming, build] patterns in
                let order = ParameterOrder(names, in: patterns, count: names.count)
                return (naming?(patterns) ?? build).map(embed) { $0.values(order, (repeat each Value).self) }
            }, inverse: inverse, expectations: nil)
        binding.validation = validation ?? EntryValidation()
        binding.validation?.expectations = prefix.naming(names) + (expectations ?? [])
        return binding
    }

    /// The printing closure of a constant route, which has no values; `nil` for other routes.
    private var inverseOfConstant: RouteInverse<Route>? {
        guard case .constant(let constant) = build else { return nil }
        return RouteInverse { route, _ in areEqual(constant, route) ?? false }
    }
}

extension RouteBinding {
    /// Returns a binding that passes the values of the path prefix and this binding's route to `embed`.
    fileprivate func map<Outer, Values>(
        _ embed: @escaping @Sendable (Values, Route) -> Outer,
        reading values: @escaping @Sendable (borrowing MatchView) -> Values?
    ) -> RouteBinding<Outer> {
        switch self {
        case .constant(let route):
            return .values { view in values(view).map { embed($0, route) } }
        case .values(let build):
            return .values { view throws(RouteBuildError) in
                guard let values = values(view), let route = try build(view) else { return nil }
                return embed(values, route)
            }
        case .build(let build):
            return .build { match throws(RouteBuildError) in
                guard let values = match.withView(values), let route = try build(match) else { return nil }
                return embed(values, route)
            }
        }
    }
}
