/// The functions that create a route from a matched link, and return the values for printing a link from a route.
@usableFromInline
package struct EntryBinding<Route: Sendable>: Sendable {
    @usableFromInline package var build: RouteBinding<Route>

    @usableFromInline package var inverse: RouteInverse<Route>?

    /// `true` if ``inverse`` returns values without names, which then get the parameter names of the first pattern.
    @usableFromInline package var isPositional = false
    /// `true` if the route has only values that links represent exactly: matching a printed link returns equal values.
    @usableFromInline package var keepsValues = false
    /// `true` if the route is an enum case whose associated values are exactly those that `inverse` returns.
    @usableFromInline var isCase = false

    /// Creates ``build`` from the route's patterns with group prefixes; `nil` if ``build`` does not depend on them.
    @usableFromInline package var naming: (@Sendable ([RoutePattern]) -> RouteBinding<Route>)?

    /// The requirements of the route on its patterns and links; `nil` for most constant routes.
    @usableFromInline package var validation: EntryValidation?

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

    package init(
        naming: @escaping @Sendable ([RoutePattern]) -> RouteBinding<Route>, inverse: RouteInverse<Route>? = nil,
        expectations: [ParameterExpectation]?, problems: [BindingProblem] = []
    ) {
        self.init(naming([]), inverse: inverse, expectations: expectations, problems: problems)
        self.naming = naming
    }

    mutating func name(parametersOf patterns: [RoutePattern]) {
        if let naming, !isPositional || patterns.count > 1 { build = naming(patterns) }
        guard isPositional else { return }
        let names = patterns.first?.parameters.compactMap { $0.name } ?? []
        inverse = inverse?.naming(names)
        isPositional = false
        if patterns.count > 1, names.count == expectations?.count { bind(to: names, in: patterns) }
    }

    package var expectations: [ParameterExpectation]? { validation?.expectations }

    @usableFromInline
    package mutating func setDefaults(_ defaults: [String: CaptureValue]) {
        if defaults.isEmpty { return }
        validation = validation ?? EntryValidation()
        validation?.defaults = defaults
    }
}

/// A function that extracts the parameter values of a route, so that a link to the route can be printed.
@usableFromInline
package struct RouteInverse<Route: Sendable>: Sendable {
    /// Adds a route's parameter values; returns `false` if another table entry prints links to the route, else `true`.
    @usableFromInline package typealias Values = @Sendable (Route, inout PrintValues) throws(RouteBuildError) -> Bool

    /// The names, in order, of the values that ``values`` adds without names.
    @usableFromInline let names: [String]
    @usableFromInline let values: Values

    @inlinable
    package init(_ names: [String] = [], _ values: @escaping Values) {
        self.names = names
        self.values = values
    }

    @usableFromInline
    package func naming(_ names: [String]) -> RouteInverse { RouteInverse(names, values) }
}

/// The data to validate a route's patterns and links: expected parameters, known problems, a check and defaults.
@usableFromInline
package struct EntryValidation: Sendable {
    package var expectations: [ParameterExpectation]?
    var problems: [BindingProblem]
    var check: EntryCheck?
    /// The value of each named parameter for links that omit it.
    var defaults: [String: CaptureValue] = [:]

    package init(
        expectations: [ParameterExpectation]? = nil, problems: [BindingProblem] = [], check: EntryCheck? = nil
    ) {
        (self.expectations, self.problems, self.check) = (expectations, problems, check)
    }

    package init?(defaults: [String: CaptureValue]) {
        if defaults.isEmpty { return nil }
        self.init()
        self.defaults = defaults
    }

    /// Returns problems for default values of parameters that no pattern has.
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

@usableFromInline
package enum RouteBinding<Route: Sendable>: Sendable {
    case constant(Route)
    /// A function creates the route. If it returns `nil`, the next best route is tried; an error ends the search.
    case build(@Sendable (PatternMatch) throws(RouteBuildError) -> Route?)
    /// A function creates the route from the values of the link during the search, without a `PatternMatch`.
    case values(@Sendable (borrowing MatchView) throws(RouteBuildError) -> Route?)
}
