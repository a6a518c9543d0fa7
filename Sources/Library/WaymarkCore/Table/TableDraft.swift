/// The part of a table under construction that does not depend on the route type.
///
/// It is not generic, because unspecialized generic code gets its metadata from the runtime at every step. Only a few
/// lines of adding an entry are generic, and those are inlinable.
@usableFromInline
struct TableDraft: Sendable {
    var sources: [LinkSource]

    /// The unregistered types that routes expect, by their names in the patterns.
    var implicitTypes = ImplicitTypes()

    /// The errors of invalid patterns, and those found while merging tables.
    var unreadable: [RouteProblem] = []

    /// The groups that enclose the next entry to be added.
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

    /// Returns the validation of an entry, and narrows the types in its patterns to those that the route expects.
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
    /// `true` if all patterns of the entry and the prefixes of its groups are valid.
    var areAll: Bool
}

extension RouteProblem {
    package func naming(route: String?) -> RouteProblem {
        var copy = self
        copy.route = route
        return copy
    }
}

/// The groups around the entries being added, with their prefixes and requirements.
struct RouteScope: Sendable {
    /// The prefix of every pattern, joined from the prefixes of the groups; `nil` outside groups.
    var prefix: RoutePattern?

    /// `true` if the prefix of a group is invalid, so that no correct pattern can be formed below it.
    var isUnreadable = false

    /// The conditions to meet before links to these entries open, outermost group first.
    var requirements: [Condition] = []

    var namePrefix = ""

    var isFallback = false

    /// `true` if a group sets the link sources of its routes.
    var hasSources = false

    func name(_ name: String?) -> String? { name.map { namePrefix + $0 } }

    /// Returns the patterns of an entry with the prefixes of its groups.
    func patterns(_ patterns: [RoutePattern]) -> [RoutePattern] {
        if isUnreadable { return [] }
        guard let prefix else { return patterns }
        return patterns.map { $0.prefixed(by: prefix) }
    }
}
