import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

/// A route: its entry, and what the entry was given.
struct Opened: Sendable, Hashable {
    var entry: Int
    var values: [CaptureValue?] = []
}

/// One table, twice: as the router is given it, and as the pages are read.
struct TablePair {
    var sources: [Source]
    var entries: [Entry]
    var policy: LinkPolicy
    var precedence: Precedence
    var hasGlobals = false

    /// A source, twice.
    struct Source {
        var real: LinkSource
        var plain: PlainSource
    }

    struct Entry {
        /// The texts as they are written, without what the groups put before them.
        var texts: [String]
        var syntax: any PatternSyntax = .braces
        var patterns: [PlainPattern]
        var sources: [Source]?
        var behaviour: PlainRouter.Behaviour
        /// The groups that it stands in, the outermost first.
        var scopes: [Scope] = []
        var making = Making.constant
        var matcher: PlainMatcher?
    }

    /// A group of entries, or a table that is merged.
    struct Scope {
        var prefix: String
        var name: String?
        var sources: [Source]?
        var requirement: Condition?
        var isMerged = false
    }

    /// What the routes throw that fail.
    struct Failure: Error {}

    var plain: PlainRouter {
        PlainRouter(
            sources: sources.map(\.plain), entries: entries.map(\.plain), types: PatternMaker.types, policy: policy,
            precedence: precedence, hasGlobals: hasGlobals)
    }

    var table: RouteTable<Opened> {
        var table = RouteTable<Opened>(accepting: sources.map(\.real), precedence: precedence, policy: policy)
        for (name, own) in PatternMaker.ownTypes { table.types[name] = own.constraint }
        if hasGlobals { table.globals(decoding: Tracking.self, from: Tracking.items) }
        for (index, entry) in entries.enumerated() { entry.add(in: entry.scopes[...], index, to: &table) }
        return table
    }
}

extension TablePair.Scope {
    /// Where links may come from, if the scope says so: a table that is merged and takes links from anywhere does not.
    fileprivate var narrowing: [TablePair.Source]? {
        isMerged && sources?.map(\.real) == [.anywhere] ? nil : sources
    }
}

extension TablePair.Entry {
    var plain: PlainRouter.Entry {
        var patterns = patterns
        if case .values(let values, _) = making { patterns = patterns.map { $0.narrowed(by: values) } }
        return PlainRouter.Entry(
            patterns: patterns,
            sources: (sources ?? scopes.reversed().lazy.compactMap(\.narrowing).first)?.map(\.plain),
            behaviour: behaviour, requirements: scopes.compactMap(\.requirement), scopeNames: scopes.compactMap(\.name),
            matcher: matcher, making: making,
            isWrittenAsRead: syntax.name == "braces" && (scopes.isEmpty || patterns.allSatisfy { $0.source == nil }))
    }
}

/// A pattern of an entry, by their numbers.
struct Place: Hashable {
    var entry: Int
    var pattern: Int
}

extension TablePair {
    /// Patterns that a table says no link tells apart.
    var conflicts: [(first: Place, second: Place)] {
        errors.filter { $0.code == "conflict" }.compactMap { problem in
            guard let related = problem.related, let second = place(problem.route, problem.pattern),
                let first = place(related.route, related.pattern)
            else { return nil }
            return (first, second)
        }
    }

    /// What keeps the table from being a router.
    private var errors: [RouteProblem] {
        do throws(RouteTableError) {
            _ = try Router(table)
            return []
        } catch {
            return error.problems
        }
    }

    /// Patterns that a table says never win.
    var shadowed: Set<Place> {
        Set(table.problems().filter { $0.code == "shadowed" }.compactMap { place($0.route, $0.pattern) })
    }

    /// The links that problems of the table show, each with the patterns that are named as the reason.
    var shownLinks: [(link: String, winners: Set<Place>)] {
        table.problems().compactMap { problem in
            problem.witness.map { ($0, Set(problem.because.compactMap { place($0.route, $0.pattern) })) }
        }
    }

    private func place(_ route: String?, _ pattern: String) -> Place? {
        guard let name = route?.split(separator: ".").last, let entry = Int(name.dropFirst()),
            let number = entries[entry].patterns.firstIndex(where: { $0.text == pattern })
                ?? (entries[entry].patterns.count == 1 ? 0 : nil)
        else { return nil }
        return Place(entry: entry, pattern: number)
    }
}

extension PlainRouter {
    /// A table of some patterns alone, each an entry of its own.
    init(_ whole: PlainRouter, only places: [Place]) {
        let entries = places.map { place in
            let entry = whole.entries[place.entry]
            return Entry(patterns: [entry.patterns[place.pattern]], sources: entry.sources)
        }
        self.init(
            sources: whole.sources, entries: entries, types: whole.types, policy: whole.policy, precedence: .specificity
        )
    }
}
