/// How a route is made from a match, and what a link is written from when the route is given.
@usableFromInline
package struct EntryBinding<Route: Sendable>: Sendable {
    @usableFromInline package var build: RouteBinding<Route>

    /// What the link of a route is written from; `nil` for a route that belongs to another entry.
    package var inverse: (@Sendable (Route) throws -> PrintValues?)?

    /// The same by position, until it is known what the parameters are called.
    private var positionalInverse: (@Sendable (Route) throws -> [CaptureValue?]?)?

    /// What routes that are always the same do not have.
    private(set) var demands: EntryDemands?

    package init(
        _ build: RouteBinding<Route>, inverse: (@Sendable (Route) throws -> PrintValues?)? = nil,
        expectations: [ParameterExpectation]? = nil, problems: [BindingProblem] = []
    ) {
        self.build = build
        self.inverse = inverse
        if expectations != nil || !problems.isEmpty {
            demands = EntryDemands(expectations: expectations, problems: problems)
        }
    }

    /// - Parameter positionalInverse: What the parameters of the first pattern hold for a route, in their order.
    @usableFromInline
    package init(
        _ build: RouteBinding<Route>,
        positionalInverse: (@Sendable (Route) throws -> [CaptureValue?]?)?, expectations: [ParameterExpectation]
    ) {
        self.init(build, expectations: expectations)
        self.positionalInverse = positionalInverse
    }

    /// Puts the values of a route under the names of a pattern's parameters.
    mutating func name(parametersOf pattern: RoutePattern?) {
        guard let positionalInverse else { return }
        let names = pattern?.parameters.compactMap(\.name) ?? []
        inverse = { route in try positionalInverse(route).map { PrintValues(names, $0) } }
        self.positionalInverse = nil
    }
}

extension EntryBinding {
    /// What the route is made from by position, to be compared with the parameters of each pattern.
    package var expectations: [ParameterExpectation]? {
        get { demands?.expectations }
        set { demands = EntryDemands(expectations: newValue, problems: problems, check: check) }
    }

    /// What was found wrong when the type of the route was compared with the patterns.
    package var problems: [BindingProblem] { demands?.problems ?? [] }

    /// What the entry asks of links beyond its patterns.
    package var check: EntryCheck? {
        get { demands?.check }
        set { demands = EntryDemands(expectations: expectations, problems: problems, check: newValue) }
    }
}

/// What a route needs of its patterns and links. A class, so that the many entries that have none of it stay small.
final class EntryDemands: Sendable {
    /// What the route is made from by position.
    let expectations: [ParameterExpectation]?
    /// What was found wrong when the type of the route was compared with the patterns.
    let problems: [BindingProblem]
    /// What is asked of links beyond the patterns.
    let check: EntryCheck?

    init(expectations: [ParameterExpectation]?, problems: [BindingProblem], check: EntryCheck? = nil) {
        self.expectations = expectations
        self.problems = problems
        self.check = check
    }
}

/// How a route is made from a match.
@usableFromInline
package enum RouteBinding<Route: Sendable>: Sendable {
    /// Always the same.
    case constant(Route)
    /// Made by a function: `nil` passes the link on to the next best entry, an error stops the search.
    case build(@Sendable (PatternMatch) throws -> Route?)
    /// Made from the values of the parameters, while the link is looked at.
    case values(@Sendable (borrowing ParameterReader) throws -> Route?)

    func route(for match: PatternMatch) throws -> Route? {
        switch self {
        case .constant(let route): route
        case .build(let build): try build(match)
        case .values(let build): try match.withParameters(build)
        }
    }
}

/// What a route expects of one parameter of its pattern.
@usableFromInline
package struct ParameterExpectation: Sendable {
    /// The parameter's name, if it is known.
    package var name: String?
    /// The type that the parameter has if its pattern names none.
    package var type: ParameterType
    /// What text that type takes.
    package var constraint: Constraint
    /// What text the value takes that the type is made of, if it is made of one: a pattern may name that one instead.
    package var rawConstraint: Constraint?
    /// Whether the parameter may be absent.
    package var isOptional: Bool
    /// The Swift type, for messages.
    package var swiftType: String
    /// The Swift type without optionals and arrays around it, to tell types of one name apart.
    package var elementType: String

    package init(
        name: String? = nil, type: ParameterType, constraint: Constraint, isOptional: Bool, swiftType: String,
        elementType: String? = nil, rawConstraint: Constraint? = nil
    ) {
        self.name = name
        self.type = type
        self.constraint = constraint
        self.isOptional = isOptional
        self.swiftType = swiftType
        self.rawConstraint = rawConstraint
        self.elementType = elementType ?? swiftType
    }
}
