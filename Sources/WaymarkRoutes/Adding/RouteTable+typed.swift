public import WaymarkCore

extension RouteTable {
    /// Adds a route that is made from typed parameters, by position, and printed from the same values.
    ///
    /// ```swift
    /// table.add("/user/{id: Int}/posts/{post: Int}") { (id: Int, post: Int) in
    ///     AppRoute.post(user: id, id: post)
    /// } inverse: { route in
    ///     if case .post(let user, let id) = route { (user, id) } else { nil }
    /// }
    /// ```
    ///
    /// The function's parameters are those of the pattern, in the order written: path, query, fragment. A parameter for
    /// which the pattern names no type takes the Swift type's texts. A parameter that may be absent is an optional, a
    /// list or a catch-all an array. Whether they fit is checked, with every other problem of the table, when the router
    /// is made.
    ///
    /// - Parameters:
    ///   - patterns: The patterns; each has these parameters.
    ///   - name: The name by which the tool and messages know the route.
    ///   - syntax: The notation that the patterns are written in.
    ///   - sources: Where links to this route may come from; what the table accepts unless told otherwise.
    ///   - build: Makes the route. `nil` passes the link on to the next best entry; an error stops the search.
    ///   - inverse: Takes a route apart; `nil` for a route that belongs to another entry. Without it the route can not
    ///     be printed.
    public mutating func add<each Value: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, build: @escaping @Sendable (repeat each Value) throws -> Route?,
        inverse: (@Sendable (Route) -> (repeat each Value)?)? = nil
    ) {
        let binding = EntryBinding(positional: build, inverse: inverse)
        add(texts: patterns, named: name, syntax: syntax, from: sources, binding)
    }
}

extension EntryBinding {
    init<each Value: ParameterConvertible>(
        positional build: @escaping @Sendable (repeat each Value) throws -> Route?,
        inverse: (@Sendable (Route) -> (repeat each Value)?)?
    ) {
        var expectations: [ParameterExpectation] = []
        repeat expectations.append(ParameterExpectation((each Value).self))
        self.init(
            .build { match in
                var reader = ParameterReader(match, names: match.pattern.parameters.compactMap(\.name))
                guard let values = reader.values((repeat each Value).self) else { return nil }
                return try build(repeat each values)
            },
            positionalInverse: inverse.map { inverse -> @Sendable (Route) throws -> [CaptureValue?]? in
                { @Sendable route in
                    guard let values = inverse(route) else { return nil }
                    var captures: [CaptureValue?] = []
                    repeat captures.append((each values).capture)
                    return captures
                }
            }, expectations: expectations)
    }
}

/// Reads what parameters held, one after the other.
struct ParameterReader {
    private let captures: Captures
    private var names: ArraySlice<String>

    init(_ match: PatternMatch, names: [String]) {
        captures = match.captures
        self.names = names[...]
    }

    /// The values, or `nil` if one is absent or does not fit.
    mutating func values<each Value: ParameterConvertible>(_: (repeat each Value).Type) -> (repeat each Value)? {
        do {
            return (repeat try next((each Value).self))
        } catch {
            return nil
        }
    }

    private struct Misfit: Error {}

    private mutating func next<Value: ParameterConvertible>(_ type: Value.Type) throws -> Value {
        guard let name = names.popFirst(), let value = Value(capture: captures[name]) else { throw Misfit() }
        return value
    }
}

extension ParameterExpectation {
    init<Value: ParameterConvertible>(name: String? = nil, _ type: Value.Type) {
        self.init(
            name: name, type: Value.parameterType, constraint: Value.parameterConstraint,
            isOptional: Value.isOptionalParameter, swiftType: String(reflecting: type),
            elementType: String(reflecting: innermostType(of: type)))
    }
}
