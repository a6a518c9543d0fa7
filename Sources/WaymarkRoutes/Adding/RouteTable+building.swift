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
    ///   - build: Makes the route. `nil` passes the link on to the next best entry; an error stops the search, and is
    ///     what ``MatchResult/failed(_:)`` holds.
    public mutating func add(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, build: @escaping @Sendable (PatternMatch) throws -> Route?
    ) {
        add(texts: patterns, named: name, syntax: syntax, from: sources, EntryBinding(.build(build)))
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
