import Testing
import Waymark
import WaymarkNotations

@Suite("Coming from URLMatcher")
struct ComingFromURLMatcherSnippets {
    enum UserAction { case edit, unknown }

    @Test func patterns() throws {
        var table = RouteTable<UserAction>(.urlmatcher)
        table.add("user/<userId:Int64>/edit", syntax: .urlmatcher, to: .edit)
        table.add("user/<+>/<*>", syntax: .urlmatcher, to: .unknown)
        let router = try Router(table)
        #expect(router.match(for: "https://mydomain.com/user/6578/edit")?["userId"] == .int(6578))
    }
}
