import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

@Suite("Custom path matchers")
struct PathMatcherTests {
    enum Screen: Hashable, Sendable { case commit(String), date(Int, Int), exact, any(String), rest }

    /// Matches a prefix that exactly one known hash has.
    struct Hashes: PathMatcher {
        let known: [String]
        func value(of path: [String], query: [QueryItem]) -> String? {
            let fitting = known.filter { $0.hasPrefix(path.first ?? "") }
            return path.count == 1 && fitting.count == 1 ? fitting[0] : nil
        }
        func path(of value: String) -> [String]? { [value] }
    }

    /// Matches two segments that are a year and a month, if the link has an item `calendar`.
    struct Month: PathMatcher {
        func value(of path: [String], query: [QueryItem]) -> [Int]? {
            let numbers = path.compactMap { Int($0) }
            guard path.count == 2, numbers.count == 2, (1...12).contains(numbers[1]) else { return nil }
            return query.contains { $0.name == "calendar" } ? numbers : nil
        }
    }

    static func table(_ rank: MatcherRank) -> RouteTable<Screen> {
        var table = RouteTable<Screen>(accepting: [.host("example.com"), .scheme("git")])
        table.add("/abc", to: .exact)
        table.add("/{x}", named: "any") { (x: String) in
            .any(x)
        } inverse: {
            if case .any(let x) = $0 { x } else { nil }
        }
        table.add("/**", to: .rest)
        table.add(matching: Hashes(known: ["abcd", "abef", "x/yz"]), rank: rank, named: "commit") { hash in
            hash == "abef" ? nil : .commit(hash)
        } inverse: {
            if case .commit(let hash) = $0 { hash } else { nil }
        }
        table.group("/months/{n: Int}", requires: [.signedIn]) { group in
            group.add(matching: Month(), rank: .first) { .date($0[0], $0[1]) }
            group.add("/{y: Int}/{m: Int}", to: .exact)
        }
        return table
    }

    @Test(
        "A matcher's rank decides between the matcher and patterns that match the same link",
        arguments: [
            (MatcherRank.first, "abc", Screen.commit("abcd")), (.first, "abcd", .commit("abcd")),
            (.like("/{h: Int}"), "abc", .exact), (.like("/{h: Int}"), "abcd", .commit("abcd")),
            (.like("/{h}"), "abcd", .any("abcd")), (.last, "abcd", .any("abcd")),
            (.first, "ab", .any("ab")), (.first, "abef", .any("abef")), (.first, "abcd/x", .rest),
            (.first, "x%2Fy", .commit("x/yz")),
        ])
    func ranks(_ rank: MatcherRank, _ path: String, _ screen: Screen) throws {
        let router = try Router(Self.table(rank))
        #expect(router.match(for: "https://example.com/" + path)?.route == screen)
        #expect(router.match(for: "git://" + path)?.route == screen)
    }

    @Test("A matcher in a group receives the path after the group's prefix, and the query items")
    func groups() throws {
        let router = try Router(Self.table(.last))
        let match = router.match(for: "git://months/1/2026/11?calendar")
        #expect(match?.route == .date(2026, 11))
        #expect(match?["n"] == .int(1))
        #expect(match?.requirements == [.signedIn])
        #expect(router.match(for: "git://months/1/2026/11")?.route == .exact)
        #expect(router.match(for: "git://months/1/2026/13?calendar")?.route == .exact)
    }

    @Test("A matcher that matches a link appears in its matches and its explanation, in order")
    func matches() throws {
        let router = try Router(Self.table(.like("/{h: Int}")))
        #expect(router.matches(for: "/abcd").map(\.route) == [])
        let link = "https://example.com/abcd"
        #expect(router.matches(for: link).map(\.route) == [.commit("abcd"), .any("abcd"), .rest])
        #expect(router.explanation(for: link).candidates.map(\.route) == ["commit", "any", nil])
        #expect(router.explanation(for: "https://example.com/zzzz").candidates.filter { $0.route == "commit" }.isEmpty)
    }

    @Test("A matcher prints only values that read back, and other entries still print")
    func printing() throws {
        let router = try Router(Self.table(.first))
        #expect(try router.url(for: .commit("abcd")) == "https://example.com/abcd")
        #expect(try router.url(for: .commit("x/yz")) == "https://example.com/x%2Fyz")
        #expect(try router.url(for: .any("zz")) == "https://example.com/zz")
        #expect(throws: PrintError.self) { try router.url(for: .commit("nothing")) }
        #expect(throws: PrintError.self) { try router.url(for: .any("abc")) }
    }

    @Test("A matcher causes no shadowing or conflict, and the table reports a malformed rank")
    func problems() {
        #expect(Self.table(.first).problems().isEmpty)
        var table = RouteTable<Screen>()
        table.add(matching: Month(), rank: .like("/{"), named: "month") { _ in .rest }
        #expect(table.problems().map(\.code) == ["unclosed-brace"])
        #expect(table.problems().first?.route == "month")
    }
}
