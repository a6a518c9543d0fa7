import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs

@Suite("Dot segments in patterns and links")
struct DotSegmentTests {
    @Test(
        "A pattern with a dot segment is an error even if the policy allows dot segments",
        arguments: [false, true], ["/a/../b", "/a/./b", "/a/%2E%2E/b"])
    func patterns(areAllowed: Bool, pattern: String) {
        var table = RouteTable<Int>()
        table.policy.allowsDotSegments = areAllowed
        table.add(pattern, to: 0)
        let problem = table.problems().first
        #expect(problem?.code == "dot-segment")
        #expect(
            problem?.message.hasSuffix(": some software resolves it before the app sees the link") == true,
            "\(problem?.message ?? "")")
    }

    @Test("A parameter captures a dot segment only if the policy allows dot segments")
    func links() throws {
        var table = RouteTable<Int>()
        table.add("/a/{x}/b", named: "route", to: 0)
        #expect(try Router(table).match(for: "/a/../b") == nil)
        table.policy.allowsDotSegments = true
        let router = try Router(table)
        #expect(router.match(for: "/a/../b")?.captures["x"] == "..")
        #expect(throws: PrintError.self) { try router.url(named: "route", captures: ["x": ".."]) }
    }
}
