import TestSupport
import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkLanguages
import WaymarkManifest

@testable import WaymarkAssociation

/// A small table, in which some routes open in the browser.
struct AppTable {
    var patterns: [String] = []
    var opensApp: [Bool] = []
    var table = RouteTable<Int>(accepting: [.host("h.x")])
    /// Whether association rules can express the whole table.
    let isPlain: Bool

    init(_ generator: inout SeededGenerator) {
        isPlain = generator.once(in: 2)
        table.types["Word"] = .characters(.letters, lengths: 1...2)
        table.types["Slug"] = .matching("[ab]+(-[ab]+)*")
        if generator.once(in: 4) { table.precedence = .declaration }
        if generator.once(in: 6) { table.policy.isCaseInsensitive = true }
        for index in 0..<1 + generator.below(6) {
            let pattern = Self.pattern(&generator, isPlain: isPlain)
            patterns.append(pattern)
            opensApp.append(!generator.once(in: 3))
            table.add(pattern, named: "r\(index)", to: index)
        }
    }

    private static func pattern(_ generator: inout SeededGenerator, isPlain: Bool) -> String {
        var (path, hasRun) = ("", false)
        for position in 0..<generator.below(4) {
            switch generator.below(hasRun ? 8 : 10) {
            case 0, 1, 2: path += "/" + generator.pick(["a", "b", "a-b", "1"])
            case 3: path += "/{s\(position)}"
            case 4: path += "/{k\(position): a|b|1}"
            case 5: path += "/*"
            case 6: path += "/" + (isPlain ? "{s\(position)}" : "a{t\(position)}")
            case 7:
                path +=
                    isPlain
                    ? "/{s\(position)}"
                    : generator.pick([
                        "/{n\(position): Int8}", "/{b\(position): Bool}", "/{w\(position): Word}",
                        "/{w\(position): Slug}", "/{l\(position)}-{r\(position)}", "/{n\(position): UInt8}",
                        "[/{o\(position)}]",
                    ])
            default:
                // In a rule, a wildcard before a catch-all may match the same segments as the catch-all.
                if isPlain, path.contains("{s") || path.contains("*") { continue }
                path += "/" + generator.pick(["**", "**+"])
                hasRun = true
                // In a rule, a wildcard after a catch-all may match the same segments as the catch-all.
                if isPlain { return path + generator.pick(["", "/b", "/b/a"]) }
            }
        }
        if path.isEmpty { path = "/" }
        guard !isPlain, generator.once(in: 3) else { return path }
        return path
            + generator.pick([
                "?p=1", "?p={p}", "?p={p: Int8}", "?p={p?}", "?p={p: [Int8]}", "?p=1&q={q}", "#a", "#{f}",
            ])
    }

    /// Calls a function with all links of a few parts.
    func forEachLink(_ body: (String) -> Void) {
        let texts = ["a", "A", "b", "1", "a-b", "ab", "x", ""]
        let queries =
            isPlain ? [""] : ["", "?p", "?p=1", "?p=a", "?p=1&q=2", "?q=1&p=1", "?p=1,2", "?p=1&p=1", "#a", "#b"]
        func visit(_ path: String, _ rest: Int) {
            for query in queries { body((path.isEmpty ? "/" : path) + query) }
            if !path.isEmpty, path.last != "/" { body(path + "/") }
            guard rest > 0 else { return }
            for text in texts { visit(path + "/" + text, rest - 1) }
        }
        visit("", isPlain ? 4 : 3)
    }
}

@Suite("Generated association files")
struct GeneratedFileTests {
    private static let app = "ABCDE12345.com.example.app"

    private static func apps() throws -> RouteFile.Apps {
        let text = "{\"waymark\": 1, \"apps\": {\"ios\": {\"appIDs\": [\"\(app)\"]}}, \"routes\": {\"a\": \"/\"}}"
        return try #require(try RouteFile(text: text, name: "a.json").apps)
    }

    @Test(
        "Every run of segments may be empty, and has no pattern of its own beside any characters of a segment",
        arguments: [
            ("**/?*.pdf", ["/?*.pdf"]), ("**/??*", ["/??*"]), ("**/a?*", ["/a?*", "/*/a?*"]), ("**/?", ["/?", "/*/?"]),
            ("**/a/**", ["/a/*", "/*/a/*"]), ("**/a/**/b", ["/a/b", "/*/a/b", "/a/*/b", "/*/a/*/b"]),
            ("a?*/**/b", ["/a?*/b"]), ("a?*?/**/b", ["/a?*?/b"]), ("a?*/**", ["/a?*/*"]),
        ])
    func runs(path: String, patterns: [String]) {
        let parts = path.split(separator: "/").map { $0 == "**" ? PathGlob.Part.run(minimum: 0) : .segment(String($0)) }
        #expect(PathGlob(parts: parts).texts(fromDepth: 0) == patterns)
    }

    @Test(
        "A generated Apple file opens every link of a route with several catch-alls",
        arguments: ["/**/new/**", "/a/item-{x}/**/b/**", "/**/a/**/b", "/**/{x}.html/**/b/**"])
    func severalRuns(pattern: String) throws {
        var table = RouteTable<Int>(accepting: [.host("h.x")])
        table.add(pattern, named: "a", to: 0)
        table.add("/c/{id: Int}", named: "b", to: 1)
        let plan = TablePlan(try Router(table).engine, opensApp: [true, true], host: "h.x")
        #expect(plan.isDecided && plan.differences.filter { $0.kind == .unclaimed }.isEmpty)
    }

    @Test(
        "A generated Apple file opens a catch-all's links whose last segment is empty",
        arguments: [("/a/**+", ["/a/*"]), ("/{name}/**+", ["/?*/*"]), ("/**+", ["/?*"])])
    func trailingSlashes(pattern: String, patterns: [String]) throws {
        var table = RouteTable<Int>(accepting: [.host("h.x")])
        table.policy.keepsTrailingSlash = true
        table.add(pattern, named: "a", to: 0)
        let plan = TablePlan(try Router(table).engine, opensApp: [true], host: "h.x")
        #expect(plan.rules.map(\.pattern) == patterns)
        #expect(plan.isDecided && plan.differences.filter { $0.kind == .unclaimed }.isEmpty)
    }

    @Test("A generated Apple file has no exclusion of paths that an earlier rule opens")
    func exclusions() throws {
        var table = RouteTable<Int>(accepting: [.host("h.x")])
        table.add("/**", named: "all", to: 0)
        table.add("/{name}/user", named: "web", to: 1)
        let plan = TablePlan(try Router(table).engine, opensApp: [true, false], host: "h.x")
        #expect(plan.rules.filter(\.excludes).map(\.pattern) == ["/?*/user"])
        #expect(plan.isDecided && plan.differences.allSatisfy { $0.kind == .spelling })
    }

    @Test("A generated Apple file opens every link of the app's routes and reports any excess")
    func decisions() throws {
        var (tables, links, handed, excess) = (0, 0, 0, 0)
        let only = Int(Thoroughness.seed ?? -1)
        let writer = SiteAssociationText(try Self.apps())
        for seed in only >= 0 ? only..<only + 1 : 0..<(Thoroughness.isFull ? 120 : 20) * Thoroughness.factor {
            var generator = SeededGenerator(seed: seed)
            let small = AppTable(&generator)
            guard let router = try? Router(small.table) else { continue }
            tables += 1
            let plan = TablePlan(router.engine, opensApp: small.opensApp, host: "h.x")
            let text = writer.text(plan)
            let comment: Comment = "seed \(seed), \(small.patterns), \(small.opensApp)\n\(text)"
            #expect(plan.isDecided, comment)
            excess += plan.differences.count
            let missing = plan.differences.filter { $0.kind == .unclaimed }
            #expect(
                missing.isEmpty, "\(missing.map { [$0.link, $0.rule?.name ?? "no rule", $0.route ?? ""] }) \(comment)")
            let found = plan.differences.filter { $0.kind == .claimed }
            if small.isPlain { #expect(found.isEmpty, "\(found.map(\.link)) \(comment)") }
            let (file, problems) = try SiteAssociation.read(Array(text.utf8), name: "")
            #expect(problems.sorted.isEmpty, comment)
            let decider = SiteAssociationDecider(file, app: Self.app)
            let wide = Set(found.compactMap { $0.rule?.name })
            small.forEachLink { part in
                let link = "https://h.x" + part
                // Rules ignore trailing slashes, and their wildcards match empty segments.
                if part.prefix(while: { $0 != "?" && $0 != "#" }).contains("//") { return }
                links += 1
                var entry: Int?
                let none = link.withBytes { router.engine.match($0) { entry = $0.entryIndex } }
                let verdict = decider.verdicts[link.withBytes { decider.verdict(for: $0) }]
                if let entry, small.opensApp[entry] {
                    handed += 1
                    #expect(verdict.outcome == .matched, "\(link) \(comment)")
                } else if verdict.outcome == .matched {
                    if case .rejected? = none { return }
                    #expect(wide.contains(verdict.rule ?? ""), "\(link) by \(verdict.rule ?? "") \(comment)")
                }
            }
        }
        print("\(tables) tables, \(links) links, \(handed) of the app, \(excess) too much")
        #expect(only >= 0 || handed > 3_000)
    }

    @Test(
        "Generated statements exclude only paths that Android compares as written",
        arguments: [
            ("/a/b", ["/a/b", "/a/b/"]), ("/a/**", ["/a", "/a/*"]), ("/v1.0/a", []), ("/v1.0/**", []),
        ] as [(String, [String])])
    func excludedPaths(pattern: String, expected: [String]) throws {
        let route = "{ \"pattern\": \"\(pattern)\", \"opens\": \"web\" }"
        let text = "{ \"waymark\": 1, \"sources\": [\"https://h.x\"], \"routes\": { \"a\": \(route) } }"
        let table = try AssociatedTable(RouteFile(text: text, name: "a.json"))
        #expect(table.excludedPatterns(forHost: "h.x") == expected)
    }

    @Test("Generated statements open every link of the app's routes on Android")
    func statements() throws {
        var (tables, links, excluded) = (0, 0, 0)
        let only = Int(Thoroughness.seed ?? -1)
        for seed in only >= 0 ? only..<only + 1 : 0..<(Thoroughness.isFull ? 120 : 20) * Thoroughness.factor {
            var generator = SeededGenerator(seed: seed)
            let small = AppTable(&generator)
            guard let file = try? RouteFile(text: small.routeFile, name: "a.json"), let apps = file.apps,
                let table = try? AssociatedTable(file)
            else { continue }
            tables += 1
            let text = AssetLinksText(apps, table, host: "h.x").text()
            let comment: Comment = "seed \(seed), \(small.patterns), \(small.opensApp)\n\(text)"
            let (statements, problems) = try AssetLinks.read(Array(text.utf8), name: "")
            #expect(problems.sorted.isEmpty, comment)
            let decider = AndroidDecider(manifest: nil, links: statements, host: "h.x")
            small.forEachLink { part in
                let link = "https://h.x" + part
                links += 1
                var entry: Int?
                _ = link.withBytes { table.engine.match($0) { entry = $0.entryIndex } }
                let verdict = decider.verdicts[link.withBytes { decider.verdict(for: $0) }]
                if verdict.outcome == .excluded { excluded += 1 }
                guard let entry, small.opensApp[entry] else { return }
                #expect(verdict.outcome == .matched, "\(link) \(comment)")
            }
        }
        print("\(tables) tables, \(links) links, \(excluded) excluded")
        #expect(only >= 0 || excluded > 10)
    }
}

extension AppTable {
    var routeFile: String {
        let routes = zip(patterns, opensApp).enumerated().map { index, route in
            "\"r\(index)\": { \"pattern\": \(JSONText.quoted(route.0)), \"opens\": \"\(route.1 ? "app" : "web")\" }"
        }
        return """
            { "waymark": 1, "sources": ["https://h.x"], "precedence": "\(table.precedence.rawValue)",
              "policy": { "isCaseInsensitive": \(table.policy.isCaseInsensitive) },
              "types": { "Word": { "characters": "letters", "lengths": [1, 2] },
                         "Slug": { "matches": "[ab]+(-[ab]+)*" } },
              "apps": { "android": { "package": "com.example", "sha256": "2E:8D:5B:AA:D9:FE:01:4E:C8:0B:E4:8E:F8:46:CB:B5:07:ED:16:AE:BC:57:AD:EB:59:35:2D:9F:7F:5F:FE:BD" } },
              "routes": { \(routes.joined(separator: ", ")) } }
            """
    }
}
