import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

@Suite("Problems of patterns in other notations")
struct WholeSegmentProblemTests {
    /// The notation and the pattern, with the code, the text and the suggestion of each problem.
    static let rows: [(Notation, String, [(code: String, part: String, suggestion: String?)])] = [
        (.deeper, "a/(b", [("unclosed-parenthesis", "(b", "(b)")]),
        (.deeper, "a)/b", [("unopened-parenthesis", ")", "%29")]),
        (.deeper, "a/**", [("partial-segment", "**", "*")]),
        (.deeper, "a/b*", [("partial-segment", "*", "%2A")]),
        (.deeper, "a/(b)c", [("partial-segment", "(b)c", nil)]),
        (.deeper, "a/()", [("empty-group", "()", "")]),
        (.deeper, "a/(b|)", [("empty-alternative", "b|", nil)]),
        (.deeper, "a/:", [("invalid-parameter-name", ":", nil)]),
        (.deeper, "a/:(x)", [("missing-type", ":(x)", nil)]),
        (.deeper, "a/:int(x", [("unclosed-parenthesis", ":int(x", ":int(x)")]),
        (.deeper, "a/:x/:x", [("duplicate-parameter", "x", nil)]),
        (.deeper, "a/*/*", [("adjacent-catch-alls", "*/*", nil)]),
        (.deeper, "a?", [("empty-query", "?", "")]),
        (.deeper, "a?id=5", [("invalid-query-item", "id=5", nil)]),
        (.deeper, "a?id", [("invalid-query-item", "id", ":id")]),
        (.deeper, "a?:int()", [("missing-item-name", ":int()", nil)]),
        (.deeper, "a?:x|:y", [("stray-bar", ":x|:y", "(:x|:y)")]),
        (.deeper, "a?:x&:x", [("duplicate-query-item", ":x", nil), ("duplicate-parameter", "x", nil)]),
        (.deeper, "a#top", [("unsupported-part", "#top", "")]),
        (.deeper, "/#/users/a", [("fragment-route", "#/users/a", nil)]),
        (.deeper, "myapp://home/:id", [("unsupported-source", "myapp://", "/")]),
        (.deeperfunc, "https://example.com/home", [("unsupported-source", "https://example.com", "")]),
        (.fsqroutes, "myapp://home/:id", [("unsupported-source", "myapp://", "/")]),
        (.fsqroutes, "/#!/users/:id", [("fragment-route", "#!/users/:id", nil)]),
        (.urlmatcher, "myapp://home/<Int64>", [("unsupported-source", "myapp://", "/")]),
        (.corridor, "myapp://home/:id", [("unsupported-source", "myapp://", "/")]),
        (.corridor, "example.com/users", [("unsupported-source", "example.com", "")]),
        (.jlroutes, "app_x://home/:id", [("unsupported-source", "app_x://", "/")]),
        (.jlroutes, "https://www.example.com/path/:id", [("unsupported-source", "https://www.example.com", "")]),
        (.urlnavigator, "\\(app)://home/<id>", [("invalid-source", "\\(app)://", nil)]),
        (.urlnavigator, "{app}://home/<id>", [("invalid-source", "{app}://", nil)]),
        (.fsqroutes, "${app}://home", [("unsupported-source", "${app}://", "/")]),
        (.deeper, "\\(app)://home", [("unsupported-source", "\\(app)://", "/")]),
        (.jlroutes, "\\(app)://home", [("unsupported-source", "\\(app)://", "/")]),
        (.urlnavigator, "app://\\(user)/<id>", [("invalid-character", "\\", nil)]),
        (.fsqroutes, "/\\(user)/:id", [("invalid-character", "\\", nil)]),
        (.urlmatcher, "\\(user)/<Int64>", [("invalid-character", "\\", nil)]),
        (.jlroutes, "/\\(name)/x", [("invalid-character", "\\", nil)]),
        (.jlroutes, "/a\\b", [("invalid-character", "\\", "%5C")]),
        (.urlnavigator, "app%5Fx://home", [("invalid-source", "app%5Fx://", nil)]),
        (.urlnavigator, "/app_x://home", [("invalid-source", "/app_x://", nil)]),
        (.urlnavigator, "app_x:home", [("invalid-source", "app_x:", nil)]),
        (.urlnavigator, "://home", [("invalid-source", "://", nil)]),
        (.deeper, "a/(b?id", [("unclosed-parenthesis", "(b", "(b)"), ("invalid-query-item", "id", ":id")]),
        (.deeperfunc, "a/:", [("missing-type", ":", nil)]),
        (.deeperfunc, "a?x=5", [("invalid-query-item", "x=5", nil)]),
        (.deeperfunc, "a?x", [("invalid-query-item", "x", "x=:string")]),
        (.jlroutes, "/a(/b", [("unclosed-parenthesis", "(/b", "(/b)")]),
        (.jlroutes, "/a/b)", [("unopened-parenthesis", ")", "%29")]),
        (.jlroutes, "/*/b", [("catch-all-not-last", "*", nil)]),
        (.jlroutes, "/a*", [("partial-segment", "*", "%2A")]),
        (.jlroutes, "/:id*", [("partial-segment", "*", nil)]),
        (.jlroutes, " /a", [("white-space", " ", "")]), (.deeper, " a", [("white-space", " ", "")]),
        (.jlroutes, "/x:id", [("partial-segment", "x:id", nil)]),
        (.jlroutes, "/a(/b(/:c))", [("nested-group", "(/:c)", nil)]),
        (.jlroutes, "/a()/b(/)", [("empty-group", "()", ""), ("empty-group", "(/)", "")]),
        (.jlroutes, "/a//b", [("empty-segment", "/", nil)]),
        (.jlroutes, "/a?b=:c", [("unsupported-part", "?b=:c", "")]),
        (.jlroutes, "/a#/b/:c", [("fragment-route", "#/b/:c", nil)]),
        (.urlnavigator, "myapp://a/<path:x>/b", [("catch-all-not-last", "<path:x>", nil)]),
        (.urlnavigator, "myapp://a/x<id>", [("partial-segment", "x<id>", nil)]),
        (.urlnavigator, "myapp://a/<id", [("unclosed-angle", "<id", "<id>")]),
        (.urlnavigator, "myapp://a/id>", [("unopened-angle", ">", "%3E")]),
        (.urlnavigator, "myapp://a/<int:>", [("invalid-parameter-name", "<int:>", nil)]),
        (.urlnavigator, "myapp://a/<:id>", [("missing-type", "<:id>", nil)]),
        (.urlnavigator, "myapp://a?b=<c>", [("unsupported-part", "?b=<c>", "")]),
        (.urlnavigator, "", [("empty-pattern", "", "/")]),
        (.urlnavigator, "app_x://home", [("invalid-source", "app_x://", "app-x://")]),
        (.urlnavigator, "app_x:/home", [("invalid-source", "app_x:/", "app-x:/")]),
        (.urlnavigator, "my app://<id>", [("invalid-source", "my app://", "my-app://")]),
        (.urlnavigator, "1app://home", [("invalid-source", "1app://", nil)]),
        (.urlnavigator, "https//example.com", [("invalid-source", "https//", "https://")]),
    ]

    @Test(
        "Parsing a foreign pattern reports all problems with their positions and suggestions", arguments: rows.indices)
    func problems(_ index: Int) {
        let (notation, text, expected) = Self.rows[index]
        do {
            let pattern = try RoutePattern(text, syntax: notation.syntax)
            Issue.record("\(text) was read as \(pattern)")
        } catch {
            let found = error.problems.map { problem in
                [
                    problem.code,
                    String(text.utf8.dropFirst(problem.range.lowerBound).prefix(problem.range.count)) ?? "",
                    problem.suggestion,
                ]
            }
            #expect(found == expected.map { [$0.code, $0.part, $0.suggestion] }, "\(notation.name): \(text)")
        }
    }
}
