public import WaymarkCore

extension RouteTable {
    /// Adds a route that a closure builds from the match.
    ///
    /// ```swift
    /// table.add("/invite/{key}") { match in .invite(key: try match.value("key")) }
    /// ```
    ///
    /// - Parameters:
    ///   - patterns: The patterns, for example `/invite/{key}`.
    ///   - name: The route's name in messages and in the tool.
    ///   - syntax: The syntax of the patterns.
    ///   - sources: The sources of links to this route; by default those that the table accepts.
    ///   - fallback: If `true`, the route is a fallback; new routes may take over its links.
    ///   - build: Builds the route. Returning `nil` passes the link to the next best entry. An error stops the search
    ///     and becomes ``MatchResult/failed(_:)``.
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
    /// Adds a route that a closure builds from the match, printed from captures by name.
    ///
    /// ```swift
    /// table.add("/invite/{key}") { match in
    ///     .invite(key: try match.value("key"))
    /// } inverse: { route in
    ///     if case .invite(let key) = route { ["key": key.capture] } else { nil }
    /// }
    /// ```
    ///
    /// The patterns alone decide which links match, as with ``add(_:named:syntax:from:fallback:build:)``: the types of
    /// the values add no checks.
    ///
    /// - Parameters:
    ///   - patterns: The patterns, for example `/invite/{key}`.
    ///   - name: The route's name in messages and in the tool.
    ///   - syntax: The syntax of the patterns.
    ///   - sources: The sources of links to this route; by default those that the table accepts.
    ///   - fallback: If `true`, the route is a fallback; new routes may take over its links.
    ///   - build: Builds the route. Returning `nil` passes the link to the next best entry. An error stops the search
    ///     and becomes ``MatchResult/failed(_:)``.
    ///   - inverse: Returns the captures of a route by parameter name, or `nil` for routes of other entries. A capture
    ///     that is `nil` is omitted from the link, and its parameter must have no default. The segments of an unnamed
    ///     catch-all are a list with the key `**`.
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
    /// Returns a capture converted to a type. An absent capture gives `nil` for an optional and an empty list for a
    /// list.
    ///
    /// ```swift
    /// let id: Int = try match.value("id")
    /// ```
    ///
    /// - Throws: ``CaptureError`` if the parameter is absent or its value is not valid for the type.
    /// - Complexity: O(*n*) in the bytes of the link; each call searches the link again.
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
