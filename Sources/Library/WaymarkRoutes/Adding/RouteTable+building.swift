public import WaymarkCore

extension RouteTable {
    /// Adds a route that a closure creates from the match of a link. Only `url(named:captures:)` prints it.
    ///
    /// ```swift
    /// table.add("/invite/{key}") { match in .invite(key: try match.value("key")) }
    /// ```
    ///
    /// - Parameters:
    ///   - patterns: The patterns, for example `/invite/{key}`. Links that match one of them open the route.
    ///   - name: The name of the route in messages and in the command-line tool.
    ///   - syntax: The syntax of the patterns.
    ///   - sources: The schemes and hosts from which links to this route are accepted; by default those of the table.
    ///   - fallback: `true` if the route is a fallback: a later version may open its links with new routes.
    ///   - build: Creates the route. If it returns `nil`, the next best route is tried; an error stops the search.
    public mutating func add(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, fallback: Bool = false,
        build: @escaping @Sendable (PatternMatch) throws -> Route?
    ) {
        add(
            texts: patterns, named: name, syntax: syntax, from: sources, fallback: fallback, EntryBinding(.build(build))
        )
    }

    /// Adds a route with two closures: one creates it from the match of a link, one returns its values for printing.
    ///
    /// ```swift
    /// table.add("/invite/{key}") { match in
    ///     .invite(key: try match.value("key"))
    /// } inverse: { route in
    ///     if case .invite(let key) = route { ["key": key.capture] } else { nil }
    /// }
    /// ```
    ///
    /// The patterns alone decide which links match. The types of the values add no checks.
    ///
    /// The closure `inverse` returns the values of a route by parameter name, or `nil` for other routes of the table. A
    /// value that is `nil` is omitted from the link, and its parameter must have no default. The segments of an unnamed
    /// catch-all are a list with the key `**`.
    public mutating func add(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, fallback: Bool = false,
        build: @escaping @Sendable (PatternMatch) throws -> Route?,
        inverse: @escaping @Sendable (Route) -> [String: CaptureValue?]?
    ) {
        let binding = EntryBinding(
            .build(build),
            inverse: RouteInverse<Route> { route, values in
                guard let all = inverse(route) else { return false }
                var captures = all.compactMapValues(\.self)
                var rest: [String] = []
                if case .list(let segments)? = captures.removeValue(forKey: "**") { rest = segments.map(\.description) }
                let absent = Set(all.keys.filter { captures[$0] == nil && $0 != "**" })
                values = PrintValues(captures: captures, rest: rest, absent: absent)
                return true
            })
        add(texts: patterns, named: name, syntax: syntax, from: sources, fallback: fallback, binding)
    }
}

extension PatternMatch {
    /// Returns the value of a parameter, converted to a type. An absent optional is `nil`, and an absent list empty.
    ///
    /// ```swift
    /// let id: Int = try match.value("id")
    /// ```
    ///
    /// - Throws: ``CaptureError`` if the link has no such value, or if the value is not valid for the type.
    /// - Complexity: O(*n*) in the bytes of the link; each call reads the link again.
    public func value<Value: ParameterConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(CaptureError) -> Value {
        let capture = self[name]
        // An absent list is empty, but a list that the pattern does not declare is an error.
        let isThere = capture != nil || !Value.parameterType.isList || pattern.parameters.contains { $0.name == name }
        if isThere || Value.isOptionalParameter, let value = Value(capture: capture) { return value }
        throw CaptureError(name: name, text: capture?.description, type: String(describing: type))
    }
}
