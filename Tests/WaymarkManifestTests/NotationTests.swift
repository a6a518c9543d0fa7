import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkManifest
import WaymarkNotations

@Suite("The notation of a route file")
struct NotationTests {
    private static func table(_ keys: String, routes: String = #"{"a": "a"}"#) throws -> RouteTable<RouteFile.Route> {
        try RouteFile(text: #"{"waymark": 1, \#(keys) "routes": \#(routes)}"#, name: "waymark.json").table()
    }

    @Test("The notation of a route file sets precedence, sources and policy", arguments: Notation.all)
    func settings(_ notation: Notation) throws {
        let table = try Self.table(#""syntax": "\#(notation.name)","#)
        #expect(table.precedence == notation.precedence)
        #expect(table.sources == notation.sources)
        #expect(table.policy == notation.policy)
    }

    @Test("Settings written in a route file override those of its notation")
    func overridden() throws {
        let table = try Self.table(
            #""syntax": "deeper", "precedence": "specificity", "sources": ["myapp://"], "policy": {"ignoresPorts": false},"#
        )
        var policy = Notation.deeper.policy
        policy.ignoresPorts = false
        #expect(table.precedence == .specificity)
        #expect(table.sources == [.scheme("myapp")])
        #expect(table.policy == policy)
    }

    @Test("The notation of a single route changes only how its own patterns are read")
    func ofRoute() throws {
        let table = try Self.table(
            "", routes: #"{"a": {"syntax": "deeper", "pattern": "a/:int(b)"}, "c": "/c/{d}"}"#)
        #expect(table.precedence == .specificity && table.sources == [.anywhere] && table.policy == .strict)
        let router = try Router(table)
        #expect(router.match(for: "app://a/7")?["b"] == .int(7))
        #expect(router.match(for: "app://c/7")?["d"] == "7")
        #expect(router.match(for: "app://a//7") == nil)
    }

    @Test("The notation of a route overrides the notation of its file")
    func both() throws {
        let routes = #"{"a": "a/:int(b)", "c": {"syntax": "braces", "pattern": "/c/{d: Int}"}}"#
        let router = try Router(Self.table(#""syntax": "deeper","#, routes: routes))
        #expect(router.match(for: "http://a//+7")?["b"] == .int(7))
        #expect(router.match(for: "http://c//7")?["d"] == .int(7))
        #expect(router.match(for: "http://c//+7") == nil)
    }
}
