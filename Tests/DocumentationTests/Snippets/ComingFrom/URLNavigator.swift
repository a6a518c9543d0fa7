import Testing
import Waymark
import WaymarkNotations

@Suite("Coming from URLNavigator")
struct ComingFromURLNavigatorSnippets {
    enum Screen { case user }

    @Test func patterns() throws {
        var table = RouteTable<Screen>(.urlnavigator)
        table.add("myapp://user/<int:id>", syntax: .urlnavigator, to: .user)
        let router = try Router(table)
        #expect(router.match(for: "myapp://user/123")?["id"] == .int(123))
    }
}
