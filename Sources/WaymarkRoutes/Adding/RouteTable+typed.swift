public import WaymarkCore

extension RouteTable {
    /// Adds a route that is made from typed parameters, and printed from the same values.
    ///
    /// ```swift
    /// table.add("/user/{id: Int}/posts/{post: Int}") { (id: Int, post: Int) in
    ///     AppRoute.post(user: id, id: post)
    /// } inverse: { route in
    ///     if case .post(let user, let id) = route { (user, id) } else { nil }
    /// }
    /// ```
    ///
    /// The function's parameters are those of the first pattern, in the order written: path, query, fragment. A parameter
    /// for which the pattern names no type takes the Swift type's texts. A parameter that may be absent is an optional, a
    /// list or a catch-all an array. Whether they fit is checked, with every other problem of the table, when the router
    /// is made.
    ///
    /// Where several patterns have them in different order, or not all of them, `parameters` says what they are called:
    ///
    /// ```swift
    /// table.add("/user/{id}/{post}", "/p/{post}?user={id}", parameters: ["id", "post"]) { (id: Int, post: Int) in
    ///     AppRoute.post(user: id, id: post)
    /// } inverse: { route in
    ///     if case .post(let user, let id) = route { (user, id) } else { nil }
    /// }
    /// ```
    ///
    /// A parameter that a pattern does not have is absent then, which is for optionals and lists only.
    ///
    /// Functions of up to three values have methods of their own, because the compiler makes those faster. They are called
    /// alike.
    ///
    /// - Parameters:
    ///   - patterns: The patterns; the first one is printed.
    ///   - name: The name by which the tool and messages know the route.
    ///   - syntax: The notation that the patterns are written in.
    ///   - sources: Where links to this route may come from; what the table accepts unless told otherwise.
    ///   - parameters: What the function's parameters are called in the patterns, in order; as in the first pattern unless
    ///     told otherwise.
    ///   - build: Makes the route. `nil` passes the link on to the next best entry; an error stops the search.
    ///   - inverse: Takes a route apart; `nil` for a route that belongs to another entry. Without it the route cannot
    ///     be printed.
    @inlinable
    public mutating func add<each Value: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, parameters: [String]? = nil,
        build: @escaping @Sendable (repeat each Value) throws -> Route?,
        inverse: (@Sendable (Route) -> (repeat each Value)?)? = nil
    ) {
        let binding = EntryBinding(parameters, build: build, inverse: inverse)
        add(texts: patterns, named: name, syntax: syntax, from: sources, binding)
    }

    /// Adds a route that is made from one typed parameter, and printed from the same value.
    ///
    /// ```swift
    /// table.add("/user/{id: Int}") { (id: Int) in
    ///     AppRoute.user(id)
    /// } inverse: { route in
    ///     if case .user(let id) = route { id } else { nil }
    /// }
    /// ```
    @inlinable
    public mutating func add<A: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, parameters: [String]? = nil,
        build: @escaping @Sendable (A) throws -> Route?,
        inverse: (@Sendable (Route) -> A?)? = nil
    ) {
        let binding = EntryBinding(parameters, build: build, inverse: inverse)
        add(texts: patterns, named: name, syntax: syntax, from: sources, binding)
    }

    /// Adds a route that is made from two typed parameters, and printed from the same values.
    @inlinable
    public mutating func add<A: ParameterConvertible, B: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, parameters: [String]? = nil,
        build: @escaping @Sendable (A, B) throws -> Route?,
        inverse: (@Sendable (Route) -> (A, B)?)? = nil
    ) {
        let binding = EntryBinding(parameters, build: build, inverse: inverse)
        add(texts: patterns, named: name, syntax: syntax, from: sources, binding)
    }

    /// Adds a route that is made from three typed parameters, and printed from the same values.
    @inlinable
    public mutating func add<A: ParameterConvertible, B: ParameterConvertible, C: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, parameters: [String]? = nil,
        build: @escaping @Sendable (A, B, C) throws -> Route?,
        inverse: (@Sendable (Route) -> (A, B, C)?)? = nil
    ) {
        let binding = EntryBinding(parameters, build: build, inverse: inverse)
        add(texts: patterns, named: name, syntax: syntax, from: sources, binding)
    }
}
