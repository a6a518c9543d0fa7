import WaymarkCore
import WaymarkExplain
import WaymarkManifest

/// What a page says of a table: all that is known without anybody trying a link.
struct Report: Sendable {
    let title: String
    /// The file that it was made of, if any.
    let file: String?
    let sources: [String]
    private(set) var routes: [Route]
    let types: [ReportedType]
    /// That answers may be wrong, because types are opaque.
    let opacity: String?
    let tree: RouteTree
    /// The table, for the engine in the page.
    let description: [UInt8]
    /// Whether every two routes were compared.
    let areOverlapsDecided: Bool
    /// The systems whose files were given, and how many links the log has.
    var coverage: ReportedCoverage?
    var linkCount: Int?

    /// What is said of a route.
    struct Route: Sendable {
        let row: RouteListing.Row
        /// Routes that take links of this one away, and those that it takes links from, each with such a link.
        var better: [Neighbour] = []
        var worse: [Neighbour] = []
        var examples: [Example] = []
        var rejects: [Example] = []
        /// What must hold before it opens.
        var requirements: [String] = []
        var opensInApp = true
        /// Whether a pattern has an unnamed catch-all.
        var hasRest = false
        /// How many links of the log opened it.
        var linkCount: Int?
        var group: String?
    }

    struct Neighbour: Sendable {
        let route: String
        let link: String?
    }

    /// A pinned link, and whether it does what it should.
    struct Example: Sendable {
        let link: String
        /// What it captures, as the file says it.
        var captures: [(name: String, value: String)] = []
        /// What is wrong, if anything is.
        let fault: String?
    }

    /// How many links of a log opened each route, of how many in all.
    mutating func setCounts(_ counts: [Int], of all: Int) {
        linkCount = all
        for (index, count) in counts.enumerated() where routes.indices.contains(index) {
            routes[index].linkCount = count
        }
    }

    /// The names of groups in the order of their first routes, each with the indices of its routes.
    var groups: [(name: String, routes: [Int])] {
        var (names, members): ([String], [String: [Int]]) = ([], [:])
        for (index, route) in routes.enumerated() {
            let name = route.group ?? ""
            if members[name] == nil { names.append(name) }
            members[name, default: []].append(index)
        }
        return names.map { ($0, members[$0] ?? []) }
    }
}

extension Report {
    /// - Parameter title: What the page is called; where its links come from unless told otherwise.
    init(_ loaded: LoadedTable, title: String?) throws {
        let router = try loaded.router()
        let engine = router.engine
        let rows = loaded.listing(of: router).rows
        var routes = rows.map { row in
            Route(row: row, hasRest: row.patterns.contains { $0.hasUnnamedRun })
        }
        let overlaps = loaded.overlaps
        let indices = Dictionary(rows.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for overlap in overlaps {
            guard let loser = overlap.route.flatMap({ indices[$0] }),
                let winner = overlap.because.first?.route.flatMap({ indices[$0] })
            else { continue }
            routes[loser].better.append(Neighbour(route: rows[winner].name, link: overlap.witness))
            routes[winner].worse.append(Neighbour(route: rows[loser].name, link: overlap.witness))
        }
        if case .file(let file) = loaded { Self.add(file, router, to: &routes) }
        Self.addGroups(to: &routes)
        let sources = rows.flatMap(\.allSources).map(\.description)
        self.sources = sources.enumerated().filter { sources.firstIndex(of: $1) == $0 }.map(\.element)
        self.title = title ?? Self.title(of: self.sources)
        if case .file(let file) = loaded {
            // The report may be handed on: folders of a machine are nobody else's matter.
            self.file = file.name.split(separator: "/").last.map { String($0) }
            opacity = file.opacity?.message
        } else {
            (file, opacity) = (nil, nil)
        }
        self.routes = routes
        types = ReportedType.all(of: engine.table.types)
        tree = router.tree
        description = engine.description(ends: loaded.ends)
        areOverlapsDecided = overlaps.allSatisfy { $0.witness != nil }
    }

    private static func title(of sources: [String]) -> String {
        let first = sources.first { $0.hasPrefix("https://") } ?? sources.first ?? ""
        return "Links of " + (first.hasPrefix("https://") ? String(first.dropFirst(8)) : first)
    }

    private static func add(_ file: RouteFile, _ router: Router<String>, to routes: inout [Route]) {
        let results = Dictionary(grouping: ExampleRunner(file: file, router: router).report().results) { $0.route }
        for (index, route) in file.routes.enumerated() where routes.indices.contains(index) {
            let own = results[route.name.value] ?? []
            func fault(_ link: String, _ questions: [ExampleResult.Question]) -> String? {
                own.first { $0.link == link && questions.contains($0.question) && $0.failure != nil }?.failure?.message
            }
            routes[index].examples = route.examples.map { example in
                let captures = example.captures?.map { ($0.name.value, $0.value.value.description) } ?? []
                let link = example.url.value
                return Example(link: link, captures: captures, fault: fault(link, [.example, .roundTrip]))
            }
            routes[index].rejects = route.rejects.map { Example(link: $0.value, fault: fault($0.value, [.reject])) }
            routes[index].opensInApp = route.opens == .app
            routes[index].group = route.group?.value
            routes[index].requirements = route.requires.map(\.value)
        }
    }

    /// Routes without a group of their own are with those whose names begin with the same word.
    private static func addGroups(to routes: inout [Route]) {
        let words = routes.map { String($0.row.name.prefix { $0 != "." }) }
        let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
        for index in routes.indices where routes[index].group == nil {
            routes[index].group = counts[words[index]] ?? 0 > 1 ? words[index] : "Others"
        }
    }
}

extension RoutePattern {
    /// Whether it has a catch-all without a name.
    fileprivate var hasUnnamedRun: Bool {
        ((try? variants()) ?? []).contains { variant in
            variant.segments.contains { if case .catchAll(let run) = $0 { run.name == nil } else { false } }
        }
    }
}
