public import WaymarkCore

extension RouteTable {
    /// Adds a route that is made from typed parameters, by name, and printed from the same values.
    ///
    /// ```swift
    /// table.add("/user/{id}/{post}", "/p/{post}?user={id}", parameters: ["id", "post"]) { (id: Int, post: Int) in
    ///     AppRoute.post(user: id, id: post)
    /// } inverse: { route in
    ///     if case .post(let user, let id) = route { (user, id) } else { nil }
    /// }
    /// ```
    ///
    /// The patterns may have the parameters in any order. One that a pattern does not have is absent, which is for
    /// optionals only.
    ///
    /// - Parameters:
    ///   - patterns: The patterns.
    ///   - name: The name by which the tool and messages know the route.
    ///   - syntax: The notation that the patterns are written in.
    ///   - sources: Where links to this route may come from; what the table accepts unless told otherwise.
    ///   - parameters: The names of the function's parameters in the patterns.
    ///   - build: Makes the route. `nil` passes the link on to the next best entry; an error stops the search.
    ///   - inverse: Takes a route apart; `nil` for a route that belongs to another entry. Without it the route cannot
    ///     be printed.
    @inlinable
    public mutating func add<each Value: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, parameters: [String],
        build: @escaping @Sendable (repeat each Value) throws -> Route?,
        inverse: (@Sendable (Route) -> (repeat each Value)?)? = nil
    ) {
        let binding = EntryBinding(parameters, build: build, inverse: inverse)
        add(texts: patterns, named: name, syntax: syntax, from: sources, binding)
    }

    /// Adds a route that is made from one typed parameter, by name, and printed from the same value.
    ///
    /// ```swift
    /// table.add("/user/{id}", "/u?id={id}", parameters: ["id"]) { (id: Int) in AppRoute.user(id) }
    /// ```
    @inlinable
    public mutating func add<A: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, parameters: [String],
        build: @escaping @Sendable (A) throws -> Route?, inverse: (@Sendable (Route) -> A?)? = nil
    ) {
        let binding = EntryBinding(parameters, build: build, inverse: inverse)
        add(texts: patterns, named: name, syntax: syntax, from: sources, binding)
    }

    /// Adds a route that is made from two typed parameters, by name, and printed from the same values.
    @inlinable
    public mutating func add<A: ParameterConvertible, B: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, parameters: [String],
        build: @escaping @Sendable (A, B) throws -> Route?, inverse: (@Sendable (Route) -> (A, B)?)? = nil
    ) {
        let binding = EntryBinding(parameters, build: build, inverse: inverse)
        add(texts: patterns, named: name, syntax: syntax, from: sources, binding)
    }

    /// Adds a route that is made from three typed parameters, by name, and printed from the same values.
    @inlinable
    public mutating func add<A: ParameterConvertible, B: ParameterConvertible, C: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, parameters: [String],
        build: @escaping @Sendable (A, B, C) throws -> Route?,
        inverse: (@Sendable (Route) -> (A, B, C)?)? = nil
    ) {
        let binding = EntryBinding(parameters, build: build, inverse: inverse)
        add(texts: patterns, named: name, syntax: syntax, from: sources, binding)
    }

    /// Adds a route that is the same for every link, and printed without being compared.
    ///
    /// ```swift
    /// table.add("/", "/home", to: .home) { route in if case .home = route { true } else { false } }
    /// ```
    ///
    /// - Parameters:
    ///   - patterns: The patterns; the first one is printed.
    ///   - name: The name by which the tool and messages know the route.
    ///   - syntax: The notation that the patterns are written in.
    ///   - sources: Where links to this route may come from; what the table accepts unless told otherwise.
    ///   - route: What a link that matches gives.
    ///   - inverse: Whether a route is this one.
    public mutating func add(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, to route: Route, inverse: @escaping @Sendable (Route) -> Bool
    ) {
        var binding = EntryBinding(.constant(route), inverse: RouteInverse { route, _ in inverse(route) })
        binding.keepsValues = true
        add(texts: patterns, named: name, syntax: syntax, from: sources, binding)
    }
}
