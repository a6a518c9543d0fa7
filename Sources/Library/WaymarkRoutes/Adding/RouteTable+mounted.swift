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
        let values = PrefixValues(A.self)
        merge(other, under: prefix, named: name, requirements, parameters, values, embed: embed, inverse: extract)
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
        let values = PrefixValues(A.self, B.self)
        merge(other, under: prefix, named: name, requirements, parameters, values, embed: embed, inverse: extract)
    }

    /// Adds the routes of another table under a path prefix with three parameters, whose values form a tuple.
    public mutating func merge<
        Other: Sendable, A: ParameterConvertible, B: ParameterConvertible, C: ParameterConvertible
    >(
        _ other: RouteTable<Other>, under prefix: String, named name: String? = nil, parameters: [String],
        requires requirements: [Condition] = [], embed: @escaping @Sendable ((A, B, C), Other) -> Route,
        inverse extract: @escaping @Sendable (Route) -> ((A, B, C), Other)?
    ) {
        let values = PrefixValues(A.self, B.self, C.self)
        merge(other, under: prefix, named: name, requirements, parameters, values, embed: embed, inverse: extract)
    }

    private mutating func merge<Other: Sendable, Values>(
        _ other: RouteTable<Other>, under prefix: String, named name: String?, _ requirements: [Condition],
        _ parameters: [String], _ values: PrefixValues<Values>,
        embed: @escaping @Sendable (Values, Other) -> Route,
        inverse extract: @escaping @Sendable (Route) -> (Values, Other)?
    ) {
        if let kind = values.expectations.problem(ofNames: parameters) ?? values.problem(ofPrefix: prefix) {
            return report([RouteProblem(kind, in: prefix, at: 0..<prefix.utf8.count)])
        }
        merge(other, under: prefix, named: name, requirements, parameters: parameters) { entry, names in
            entry.binding.mounted(below: values, named: names, embed: embed, inverse: extract)
        } inverse: {
            extract($0)?.1
        }
    }
}

/// The types of a prefix's parameters, and closures that convert their values, one value or a tuple, from and to links.
struct PrefixValues<Values>: Sendable {
    let expectations: [ParameterExpectation]
    let read: @Sendable (borrowing MatchView, ParameterOrder) -> Values?
    let captures: @Sendable (Values) -> [CaptureValue?]

    /// Returns a problem if `prefix` has more named parameters than there are values; `nil` also for invalid syntax.
    func problem(ofPrefix prefix: String) -> RouteProblem.Kind? {
        guard let names = try? RoutePattern(prefix).parameters.compactMap({ $0.name }), names.count > expectations.count
        else { return nil }
        return .parameterCount(expected: expectations.map { $0.swiftType }, found: names)
    }
}

extension PrefixValues {
    fileprivate init<each Value: ParameterConvertible>(_ types: repeat (each Value).Type)
    where Values == (repeat each Value) {
        var expectations: [ParameterExpectation] = []
        repeat expectations.append(ParameterExpectation(each types))
        self.init(expectations: expectations) { match, order in
            match.values(order, (repeat each Value).self)
        } captures: { values in
            var captures: [CaptureValue?] = []
            repeat captures.append((each values).capture)
            return captures
        }
    }
}

extension EntryBinding {
    /// Returns the binding of this entry below a path prefix. It combines the prefix's values and a route of this entry
    /// to one route, and splits such a route again for printing.
    fileprivate func mounted<Outer, Values>(
        below prefix: PrefixValues<Values>, named names: [String],
        embed: @escaping @Sendable (Values, Route) -> Outer,
        inverse extract: @escaping @Sendable (Outer) -> (Values, Route)?
    ) -> EntryBinding<Outer> {
        let inverse = (inverse ?? inverseOfConstant).map { inverse in
            RouteInverse<Outer> { route, all throws(RouteBuildError) in
                guard let (values, part) = extract(route), try inverse.addValues(of: part, to: &all) else {
                    return false
                }
                for (name, capture) in zip(names, prefix.captures(values)) { all.append(capture, named: name) }
                return true
            }
        }
        var binding = EntryBinding<Outer>(
            naming: { [naming, build] patterns in
                let order = ParameterOrder(names, in: patterns, count: names.count)
                return (naming?(patterns) ?? build).map(embed) { prefix.read($0, order) }
            }, inverse: inverse, expectations: nil)
        binding.validation = validation ?? EntryValidation()
        binding.validation?.expectations = prefix.expectations.naming(names) + (expectations ?? [])
        return binding
    }

    /// The printing closure of a constant route, which has no values; `nil` for other routes.
    private var inverseOfConstant: RouteInverse<Route>? {
        guard case .constant(let constant) = build else { return nil }
        return RouteInverse { route, _ in areEqual(constant, route) ?? false }
    }
}

extension RouteBinding {
    /// Returns a binding that embeds this binding's route in a route of type `Outer`, together with the values of the
    /// path prefix's parameters in the match.
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
