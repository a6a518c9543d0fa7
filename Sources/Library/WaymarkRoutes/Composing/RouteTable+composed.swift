public import WaymarkCore

extension RouteTable {
    /// Adds a constant route with paths that capture no values. Every link that matches one of them opens the route.
    ///
    /// ```swift
    /// table.add(RoutePath("settings") / "profile", to: .profile)
    /// ```
    public mutating func add(
        _ paths: RoutePath<Void>..., named name: String? = nil, from sources: [LinkSource]? = nil, to route: Route
    ) {
        add(paths.map(\.composition), named: name, from: sources, EntryBinding(.constant(route)))
    }

    /// Adds a route that is created from the captured values of a path, and printed from the same values.
    ///
    /// ```swift
    /// table.add(RoutePath("user").capture(Int.self).capture(Int.self, "post"), build: AppRoute.post) { route in
    ///     if case .post(let user, let id) = route { (user, id) } else { nil }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - path: The path that captures the values of the route.
    ///   - name: The name of the route in messages and in the command-line tool.
    ///   - sources: The schemes and hosts from which links to this route are accepted; by default those of the table.
    ///   - build: Creates the route. If it returns `nil`, the next best route is tried; an error stops the search.
    ///   - inverse: Returns the values that print a route; `nil` for other routes. Without it, printing throws.
    public mutating func add<each Value>(
        _ path: RoutePath<(repeat each Value)>, named name: String? = nil, from sources: [LinkSource]? = nil,
        build: @escaping @Sendable (repeat each Value) throws -> Route?,
        inverse: (@Sendable (Route) -> (repeat each Value)?)? = nil
    ) {
        let composition = path.composition
        add(
            composition, named: name, from: sources,
            build: { captures in
                guard let values = composition.read(captures, as: (repeat each Value).self) else { return nil }
                return try build(repeat each values)
            },
            inverse: inverse.map { inverse in
                { @Sendable route in inverse(route).map { composition.write(repeat each $0) } }
            })
    }

    /// Adds a route that is created from the single captured value of a path, and printed from the same value.
    ///
    /// ```swift
    /// table.add("user" / RoutePath(Int.self), build: AppRoute.user) { if case .user(let id) = $0 { id } else { nil } }
    /// ```
    public mutating func add<Value>(
        _ path: RoutePath<Value>, named name: String? = nil, from sources: [LinkSource]? = nil,
        build: @escaping @Sendable (Value) throws -> Route?, inverse: (@Sendable (Route) -> Value?)? = nil
    ) {
        let composition = path.composition
        add(
            composition, named: name, from: sources,
            build: { captures in
                try composition.read(captures, as: Value.self).flatMap(build)
            },
            inverse: inverse.map { inverse in
                { @Sendable route in inverse(route).map { composition.write($0) } }
            })
    }

    private mutating func add(
        _ composition: Composition, named name: String?, from sources: [LinkSource]?,
        build: @escaping @Sendable ([CaptureValue?]) throws -> Route?,
        inverse: (@Sendable (Route) -> [CaptureValue?]?)?
    ) {
        let names = composition.captureNames
        let binding = EntryBinding<Route>(
            naming: { patterns in
                let order = ParameterOrder(names, in: patterns, count: names.count)
                return .values { match in
                    var captures: [CaptureValue?] = []
                    captures.reserveCapacity(names.count)
                    for number in names.indices {
                        captures.append(match.value(ofParameter: order.index(number, in: match)))
                    }
                    return try build(captures)
                }
            },
            inverse: inverse.map { inverse in
                RouteInverse(names) { route, values in
                    guard let captures = inverse(route) else { return false }
                    for capture in captures { values.append(capture) }
                    return true
                }
            }, expectations: composition.expectations.naming(names, by: .key))
        add([composition], named: name, from: sources, binding)
    }

    /// Adds a route with these paths, written as pattern strings, to which the offsets of problems refer.
    private mutating func add(
        _ compositions: [Composition], named name: String?, from sources: [LinkSource]?, _ binding: EntryBinding<Route>
    ) {
        let texts = compositions.map(\.text)
        for (text, composition) in zip(texts, compositions) {
            report(composition.problems.map { RouteProblem($0, in: text, at: 0..<text.utf8.count, route: name) })
        }
        add(texts: texts, named: name, syntax: .braces, from: sources, binding)
    }
}
