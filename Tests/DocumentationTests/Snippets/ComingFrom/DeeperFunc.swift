import Testing
import Waymark
import WaymarkNotations

@Suite("Coming from DeeperFunc")
struct ComingFromDeeperFuncSnippets {
    enum Intent { case profile }

    @Test func patterns() throws {
        var table = RouteTable<Intent>(.deeperfunc, accepting: [.scheme("myapp")])
        table.add("profile/:int?(locale=:string)", named: "profile", syntax: .deeperfunc, to: .profile)
        let router = try Router(table)
        #expect(router.match(for: "myapp://profile/123?locale=en")?["0"] == .int(123))
        #expect(try router.url(named: "profile", captures: ["0": 123]) == "myapp://profile/123")
    }
}
