import TestSupport
import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkExplain
import WaymarkProofs

@Suite("Overlaps of routes")
struct OverlapTests {
    struct Pair: Hashable {
        let winner: Int
        let loser: Int
    }

    @Test("The overlaps of a random table agree with trying every link")
    func small() throws {
        var (pairs, links) = (0, 0)
        let only = Int(Thoroughness.seed ?? -1)
        for seed in only >= 0 ? only..<only + 1 : 0..<(Thoroughness.isFull ? 200 : 15) * Thoroughness.factor {
            var generator = SeededGenerator(seed: seed)
            guard let small = SmallTable(&generator), let router = try? Router(small.table) else { continue }
            let engine = router.engine
            var tried: [Pair: Int] = [:]
            small.forEachLink(deep: SmallTable.depth(seed)) { link in
                links += 1
                let found = matches(of: link, engine)
                guard let first = found.first else { return }
                for other in found.dropFirst() where other.entry != first.entry {
                    let pair = Pair(winner: first.entry, loser: other.entry)
                    tried[pair] = min(tried[pair] ?? .max, link.utf8.count)
                }
            }
            var proofs = TableProofs(engine.table)
            let overlaps = proofs.overlaps()
            #expect(overlaps.undecided.isEmpty, "seed \(seed) \(small.patterns)")
            var proven: [Pair: TableProofs.Overlap] = [:]
            for overlap in overlaps.found {
                let comment: Comment = "seed \(seed) \(small.patterns) \(overlap) \(small.table.policy.repeatedItems)"
                let variants = engine.table.variants
                proven[Pair(winner: variants[overlap.winner].entry, loser: variants[overlap.loser].entry)] = overlap
                // A variant between the two may reject the link for a duplicate item, so the second search starts at
                // the loser.
                for (floor, rank) in [(0, overlap.winner), (overlap.loser, overlap.loser)] {
                    let found = try? engine.firstMatch(in: overlap.link, from: UInt32(floor))
                    #expect(found.map { Int($0.rank) == rank && !$0.isRepeated } == true, comment)
                }
            }
            for (pair, length) in tried {
                let comment: Comment =
                    "seed \(seed) \(small.patterns) \(pair) \(length) \(String(describing: proven[pair]))"
                #expect((proven[pair]?.link.utf8.count).map { $0 <= length } ?? false, comment)
            }
            pairs += proven.count
        }
        print("\(links) links, \(pairs) overlaps")
        #expect(only >= 0 || pairs > 15)
    }

    /// Returns every variant that matches a link, in order, up to one that rejects it.
    private func matches(of link: String, _ engine: RouteEngine) -> [(rank: Int, entry: Int)] {
        var all: [(rank: Int, entry: Int)] = []
        var floor: UInt32 = 0
        while let found = try? engine.firstMatch(in: link, from: floor), !found.isRepeated {
            all.append((Int(found.rank), found.entryIndex))
            floor = UInt32(found.rank) + 1
        }
        return all
    }

    @Test(
        "An overlap names the winner and the loser and shows the shortest link",
        arguments: [
            (["/a/{x}", "/{y}/b"], ["1 < 0 /a/b"]), (["/a", "/b"], []), (["/a[/{x}]", "/a/b"], ["0 < 1 /a/b"]),
            (["/{x: Int}", "/{y: a|b|7}"], ["1 < 0 /7"]),
            (["/{x: Int8}", "/{y: UInt8}"], ["1 < 0 /0"]),
            (["/**", "/a", "/{x}"], ["2 < 1 /a", "0 < 1 /a", "0 < 2 /!"]),
            (["/x?q={q}", "/x?r={r}"], ["1 < 0 /x?q=&r="]), (["/x?q=1", "/x?q=2"], []),
            (["https://a.b/x", "m://x"], []), (["https://a.b/x", "https://*.b/{y}"], ["1 < 0 https://a.b/x"]),
            // The third route shares a link with each of the other two.
            (["/a", "/{x: a|b}", "/{y: a|c}"], ["1 < 0 /a", "2 < 0 /a"]),
            // A host that is a segment is compared without case.
            (["/a", "/{t: A|x}"], ["1 < 0 a://a/"]), (["/a", "/A"], ["1 < 0 a://a/"]),
        ] as [([String], [String])])
    func rows(_ patterns: [String], _ expected: [String]) throws {
        var table = RouteTable<Int>()
        for (index, pattern) in patterns.enumerated() { table.add(pattern, named: "\(index)", to: index) }
        let found = try table.proofs().overlaps().map { problem in
            "\(problem.route ?? "") < \(problem.because.first?.route ?? "") \(problem.witness ?? "")"
        }
        #expect(found == expected)
        #expect(try table.proofs().overlaps().allSatisfy { $0.code == "overlap" && $0.severity == .note })
    }

    @Test("An overlap is found if the host is a segment for only one of two routes")
    func hostsReadTwice() throws {
        var table = RouteTable<Int>(accepting: [.scheme("m", host: "a")])
        table.add("m:///**/{s}", named: "0", to: 0)
        table.add("/?q=1", named: "1", to: 1)
        #expect(try table.proofs().overlaps().map(\.witness) == ["m://a/?q=1"])
    }

    @Test("A route of web links whose host is a segment has a shortest link")
    func webHosts() throws {
        var table = RouteTable<Int>(accepting: [.anywhere(web: .firstSegment, custom: .ignored)])
        table.policy.maximumSegments = 2
        table.add("/shop.example/{id: Int}", named: "shop", to: 0)
        table.add("/{host}", named: "host", to: 1)
        let proofs = try table.proofs()
        #expect(proofs.unreached().isEmpty && proofs.shortestLink(to: "host") == "/!")
        #expect(proofs.shortestLink(to: "shop") == "/shop.example/0")
    }

    @Test("The proofs of a table give the shortest link of each reachable route")
    func shortestLinks() throws {
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        table.add("/users/{id: Int}", named: "user", to: 0)
        table.add("/users/{id: Int8}", named: "never", to: 1)
        table.add("/search?q={q}", named: "search", to: 2)
        let proofs = try table.proofs()
        #expect(proofs.shortestLink(to: "user") == "https://example.com/users/0")
        #expect(proofs.shortestLink(to: "never") == nil)
        #expect(proofs.shortestLink(to: "search") == "https://example.com/search?q=")
        #expect(proofs.shortestLink(to: "none") == nil)
        #expect(proofs.unreached().map(\.code) == ["shadowed"])
        #expect(proofs.unreached().first?.witness == "https://example.com/users/0")
    }
}
