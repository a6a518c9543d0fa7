import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

@Suite("Foreign patterns parsed as native patterns")
struct ForeignSyntaxTests {
    @Test(
        "The error of a foreign pattern names a syntax only if it reads the pattern as the suggestions do",
        arguments: [
            ("/user/:id", "jlroutes"), ("/user/:id{int}", "corridor"), ("/user/:int(id)", "deeper"),
            ("/posts(/:id)", "jlroutes"), ("/user/<id>", "urlnavigator"), ("/user/<int:id>", "urlnavigator"),
            ("/f/<path:rest>", "urlnavigator"), ("/user/<id:Int64>", "urlmatcher"),
            ("/user/<id: String>", "urlmatcher"),
            ("/user/<Int64>", "urlmatcher"), ("/user/<+>/x", "urlmatcher"), ("/user/<*>", "urlmatcher"),
            ("/s?:q", "corridor"), ("/s/:id?:q&:r{string?}", "corridor"), ("user/:id", "jlroutes"),
            ("/a(/:b/x)(/:c)", "jlroutes"), ("/x/:id#top", "jlroutes"), ("app://x/<int:a>/<b>", "urlnavigator"),
            ("/user/<slug:id>", nil), ("/user/[id]", nil), ("/s?q=:q", nil),
            ("/:from-:to", nil), ("/@:name", nil), ("/x-<id>", nil),
            ("/user/:id/x:y", nil), ("/user/:id/:", nil), ("/user/:id?tab=1", nil), ("/user/:id#/x/:y", nil),
            ("/user/:id/*", nil), ("/user/:id/*/b", nil), ("myapp://user/:id", nil), ("/a(/:b(/:c))", nil),
            ("/user/<int:id>?tab=1", nil), ("/<path:rest>/a", nil), ("/<a:Int>/<b>", nil), ("/<a:Int>/x<b:Int>", nil),
            ("/user/{id}/:tab", nil), ("/a/:b/:c(\\d+)", nil), ("/user/:id{int}/x{y}", nil),
        ] as [(String, String?)])
    func syntax(_ text: String, _ name: String?) throws {
        let error = #expect(throws: PatternError.self) { try RoutePattern(text) }
        let problems = try #require(error).problems.filter { if case .foreign = $0.kind { true } else { false } }
        #expect(!problems.isEmpty && problems.allSatisfy { !$0.message.contains("'syntax: ") })
        let named = problems.compactMap { $0.namingSyntax.message.firstMatch(of: /'syntax: (\w+)' reads this pattern/) }
        #expect(Set(named.map { String($0.output.1) }) == Set([name].compactMap(\.self)))
        guard let name else { return }
        let syntax = try #require(Notation(named: name)).syntax
        #expect(throws: Never.self) { try syntax.parse(text) }
    }
}
