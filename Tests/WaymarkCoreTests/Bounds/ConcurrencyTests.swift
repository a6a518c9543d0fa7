import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Concurrent reads while another task builds new routers, run with and without the Thread Sanitizer.
@Suite("Concurrent use of routers")
struct ConcurrencyTests {
    /// The current router, replaced by newer versions while other tasks read it.
    private actor Current {
        private(set) var router: Router<Int>
        private(set) var version = 0

        init(_ router: Router<Int>) { self.router = router }

        func replace(by router: Router<Int>) {
            self.router = router
            version += 1
        }
    }

    private static func router(version: Int) throws -> Router<Int> {
        var table = RouteTable<Int>()
        table.types["Even"] = .custom { Int($0).map { $0.isMultiple(of: 2) } ?? false }
        for index in 0..<40 { table.add("/a\(index)/{x: Int}[/{y: **}]?q={q: [Int]?}", named: "\(index)", to: index) }
        table.add("/even/{x: Even}-{z}", to: 100)
        table.add("/version", named: "version", to: 1_000 + version)
        return try Router(table)
    }

    @Test("Concurrent tasks each match with one consistent router while another task replaces the router")
    func matchWhileRebuilding() async throws {
        let current = Current(try Self.router(version: 0))
        let (readers, rounds, versions) = (8, 300, 30)
        try await withThrowingTaskGroup(of: Int.self) { group in
            group.addTask {
                for version in 1...versions {
                    await current.replace(by: try Self.router(version: version))
                    await Task.yield()
                }
                return 0
            }
            for reader in 0..<readers {
                group.addTask {
                    var seen = 0
                    for round in 0..<rounds {
                        let router = await current.router
                        let index = (reader + round) % 40
                        let match = try #require(router.match(for: "/a\(index)/\(round)/b%2Fc/d?q=1,2&q=3"))
                        #expect(match.route == index && match["x"] == .int(Int64(round)))
                        #expect(match["y"] == ["b/c", "d"] && match["q"] == [1, 2, 3])
                        #expect(router.match(for: "/even/12-x")?.route == 100)
                        #expect(try router.url(named: "\(index)", captures: ["x": 7]) == "/a\(index)/7")
                        let version = try #require(router.match(for: "/version")?.route)
                        #expect(version >= seen)
                        #expect(router.explanation(for: "/version").candidates.first?.route == "version")
                        seen = version
                    }
                    return seen
                }
            }
            for try await seen in group { #expect(seen == 0 || (1_000...1_000 + versions).contains(seen)) }
        }
        #expect(await current.version == versions)
    }

    @Test("A router gives the same answers to all concurrent tasks")
    func oneRouter() async throws {
        let router = try Self.router(version: 0)
        let links = (0..<40).map { "/a\($0)/\($0)?q=\($0)" } + ["/version", "/even/13-x", "/nothing", "//", "a b"]
        func answers() -> [String] {
            links.map { link in
                switch router.result(for: link) {
                case .matched(let match): "\(match.route) \(match.captures)"
                case .unmatched(let unmatched): unmatched.message
                case .rejected(let rejection): rejection.message
                case .failed(let error): "\(error)"
                }
            }
        }
        let expected = answers()
        await withTaskGroup(of: [[String]].self) { group in
            for _ in 0..<8 { group.addTask { (0..<20).map { _ in answers() } } }
            for await all in group { #expect(all.allSatisfy { $0 == expected }) }
        }
    }
}
