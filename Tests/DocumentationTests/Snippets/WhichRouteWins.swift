import Testing
import Waymark

@Suite("Which route wins")
struct WhichRouteWinsSnippets {
    @Test func nothingIsMissed() throws {
        var table = RouteTable<String>()
        table.add("/a/x", to: "literal")
        table.add("/{id}/y", to: "parameter")
        let router = try Router(table)

        #expect(router.match("/a/y")?.route == "parameter")
        #expect(router.match("/a/y")?["id"] == .string("a"))
    }

    @Test func declaration() throws {
        var table = RouteTable<String>(precedence: .declaration)
        table.add("/user/{id}", to: "any")
        table.add("/user/new", to: "new")
        #expect(try Router(table).match("/user/new")?.route == "any")
    }
}
