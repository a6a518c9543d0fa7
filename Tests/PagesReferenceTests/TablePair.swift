import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// One table, twice: as the router is given it, and as the pages are read.
struct TablePair {
    var sources: [Source]
    var entries: [Entry]
    var policy: LinkPolicy
    var precedence: Precedence

    /// A source, twice.
    struct Source {
        var real: LinkSource
        var plain: PlainSource
    }

    struct Entry {
        var patterns: [PlainPattern]
        var sources: [Source]?
        var behaviour: PlainRouter.Behaviour
    }

    /// What the routes throw that fail.
    struct Failure: Error {}

    var plain: PlainRouter {
        PlainRouter(
            sources: sources.map(\.plain),
            entries: entries.map {
                PlainRouter.Entry(patterns: $0.patterns, sources: $0.sources?.map(\.plain), behaviour: $0.behaviour)
            }, types: PlainTypes(own: PatternMaker.ownTypes), policy: policy, precedence: precedence)
    }

    var table: RouteTable<Int> {
        var table = RouteTable<Int>(accepting: sources.map(\.real), precedence: precedence, policy: policy)
        for (name, own) in PatternMaker.ownTypes { table.types[name] = own.constraint }
        for (index, entry) in entries.enumerated() { add(entry, index, to: &table) }
        return table
    }

    private func add(_ entry: Entry, _ index: Int, to table: inout RouteTable<Int>) {
        let sources = entry.sources?.map(\.real)
        let (first, second) = (entry.patterns[0].text, entry.patterns.last?.text ?? "")
        switch (entry.behaviour, entry.patterns.count) {
        case (.opens, 1): table.add(first, named: "r\(index)", from: sources, to: index)
        case (.opens, _): table.add(first, second, named: "r\(index)", from: sources, to: index)
        case (.declines, 1): table.add(first, named: "r\(index)", from: sources) { _ in nil }
        case (.declines, _): table.add(first, second, named: "r\(index)", from: sources) { _ in nil }
        case (.fails, 1): table.add(first, named: "r\(index)", from: sources) { _ in throw Failure() }
        case (.fails, _): table.add(first, second, named: "r\(index)", from: sources) { _ in throw Failure() }
        }
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
        table.problems().filter { $0.code == "conflict" }.compactMap { problem in
            guard let related = problem.related, let second = place(problem.route, problem.pattern),
                let first = place(related.route, related.pattern)
            else { return nil }
            return (first, second)
        }
    }

    /// Patterns that a table says never win.
    var shadowed: Set<Place> {
        Set(table.problems().filter { $0.code == "shadowed" }.compactMap { place($0.route, $0.pattern) })
    }

    private func place(_ route: String?, _ pattern: String) -> Place? {
        guard let entry = route.flatMap({ Int($0.dropFirst()) }),
            let number = entries[entry].patterns.firstIndex(where: { $0.text == pattern })
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

extension PlainRouter: CustomStringConvertible {
    var description: String {
        let lines = entries.enumerated().map { index, entry in
            "    \(index) \(entry.patterns.map(\.text)) \(entry.behaviour) \(entry.sources.map { "from \($0)" } ?? "")"
        }
        return lines.joined(separator: "\n") + "\n    from \(sources)"
    }
}

extension PlainSource: CustomStringConvertible {
    var description: String { "\(schemes) \(host)" + (port.map { ":\($0)" } ?? "") }
}

extension PlainSource.Host: CustomStringConvertible {
    var description: String {
        switch self {
        case .exactly(let name): name.text
        case .below(let name): "*." + name.text
        case .rule(let rule): "\(rule)"
        }
    }
}
