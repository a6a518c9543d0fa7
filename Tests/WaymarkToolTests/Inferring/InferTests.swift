#if Tool
    import TestSupport
    import Testing
    import WaymarkCore
    import WaymarkExplain
    import WaymarkManifest
    import WaymarkProofs

    @testable import WaymarkTool

    /// Routes inferred from a log of links.
    @Suite("Inferred routes")
    struct InferTests {
        /// A route file, and the proposals for the links of a log.
        struct Trial {
            let file: RouteFile
            let questions: InferContext

            init(_ text: String, environment: String? = nil) throws {
                file = try RouteFile(text: text, name: "waymark.yaml").selecting(environment)
                let engine = try file.router { $0.name.value }.engine
                let reader = RowReader(shape: .line, format: .tsv, hasHeader: false, maximumLength: 8192)
                questions = InferContext(engine, reader, sources: file.table().sources)
            }

            func tally(_ links: [String]) -> InferTally {
                let bytes = Array(links.joined(separator: "\n").utf8)
                let block = InputBlock(bytes: bytes, range: 0..<bytes.count, dropped: 0, isFirst: true)
                return InferTally(block, questions)
            }

            func report(_ tally: InferTally, least: Int = 20) throws -> InferReport {
                try InferReport(tally, questions, .file(file), least: least)
            }

            func patterns(_ links: [String]) throws -> [String] {
                try report(tally(links)).proposals.map { "\($0.route.links) \($0.route.name): \($0.route.pattern)" }
            }
        }

        static let small = """
            waymark: 1
            sources: [https://example.com, myapp://]
            types: { Colour: { oneOf: [red, green, blue, black] }, Hash: { characters: hex, lengths: [7, 40] } }
            routes:
              user: '/user/{id: Int}'
              own: { pattern: '/own/{id: Int}', sources: [https://own.example.com] }

            """

        private static func links(_ count: Int, _ link: (Int) -> String) -> [String] {
            (0..<count).map { "https://example.com/" + link($0) }
        }

        private static func word(_ number: Int) -> String {
            (number >= 20 ? word(number / 20) : "") + String(Array("bcdfghjklmnpqrstvwxz")[number % 20])
        }

        static let rules: [(String, [String], [String])] = [
            ("a number is a parameter", links(30) { "list/\($0)/edit" }, ["30 list.edit: /list/{listId: Int}/edit"]),
            (
                "so is a UUID", links(30) { "c/00000000-0000-4000-8000-0000000000\(10 + $0)" },
                ["30 c: /c/{cId: UUID}"]
            ),
            (
                "digits with leading zeros are text, with the numbers in their place",
                links(60) { $0 < 40 ? "zip/\(1_000 + $0)" : "zip/00\($0)" },
                ["60 zip: /zip/{zip}"]
            ),
            (
                "unless they are rare", links(61) { $0 == 7 ? "list/007" : "list/\($0)" },
                ["60 list: /list/{listId: Int}"]
            ),
            (
                "so are numbers that no type keeps", links(30) { "n/\(String(repeating: "9", count: 41))\($0)" },
                ["30 n: /n/{n}"]
            ),
            ("such as decimals with a zero at the end", links(30) { "v/\($0).10" }, ["30 v: /v/{v}"]),
            ("and one with a point", links(30) { "map/\($0).5" }, ["30 map: /map/{mapId: Double}"]),
            ("words that scatter are", links(90) { "stores/\(word($0))" }, ["90 stores: /stores/{store}"]),
            ("a word that stands out is a literal", links(30) { _ in "about/team" }, ["30 about.team: /about/team"]),
            ("also one with letters outside ASCII", links(30) { _ in "caf%C3%A9" }, ["30 café: /café"]),
            (
                "words that differ in bytes are different, as for routes",
                links(60) { $0 < 35 ? "caf%C3%A9" : "cafe%CC%81" },
                ["35 café: /café", "25 café.2: /cafe\u{301}"]
            ),
            (
                "also beside values", links(100) { $0 < 40 ? "post/new" : "post/\(word($0))" },
                ["60 post: /post/{post}", "40 post.new: /post/new"]
            ),
            (
                "few words are literals", links(60) { "help/\(["faq", "news", "team"][$0 % 3])" },
                ["20 help.faq: /help/faq", "20 help.news: /help/news", "20 help.team: /help/team"]
            ),
            (
                "four are a list, if they are frequent enough together",
                links(40) { "help/\(["faq", "news", "team", "jobs"][$0 % 4])" },
                ["40 help: /help/{help: faq|jobs|news|team}"]
            ),
            (
                "or a type of the table", links(80) { "paint/\(["red", "green", "blue", "black"][$0 % 4])" },
                ["80 paint: /paint/{paint: Colour}"]
            ),
            (
                "values have the type that takes them all",
                links(80) { "commit/\(String(repeating: "abc\($0)", count: 4).prefix(12))" },
                ["80 commit: /commit/{commit: Hash}"]
            ),
            (
                "a popular value is no literal if the same words follow it",
                links(100) { "\($0 < 30 ? "octocat" : word($0))/pulse" }, ["100 pulse: /{value}/pulse"]
            ),
            (
                "routes whose names in code would be equal get different names",
                links(60) { $0 < 35 ? "Users/\($0)" : "users/\($0)" },
                ["35 Users: /Users/{userId: Int}", "25 users.2: /users/{userId: Int}"]
            ),
            (
                "so does a route whose name generated code uses", links(30) { "self/\($0)" },
                ["30 self.2: /self/{selfId: Int}"]
            ),
            (
                "a name that does not begin with a letter begins with 'page'", links(30) { "3d-models/\($0)" },
                ["30 page.3d-models: /3d-models/{valueId: Int}"]
            ),
            (
                "a parameter's name keeps letters outside ASCII", links(30) { "caf%C3%A9/\($0)" },
                ["30 café: /café/{caféId: Int}"]
            ),
            ("nothing is proposed for what has no word", links(90) { "\(word($0))/\(word($0 + 7))" }, []),
            ("or for few links", links(19) { "list/\($0)/edit" }, []),
            (
                "items that all links have are required, others may be absent",
                links(40) { "find?q=\(word($0))&sort=\(word($0))&page=\($0)" },
                ["40 find: /find?page={page: Int}&q={q}&sort={sort}"]
            ),
            (
                "others may be absent, rare ones and those of campaigns are left out",
                links(40) { "find?q=1" + ($0 < 20 ? "&page=\($0)" : "") + ($0 == 7 ? "&debug=1" : "&utm_source=mail") },
                ["40 find: /find?page={page: Int?}&q={q: Int}"]
            ),
            (
                "items after the '&amp;' of HTML are left out",
                links(40) { "item?a=\($0)" + ($0.isMultiple(of: 2) ? "&amp;b=2" : "&b=2") },
                ["40 item: /item?a={a: Int}&b={b: Int?}"]
            ),
            (
                "items that stand there twice are lists", links(40) { "find?tag=\($0)&tag=b&page" },
                ["40 find: /find?tag={tag: [String]}"]
            ),
            (
                "a host may be the first segment", (0..<30).map { "myapp://list/\($0)/edit" },
                ["30 list.edit: /list/{listId: Int}/edit"]
            ),
            (
                "a source of one route is that of the proposal", (0..<30).map { "https://own.example.com/shop/\($0)" },
                ["30 shop: /shop/{shopId: Int}"]
            ),
            ("links of nobody's are left out", (0..<30).map { "https://example.org/shop/\($0)" }, []),
            (
                "values that the table refuses are taken by another route", links(30) { "user/\(word($0))" },
                [
                    "30 user.2: /user/{user}"
                ]
            ),
            (
                "texts that look like numbers belong to the others",
                links(110) { "sku/\($0 < 105 ? "x\($0)y" : "\($0)")" },
                [
                    "105 sku: /sku/{sku}"
                ]
            ),
        ]

        @Test("A log of links leads to the inferred routes of the rule", arguments: rules)
        func rule(_ rule: String, _ links: [String], _ expected: [String]) throws {
            #expect(try Trial(Self.small).patterns(links) == expected, "\(rule)")
        }

        @Test("Letters outside ASCII are compared exactly, also if the policy ignores case")
        func cases() throws {
            let policy = "policy: { isCaseInsensitive: true }"
            let trial = try Trial("waymark: 1\nsources: [https://example.com]\n\(policy)\nroutes: { home: / }\n")
            let links = Self.links(60) { $0 < 35 ? "CAF%C3%89" : "Caf%C3%A9" }
            #expect(try trial.patterns(links) == ["35 cafÉ: /cafÉ", "25 café: /café"])
        }

        @Test("A host that the policy compares exactly keeps its case in an inferred route", arguments: [true, false])
        func hosts(isExact: Bool) throws {
            let policy = "policy: { comparesHostSegmentsExactly: \(isExact) }"
            let trial = try Trial("waymark: 1\nsources: [myapp://]\n\(policy)\nroutes: { home: / }\n")
            let report = try trial.report(trial.tally((0..<30).map { "myapp://Shop/\($0)" }))
            #expect(report.proposals.map(\.route.pattern) == [isExact ? "/Shop/{shopId: Int}" : "/shop/{shopId: Int}"])
            #expect(report.leftOut.isEmpty)
        }

        @Test("An inferred route names a source that differs from those of the table")
        func source() throws {
            let trial = try Trial(Self.small)
            let report = try trial.report(trial.tally((0..<30).map { "https://own.example.com/shop/\($0)" }))
            #expect(report.proposals.map(\.sources) == [["https://own.example.com"]])
        }

        @Test("The examples of an inferred route have sources of the file, also in an environment")
        func environment() throws {
            let text = """
                waymark: 1
                sources: [https://a.test, a://open]
                environments: { staging: { sources: [https://b.test, https://c.test, b://] } }
                routes: { home: / }
                """
            let trial = try Trial(text, environment: "staging")
            let hosts = ["https://b.test/", "https://c.test/"].flatMap { host in (1...30).map { "\(host)shop/\($0)" } }
            let report = try trial.report(trial.tally(hosts + (1...30).map { "b://cart/\($0)" }))
            #expect(
                report.proposals.map { $0.examples.map(\.link) } == [
                    ["https://a.test/shop/1", "https://a.test/shop/2"], ["a://open/cart/1", "a://open/cart/2"],
                ])
        }

        @Test("An inferred route has no example whose captures cannot be printed")
        func dotSegments() throws {
            let policy = "policy: { allowsDotSegments: true }"
            let trial = try Trial("waymark: 1\nsources: [https://example.com]\n\(policy)\nroutes: { home: / }\n")
            let links = Self.links(30) { "d/\($0)/%2e%2e?x=.." } + Self.links(30) { "e/\($0)?x=.." }
            let report = try trial.report(trial.tally(links))
            #expect(report.proposals.map(\.route.pattern) == ["/d/{dId: Int}/{d}?x={x}", "/e/{eId: Int}?x={x}"])
            #expect(report.proposals.map(\.examples.count) == [0, 2])
        }

        @Test("An inferred route omits the global items of the table and those of campaigns")
        func globals() throws {
            let trial = try Trial(
                "waymark: 1\nsources: [https://example.com]\nglobals: '?ref={ref?}'\nroutes: { home: / }\n")
            let report = try trial.report(trial.tally(Self.links(30) { "shop/\($0)?ref=mail&gbraid=\($0)" }))
            #expect(report.proposals.map(\.route.pattern) == ["/shop/{shopId: Int}"])
            #expect(report.proposals.map(\.route.leftOut) == [["gbraid", "ref"]])
        }

        @Test("Strings of an inferred route that YAML would read differently are quoted")
        func quoted() throws {
            let trial = try Trial(Self.small)
            let links = Self.links(30) { "on/\($0)?y=\($0)&z=%27%CC%81" }
            let text = try trial.report(trial.tally(links)).text(.plain)
            #expect(text.contains("\n  'on':\n"))
            #expect(text.contains("{ onId: 0, 'y': 0, z: '''\u{301}' }"))
        }

        @Test("An inferred route without items after '&amp;' states the reason")
        func htmlItems() throws {
            let trial = try Trial(Self.small)
            let text = try trial.report(trial.tally(Self.links(30) { "on?a=\($0)&amp;b=1" })).text(.plain)
            #expect(text.contains("  # 30 links, without the items amp;b ('&amp;' is HTML for '&')\n"))
        }

        @Test("An inferred route that would match links of an existing route is left out")
        func refused() throws {
            let text =
                "waymark: 1\nsources: [https://example.com]\nroutes: { page: '/{a: P}/{b: P}/{c: P}' }\n"
                + "types: { P: { matches: '[a-w]+' } }\n"
            let trial = try Trial(text)
            let report = try trial.report(
                trial.tally(
                    Self.links(50) { "list/\(Self.word($0))/x\($0)" } + Self.links(30) { "list/\(Self.word($0))z/edit" }
                ))
            #expect(report.proposals.isEmpty)
            let because = report.leftOut.filter { $0.reason == .answers }.map(\.sentence)
            #expect(
                because == [
                    "/list/{list}/{list2}: https://example.com/list/a/a opens 'page' today",
                    "/list/{list}/edit: https://example.com/list/a/edit opens 'page' today",
                ])
        }

        @Test("The reasons for which links are left out of inferred routes are counted")
        func leftOut() throws {
            let trial = try Trial(Self.small)
            let links = [" /a", "/b ", "/c d", "/e"] + Self.links(4) { "shop/\($0)" }
            #expect(
                try trial.report(trial.tally(links)).leftOut.map { "\($0.links) \($0.sentence)" } == [
                    "4 their shape, or a word in it, is too rare (--at-least is 20)",
                    "1 no route has their source: relative links 1; write scheme and host before relative links",
                    "3 they are rejected: whitespace 2, invalidCharacter 1",
                ])
        }

        @Test("If the first matching route wins, inferred routes are listed with the most specific one first")
        func declaration() throws {
            let trial = try Trial(Self.small + "precedence: declaration\n")
            let links = Self.links(100) { $0 < 40 ? "post/new" : "post/\(Self.word($0))" }
            #expect(try trial.patterns(links) == ["40 post.new: /post/new", "60 post: /post/{post}"])
        }

        @Test("A message about an inferred route quotes the pattern of another inferred route")
        func quotedPattern() throws {
            let trial = try Trial(Self.small + "precedence: declaration\n")
            let proof = ProposalProof(table: LoadedTable.file(trial.file).table, sources: trial.questions.sources)
            let variants = [SegmentPattern.parameter(PatternParameter("post")), .literal("new")].map {
                PatternVariant(segments: [.literal("post"), $0])
            }
            let proposals = zip(["post", "new"], variants).map {
                RouteProposal(name: $0, variant: $1, source: 0, links: 20, samples: [], leftOut: [])
            }
            let refused = try #require(proof.proven(proposals).refused.first)
            #expect(refused.what == "/post/new")
            #expect(refused.because.hasSuffix("its links are all matched by '/post/{post}' of route 'post'"))
        }

        @Test("An inferred route whose links all open another inferred route is left out")
        func idle() throws {
            let trial = try Trial(Self.small)
            let links =
                Self.links(60) { "\($0).5/\(Self.word($0))/edit" }
                + Self.links(30) { "\(1 + $0)e5/\(Self.word($0))/edit" }
                + Self.links(60) { "\(Self.word($0))/\(Self.word($0 + 7))/shop" }
            let report = try trial.report(trial.tally(links))
            let patterns = report.proposals.map(\.route.pattern)
            #expect(patterns == ["/{valueId: Double}/{value}/edit", "/{value}/{value2}/shop"])
            let because = report.leftOut.map { "\($0.links) \($0.sentence)" }
            #expect(because == ["30 /{value}/{value2}/edit: other proposals take its links"])
        }

        @Test("Inferred routes are independent of link order and of how a log is split", arguments: 1...6)
        func order(_ seed: Int) throws {
            var chance = SeededGenerator(seed: Thoroughness.seed ?? seed)
            var links = (0..<1_500).map { _ in
                let word = Self.word(chance.below(chance.pick([3, 40, 500])))
                return
                    "https://example.com/\(chance.pick(["list", "shop", word]))/\(chance.once(in: 2) ? word : "\(chance.below(99))")"
                    + chance.pick(["", "/edit", "?q=\(word)", "?q=1&q=2"])
            }
            let trial = try Trial(Self.small)
            let expected = try trial.report(trial.tally(links)).text(.plain)
            for _ in 0..<3 {
                links.shuffle(using: &chance)
                var tally = InferTally()
                var rest = links[...]
                while !rest.isEmpty {
                    let part = rest.prefix(1 + chance.below(700))
                    tally.add(trial.tally(Array(part)), trial.questions.types)
                    rest = rest.dropFirst(part.count)
                }
                #expect(try trial.report(tally).text(.plain) == expected)
            }
        }

        @Test("An inferred route is found among very many words within the memory bound")
        func bounds() throws {
            let trial = try Trial(Self.small)
            var tally = InferTally()
            for part in 0..<20 {
                let junk = Self.links(1_500) { "\(Self.word(part * 1_500 + $0))/\(Self.word($0 * 7))/\($0)" }
                tally.add(trial.tally(junk + Self.links(100) { "list/edit/\($0)" }), trial.questions.types)
            }
            let report = try trial.report(tally)
            #expect(report.proposals.map(\.route.pattern) == ["/list/edit/{editId: Int}"])
            #expect(report.proposals.first?.route.links == 2_000)
            let places = tally.forest.all(trial.questions.types).reduce(0) { $0 + $1.node.size }
            #expect(places <= LinkForest.largest)
        }
    }
#endif
