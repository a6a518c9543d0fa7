import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Short patterns with an astronomical number of variants.
@Suite("Limits on the variants of a pattern")
struct ExplosionTests {
    struct Explosion: Sendable, CustomTestStringConvertible {
        var title: String
        var pattern: String
        var code = "too-many-variants"
        var says = "more than 4096 variants"

        var testDescription: String { title }
    }

    private static func times(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

    static let explosions = [
        Explosion(title: "thirteen groups side by side", pattern: times(13) { "[/{x\($0)}]" }),
        Explosion(title: "a hundred groups", pattern: times(100) { "[/{x\($0)}]" }),
        Explosion(title: "thirteen alternatives", pattern: times(13) { "/({x\($0)}|b)" }),
        Explosion(title: "sixty-four alternatives, more than a word counts", pattern: times(64) { "/({x\($0)}|b)" }),
        Explosion(
            title: "alternatives in alternatives",
            pattern: times(3) { _ in "/" + times(8) { _ in "(a|b/" } + "(c|d)" + times(8) { _ in ")" } }
                + "[/x][/y][/z]"),
        Explosion(
            title: "alternatives of query items", pattern: "/a?" + times(13) { "(a\($0)=1|b\($0)=1)&" }.dropLast()),
        Explosion(
            title: "few of each in path and query",
            pattern: times(7) { "[/{x\($0)}]" } + "/a?" + times(6) { "(a\($0)=1|b\($0)=1)&" }.dropLast()),
        Explosion(title: "4,097 words", pattern: "/(" + (0..<4_097).map { "w\($0)" }.joined(separator: "|") + ")"),
        Explosion(
            title: "a path that is too long in one of its forms",
            pattern: times(60) { _ in "/a" } + "[" + times(69) { _ in "/b" } + "]", code: "too-many-segments",
            says: "more than 128 segments"),
        Explosion(
            title: "groups too deep in one another", pattern: times(33) { _ in "[/a" } + times(33) { _ in "]" },
            code: "nesting-too-deep", says: "32"),
    ]

    @Test("A pattern with too many variants, segments or nested groups is refused with an error", arguments: explosions)
    func isRefused(explosion: Explosion) throws {
        let error = #expect(throws: PatternError.self) { _ = try RoutePattern(explosion.pattern).variants() }
        let problem = try #require(error?.problems.first { $0.code == explosion.code })
        #expect(problem.message.contains(explosion.says), "\(problem.message)")
        var table = RouteTable<Int>()
        table.add(explosion.pattern, named: "bomb", to: 0)
        table.add("/fine", named: "fine", to: 1)
        let whole = #expect(throws: RouteTableError.self) { _ = try Router(table) }
        #expect(whole?.problems.contains { $0.code == explosion.code && $0.route == "bomb" } == true)
        #expect(whole?.problems.allSatisfy { $0.route == "bomb" } == true)
    }

    @Test("A pattern with exactly 4,096 variants is accepted")
    func isAccepted() throws {
        let words = "/(" + (0..<4_096).map { "w\($0)" }.joined(separator: "|") + ")"
        for pattern in [Self.times(12) { "[/{x\($0)}]" }, words] {
            #expect(try RoutePattern(pattern).variants().count == 4_096)
        }
    }

    @Test("A table whose patterns have too many variants together is refused with one error")
    func isRefusedTogether() throws {
        var table = RouteTable<Int>()
        for index in 0..<40 { table.add("/\(index)" + Self.times(12) { "[/{x\($0)}]" }, named: "r\(index)", to: index) }
        table.add("/few[/a][/b][/c][/d]", named: "few", to: -1)
        let error = #expect(throws: RouteTableError.self) { try Router(table) }
        #expect(error?.problems.map(\.code) == ["too-many-variants-in-table"])
        #expect(error?.problems.first?.route == "r\(PatternVariant.tableLimit / PatternVariant.limit)")
        #expect(error?.problems.first?.message.contains("\(PatternVariant.tableLimit)") == true)
        for index in 1..<40 { table.remove(named: "r\(index)") }
        #expect(try Router(table).engine.table.variants.count == 4_096 + 16)
    }

    @Test("The limit on variants in a table does not count patterns with few variants")
    func countsPowersAlone() throws {
        var table = RouteTable<Int>()
        for index in 0..<(PatternVariant.tableLimit / 8) { table.add("/r\(index)[/a][/b][/c][/d]", to: index) }
        #expect(try Router(table).engine.table.variants.count == 2 * PatternVariant.tableLimit)
    }

    @Test(
        "A pattern with 20,000 optional groups or alternatives is refused with an error",
        arguments: ["[/a]", "/(a|b)", "/(a|(b|c))"])
    func isQuick(piece: String) {
        let error = #expect(throws: PatternError.self) {
            _ = try RoutePattern(String(repeating: piece, count: 20_000)).variants()
        }
        #expect(error?.problems.isEmpty == false)
    }
}
