import Testing
import Waymark
import WaymarkNotations

@Suite("Coming from FSQRoutes")
struct ComingFromFSQRoutesSnippets {
    enum Screen { case profile, settings }

    @Test func patterns() throws {
        var table = RouteTable<Screen>(.fsqroutes, accepting: .scheme("myapp"), .host("example.com"))
        table.add("/profile/user/:userId/", syntax: .fsqroutes, to: .profile)
        table.add("/settings/**", syntax: .fsqroutes, to: .settings)
        let router = try Router(table)
        #expect(router.match(for: "myapp://profile/user/42")?["userId"] == .string("42"))
    }
}
