public import WaymarkCore

// One overload for each number of values up to three: the compiler does not specialise closures over parameter packs.
// Code that runs for every match is inlinable, so that clients specialise it for their types.

extension EntryBinding {
    /// Creates the closures that build a route from one parameter value, and print it. The parameter is found by its
    /// name, or by position if `names` is `nil`.
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
        keepsValues = A.printsUnchanged
    }

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
        keepsValues = A.printsUnchanged && B.printsUnchanged
    }

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
        keepsValues = A.printsUnchanged && B.printsUnchanged && C.printsUnchanged
    }

    @inlinable
    init<each Value: ParameterConvertible>(
        _ names: [String]?, build: @escaping @Sendable (repeat each Value) throws -> Route?,
        inverse: (@Sendable (Route) -> (repeat each Value)?)?
    ) {
        var expectations: [ParameterExpectation] = []
        var keepsTexts: [Bool] = []
        repeat expectations.append(ParameterExpectation((each Value).self))
        repeat keepsTexts.append((each Value).printsUnchanged)
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

    /// Creates a route's build and print closures. Parameters are found by name, or by position if `names` is `nil`.
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
            self.init(naming: naming, inverse: inverse, expectations: expectations)
            isPositional = true
            return
        }
        let problem = expectations.problem(ofNames: names).map { BindingProblem($0, pattern: 0) }
        self.init(
            naming: naming, inverse: inverse?.naming(names),
            expectations: problem == nil ? expectations.naming(names) : nil, problems: problem.map { [$0] } ?? [])
    }
}

extension ParameterConvertible {
    /// `true` if values always read back unchanged from a printed link: `String`, `Bool` and the integers.
    @inlinable package static var printsUnchanged: Bool {
        Self.self == String.self || Self.self == Bool.self
            || Self.self == Int.self || Self.self == Int8.self || Self.self == Int16.self || Self.self == Int32.self
            || Self.self == Int64.self || Self.self == UInt.self || Self.self == UInt8.self || Self.self == UInt16.self
            || Self.self == UInt32.self || Self.self == UInt64.self
    }
}

extension [ParameterExpectation] {
    /// Returns a problem if there is not exactly one name for each value, or a name is repeated.
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
        if mayBeAbsent { unspellable = unsupportedShape(of: type)?.sentence }
    }
}
