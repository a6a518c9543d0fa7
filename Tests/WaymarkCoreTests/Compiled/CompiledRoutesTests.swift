import TestSupport
import Testing

@testable import WaymarkCore
@testable import WaymarkEngine
@testable import WaymarkExplain
@testable import WaymarkPrinting

/// A router that matches with a compiled table. Its other operations use a router built at run time.
@Suite("A Router that matches with a compiled table")
struct CompiledRoutesTests {
    @Test("A router of a compiled table answers like a router of the table, on random tables", arguments: 51...56)
    func agrees(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var (matches, passes) = (0, 0)
        for _ in 0..<80 {
            let sample = try SampleTable(random: &random)
            let whole = sample.router
            let router = try sample.compiledRouter { $0 }
            // Some entries return no route and pass the link on; a table of constants has no such entries.
            let passing = try sample.compiledRouter { $0 % 3 == 0 ? nil : $0 }
            var generator = LinkGenerator(random: random, policy: sample.table.policy)
            for _ in 0..<16 {
                let link = generator.link(after: sample.variants).text
                let all = whole.matches(for: link).map { Answer($0) }
                #expect(router.matches(for: link).map { Answer($0) } == all, "\(sample)\n\(link)")
                #expect(router.match(for: link).map { Answer($0) } == all.first, "\(sample)\n\(link)")
                #expect(router.route(for: link) == all.first?.route && router.canOpen(link) == !all.isEmpty)
                #expect(
                    router.explanation(for: link).description == whole.explanation(for: link).description,
                    "\(sample)\n\(link)")
                let entry = router.withMatch(for: link) { ($0.entryIndex, $0.patternIndex) }
                #expect(
                    entry ?? (-1, -1) == whole.withMatch(for: link) { ($0.entryIndex, $0.patternIndex) } ?? (-1, -1))
                let kept = all.filter { $0.route % 3 != 0 }
                #expect(passing.matches(for: link).map { Answer($0) } == kept, "\(sample)\n\(link)")
                #expect(passing.match(for: link).map { Answer($0) } == kept.first, "\(sample)\n\(link)")
                #expect(passing.route(for: link) == kept.first?.route)
                (matches, passes) = (matches + all.count, passes + all.count - kept.count)
            }
            random = generator.random
        }
        #expect(matches > 300 && passes > 100, "\(matches) \(passes)")
    }

    @Test(
        "A router of a compiled table finds the right entry and pattern in a large table",
        arguments: [128, 129, 300, 17_000])
    func manyRoutes(count: Int) throws {
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        for index in 0..<count {
            table.add(
                "/a\(index % 50)/route\(index)/{id: Int}", "/b/\(index)", named: "r\(index)", to: index)
        }
        let whole = try Router(table)
        let router = try Router(table.compiled(), whole: { whole }) { $0.entryIndex + $0.patternIndex * 100_000 }
        for index in stride(from: 0, to: count, by: max(1, count / 97)) {
            let match = router.match(for: "https://example.com/a\(index % 50)/route\(index)/15")
            #expect(match?.route == index && match?.name == "r\(index)" && match?["id"] == .int(15))
            #expect(match?.pattern.description == "/a\(index % 50)/route\(index)/{id: Int}")
            let other = router.match(for: "https://example.com/b/\(index)")
            #expect(other?.route == index + 100_000 && other?.pattern.description == "/b/\(index)")
            #expect(router.withMatch(for: "https://example.com/b/\(index)") { $0.entryIndex } == index)
            #expect(try router.url(named: "r\(index)", captures: ["id": 15]).hasSuffix("/route\(index)/15"))
        }
        #expect(router.entries.count == count && router.routes.count == count)
    }

    @Test("A router of a compiled table requests the full router only for later matches")
    func isLazy() throws {
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        table.group("/me", requires: ["signedIn"]) { $0.add("/{tab}", named: "me", to: 1) }
        table.add("/{x}/{y}", named: "other", to: 2)
        let asked = Asked()
        let whole = try Router(table)
        let router = try Router<Int>(
            table.compiled(),
            whole: {
                asked.count += 1
                return whole
            },
            route: { $0.entryIndex == 0 ? 1 : 2 })
        let match = router.match(for: "https://example.com/me/news?a=b#c")
        #expect(match?.name == "me" && match?.requirements == ["signedIn"] && match?.captures["tab"] == "news")
        #expect(match?.url.segments == ["me", "news"] && match?.query.count == 1 && match?.fragment == "c")
        #expect(router.match(for: "https://example.com/") == nil && router.route(for: "javascript:x") == nil)
        var matches = router.matches(for: "https://example.com/me/news")
        #expect(matches.next()?.route == 1 && asked.count == 0)
        #expect(matches.next()?.route == 2 && matches.next() == nil && asked.count > 0)
        #expect(try router.url(named: "me", captures: ["tab": "a"]) == "https://example.com/me/a")
    }

    /// The comparable contents of a match, without its router.
    private struct Answer: Equatable {
        let route: Int
        let texts: [String]
        let captures: Captures
        let rest: [String]
        let rank: UInt32
        let runEnds: [Int]

        init(_ match: RouteMatch<Int>) {
            route = match.route
            texts =
                [match.name ?? "-", match.pattern.description, match.url.text, match.fragment ?? "-"]
                + match.requirements.map(\.rawValue) + match.query.map { "\($0)" }
            (captures, rest) = (match.captures, match.rest)
            (rank, runEnds) = (match.match.rank, match.match.runEnds)
        }
    }

    private final class Asked: @unchecked Sendable {
        // The test uses one thread.
        var count = 0
    }
}

extension SampleTable {
    /// Returns a router that matches with the compiled form of the table.
    fileprivate func compiledRouter(_ route: @escaping @Sendable (Int) -> Int?) throws -> Router<Int> {
        let compiled = try CompiledTable(validating: table.compiled().bytes)
        return try Router(compiled, types: customTypes, whole: { router }) { route($0.entryIndex) }
    }
}
