import Testing
import Waymark

@Suite("Which route wins")
struct WhichRouteWinsSnippets {
    @Test func nothingIsMissed() throws {
        var table = RouteTable<String>()
        table.add("/a/x", to: "literal")
        table.add("/{id}/y", to: "parameter")
        let router = try Router(table)

        #expect(router.match(for: "/a/y")?.route == "parameter")
        #expect(router.match(for: "/a/y")?["id"] == .string("a"))
    }

    @Test func declaration() throws {
        var table = RouteTable<String>(precedence: .declaration)
        table.add("/user/{id}", to: "any")
        table.add("/user/new", to: "new")
        #expect(try Router(table).match(for: "/user/new")?.route == "any")
    }
}
