import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

@Suite("Foreign patterns parsed as native patterns")
struct ForeignSyntaxTests {
    @Test(
        "The error of a foreign pattern names a syntax that parses it, if any",
        arguments: [
            ("/user/:id", "jlroutes"), ("/user/:id{int}", "corridor"), ("/user/:int(id)", "deeper"),
            ("/posts(/:id)", "jlroutes"), ("/user/<id>", "urlnavigator"), ("/user/<int:id>", "urlnavigator"),
            ("/f/<path:rest>", "urlnavigator"), ("/user/<id:Int64>", "urlmatcher"),
            ("/user/<id: String>", "urlmatcher"),
            ("/user/<Int64>", "urlmatcher"), ("/user/<+>/x", "urlmatcher"), ("/user/<*>", "urlmatcher"),
            ("/s?:q", "corridor"), ("/user/<slug:id>", nil), ("/user/[id]", nil), ("/s?q=:q", nil),
            ("/:from-:to", nil), ("/@:name", nil), ("/x-<id>", nil),
        ] as [(String, String?)])
    func syntax(_ text: String, _ name: String?) throws {
        let error = #expect(throws: PatternError.self) { try RoutePattern(text) }
        guard case .foreign(let notation)? = error?.problems.first?.kind else {
            Issue.record("not seen as foreign")
            return
        }
        #expect(notation.syntax == name)
        guard let name else { return }
        #expect(error?.problems.first?.message.contains("'syntax: \(name)'") == true)
        let syntax = try #require(Notation(named: name)).syntax
        #expect(throws: Never.self) { try syntax.parse(text) }
    }
}
