import Testing
import Waymark
import WaymarkNotations

@Suite("Coming from Deeper")
struct ComingFromDeeperSnippets {
    enum Intent { case profile }

    @Test func patterns() throws {
        var table = RouteTable<Intent>(.deeper, accepting: .scheme("myapp"))
        table.add("(profile|user)/:int(userId)", syntax: .deeper, to: .profile)
        let router = try Router(table)
        #expect(router.match(for: "myapp://profile/123")?["userId"] == .int(123))
    }
}
