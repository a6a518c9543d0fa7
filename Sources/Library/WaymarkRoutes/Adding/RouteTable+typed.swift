public import WaymarkCore

extension RouteTable {
    /// Adds a route that is created from typed parameter values, and printed from the same values.
    ///
    /// ```swift
    /// table.add("/user/{id: Int}/posts/{post: Int}") { (id: Int, post: Int) in
    ///     AppRoute.post(user: id, id: post)
    /// } inverse: { route in
    ///     if case .post(let user, let id) = route { (user, id) } else { nil }
    /// }
    /// ```
    ///
    /// The closure's parameters are those of the first pattern, in written order: path, query, fragment. A parameter
    /// without a type in the pattern accepts the strings of the Swift type. A parameter that a link may omit is an
    /// `Optional`; a list or a catch-all is an array. Creating the router checks the types and reports all problems.
    ///
    /// If several patterns order the parameters differently, or omit some, name them with `parameters`:
    ///
    /// ```swift
    /// table.add("/user/{id}/{post}", "/p/{post}?user={id}", parameters: ["id", "post"]) { (id: Int, post: Int) in
    ///     AppRoute.post(user: id, id: post)
    /// } inverse: { route in
    ///     if case .post(let user, let id) = route { (user, id) } else { nil }
    /// }
    /// ```
    /// If a pattern lacks one of these parameters, its type must be an optional or a list.
    ///
    /// Declare a default in the pattern if possible: `{page: Int = 1}`. If `build` and `inverse` implement the default,
    /// pass it in `defaults`, so that route files and table comparisons include it:
    ///
    /// ```swift
    /// table.add("/search?q={query}&page={page?}", defaults: ["page": 1]) { (query: String, page: Int?) in
    ///     AppRoute.search(query: query, page: page ?? 1)
    /// } inverse: { route in
    ///     if case .search(let query, let page) = route { (query, page.omitted(when: 1)) } else { nil }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - patterns: The patterns of the links that open the route. The first one that accepts the values prints them.
    ///   - name: The name of the route in messages and in the command-line tool.
    ///   - syntax: The syntax of the patterns.
    ///   - sources: The schemes and hosts from which links to this route are accepted; by default those of the table.
    ///   - fallback: `true` if the route is a fallback: a later version may open its links with new routes, and
    ///     `waymark diff` and `expectCompatible` do not report that as a break.
    ///   - parameters: The pattern names of the closure's parameters, in order; by default those of the first pattern.
    ///   - defaults: The values that `build` uses for absent parameters and `inverse` omits, by parameter name. For a
    ///     name that no pattern contains, creating the router throws.
    ///   - build: Creates the route. If it returns `nil`, the next best route is tried; an error stops the search.
    ///   - inverse: Returns the values that print a route; `nil` for other routes. Without it, printing throws.
    @inlinable
    public mutating func add<each Value: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, fallback: Bool = false, parameters: [String]? = nil,
        defaults: [String: any ParameterConvertible] = [:],
        build: @escaping @Sendable (repeat each Value) throws -> Route?,
        inverse: (@Sendable (Route) -> (repeat each Value)?)? = nil
    ) {
        let binding = EntryBinding(parameters, build: build, inverse: inverse)
        add(patterns, named: name, syntax: syntax, from: sources, fallback: fallback, defaults: defaults, binding)
    }

    /// Adds a route that is created from one typed parameter value, and printed from the same value.
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
        let binding = EntryBinding(parameters, build: build, inverse: inverse)
        add(patterns, named: name, syntax: syntax, from: sources, fallback: fallback, defaults: defaults, binding)
    }

    /// Adds a route that is created from, and printed with, two typed parameter values.
    @inlinable
    public mutating func add<A: ParameterConvertible, B: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, fallback: Bool = false, parameters: [String]? = nil,
        defaults: [String: any ParameterConvertible] = [:],
        build: @escaping @Sendable (A, B) throws -> Route?,
        inverse: (@Sendable (Route) -> (A, B)?)? = nil
    ) {
        let binding = EntryBinding(parameters, build: build, inverse: inverse)
        add(patterns, named: name, syntax: syntax, from: sources, fallback: fallback, defaults: defaults, binding)
    }

    /// Adds a route that is created from, and printed with, three typed parameter values.
    @inlinable
    public mutating func add<A: ParameterConvertible, B: ParameterConvertible, C: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, fallback: Bool = false, parameters: [String]? = nil,
        defaults: [String: any ParameterConvertible] = [:],
        build: @escaping @Sendable (A, B, C) throws -> Route?,
        inverse: (@Sendable (Route) -> (A, B, C)?)? = nil
    ) {
        let binding = EntryBinding(parameters, build: build, inverse: inverse)
        add(patterns, named: name, syntax: syntax, from: sources, fallback: fallback, defaults: defaults, binding)
    }

    /// Adds a route with the defaults of its parameters. This function is not inlined: large tables compile faster.
    @inlinable
    @inline(never)
    mutating func add(
        _ patterns: [String], named name: String?, syntax: any PatternSyntax, from sources: [LinkSource]?,
        fallback: Bool, defaults: [String: any ParameterConvertible], _ binding: EntryBinding<Route>
    ) {
        var binding = binding
        binding.setDefaults(defaults.compactMapValues { $0.capture })
        add(texts: patterns, named: name, syntax: syntax, from: sources, fallback: fallback, binding)
    }
}
