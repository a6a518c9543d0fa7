import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

/// A route: the index of its entry, and the values from which it is created.
struct Opened: Sendable, Hashable {
    var entry: Int
    var values: [CaptureValue?] = []
}

/// A table for the router, and its equivalent for the reference.
struct TablePair {
    var sources: [Source]
    var entries: [Entry]
    var policy: LinkPolicy
    var precedence: Precedence
    var hasGlobals = false

    /// A source for the router, and its equivalent for the reference.
    struct Source {
        var real: LinkSource
        var plain: PlainSource
    }

    struct Entry {
        /// The patterns as written, without the prefixes of groups.
        var texts: [String]
        var syntax: any PatternSyntax = .braces
        var patterns: [PlainPattern]
        var sources: [Source]?
        var behaviour: PlainRouter.Behaviour
        /// The groups of the entry, outermost first.
        var scopes: [Scope] = []
        var making = Making.constant
        var matcher: PlainMatcher?
    }

    /// A group of entries, or a merged table.
    struct Scope {
        var prefix: String
        var name: String?
        var sources: [Source]?
        var requirement: Condition?
        var isMerged = false
    }

    /// The error of routes that fail.
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
    /// The sources of the scope. A merged table that accepts links from anywhere does not restrict them.
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

/// The indices of an entry and of a pattern in it.
struct Place: Hashable {
    var entry: Int
    var pattern: Int
}

extension TablePair {
    /// The pairs of patterns that the table reports as conflicts.
    var conflicts: [(first: Place, second: Place)] {
        errors.filter { $0.code == "conflict" }.compactMap { problem in
            guard let related = problem.related, let second = place(problem.route, problem.pattern),
                let first = place(related.route, related.pattern)
            else { return nil }
            return (first, second)
        }
    }

    /// The errors that prevent a router for the table.
    private var errors: [RouteProblem] {
        do throws(RouteTableError) {
            _ = try Router(table)
            return []
        } catch {
            return error.problems
        }
    }

    /// The patterns that the table reports as shadowed.
    var shadowed: Set<Place> {
        Set(table.problems().filter { $0.code == "shadowed" }.compactMap { place($0.route, $0.pattern) })
    }

    /// The links in the table's problems, each with the patterns that the problem names.
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
    /// Creates a table of some patterns, each as its own entry.
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
