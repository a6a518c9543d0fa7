import WaymarkCore

/// The values of a prefix's parameters, as one value or a tuple.
struct PrefixValues<Values>: Sendable {
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

    /// Returns the problem if the prefix has more named parameters than values; `nil` also if it cannot be parsed.
    func problem(ofPrefix prefix: String) -> RouteProblem.Kind? {
        guard let names = try? RoutePattern(prefix).parameters.compactMap({ $0.name }), names.count > expectations.count
        else { return nil }
        return .parameterCount(expected: expectations.map { $0.swiftType }, found: names)
    }
}

/// An entry of another table, mounted under a prefix with parameters that the entry's routes do not contain.
struct MountedEntry<Inner: Sendable, Values> {
    let inner: EntryBinding<Inner>
    let prefix: PrefixValues<Values>
    let names: [String]

    /// Returns the binding that builds and takes apart routes from the prefix's values and a route of the entry.
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
        return RouteInverse { [prefix, names] route, all throws(RouteBuildError) in
            guard let (values, inner) = extract(route), try inverse.addValues(of: inner, to: &all) else { return false }
            for (name, capture) in zip(names, prefix.captures(values)) { all.append(capture, named: name) }
            return true
        }
    }

    /// The inverse of a constant route, which adds no values.
    private var constant: RouteInverse<Inner>? {
        guard case .constant(let constant) = inner.build else { return nil }
        return RouteInverse { route, _ in areEqual(constant, route) ?? false }
    }
}

extension RouteBinding {
    /// Returns a binding that embeds this binding's route together with other values of the match.
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
