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
    /// A value that the function makes of an absent parameter is best said in the pattern, `{page: Int = 1}`. Where `build`
    /// and `inverse` do it, `defaults` tells route files and comparisons of tables of it:
    ///
    /// ```swift
    /// table.add("/search?q={query}&page={page?}", defaults: ["page": 1]) { (query: String, page: Int?) in
    ///     AppRoute.search(query: query, page: page ?? 1)
    /// } inverse: { route in
    ///     if case .search(let query, let page) = route { (query, page.omitted(when: 1)) } else { nil }
    /// }
    /// ```
    ///
    /// Functions of up to three values have methods of their own, because the compiler makes those faster. They are called
    /// alike.
    ///
    /// - Parameters:
    ///   - patterns: The patterns; the first one is printed.
    ///   - name: The name by which the tool and messages know the route.
    ///   - syntax: The notation that the patterns are written in.
    ///   - sources: Where links to this route may come from; what the table accepts unless told otherwise.
    ///   - fallback: Whether the route is a fallback, whose links may open new routes instead: no break for `waymark diff` and
    ///     `expectCompatible`.
    ///   - parameters: What the function's parameters are called in the patterns, in order; as in the first pattern unless
    ///     told otherwise.
    ///   - defaults: By the name of a parameter, the value that `build` takes when a link says nothing of it, and that
    ///     `inverse` leaves out. A name that no pattern has is a problem of the table.
    ///   - build: Makes the route. `nil` passes the link on to the next best entry; an error stops the search.
    ///   - inverse: Takes a route apart; `nil` for a route that belongs to another entry. Without it the route cannot
    ///     be printed.
    @inlinable
    public mutating func add<each Value: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, fallback: Bool = false, parameters: [String]? = nil,
        defaults: [String: any ParameterConvertible] = [:],
        build: @escaping @Sendable (repeat each Value) throws -> Route?,
        inverse: (@Sendable (Route) -> (repeat each Value)?)? = nil
    ) {
        var binding = EntryBinding(parameters, build: build, inverse: inverse)
        if !defaults.isEmpty { binding.setDefaults(defaults.compactMapValues { $0.capture }) }
        add(texts: patterns, named: name, syntax: syntax, from: sources, fallback: fallback, binding)
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
        from sources: [LinkSource]? = nil, fallback: Bool = false, parameters: [String]? = nil,
        defaults: [String: any ParameterConvertible] = [:],
        build: @escaping @Sendable (A) throws -> Route?,
        inverse: (@Sendable (Route) -> A?)? = nil
    ) {
        var binding = EntryBinding(parameters, build: build, inverse: inverse)
        if !defaults.isEmpty { binding.setDefaults(defaults.compactMapValues { $0.capture }) }
        add(texts: patterns, named: name, syntax: syntax, from: sources, fallback: fallback, binding)
    }

    /// Adds a route that is made from two typed parameters, and printed from the same values.
    @inlinable
    public mutating func add<A: ParameterConvertible, B: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, fallback: Bool = false, parameters: [String]? = nil,
        defaults: [String: any ParameterConvertible] = [:],
        build: @escaping @Sendable (A, B) throws -> Route?,
        inverse: (@Sendable (Route) -> (A, B)?)? = nil
    ) {
        var binding = EntryBinding(parameters, build: build, inverse: inverse)
        if !defaults.isEmpty { binding.setDefaults(defaults.compactMapValues { $0.capture }) }
        add(texts: patterns, named: name, syntax: syntax, from: sources, fallback: fallback, binding)
    }

    /// Adds a route that is made from three typed parameters, and printed from the same values.
    @inlinable
    public mutating func add<A: ParameterConvertible, B: ParameterConvertible, C: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, fallback: Bool = false, parameters: [String]? = nil,
        defaults: [String: any ParameterConvertible] = [:],
        build: @escaping @Sendable (A, B, C) throws -> Route?,
        inverse: (@Sendable (Route) -> (A, B, C)?)? = nil
    ) {
        var binding = EntryBinding(parameters, build: build, inverse: inverse)
        if !defaults.isEmpty { binding.setDefaults(defaults.compactMapValues { $0.capture }) }
        add(texts: patterns, named: name, syntax: syntax, from: sources, fallback: fallback, binding)
    }
}
