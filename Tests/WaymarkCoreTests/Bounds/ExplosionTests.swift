import Testing
import WaymarkCore

/// Short patterns that stand for more patterns than there are atoms.
@Suite("A pattern that stands for too many others is refused")
struct ExplosionTests {
    struct Explosion: Sendable, CustomTestStringConvertible {
        var title: String
        var pattern: String
        var code = "too-many-variants"
        var says = "more than 256 different patterns"

        var testDescription: String { title }
    }

    private static func times(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

    static let explosions = [
        Explosion(title: "nine groups side by side", pattern: times(9) { "[/{x\($0)}]" }),
        Explosion(title: "a hundred groups", pattern: times(100) { "[/{x\($0)}]" }),
        Explosion(title: "nine alternatives", pattern: times(9) { "/({x\($0)}|b)" }),
        Explosion(title: "sixty-four alternatives, more than a word counts", pattern: times(64) { "/({x\($0)}|b)" }),
        Explosion(
            title: "alternatives in alternatives",
            pattern: "/" + times(8) { _ in "(a|b/" } + "(c|d)" + times(8) { _ in ")" } + "/"
                + times(8) { _ in "(a|b/" } + "(c|d)" + times(8) { _ in ")" } + "[/x][/y]"),
        Explosion(
            title: "alternatives of query items", pattern: "/a?" + times(9) { "(a\($0)=1|b\($0)=1)&" }.dropLast()),
        Explosion(
            title: "few of each in path and query",
            pattern: times(5) { "[/{x\($0)}]" } + "/a?" + times(4) { "(a\($0)=1|b\($0)=1)&" }.dropLast()),
        Explosion(title: "257 words", pattern: "/(" + (0..<257).map { "w\($0)" }.joined(separator: "|") + ")"),
        Explosion(
            title: "a path that is too long in one of its forms",
            pattern: times(60) { _ in "/a" } + "[" + times(69) { _ in "/b" } + "]", code: "too-many-segments",
            says: "more than 128 segments"),
        Explosion(
            title: "groups too deep in one another", pattern: times(33) { _ in "[/a" } + times(33) { _ in "]" },
            code: "nesting-too-deep", says: "32"),
    ]

    @Test("with an error that says so, for", arguments: explosions)
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

    @Test("and one that is just within the limits is not")
    func isAccepted() throws {
        let words = "/(" + (0..<256).map { "w\($0)" }.joined(separator: "|") + ")"
        for pattern in [Self.times(8) { "[/{x\($0)}]" }, words] {
            #expect(try RoutePattern(pattern).variants().count == 256)
        }
    }

    @Test("without trying them, however many groups there are", arguments: ["[/a]", "/(a|b)", "/(a|(b|c))"])
    func isQuick(piece: String) {
        let error = #expect(throws: PatternError.self) {
            _ = try RoutePattern(String(repeating: piece, count: 20_000)).variants()
        }
        #expect(error?.problems.isEmpty == false)
    }
}
