import WaymarkCore

/// What a prefix with parameters holds, as one value or a tuple of several.
struct PrefixValues<Values>: Sendable {
    /// What the values are, in order.
    let expectations: [ParameterExpectation]
    let read: @Sendable (borrowing MatchView, ParameterOrder) -> Values?
    let captures: @Sendable (Values) -> [CaptureValue?]

    init(
        _ expectations: [ParameterExpectation],
        read: @escaping @Sendable (borrowing MatchView, ParameterOrder) -> Values?,
        captures: @escaping @Sendable (Values) -> [CaptureValue?]
    ) {
        (self.expectations, self.read, self.captures) = (expectations, read, captures)
    }

    /// What keeps the parameters of a prefix from being one for each value; `nil` if they are, or if it cannot be read.
    func problem(ofPrefix prefix: String) -> RouteProblem.Kind? {
        guard let names = try? RoutePattern(prefix).parameters.compactMap({ $0.name }), names.count > expectations.count
        else { return nil }
        return .parameterCount(expected: expectations.map { $0.swiftType }, found: names)
    }
}

/// An entry of another table behind a prefix with parameters that its routes know nothing of.
struct MountedEntry<Inner: Sendable, Values> {
    let inner: EntryBinding<Inner>
    let prefix: PrefixValues<Values>
    /// The names of the prefix's parameters, in the order of the values.
    let names: [String]

    /// How a route is made from the values of the prefix and a route of the entry, and taken apart again.
    func binding<Route>(
        embed: @escaping @Sendable (Values, Inner) -> Route,
        inverse extract: @escaping @Sendable (Route) -> (Values, Inner)?
    ) -> EntryBinding<Route> {
        var binding = EntryBinding<Route>(
            naming: { [inner, prefix, names] patterns in
                let order = ParameterOrder(names, in: patterns, count: names.count)
                let build = inner.naming?(patterns) ?? inner.build
                return build.map(embed) { prefix.read($0, order) }
            }, inverse: inverse(extract),
            expectations: prefix.expectations.naming(names) + (inner.expectations ?? []), problems: inner.problems)
        binding.check = inner.check
        binding.setDefaults(inner.defaults)
        return binding
    }

    private func inverse<Route>(
        _ extract: @escaping @Sendable (Route) -> (Values, Inner)?
    ) -> RouteInverse<Route>? {
        guard let inverse = inner.inverse ?? constant else { return nil }
        return RouteInverse { [prefix, names] route, all throws(MakingError) in
            guard let (values, inner) = extract(route), try inverse.addValues(of: inner, to: &all) else { return false }
            for (name, capture) in zip(names, prefix.captures(values)) { all.append(capture, named: name) }
            return true
        }
    }

    /// What a route that is always the same is told by.
    private var constant: RouteInverse<Inner>? {
        guard case .constant(let constant) = inner.build else { return nil }
        return RouteInverse { route, _ in areEqual(constant, route) ?? false }
    }
}

extension RouteBinding {
    /// The binding of a route that is made from values, too.
    fileprivate func map<Outer, Values>(
        _ embed: @escaping @Sendable (Values, Route) -> Outer,
        reading values: @escaping @Sendable (borrowing MatchView) -> Values?
    ) -> RouteBinding<Outer> {
        switch self {
        case .constant(let route):
            return .values { view in values(view).map { embed($0, route) } }
        case .values(let build):
            return .values { view throws(MakingError) in
                guard let values = values(view), let route = try build(view) else { return nil }
                return embed(values, route)
            }
        case .build(let build):
            return .build { match throws(MakingError) in
                guard let values = match.withView(values), let route = try build(match) else { return nil }
                return embed(values, route)
            }
        }
    }
}
