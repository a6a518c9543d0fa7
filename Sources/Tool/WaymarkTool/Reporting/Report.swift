import WaymarkCore
import WaymarkExplain
import WaymarkManifest

/// The contents of the HTML report: routes, types, examples and overlaps.
struct Report: Sendable {
    let title: String
    let file: String?
    let sources: [String]
    private(set) var routes: [Route]
    let types: [ReportedType]
    /// A warning about types for which the page accepts any string, because only the app can validate them.
    let opacity: String?
    let tree: RouteTree
    /// The encoded route table for the WebAssembly engine of the page.
    let description: [UInt8]
    /// `true` if every pair of routes was compared completely.
    let areOverlapsDecided: Bool
    /// The comparison with association files; `nil` without such files.
    var coverage: ReportedCoverage?
    /// The number of links in the log; `nil` without a log.
    var linkCount: Int?

    struct Route: Sendable {
        let row: RouteListing.Row
        /// Routes that match some of the same links and win (`better`) or lose them (`worse`), with an example.
        var better: [Neighbour] = []
        var worse: [Neighbour] = []
        var examples: [Example] = []
        var rejects: [Example] = []
        var requirements: [String] = []
        var opensInApp = true
        /// The number of links in the log that open the route; `nil` without a log.
        var linkCount: Int?
        var group: String?
    }

    typealias Neighbour = (route: String, link: String?)

    struct Example: Sendable {
        let link: String
        var captures: [(name: String, value: String)] = []
        let fault: String?
    }

    mutating func setCounts(_ counts: [Int], of all: Int) {
        linkCount = all
        for (index, count) in counts.enumerated() where routes.indices.contains(index) {
            routes[index].linkCount = count
        }
    }

    /// The groups of routes, with indices of routes, in the order of their first routes.
    var groups: [(name: String, routes: [Int])] {
        let members = Dictionary(grouping: routes.indices) { routes[$0].group ?? "" }
        return routes.map { $0.group ?? "" }.uniqued.map { ($0, members[$0] ?? []) }
    }

    /// - Parameter title: The title of the page; `nil` to derive it from the link sources.
    init(_ loaded: LoadedTable, title: String?) throws {
        let router = try loaded.router()
        let engine = router.engine
        let rows = loaded.listing(of: router).rows
        var routes = rows.map { Route(row: $0) }
        let overlaps = loaded.table.overlaps
        let indices = Dictionary(rows.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for overlap in overlaps {
            guard let loser = overlap.route.flatMap({ indices[$0] }),
                let winner = overlap.because.first?.route.flatMap({ indices[$0] })
            else { continue }
            routes[loser].better.append((rows[winner].name, overlap.witness))
            routes[winner].worse.append((rows[loser].name, overlap.witness))
        }
        let file = loaded.file
        if let file { Self.add(file, router, to: &routes) }
        Self.addGroups(to: &routes)
        sources = rows.flatMap(\.allSources).map(\.description).uniqued
        self.title = title ?? Self.title(of: sources)
        // Users may publish the report, so it does not contain the path of the folder.
        self.file = file?.name.fileName
        opacity = file?.opacity?.message
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

    /// Sets missing groups of routes: `user` for `user.edit`, or `Others` if no other name begins with `user`.
    private static func addGroups(to routes: inout [Route]) {
        let words = routes.map { String($0.row.name.prefix { $0 != "." }) }
        let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
        for index in routes.indices where routes[index].group == nil {
            routes[index].group = counts[words[index]] ?? 0 > 1 ? words[index] : "Others"
        }
    }

    /// Writes JSON for the scripts of the page: the routes as in `waymark list`, example links, and types.
    func writeData(to out: inout OutputBuffer) {
        out.object { out in
            out.member("routes", of: routes) { $1.row.writeJSON(to: &$0) }
            out.key("examples")
            out.object { out in
                for route in routes where !route.examples.isEmpty {
                    out.key(text: route.row.name)
                    out.array(of: route.examples) { $0.string($1.link) }
                }
            }
            out.member("rest", routes.map(\.row).filter { $0.patterns.contains(where: \.hasUnnamedRun) }.map(\.name))
            out.key("types")
            out.object { out in
                for type in types {
                    out.key(text: type.name)
                    out.object { out in
                        out.member("words", type.words)
                        if !type.texts.isEmpty { out.member("oneOf", type.texts) }
                    }
                }
            }
        }
    }
}

extension RoutePattern {
    fileprivate var hasUnnamedRun: Bool {
        ((try? variants()) ?? []).contains { variant in variant.valueSlots.contains { $0.name == nil } }
    }
}
