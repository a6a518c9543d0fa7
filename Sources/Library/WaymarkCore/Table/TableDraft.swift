/// The part of a table under construction that does not depend on the route type. It is not generic, because
/// unspecialized generic code requests metadata from the runtime at every step.
@usableFromInline
struct TableDraft: Sendable {
    var sources: [LinkSource]

    /// Unregistered types that routes expect, by their names in the patterns.
    var implicitTypes = ImplicitTypes()

    /// The errors of invalid patterns and merges.
    var unreadable: [RouteProblem] = []

    var scope = RouteScope()

    var outlines: [EntryOutline] = []

    @usableFromInline
    func scoped(_ patterns: [RoutePattern]) -> ScopedPatterns {
        ScopedPatterns(all: scope.patterns(patterns), areAll: !scope.isUnreadable)
    }

    @usableFromInline
    mutating func addOutline(
        _ patterns: ScopedPatterns, named name: String?, from sources: [LinkSource]?, fallback: Bool,
        validation: EntryValidation?
    ) -> EntryOutline {
        let outline = EntryOutline(
            name: scope.name(name), patterns: patterns.all, sources: sources ?? self.sources,
            inheritsSources: sources == nil && !scope.hasSources, requirements: scope.requirements,
            isFallback: fallback || scope.isFallback, hasUnreadablePatterns: !patterns.areAll, validation: validation)
        outlines.append(outline)
        return outline
    }

    /// Returns the validation of a route, and gives parameters without a type the type that the route expects.
    mutating func fitted(_ validation: EntryValidation, to patterns: inout ScopedPatterns) -> EntryValidation {
        var fitted = validation
        if let expectations = validation.expectations {
            patterns.all = patterns.all.map { $0.narrowed(by: expectations, &implicitTypes) }
            fitted.expectations = expectations.map { implicitTypes.known($0) }
        }
        fitted.check = validation.check?.prefixed(in: scope)
        return fitted
    }
}

@usableFromInline
struct ScopedPatterns: Sendable {
    var all: [RoutePattern]
    /// `true` if all patterns of the route and the prefixes of its groups are valid.
    var areAll: Bool
}

extension RouteProblem {
    package func naming(route: String?) -> RouteProblem {
        var copy = self
        copy.route = route
        return copy
    }
}

/// The groups that enclose the next route to be added, with their prefixes and requirements.
struct RouteScope: Sendable {
    /// The prefix of every pattern, joined from the prefixes of the groups; `nil` outside groups.
    var prefix: RoutePattern?

    /// `true` if the prefix of a group is invalid, so that no route in it gets a pattern.
    var isUnreadable = false

    /// The conditions to meet before links open the routes, outermost group first.
    var requirements: [Condition] = []

    var namePrefix = ""

    var isFallback = false

    var hasSources = false

    func name(_ name: String?) -> String? { name.map { namePrefix + $0 } }

    func patterns(_ patterns: [RoutePattern]) -> [RoutePattern] {
        if isUnreadable { return [] }
        guard let prefix else { return patterns }
        return patterns.map { $0.prefixed(by: prefix) }
    }
}
