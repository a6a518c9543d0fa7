import Testing
import Waymark
import WaymarkProofs
import WaymarkTesting

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
    @Test func warnings() throws {
        enum Page { case topics, contact }
        var help = RouteTable<Page>(accepting: [.host("example.com")])
        help.add("/help[/{topic}]", named: "help", to: .topics)
        help.add("/help", named: "contact", to: .contact)

        let router = try Router(help)
        print(help.problems()[0])
        #expect(router.route(for: "https://example.com/help") == .topics)
        #expect(
            help.problems()[0].description == """
                this pattern is never reached: its links are all taken by '/help[/{topic}]' of route 'help' (route 'contact', column 1)
                  /help
                  ^~~~~
                note: the other one is here in route 'help'
                  /help[/{topic}]
                  ^~~~~~~~~~~~~~~
                note: such a link is 'https://example.com/help'
                """)
        #expect(!help.failures().isEmpty)
    }
}
