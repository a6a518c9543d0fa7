import Testing
import Waymark
import WaymarkNotations

@Suite("Coming from JLRoutes")
struct ComingFromJLRoutesSnippets {
    enum Screen { case user }

    @Test func patterns() throws {
        var table = RouteTable<Screen>(.jlroutes, accepting: .scheme("myapp"))
        table.add("/user/view/:userID(/tab/:tab)", syntax: .jlroutes, to: .user)
        let router = try Router(table)
        #expect(router.match(for: "myapp://user/view/joel/tab/2?debug=true")?["tab"] == .string("2"))
    }
}
