public import WaymarkCore

extension RouteTable {
    /// Adds a route that is made from the match.
    ///
    /// ```swift
    /// table.add("/invite/{key}") { match in .invite(key: try match.value("key")) }
    /// ```
    ///
    /// - Parameters:
    ///   - patterns: The patterns, for example `/invite/{key}`.
    ///   - name: The name by which the tool and messages know the route.
    ///   - syntax: The notation that the patterns are written in.
    ///   - sources: Where links to this route may come from; what the table accepts unless told otherwise.
    ///   - fallback: Whether the route is a fallback, whose links may open new routes instead.
    ///   - build: Makes the route. `nil` passes the link on to the next best entry; an error stops the search, and is
    ///     what ``MatchResult/failed(_:)`` holds.
    public mutating func add(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, fallback: Bool = false,
        build: @escaping @Sendable (PatternMatch) throws -> Route?
    ) {
        add(
            texts: patterns, named: name, syntax: syntax, from: sources, fallback: fallback, EntryBinding(.build(build))
        )
    }
}

extension RouteTable {
    /// Adds a route that is made from the match, and printed from its captures.
    ///
    /// ```swift
    /// table.add("/invite/{key}") { match in
    ///     .invite(key: try match.value("key"))
    /// } inverse: { route in
    ///     if case .invite(let key) = route { ["key": key.capture] } else { nil }
    /// }
    /// ```
    ///
    /// Patterns take what they say alone, as with ``add(_:named:syntax:from:fallback:build:)``: types of values change nothing.
    ///
    /// - Parameters:
    ///   - patterns: The patterns, for example `/invite/{key}`.
    ///   - name: The name by which the tool and messages know the route.
    ///   - syntax: The notation that the patterns are written in.
    ///   - sources: Where links to this route may come from; what the table accepts unless told otherwise.
    ///   - fallback: Whether the route is a fallback, whose links may open new routes instead.
    ///   - build: Makes the route. `nil` passes the link on to the next best entry; an error stops the search, and is
    ///     what ``MatchResult/failed(_:)`` holds.
    ///   - inverse: What the parameters of a route hold, by name; those that are `nil` are left out, and no default may stand
    ///     in for them. The segments of an unnamed catch-all are a list under `**`. `nil` for the routes of other entries.
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
    /// What a parameter held, as a type of your own. Nothing for an optional, and an empty list for a list, if it was absent.
    ///
    /// ```swift
    /// let id: Int = try match.value("id")
    /// ```
    ///
    /// - Throws: ``CaptureError`` if the parameter was absent, or held no value of the type.
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public func value<Value: ParameterConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(CaptureError) -> Value {
        let capture = self[name]
        // An absent list is an empty one, but a list that the pattern does not have is a mistake.
        let isThere = capture != nil || !Value.parameterType.isList || pattern.parameters.contains { $0.name == name }
        if isThere || Value.isOptionalParameter, let value = Value(capture: capture) { return value }
        throw CaptureError(name: name, text: capture?.description, type: String(describing: type))
    }
}
