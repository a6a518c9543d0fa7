extension RouteTable {
    /// Adds the routes of another table after those of this table, in the order of the other table.
    ///
    /// ```swift
    /// table.merge(Billing.routes, under: "/billing", requires: [.signedIn])
    /// ```
    ///
    /// Parameter types, global query items and errors of invalid patterns are added too. If both tables define a type
    /// of the same name differently, creating the router throws. Two ``ParameterConstraint/custom(_:)`` constraints
    /// from separate calls always differ. The policy, precedence and public parameters of the other table are ignored.
    ///
    /// If the other table accepts links from anywhere (the default), its routes without link sources get this table's.
    ///
    /// - Parameters:
    ///   - other: The other table.
    ///   - prefix: The beginning of each merged pattern; empty by default. Functions that create routes from parameters
    ///     by position do not receive the prefix's parameters. To receive them, call `merge` with `parameters:`.
    ///   - name: The prefix of each merged route's name, without the dot that follows it.
    ///   - requirements: The conditions to meet before these routes open. They precede the routes' own conditions.
    /// - Complexity: O(*n*) in the routes of the other table.
    public mutating func merge(
        _ other: RouteTable, under prefix: String = "/", named name: String? = nil,
        requires requirements: [Condition] = []
    ) {
        merge(other, under: prefix, named: name, requirements) { entry, _ in
            var binding = entry.binding
            // This table's `nameCases` marks routes that keep their values as enum cases. It must not mark this route.
            binding.keepsValues = binding.isCase
            return binding
        } inverse: {
            $0
        }
    }

    /// Adds the routes of a table with another route type, such as the table of one feature.
    ///
    /// ```swift
    /// table.merge(Shop.routes, under: "/shop") {
    ///     AppRoute.shop($0)
    /// } inverse: { route in
    ///     if case .shop(let route) = route { route } else { nil }
    /// }
    /// ```
    ///
    /// Types, link sources and precedence are merged as by `merge(_:under:named:requires:)`. With `inverse`, this table
    /// can print all routes that the other table can print. Without it, only constant routes of an `Equatable` type.
    ///
    /// - Parameters:
    ///   - other: The other table.
    ///   - prefix: The beginning of each merged pattern; empty by default.
    ///   - name: The prefix of each merged route's name, without the dot that follows it.
    ///   - requirements: The conditions to meet before these routes open. They precede the routes' own conditions.
    ///   - embed: Converts a route of the other table to a route of this table.
    ///   - extract: The inverse of `embed`. It returns `nil` for a route that does not come from the other table.
    /// - Complexity: O(*n*) in the routes of the other table.
    public mutating func merge<Other: Sendable>(
        _ other: RouteTable<Other>, under prefix: String = "/", named name: String? = nil,
        requires requirements: [Condition] = [], embed: @escaping @Sendable (Other) -> Route,
        inverse extract: (@Sendable (Route) -> Other?)? = nil
    ) {
        merge(
            other, under: prefix, named: name, requirements,
            convert: { entry, _ in entry.binding.map(embed, inverse: extract) }, inverse: extract)
    }

    /// Adds the routes of another table. `convert` returns the functions of each route for this table's route type. It
    /// receives the new names of `parameters`, those of the prefix, which ``PrefixNames`` can rename.
    package mutating func merge<Other: Sendable>(
        _ other: RouteTable<Other>, under prefix: String, named name: String?, _ requirements: [Condition],
        parameters: [String] = [], convert: (RouteEntry<Other>, [String]) -> EntryBinding<Route>,
        inverse extract: (@Sendable (Route) -> Other?)?
    ) {
        let outer = draft.scope
        defer { draft.scope = outer }
        draft.enter(prefix, .braces, named: name, requiring: requirements)
        let scope = draft.scope
        report(types.merge(other.types).map { RouteProblem(.typeClash($0), in: "") })
        report(other.draft.unreadable.map { $0.naming(route: draft.scope.name($0.route)) })
        let renamed = draft.implicitTypes.merge(other.draft.implicitTypes)
        for entry in other.entries {
            let names = PrefixNames(parameters, of: prefix, named: name, before: entry.patterns)
            let isRenamed = names.all != parameters
            draft.scope = isRenamed ? outer : scope
            if isRenamed { draft.enter(names.prefix, .braces, named: name, requiring: requirements) }
            append(entry, renamed, convert(entry, names.all))
        }
        draft.scope = scope
        if let extract { namings += other.namings.map { $0.map(under: draft.scope.namePrefix, extract) } }
        for items in other.globals { merge(items, renamed) }
    }

    /// Adds the global query items of another table, unless this table already has them.
    private mutating func merge(_ items: GlobalItems, _ renamed: [String: String]) {
        let patterns = items.outline.patterns.map { $0.renamingTypes(renamed) }
        guard !globals.contains(where: { $0.type == items.type && $0.outline.patterns == patterns }) else { return }
        globals.append(GlobalItems(patterns, as: items.type, items.outline.validation))
    }

    private mutating func append<Other>(
        _ entry: RouteEntry<Other>, _ renamed: [String: String], _ binding: EntryBinding<Route>
    ) {
        let outer = draft.scope
        defer { draft.scope = outer }
        draft.scope.requirements += entry.requirements
        var patterns = draft.scoped(entry.patterns.map { $0.renamingTypes(renamed) })
        if entry.outline.hasUnreadablePatterns { patterns.areAll = false }
        // Compares the link sources that the other table had when the route was added, not its current sources.
        let isOpen = entry.outline.inheritsSources && entry.sources == [.anywhere]
        append(patterns, named: entry.name, from: isOpen ? nil : entry.sources, fallback: entry.isFallback, binding)
    }
}

extension EntryBinding {
    /// Returns the functions for an outer route type. `embed` wraps a route; `extract` unwraps it.
    fileprivate func map<Outer>(
        _ embed: @escaping @Sendable (Route) -> Outer, inverse extract: (@Sendable (Outer) -> Route?)?
    ) -> EntryBinding<Outer> {
        var binding = EntryBinding<Outer>(build.map(embed))
        binding.validation = validation
        binding.naming = naming.map { naming in { @Sendable patterns in naming(patterns).map(embed) } }
        if let inverse, let extract {
            binding.inverse = RouteInverse { route, values throws(RouteBuildError) in
                guard let inner = extract(route) else { return false }
                return try inverse.addValues(of: inner, to: &values)
            }
        }
        return binding
    }
}

extension RouteBinding {
    fileprivate func map<Outer>(_ embed: @escaping @Sendable (Route) -> Outer) -> RouteBinding<Outer> {
        switch self {
        case .constant(let route): .constant(embed(route))
        case .build(let build): .build { match throws(RouteBuildError) in try build(match).map(embed) }
        case .values(let build): .values { view throws(RouteBuildError) in try build(view).map(embed) }
        }
    }
}
