import TestSupport
import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkExplain
import WaymarkLanguages

@testable import WaymarkProofs

/// A table with so few texts that all of its links can be tried.
struct SmallTable {
    var patterns: [String]
    var table: RouteTable<String>
    /// The texts of segments: literals of the patterns, and values inside and just outside the limits of the types.
    let texts = ["a", "A", "b", "1", "128", "-1", "true", "", "a-b", "x", "ab", "..", "a+b"]

    init?(_ generator: inout SeededGenerator) {
        patterns = (0..<2 + generator.below(6)).map { _ in Self.pattern(&generator) }
        let sources: [[LinkSource]] = [
            [.anywhere], [.host("h.x")], [.host("h.x"), .scheme("m")], [.host("*.x"), .scheme("m", host: "a")],
            [.scheme("m")],
        ]
        table = RouteTable(accepting: generator.pick(sources))
        if generator.once(in: 3) { table.precedence = .declaration }
        table.policy.isCaseInsensitive = generator.once(in: 4)
        table.policy.dropsEmptySegments = generator.once(in: 6)
        table.policy.repeatedItems = generator.pick([.rejected, .rejected, .first, .last, .firstValid])
        if generator.once(in: 8) { table.policy.maximumSegments = 2 }
        let flags: [WritableKeyPath<LinkPolicy, Bool>] = [
            \.comparesHostSegmentsExactly, \.ignoresPorts, \.allowsDotSegments, \.allowsTraversal, \.allowsUserinfo,
            \.dropsTrailingSlashes, \.keepsTrailingSlash, \.keepsTrailingSlash, \.decodesPlusInPath,
            \.decodesPlusInQuery, \.allowsControlCharacters,
            \.allowsNonASCII, \.allowsNonASCIIHosts, \.allowsReservedCharacters, \.allowsMalformedEscapes,
            \.ignoresDomainHosts,
        ]
        for flag in flags where generator.once(in: 10) { table.policy[keyPath: flag] = true }
        table.types["Word"] = .characters(.letters, lengths: 1...2)
        table.types["Slug"] = .matching("[ab]+(-[ab]+)*")
        let texts = patterns.map { pattern in
            let source =
                generator.once(in: 5) ? generator.pick(["https://h.x", "m://", "https://*.x", "https://h.x:81"]) : ""
            return source + pattern
        }
        if generator.once(in: 8) { table.sources = generator.pick(Self.rareSources) }
        for (index, text) in texts.enumerated() { table.add(text, to: "r\(index)") }
    }

    /// Sources with rules for hosts as segments that differ from those of a custom scheme.
    private static let rareSources: [[LinkSource]] = [
        [.anywhere(web: .firstSegment)], [.anywhere(http: true, web: .firstSegment, custom: .ignored)],
        [.scheme("m", host: "a"), .scheme("m")], [.host("h.x"), .anywhere(web: .firstSegment)],
    ]

    static func pattern(_ generator: inout SeededGenerator) -> String {
        var (path, hasRun) = ("", false)
        for position in 0..<generator.below(4) {
            switch generator.below(hasRun ? 10 : 12) {
            case 0, 1, 2: path += "/" + generator.pick(["a", "b", "1", "true", "a-b"])
            case 3: path += "/{s\(position)}"
            case 4: path += "/{n\(position): Int8}"
            case 5: path += "/{k\(position): a|b|1}"
            case 6: path += "/*"
            case 7: path += "/{b\(position): Bool}"
            case 8:
                path += generator.pick([
                    "/{l\(position)}-{r\(position)}", "/a{t\(position)}", "/{t\(position): Int}-b",
                    "/{t\(position): Word}", "/{t\(position): Slug}", "/{t\(position): UInt8}", "/{t\(position): UUID}",
                    "/{t\(position): Double}", "/{t\(position): true|A|x}",
                ])
            case 9: path += "[/\(generator.pick(["a", "b", "{o\(position)}"]))]"
            default:
                path += "/" + generator.pick(["**", "**+", "{rest: **}"])
                hasRun = true
            }
        }
        if path.isEmpty { path = "/" }
        var items: [String] = []
        for name in ["p", "q"] where generator.once(in: 4) {
            items.append(
                generator.pick([
                    "\(name)=1", "\(name)", "\(name)={\(name)}", "\(name)={\(name): Int8}", "\(name)={\(name)?}",
                    "\(name)={\(name): Bool?}", "\(name)={\(name): [Int8]}", "\(name)={\(name): try? Int8}",
                    "\(name)=a,b",
                    "\(name)={\(name): [String]*}",
                ]))
        }
        return path + (items.isEmpty ? "" : "?") + items.joined(separator: "&")
            + (generator.once(in: 8) ? generator.pick(["#a", "#{f}", "#{f: Int8?}"]) : "")
    }

    /// Calls a function with all links of a few parts.
    func forEachLink(deep: Int, _ body: (String) -> Void) {
        let origins = [
            "https://h.x", "https://b.h.x", "https://o", "https://h.x:81", "m://a", "m://", "m://b", "m://A", "z://a",
            "",
        ]
        let fragments = patterns.contains { $0.contains("#") } ? ["", "#a", "#1", "#zz"] : [""]
        let queries = self.queries
        func visit(_ path: String, _ rest: Int) {
            for origin in origins {
                for query in queries {
                    for fragment in fragments { body(origin + (path.isEmpty ? "/" : path) + query + fragment) }
                }
            }
            guard rest > 0 else { return }
            for text in texts { visit(path + "/" + text, rest - 1) }
        }
        visit("", deep)
    }

    private var queries: [String] {
        let values = ["", "=1", "=a", "=128", "=a,b", "=1,2", "=a%2Cb", "=true"]
        var queries = [""]
        for name in ["p", "q"]
        where patterns.contains(where: { $0.contains("\(name)=") || $0.contains("?\(name)") || $0.contains("&\(name)") }
        ) {
            let one = values.map { name + $0 }
            let all = one + one.flatMap { a in values.prefix(4).map { a + "&" + name + $0 } }
            queries = queries + queries.flatMap { query in all.map { query.isEmpty ? "?" + $0 : query + "&" + $0 } }
            if queries.count > 100 { queries = Array(queries.enumerated().filter { $0.offset % 7 < 2 }.map(\.element)) }
        }
        return queries
    }

    /// Returns the number of segments in the tried links: one for most tables. In a full run it is two for one table in
    /// ten, and three for one in a hundred.
    static func depth(_ seed: Int) -> Int {
        Thoroughness.isFull ? seed.isMultiple(of: 100) ? 3 : seed.isMultiple(of: 10) ? 2 : 1 : 1
    }
}

@Suite("Proofs of small tables")
struct ProofTests {
    @Test("A proof finds a link to a variant unless no tried link reaches the variant")
    func variants() throws {
        var (tables, links, unreached, undecided) = (0, 0, 0, 0)
        let only = Int(Thoroughness.seed ?? -1)
        for seed in only >= 0 ? only..<only + 1 : 0..<(Thoroughness.isFull ? 200 : 12) * Thoroughness.factor {
            var generator = SeededGenerator(seed: seed)
            guard let small = SmallTable(&generator), let router = try? Router(small.table) else { continue }
            tables += 1
            let ranked = RankedTable(small.table)
            var proof = LinkProof(LinkSpace([ranked]))
            var reached: [Int: String] = [:]
            small.forEachLink(deep: SmallTable.depth(seed)) { link in
                links += 1
                _ = link.withBytes { bytes in
                    router.engine.match(bytes) { view in
                        let rank = Int(FoundVariant(view).rank)
                        if reached[rank].map({ $0.utf8.count > link.utf8.count }) ?? true { reached[rank] = link }
                    }
                }
            }
            for rank in ranked.variants.indices {
                let comment: Comment =
                    "seed \(seed), \(small.patterns), rank \(rank) \(ranked.variants[rank].variant.text)"
                var question = LinkProof.Question(takenBy: [rank], freeBelow: [rank])
                question.treatsUnknownAsMatch = true
                switch proof.answer(question) {
                case .none:
                    unreached += 1
                    #expect(reached[rank] == nil, comment)
                case .undecided: undecided += 1
                case .found(let link):
                    var found: Int?
                    let text = String(decoding: link.bytes, as: UTF8.self)
                    let none = text.withBytes { bytes in
                        router.engine.match(bytes) { found = Int(FoundVariant($0).rank) }
                    }
                    #expect(found == rank, "\(text) \(String(describing: none)) \(comment)")
                    if let shorter = reached[rank] {
                        #expect(text.utf8.count <= shorter.utf8.count, "\(text) \(comment)")
                    }
                }
            }
        }
        print("\(tables) tables, \(links) links, \(unreached) variants unreached, \(undecided) undecided")
        #expect(undecided == 0 && (only >= 0 || unreached > 0))
    }

    @Test("The link shown with a problem matches a route that the problem names")
    func shownLinks() throws {
        let only = Int(Thoroughness.seed ?? -1)
        var links = 0
        for seed in only >= 0 ? only..<only + 1 : 0..<(Thoroughness.isFull ? 400 : 30) * Thoroughness.factor {
            var generator = SeededGenerator(seed: seed)
            guard let small = SmallTable(&generator), let engine = try? Router(small.table).engine else { continue }
            let problems = small.table.problems()
            // As in the macros, which contain no matcher: proofs find the routes that links open.
            let proven = small.table.problems(of: TableRules(RankedTable(small.table)))
            #expect(proven == problems, "seed \(seed) \(small.patterns)")
            for problem in problems {
                guard let link = problem.witness else { continue }
                links += 1
                guard let found = try? engine.firstMatch(in: link, from: 0), !found.isRepeated else { continue }
                let variant = engine.table.variants[Int(found.rank)]
                let winner = engine.table.pattern(of: variant).text
                #expect(
                    problem.because.contains { $0.pattern == winner },
                    "seed \(seed) \(small.patterns): '\(link)' opens \(winner), not one of \(problem.because)")
            }
        }
        #expect(only >= 0 || links > 5)
    }

    @Test("A problem names the route that matches its link, even if another route covers all links")
    func openedRoute() throws {
        var table = RouteTable<Int>()
        for (index, pattern) in ["[/a]", "?p={y: Int8 = 1}", "/"].enumerated() {
            table.add(pattern, named: "\(index)", to: index)
        }
        let router = try Router(table)
        let problem = try #require(table.problems().first { $0.route == "2" })
        let opened = router.match(for: try #require(problem.witness))?.name
        #expect(opened.map { name in problem.because.contains { $0.route == name } } == true)
        // As in the macros, which contain no matcher: a proof finds the route.
        #expect(table.problems(of: TableRules(RankedTable(table))) == table.problems())
    }

    @Test("A catch-all that stops at a literal matches every other segment")
    func stoppingRun() throws {
        var table = RouteTable<Int>(accepting: [.host("h.x")], precedence: .declaration)
        for (index, pattern) in ["/**!/b", "/a/b"].enumerated() { table.add(pattern, named: "\(index)", to: index) }
        #expect(try Router(table).match(for: "https://h.x/a/b")?.name == "0")
        #expect(table.problems().map { "\($0.route ?? "") \($0.code)" } == ["1 shadowed"])
        #expect(try table.proofs().shortestLink(to: "1") == nil)
    }

    @Test(
        "The shortest link of a pattern has a value for a parameter without a name",
        arguments: [
            ("/a?b={: Int}", "https://h.x/a?b=0"), ("/a#{: Int}", "https://h.x/a#0"),
            ("/a?b={: Int?}", "https://h.x/a"),
        ])
    func unnamed(_ pattern: String, _ link: String) throws {
        var table = RouteTable<Int>(accepting: [.host("h.x")])
        table.add(pattern, named: "a", to: 0)
        #expect(try table.proofs().shortestLink(to: "a") == link)
    }

    @Test("A proof with a small text limit is undecided rather than wrong", arguments: [1, 2, 4, 8, 16, 64])
    func textLimit(_ limit: Int) throws {
        var (undecided, none) = (0, 0)
        for seed in 0..<12 {
            var generator = SeededGenerator(seed: seed)
            guard let small = SmallTable(&generator), (try? Router(small.table)) != nil else { continue }
            let ranked = RankedTable(small.table)
            var (full, poor) = (LinkProof(LinkSpace([ranked])), LinkProof(LinkSpace([ranked]), textLimit: limit))
            for rank in ranked.variants.indices {
                let question = LinkProof.Question(takenBy: [rank], freeBelow: [rank], treatsUnknownAsMatch: true)
                switch (full.answer(question), poor.answer(question)) {
                case (_, .undecided): undecided += 1
                case (.none, .none): none += 1
                case (.found, .found): break
                case (let full, let poor):
                    Issue.record("seed \(seed), rank \(rank), \(small.patterns): \(poor) instead of \(full)")
                }
            }
        }
        #expect(undecided > 0 || none > 0)
        #expect(undecided > 0 || limit >= 16)
    }
}
