public import WaymarkCore

// One for each number of values, because functions of parameter packs are not compiled for the types of their values.
// Everything that is called for a link is inlinable, so that it is compiled where the types are known.

extension EntryBinding {
    /// A route that is made from one value.
    ///
    /// - Parameter names: The name of its parameter; `nil` if it is the first one of the first pattern.
    @inlinable
    init<A: ParameterConvertible>(
        _ names: [String]?, build: @escaping @Sendable (A) throws -> Route?,
        inverse: (@Sendable (Route) -> A?)?
    ) {
        self.init(names, [ParameterExpectation(A.self)]) { match, order in
            guard let a = A(match: match, parameter: order.index(0, in: match)) else { return nil }
            return try build(a)
        } inverse: {
            inverse.map { inverse in
                RouteInverse { route, values in
                    guard let a = inverse(route) else { return false }
                    values.append(a.capture)
                    return true
                }
            }
        }
        keepsValues = A.keepsText
    }

    /// A route that is made from two values.
    @inlinable
    init<A: ParameterConvertible, B: ParameterConvertible>(
        _ names: [String]?, build: @escaping @Sendable (A, B) throws -> Route?,
        inverse: (@Sendable (Route) -> (A, B)?)?
    ) {
        self.init(names, [ParameterExpectation(A.self), ParameterExpectation(B.self)]) { match, order in
            guard let a = A(match: match, parameter: order.index(0, in: match)),
                let b = B(match: match, parameter: order.index(1, in: match))
            else { return nil }
            return try build(a, b)
        } inverse: {
            inverse.map { inverse in
                RouteInverse { route, values in
                    guard let (a, b) = inverse(route) else { return false }
                    values.append(a.capture)
                    values.append(b.capture)
                    return true
                }
            }
        }
        keepsValues = A.keepsText && B.keepsText
    }

    /// A route that is made from three values.
    @inlinable
    init<A: ParameterConvertible, B: ParameterConvertible, C: ParameterConvertible>(
        _ names: [String]?, build: @escaping @Sendable (A, B, C) throws -> Route?,
        inverse: (@Sendable (Route) -> (A, B, C)?)?
    ) {
        let expectations = [ParameterExpectation(A.self), ParameterExpectation(B.self), ParameterExpectation(C.self)]
        self.init(names, expectations) { match, order in
            guard let a = A(match: match, parameter: order.index(0, in: match)),
                let b = B(match: match, parameter: order.index(1, in: match)),
                let c = C(match: match, parameter: order.index(2, in: match))
            else { return nil }
            return try build(a, b, c)
        } inverse: {
            inverse.map { inverse in
                RouteInverse { route, values in
                    guard let (a, b, c) = inverse(route) else { return false }
                    values.append(a.capture)
                    values.append(b.capture)
                    values.append(c.capture)
                    return true
                }
            }
        }
        keepsValues = A.keepsText && B.keepsText && C.keepsText
    }

    /// A route that is made from any number of values.
    @inlinable
    init<each Value: ParameterConvertible>(
        _ names: [String]?, build: @escaping @Sendable (repeat each Value) throws -> Route?,
        inverse: (@Sendable (Route) -> (repeat each Value)?)?
    ) {
        var expectations: [ParameterExpectation] = []
        var keepsTexts: [Bool] = []
        repeat expectations.append(ParameterExpectation((each Value).self))
        repeat keepsTexts.append((each Value).keepsText)
        self.init(names, expectations) { match, order in
            guard let values = match.values(order, (repeat each Value).self) else { return nil }
            return try build(repeat each values)
        } inverse: {
            inverse.map { inverse in
                RouteInverse { route, values in
                    guard let all = inverse(route) else { return false }
                    repeat values.append((each all).capture)
                    return true
                }
            }
        }
        keepsValues = !keepsTexts.contains(false)
    }

    /// A route that is made from values, by name or by position.
    @inlinable
    init(
        _ names: [String]?, _ expectations: [ParameterExpectation],
        read: @escaping @Sendable (borrowing MatchView, ParameterOrder) throws -> Route?,
        inverse: () -> RouteInverse<Route>?
    ) {
        let naming = { @Sendable (patterns: [RoutePattern]) -> RouteBinding<Route> in
            let order = ParameterOrder(names, in: patterns, count: expectations.count)
            return .values { try read($0, order) }
        }
        self.init(naming: naming, names: names, inverse: inverse(), expectations: expectations)
    }

    @usableFromInline
    init(
        naming: @escaping @Sendable ([RoutePattern]) -> RouteBinding<Route>, names: [String]?,
        inverse: RouteInverse<Route>?, expectations: [ParameterExpectation]
    ) {
        guard let names else {
            self.init(naming([]), naming: naming, positionalInverse: inverse, expectations: expectations)
            return
        }
        let problem = expectations.problem(ofNames: names).map { BindingProblem($0, pattern: 0) }
        self.init(
            naming: naming, inverse: inverse?.naming(names),
            expectations: problem == nil ? expectations.naming(names) : nil, problems: problem.map { [$0] } ?? [])
    }
}

extension ParameterConvertible {
    /// Whether a value is known to be the same again when it is read from the text that it was written as: it is one of
    /// the standard library's own types whose values have one text each. All others are read to find out.
    @inlinable package static var keepsText: Bool {
        Self.self == String.self || Self.self == Bool.self
            || Self.self == Int.self || Self.self == Int8.self || Self.self == Int16.self || Self.self == Int32.self
            || Self.self == Int64.self || Self.self == UInt.self || Self.self == UInt8.self || Self.self == UInt16.self
            || Self.self == UInt32.self || Self.self == UInt64.self
    }
}

extension [ParameterExpectation] {
    /// The expectations, each under the name at its place.
    func naming(_ names: [String]) -> [ParameterExpectation] {
        zip(self, names).map { expectation, name in
            var copy = expectation
            copy.name = name
            copy.reference = .name
            return copy
        }
    }

    /// What keeps names from being one for each; `nil` if they are.
    func problem(ofNames names: [String]) -> RouteProblem.Kind? {
        let areDistinct = names.count == count && Set(names).count == count
        return areDistinct ? nil : .valueNames(names, types: map(\.swiftType))
    }
}

extension ParameterExpectation {
    @usableFromInline
    package init<Value: ParameterConvertible>(name: String? = nil, _ type: Value.Type) {
        self.init(
            name: name, type: Value.parameterType, constraint: Value.parameterConstraint,
            isOptional: Value.isOptionalParameter, swiftType: String(reflecting: type),
            elementType: String(reflecting: innermostType(of: type)))
        // Most types are one value that is there.
        if mayBeAbsent { unspellable = unsupportedShape(of: type)?.sentence }
    }
}
