/// What a table knows apart from its routes while entries are added to it.
///
/// It is not generic. Generic code asks the runtime for its types at every step, unless it is compiled where the type of
/// the routes is known. So only a few lines of adding an entry are generic, and those are compiled there.
@usableFromInline
struct TableDraft: Sendable {
    /// Where links may come from.
    var sources: [LinkSource]

    /// Types that patterns have because routes expect them, under the names that the patterns know them by.
    var implicitTypes = ImplicitTypes()

    /// Problems of texts that could not be read, and of what was merged.
    var unreadable: [RouteProblem] = []

    /// The groups around what is being added.
    var scope = RouteScope()

    /// What is known of each entry.
    var outlines: [EntryOutline] = []

    init(sources: [LinkSource]) { self.sources = sources }

    /// The patterns behind the prefixes of their groups.
    @usableFromInline
    func scoped(_ patterns: [RoutePattern]) -> ScopedPatterns {
        ScopedPatterns(all: scope.patterns(patterns), areAll: !scope.isUnreadable)
    }

    /// The patterns that can be read; what is wrong with the others is kept for when the router is made.
    @usableFromInline
    mutating func read(_ texts: [String], named name: String?, syntax: AnyPatternSyntax) -> ScopedPatterns {
        var patterns: [RoutePattern] = []
        patterns.reserveCapacity(texts.count)
        for text in texts {
            do throws(PatternError) {
                patterns.append(try RoutePattern(text, syntax: syntax))
            } catch {
                unreadable += error.problems.map { $0.naming(route: scope.name(name)) }
            }
        }
        var scoped = scoped(patterns)
        if patterns.count < texts.count { scoped.areAll = false }
        return scoped
    }

    /// Notes an entry.
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

    /// What an entry asks for, and its patterns, each with what the other knows.
    mutating func fitted(_ validation: EntryValidation, to patterns: inout ScopedPatterns) -> EntryValidation {
        if let expectations = validation.expectations {
            patterns.all = patterns.all.map { $0.narrowed(by: expectations, &implicitTypes) }
        }
        return EntryValidation(
            expectations: validation.expectations?.map { implicitTypes.known($0) },
            problems: validation.problems,
            check: validation.check?.prefixed(in: scope), defaults: validation.defaults)
    }
}

/// The patterns of an entry, behind the prefixes of its groups.
@usableFromInline
struct ScopedPatterns: Sendable {
    var all: [RoutePattern]
    /// Whether every text of the entry and its groups could be read.
    var areAll: Bool
}

extension RouteProblem {
    /// The problem, as one of a route.
    package func naming(route: String?) -> RouteProblem {
        var copy = self
        copy.route = route
        return copy
    }
}
