/// How a route is made from a match, and what a link is written from when the route is given.
@usableFromInline
package struct EntryBinding<Route: Sendable>: Sendable {
    @usableFromInline package var build: RouteBinding<Route>

    /// What the link of a route is written from.
    @usableFromInline package var inverse: RouteInverse<Route>?

    /// Whether the names of the inverse are those of the first pattern's parameters.
    @usableFromInline var isPositional = false
    /// Whether the route is made of nothing but values that are the same again when they are read from their own text.
    @usableFromInline package var keepsValues = false
    /// Whether the route is a case of an enum, made of the values that the inverse takes out of it.
    @usableFromInline var isCase = false

    /// How the route is made, once it is known what the parameters of each pattern are called.
    @usableFromInline package var naming: (@Sendable ([RoutePattern]) -> RouteBinding<Route>)?

    /// What routes that are always the same do not have.
    @usableFromInline var validation: EntryValidation?

    @inlinable
    package init(_ build: RouteBinding<Route>, inverse: RouteInverse<Route>? = nil) {
        self.build = build
        self.inverse = inverse
    }

    package init(
        _ build: RouteBinding<Route>, inverse: RouteInverse<Route>? = nil,
        expectations: [ParameterExpectation]?, problems: [BindingProblem] = []
    ) {
        self.init(build, inverse: inverse)
        if expectations != nil || !problems.isEmpty {
            validation = EntryValidation(expectations: expectations, problems: problems)
        }
    }

    /// - Parameters:
    ///   - naming: How the route is made where there are several patterns.
    ///   - positionalInverse: Adds what the parameters of the first pattern hold for a route, in their order.
    @usableFromInline
    package init(
        _ build: RouteBinding<Route>, naming: @escaping @Sendable ([RoutePattern]) -> RouteBinding<Route>,
        positionalInverse: RouteInverse<Route>?, expectations: [ParameterExpectation]
    ) {
        self.init(build, inverse: positionalInverse, expectations: expectations)
        self.naming = naming
        isPositional = true
    }

    /// - Parameter naming: How the route is made, for the patterns that the entry has at last.
    package init(
        naming: @escaping @Sendable ([RoutePattern]) -> RouteBinding<Route>, inverse: RouteInverse<Route>? = nil,
        expectations: [ParameterExpectation]?, problems: [BindingProblem] = []
    ) {
        self.init(naming([]), inverse: inverse, expectations: expectations, problems: problems)
        self.naming = naming
    }

    /// Takes note of what the parameters of the patterns are called.
    mutating func name(parametersOf patterns: [RoutePattern]) {
        if let naming, !isPositional || patterns.count > 1 { build = naming(patterns) }
        guard isPositional else { return }
        let names = patterns.first?.parameters.compactMap { $0.name } ?? []
        inverse = inverse?.naming(names)
        isPositional = false
        if patterns.count > 1, names.count == expectations?.count { bind(to: names, in: patterns) }
    }
}

/// What the link of a route is written from.
@usableFromInline
package struct RouteInverse<Route: Sendable>: Sendable {
    /// Adds the values of a route, if it belongs to the entry; otherwise nothing.
    @usableFromInline package typealias Values = @Sendable (Route, inout PrintValues) throws(MakingError) -> Bool

    /// The names of the values, as far as they have none of their own.
    @usableFromInline let names: [String]
    @usableFromInline let values: Values

    @inlinable
    package init(_ names: [String] = [], _ values: @escaping Values) {
        self.names = names
        self.values = values
    }

    /// The inverse with its values under other names.
    @usableFromInline
    package func naming(_ names: [String]) -> RouteInverse { RouteInverse(names, values) }

    /// Adds the values of a route, with their names.
    ///
    /// - Returns: Whether the route belongs to the entry.
    @inlinable
    package func addValues(of route: Route, to all: inout PrintValues) throws(MakingError) -> Bool {
        guard try values(route, &all) else { return false }
        if !names.isEmpty { all.names = names }
        all.leavesOutEmptyLists = true
        return true
    }
}

extension EntryBinding {
    /// What the route is made from by position, to be compared with the parameters of each pattern.
    package var expectations: [ParameterExpectation]? {
        get { validation?.expectations }
        set {
            validation = EntryValidation(expectations: newValue, problems: problems, check: check, defaults: defaults)
        }
    }

    /// What was found wrong when the type of the route was compared with the patterns.
    package var problems: [BindingProblem] { validation?.problems ?? [] }

    /// What the entry asks of links beyond its patterns.
    package var check: EntryCheck? {
        get { validation?.check }
        set {
            validation = EntryValidation(
                expectations: expectations, problems: problems, check: newValue, defaults: defaults)
        }
    }

    /// By the name of a parameter, the value that the route has when a link says nothing of it.
    package var defaults: [String: CaptureValue] { validation?.defaults ?? [:] }

    /// Notes the values that the route has when a link says nothing of a parameter.
    @usableFromInline
    package mutating func setDefaults(_ defaults: [String: CaptureValue]) {
        if defaults.isEmpty { return }
        validation = EntryValidation(
            expectations: expectations, problems: problems, check: check, defaults: defaults)
    }
}

/// What a route needs of its patterns and links. A class, so that the many entries that have none of it stay small.
@usableFromInline
final class EntryValidation: Sendable {
    /// What the route is made from by position.
    let expectations: [ParameterExpectation]?
    /// What was found wrong when the type of the route was compared with the patterns.
    let problems: [BindingProblem]
    /// What is asked of links beyond the patterns.
    let check: EntryCheck?
    /// By the name of a parameter, the value that the route has when a link says nothing of it.
    let defaults: [String: CaptureValue]

    init(
        expectations: [ParameterExpectation]?, problems: [BindingProblem], check: EntryCheck? = nil,
        defaults: [String: CaptureValue] = [:]
    ) {
        self.expectations = expectations
        self.problems = problems
        self.check = check
        self.defaults = defaults
    }

    /// The defaults of parameters that no pattern has.
    func unknownDefaults(of patterns: [RoutePattern]) -> [BindingProblem] {
        if defaults.isEmpty || patterns.isEmpty { return [] }
        let known = Set(patterns.lazy.flatMap { $0.parameters }.compactMap { $0.name })
        return Array(defaults.keys).ordered().filter { !known.contains($0) }.map { name in
            BindingProblem(
                .missingParameter(name, expected: ""), pattern: 0,
                suggestion: Suggestion.nearest(to: name, among: known))
        }
    }
}

/// How a route is made from a match.
@usableFromInline
package enum RouteBinding<Route: Sendable>: Sendable {
    /// Always the same.
    case constant(Route)
    /// Made by a function: `nil` passes the link on to the next best entry, an error stops the search.
    case build(@Sendable (PatternMatch) throws(MakingError) -> Route?)
    /// Made from the values of the parameters, while the link is looked at.
    case values(@Sendable (borrowing MatchView) throws(MakingError) -> Route?)

    func route(for match: PatternMatch) throws(MakingError) -> Route? {
        switch self {
        case .constant(let route): route
        case .build(let build): try build(match)
        case .values(let build): try match.withView(build)
        }
    }
}
