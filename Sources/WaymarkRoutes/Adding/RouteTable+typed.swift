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
    @inlinable
    public mutating func add<each Value: ParameterConvertible>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, build: @escaping @Sendable (repeat each Value) throws -> Route?,
        inverse: (@Sendable (Route) -> (repeat each Value)?)? = nil
    ) {
        // Everything that is called for a link is inlinable, so that it is compiled for the types of the values.
        var expectations: [ParameterExpectation] = []
        repeat expectations.append(ParameterExpectation((each Value).self))
        let binding = EntryBinding<Route>(
            .values { reader in
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
        add(texts: patterns, named: name, syntax: syntax, from: sources, binding)
    }
}

/// A parameter does not hold what a function takes.
@usableFromInline
struct PositionalMisfit: Error {
    @inlinable init() {}
}

extension ParameterReader {
    /// What the parameters of the pattern held, in their order, or `nil` if one is absent or does not fit.
    @inlinable
    func values<each Value: ParameterConvertible>(_: (repeat each Value).Type) -> (repeat each Value)? {
        var index = 0
        do throws(PositionalMisfit) {
            return (repeat try next((each Value).self, at: &index))
        } catch {
            return nil
        }
    }

    /// What the parameter at an index holds; the index is then that of the next one.
    @inlinable
    func next<Value: ParameterConvertible>(
        _ type: Value.Type, at index: inout Int
    ) throws(PositionalMisfit) -> Value {
        let position = index
        index += 1
        // Standard types are read straight from the bytes.
        if type == Int.self, let value = signed(position), let value = Int(exactly: value) {
            return unsafeBitCast(value, to: Value.self)
        }
        if type == String.self, let value = text(position) { return unsafeBitCast(value, to: Value.self) }
        if type == Int64.self, let value = signed(position) { return unsafeBitCast(value, to: Value.self) }
        if type == Int32.self, let value = signed(position), let value = Int32(exactly: value) {
            return unsafeBitCast(value, to: Value.self)
        }
        if type == UInt.self, let value = unsigned(position), let value = UInt(exactly: value) {
            return unsafeBitCast(value, to: Value.self)
        }
        if type == UInt64.self, let value = unsigned(position) { return unsafeBitCast(value, to: Value.self) }
        guard let value = Value(capture: capture(position)) else { throw PositionalMisfit() }
        return value
    }
}

extension ParameterExpectation {
    @usableFromInline
    init<Value: ParameterConvertible>(name: String? = nil, _ type: Value.Type) {
        self.init(
            name: name, type: Value.parameterType, constraint: Value.parameterConstraint,
            isOptional: Value.isOptionalParameter, swiftType: String(reflecting: type),
            elementType: String(reflecting: innermostType(of: type)))
    }
}
