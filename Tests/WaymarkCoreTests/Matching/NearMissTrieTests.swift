import Testing
import WaymarkCore
import WaymarkExplain

@Suite("What came nearest is the same of all variants at once")
struct NearMissTrieTests {
    static let patterns = [
        "/a/{id: Int}", "/a/b/**+/{last: Int}", "/**/x/{n: Int}.html", "/a/b?page={page: Int}", "/a/b#{section: Int}",
        "/*/*/*",
    ]

    @Test("However many segments a link has", arguments: [0, 1, 2, 3, 61, 62, 63, 64, 65, 128, 200])
    func length(_ count: Int) throws {
        var policy = LinkPolicy.strict
        policy.maximumSegments = 256
        var table = RouteTable<String>(policy: policy)
        for pattern in Self.patterns { table.add(pattern, to: pattern) }
        let engine = try Router(table).engine
        for end in ["", "/", "/x/y.html", "?page=x", "#top", "%2F"] {
            let link = "/a" + repeatElement("/b", count: count).joined() + end
            let quick = link.withBytes { NearMissTrie(engine).unmatched($0) }
            #expect(quick == engine.unmatched(link), "of \(link)")
            #expect(link.withBytes { NearMissTrie(engine).reason($0) } == quick.reason, "of \(link)")
        }
    }
}
