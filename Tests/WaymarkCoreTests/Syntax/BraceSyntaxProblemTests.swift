import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("Problems in the native syntax")
struct BraceSyntaxProblemTests {
    static let texts = [
        ProblemCase("", "^", "empty-pattern", "/"),
        ProblemCase("/users/{id", "       ^~~", "unclosed-brace", "{id}"),
        ProblemCase("/{id/edit/{x}", " ^~~", "unclosed-brace", "{id}"),
        ProblemCase("/{id: Int/edit", " ^~~~~~~~", "unclosed-brace", "{id: Int}"),
        ProblemCase("/{", " ^", "unclosed-brace"),
        ProblemCase("/{{id}", " ^", "unclosed-brace", ""), ProblemCase("/{a}-{{id}/b", "     ^", "unclosed-brace", ""),
        ProblemCase("/a[/b?c", "  ^~~", "unclosed-bracket", "[/b]"),
        ProblemCase("/(a|b", " ^~~~", "unclosed-parenthesis", "(a|b)"),
        ProblemCase("/a}b", "  ^", "unopened-brace", "%7D"),
        ProblemCase("/a]", "  ^", "unopened-bracket", "%5D"),
        ProblemCase("/a)", "  ^", "unopened-parenthesis", "%29"),
        ProblemCase("/a|b", "  ^", "stray-bar", "%7C"),
        ProblemCase("/x[a|b]", "    ^", "stray-bar", "%7C"),
        ProblemCase("GET /a", "^~~~", "http-method", ""), ProblemCase("/a b", "  ^", "white-space", "%20"),
        ProblemCase("/a \t b", "  ^~~", "white-space", "%20%09%20"),
        ProblemCase(" /a", "^", "white-space", ""), ProblemCase("/a ", "  ^", "white-space", ""),
        ProblemCase("/a\u{200B}b", "  ^", "white-space", "%E2%80%8B"),
        ProblemCase("/a\"b", "  ^", "invalid-character", "%22"),
        ProblemCase("/a^", "  ^", "invalid-character", "%5E"),
        ProblemCase("/a<b", "  ^", "invalid-character", "%3C"),
        ProblemCase("/a?b?c", "    ^", "repeated-question-mark", "&"),
        ProblemCase("/a#b#c", "    ^", "invalid-character", "%23"),
        ProblemCase("/a%2", "  ^", "malformed-escape", "%25"),
        ProblemCase("/100%", "    ^", "malformed-escape", "%25"),
        ProblemCase("/a%ffb", "  ^~~", "invalid-utf8"), ProblemCase("/%C3{x}", " ^~~", "invalid-utf8"),
        ProblemCase(#"/\q"#, " ^~", "invalid-backslash"),
        ProblemCase(#"/a\"#, "  ^", "invalid-backslash", "%5C"),
    ]

    static let foreign = [
        ProblemCase("/:id/x", " ^~~", "foreign-notation", "{id}"),
        ProblemCase("/x[/:id]", "    ^~~", "foreign-notation", "{id}"),
        ProblemCase("/:id{Int}", " ^~~~~~~~", "foreign-notation", "{id: Int}"),
        ProblemCase("/:id([0-9])", " ^~~~~~~~~~", "foreign-notation", "{id: Int}"),
        ProblemCase("/<id>", " ^~~~", "foreign-notation", "{id}"),
        ProblemCase("/<int:id>", " ^~~~~~~~", "foreign-notation", "{id: Int}"),
        ProblemCase("/<path:rest>", " ^~~~~~~~~~~", "foreign-notation", "{rest: **+}"),
        ProblemCase("/a-:rest(.*)", "   ^~~~~~~~~", "foreign-notation"),
        ProblemCase("/<path:rest>-x", " ^~~~~~~~~~~", "foreign-notation"),
        ProblemCase("/[...rest].json", " ^~~~~~~~~", "foreign-notation"),
        ProblemCase("/((?!api).*)", " ^~~~~~~~~~~", "foreign-notation"),
        ProblemCase(
            "/task?/{id}/x", [("^~~~~~", "foreign-notation", "[/task]")]),
        ProblemCase("/users/(?!me)/x", "       ^~~~~~", "foreign-notation"),
        ProblemCase("/users(?:/(\\d+))?", "      ^~~~~~~~~~~", "foreign-notation"),
        ProblemCase("/api/[controller]", "     ^~~~~~~~~~~~", "foreign-notation"),
        ProblemCase("/f/a-{$}", "     ^~~", "foreign-notation"),
        ProblemCase("/f/(..)photo", "   ^~~~", "foreign-notation"),
        ProblemCase("/v1/{name=projects/*/x/*}", "    ^~~~~~~~~~~~~~~~~~~~~", "foreign-notation"),
        ProblemCase("/files/*path.pdf", "       ^", "glued-wildcard"),
        ProblemCase("/(?:a/(\\d+))", " ^~~~~~~~~~~", "foreign-notation"),
        ProblemCase("/{x:\\d+/\\d+}", "    ^~~~~~~", "foreign-notation"),
        ProblemCase(":lang?/x", "^~~~~~", "foreign-notation", "[/{lang}]"),
        ProblemCase("{/lang}/x", "^~~~~~~", "foreign-notation", "[/{lang}]"),
        ProblemCase("{/a,b}/x", "^~~~~~", "foreign-notation", "[/{a}[/{b}]]"),
        ProblemCase("/<key: String>", " ^~~~~~~~~~~~~", "foreign-notation", "{key: String}"),
        ProblemCase("/a?:id", "   ^~~", "foreign-notation", "id={id}"),
        ProblemCase("/a?x=:id", "     ^~~", "foreign-notation", "{id}"),
        ProblemCase("/a#:id", "   ^~~", "foreign-notation", "{id}"),
        ProblemCase("/{id}?", "^~~~~~", "foreign-notation", "[/{id}]"),
        ProblemCase("/{id}?/x", "^~~~~~", "foreign-notation", "[/{id}]"),
        ProblemCase("/x{id}?", "  ^~~~~", "foreign-notation", "[{id}]"),
        ProblemCase("/(a|b)?/c", "^~~~~~~", "foreign-notation", "[/(a|b)]"),
        ProblemCase("/x[/b]?/c", "      ^", "foreign-notation", ""),
        ProblemCase("/{id}+", " ^~~~~", "foreign-notation", "{id: **+}"),
        ProblemCase("/{id}*/x", " ^~~~~", "foreign-notation", "{id: **}"),
        ProblemCase("/x{id}+", "      ^", "foreign-notation", "%2B"),
        ProblemCase("/(a|b)+", "      ^", "foreign-notation", "%2B"),
    ]

    static let fragments = [
        ProblemCase("/a#{x}#{y}", "      ^~~~", "second-fragment", ""),
        ProblemCase("/a?q={q}#{x}#y", "            ^~", "second-fragment", ""),
        ProblemCase("#/users/{id}", " ^~~~~~~~~~~", "path-in-fragment", "{route}"),
        ProblemCase("/#/users/{id}", "  ^~~~~~~~~~~", "path-in-fragment", "{route}"),
        ProblemCase("/#/users?id={id}", "  ^~~~~~~~~~~~~~", "path-in-fragment", "{route}"),
        ProblemCase("/#/users/**", "  ^~~~~~~~~", "path-in-fragment", "{route}"),
        ProblemCase("/#/users/:id", "  ^~~~~~~~~~", "path-in-fragment", "{route}"),
        ProblemCase("/#!/users/:id/x", "  ^~~~~~~~~~~~~", "path-in-fragment", "{route}"),
        ProblemCase("/#/users/$id", "  ^~~~~~~~~~", "path-in-fragment", "{route}"),
        ProblemCase("/#/users/<int:id>", "  ^~~~~~~~~~~~~~~", "path-in-fragment", "{route}"),
        ProblemCase("/#users/{id}", "  ^~~~~~~~~~", "path-in-fragment", "{route}"),
        ProblemCase("http(s)://example.com/a", "^~~~~~~~~~", "invalid-source", "https://"),
        ProblemCase("*://example.com/a", "^~~~", "invalid-source", "https://"),
        ProblemCase("https?://example.com/a", "^~~~~~~~~", "invalid-source", "https://"),
        ProblemCase("http{s}://example.com/a", "^~~~~~~~~~", "invalid-source", "https://"),
        ProblemCase("{scheme}://a", "^~~~~~~~~~~", "invalid-source"),
        ProblemCase("(https|myapp)://a", "^~~~~~~~~~~~~~~~", "invalid-source"),
        ProblemCase("/app#!/users/{id}", "     ^~~~~~~~~~~~", "path-in-fragment", "{route}"),
        ProblemCase("https://example.com/#/{id}", "                     ^~~~~", "path-in-fragment", "{route}"),
        ProblemCase("/a#s{n}", "   ^~~~", "partial-fragment"),
        ProblemCase("/{id: /[0-9]+/}", "      ^~~~~~~~", "foreign-notation", "Int"),
        ProblemCase("/{id: /^[0-9]+$/i}", "      ^~~~~~~~~~~", "foreign-notation", "Int"),
        ProblemCase("/{id: /[a-z]+/}", "      ^~~~~~~~", "foreign-notation", "String"),
        ProblemCase("/{id: /en|de/}", "      ^~~~~~~", "foreign-notation", "en|de"),
        ProblemCase("/{id: regex([0-9]+)}", "      ^~~~~~~~~~~~~", "foreign-notation", "Int"),
        ProblemCase("/{id: regex:[0-9]+}", "      ^~~~~~~~~~~~", "foreign-notation", "Int"),
        ProblemCase("/{id:regex(\\d+)}", "     ^~~~~~~~~~", "foreign-notation", "Int"),
    ]

    static let paths = [
        ProblemCase("user/{id}", "^~~~~~~~~", "missing-slash", "/user/{id}"),
        ProblemCase("*", "^", "missing-slash", "/**"),
        ProblemCase("*/a", "^~~", "missing-slash", "/*/a"),
        ProblemCase("~/user", "^~~~~~", "missing-slash", "/user"),
        ProblemCase("/a/.*\\.html", "   ^~", "glued-wildcard", "{: String}"),
        ProblemCase("{id}?q={q}", "^~~~", "missing-slash", "/{id}"),
        ProblemCase("javascript:x", "           ^", "missing-slash", "//x"),
        ProblemCase("myapp:user", "      ^~~~", "missing-slash", "//user"),
        ProblemCase("app_x://home/{id}", "^~~~~~~~", "invalid-source", "app-x://"),
        ProblemCase("app_x:///home", "^~~~~~~~~", "invalid-source", "app-x:///"),
        ProblemCase("app_x:/home", "^~~~~~~", "invalid-source", "app-x:/"),
        ProblemCase("app_x:", "^~~~~~", "invalid-source", "app-x:"),
        ProblemCase("app_x:home", "^~~~~~~~~~", "missing-slash", "/app_x:home"),
        ProblemCase("my app://home", "^~~~~~~~~", "invalid-source", "my-app://"),
        ProblemCase("_app://home", "^~~~~~~", "invalid-source"),
        ProblemCase("1app://home", "^~~~~~~", "invalid-source"),
        ProblemCase("https//example.com/a", "^~~~~~~", "invalid-source", "https://"),
        ProblemCase("http//example.com/a", "^~~~~~", "invalid-source", "http://"),
        ProblemCase("//example.com/user", "^~~~~~~~~~~~~", "invalid-source", "https://example.com"),
        ProblemCase("//example.com:81/user", "^~~~~~~~~~~~~~~~", "invalid-source", "https://example.com:81"),
        ProblemCase("*.example.com/user", "^~~~~~~~~~~~~", "invalid-source", "https://*.example.com"),
        ProblemCase("example.com:8080/a", "^~~~~~~~~~~~~~~~", "invalid-source", "https://example.com:8080"),
        ProblemCase("localhost:8080", "^~~~~~~~~~~~~~", "invalid-source", "https://localhost:8080"),
        ProblemCase("example.com/user", "^~~~~~~~~~~~~~~~", "missing-slash", "https://example.com/user"),
        ProblemCase("example.com", "^~~~~~~~~~~", "missing-slash", "https://example.com"),
        ProblemCase("localhost/user", "^~~~~~~~~~~~~~", "missing-slash", "https://localhost/user"),
        ProblemCase("index.html", "^~~~~~~~~~", "missing-slash", "/index.html"),
        ProblemCase("v1.0/user", "^~~~~~~~~", "missing-slash", "/v1.0/user"),
        ProblemCase("//user/{id}", "^~", "empty-segment", "/"),
        ProblemCase("https://a.*.com/x", "        ^~~~~~~", "invalid-source"),
        ProblemCase("https://*.*.com/x", "        ^~~~~~~", "invalid-source"),
        ProblemCase("/a//b", "  ^~", "empty-segment", "/"),
        ProblemCase("//", "^~", "empty-segment", "/"),
        ProblemCase("/a//", "  ^~", "empty-segment", "/"),
        ProblemCase("/[{a}]/b", "      ^", "empty-segment"),
        ProblemCase("/a[/]/b", "     ^", "empty-segment"),
        ProblemCase("/./a", "^~", "dot-segment", ""), ProblemCase("/.", "^~", "dot-segment", "/"),
        ProblemCase("/a/../b", "   ^~", "dot-segment"), ProblemCase("/%2e%2E", " ^~~~~~", "dot-segment"),
        ProblemCase("/a/.[%2E]", "     ^~~", "dot-segment"),
        ProblemCase("/{a}{b}", "    ^~~", "adjacent-parameters", "/{b}"),
        ProblemCase("/{a}[{b}]", "     ^~~", "adjacent-parameters", "/{b}"),
        ProblemCase("/{a}[-]{b}", "       ^~~", "adjacent-parameters", "/{b}"),
        ProblemCase("/a*", "  ^", "glued-wildcard", "{: String}"),
        ProblemCase("/*.a", " ^", "glued-wildcard", "{: String}"),
        ProblemCase("/*{a}", " ^", "glued-wildcard"),
        ProblemCase("/a(*|b)", "   ^", "glued-wildcard"),
        ProblemCase("/**-x", " ^~", "glued-catch-all", "**/"),
        ProblemCase("/x**", "  ^~", "glued-catch-all", "/**"),
        ProblemCase("/x{r: **}.y", "  ^~~~~~~", "glued-catch-all", "/{r: **}/"),
        ProblemCase("/a/**/**/b", "  ^~~~~~", "adjacent-catch-alls", "/**"),
        ProblemCase("/**/**+", "^~~~~~~", "adjacent-catch-alls", "/**+"),
        ProblemCase("/{a: **}/**", " ^~~~~~~~~~", "adjacent-catch-alls"),
        ProblemCase("/**[/a]/{b: **}", " ^~~~~~~~~~~~~~", "adjacent-catch-alls"),
        ProblemCase("/***", " ^~~", "unknown-wildcard", "**"),
        ProblemCase("/*+", "  ^", "unknown-modifier", ""),
        ProblemCase("/**+!+", "     ^", "unknown-modifier", ""),
        ProblemCase("/a[]", "  ^~", "empty-group", ""), ProblemCase("/a()", "  ^~", "empty-group", ""),
        ProblemCase("/(a|)", "^~~~~", "empty-alternative", "[/a]"),
        ProblemCase("/(a||b)", "^~~~~~~", "empty-alternative", "[/(a|b)]"),
        ProblemCase("/(a)", "^~~~", "single-alternative", "[/a]"),
        ProblemCase("/a[?b={b}]", "  ^~~~~~~~", "query-in-group", "?b={b?}"),
        ProblemCase("/a[#b]/c", "   ^~", "query-in-group"),
    ]

    static let parameters = [
        ProblemCase("/{}", " ^~", "empty-braces", "*"),
        ProblemCase("/{ }", " ^~~", "empty-braces", "*"),
        ProblemCase("/{user-id}", "  ^~~~~~~", "invalid-parameter-name", "userId"),
        ProblemCase("/{1st}", "  ^~~", "invalid-parameter-name"),
        ProblemCase("/{page?1}", "^~~~~~~~~", "foreign-notation", "[/{page}]"),
        ProblemCase("/{page<\\d+>?1}", "^~~~~~~~~~~~~~", "foreign-notation", "[/{page: Int}]"),
        ProblemCase("/{?x}", " ^~~~", "foreign-notation", "?x={x?}"),
        ProblemCase("/a{;x*}", "  ^~~~~", "foreign-notation"),
        ProblemCase("/a{#x,y}", "  ^~~~~~", "foreign-notation"),
        ProblemCase("/{a{b}}", "  ^~~~", "invalid-parameter-name", "aB"),
        ProblemCase("/{a/b}", "  ^~~", "invalid-parameter-name", "aB"),
        ProblemCase("/{id:}", "    ^", "missing-type", ""),
        ProblemCase("/a?x={x: try?}", "         ^~~~", "invalid-type"),
        ProblemCase("/{id: [0-9]+}", "      ^~~~~~", "foreign-notation", "Int"),
        ProblemCase("/{id: en-US}", "      ^~~~~", "invalid-type"),
        ProblemCase("/{id: Int Int}", "          ^~~", "unknown-modifier", ""),
        ProblemCase("/{x: try Int}", "     ^~~~~~~", "invalid-type"),
        ProblemCase("/{l: a b|c}", "      ^", "white-space", "%20"),
        ProblemCase("/{rest: **|x}", "          ^~", "unknown-modifier", ""),
        ProblemCase("/{rest: ** a|b}", "           ^~~", "unknown-modifier", ""),
        ProblemCase("/{l: a|b c d}", "        ^~~", "white-space", "%20c%20"),
        ProblemCase("/{id: Int!}", "      ^~~~", "invalid-type", "Int"),
        ProblemCase("/{id: *}", "      ^", "invalid-type", "**"),
        ProblemCase("/{l: \"en\"}", "     ^~~~", "quoted-text", "|en"),
        ProblemCase("/{id: Int|Bool}", "      ^~~~~~~~", "type-as-text", "String"),
        ProblemCase("/{Int}", " ^~~~~", "type-as-name", "{: Int}"),
        ProblemCase("/{l: en||de}", "     ^~~~~~", "empty-value", "en|de"),
        ProblemCase("/{l: |en|de}", "     ^~~~~~", "empty-value", "en|de"),
        ProblemCase("/{name...}", " ^~~~~~~~~", "foreign-notation", "{name: **}"),
        ProblemCase("/{name…}", " ^~~~~~~", "foreign-notation", "{name: **}"),
        ProblemCase("/{rest*}", " ^~~~~~~", "foreign-notation", "{rest: **}"),
        ProblemCase("/{*rest}", " ^~~~~~~", "foreign-notation", "{rest: **}"),
        ProblemCase("/{rest+}", " ^~~~~~~", "foreign-notation", "{rest: **+}"),
        ProblemCase("/{id!}", " ^~~~~", "unknown-modifier", "{id}"),
        ProblemCase("/{r: **?}", "       ^", "unknown-modifier", ""),
        ProblemCase("/{r?: **}", " ^~~~~~~~", "unknown-modifier", "{r: **}"),
        ProblemCase("/a?x={x*}", "     ^~~~", "foreign-notation", "{x: [String]}"),
        ProblemCase("/a?x={x: a|b?}", "     ^~~~~~~~~", "unknown-modifier", "{x?: a|b}"),
        ProblemCase("/a?x={x =}", "         ^", "missing-default", "\"\""),
        ProblemCase("/a?x={x: Int? = 1}", "     ^~~~~~~~~~~~~", "optional-with-default", "{x: Int = 1}"),
        ProblemCase("/a?x={x = a b}", "           ^", "white-space", "%20"),
        ProblemCase("/a/{id?}/b", "  ^~~~~~", "optional-in-path", "[/{id}]"),
        ProblemCase("/{file}.{ext?}", "       ^~~~~~~", "optional-in-path", "[.{ext}]"),
        ProblemCase("/a{id: Int?}", "  ^~~~~~~~~~", "optional-in-path", "[{id: Int}]"),
        ProblemCase("/{id: try? Int}", "^~~~~~~~~~~~~~~", "optional-in-path", "[/{id: Int}]"),
        ProblemCase("/{id: Int = 1}", "^~~~~~~~~~~~~~", "default-in-path", "[/{id: Int}]"),
        ProblemCase("/{t: [String]}", " ^~~~~~~~~~~~~", "list-in-path", "{t: **}"),
        ProblemCase("/{t: [String]*}", " ^~~~~~~~~~~~~~", "list-in-path", "{t: **}"),
        ProblemCase("/a#{t: [Int]*}", "   ^~~~~~~~~~~", "list-in-fragment", "{t: Int}"),
        ProblemCase("/a?t={t: Int*}", "         ^~~~", "invalid-type"),
        ProblemCase("/a?t={t: [Int] = [1}", "                   ^", "unknown-modifier", "]"),
        ProblemCase("/a?t={t: [Int] = 1, 2}", "                   ^", "white-space", ""),
        ProblemCase("/a?t={t: [Int] = [1, 2]}", "                    ^", "white-space", ""),
        ProblemCase("/a#{t: [Int]}", "   ^~~~~~~~~~", "list-in-fragment", "{t: Int}"),
        ProblemCase("/a?x={x: **}", "     ^~~~~~~", "catch-all-outside-path", "{x: [String]}"),
        ProblemCase("/a#{x: **}", "   ^~~~~~~", "catch-all-outside-path", "{x}"),
    ]

    static let queries = [
        ProblemCase("/a?", "  ^", "empty-query", ""), ProblemCase("/a?#b", "  ^", "empty-query", ""),
        ProblemCase("/a?b&&c", "     ^", "empty-query-item", ""), ProblemCase("/a?b&", "    ^", "empty-query-item", ""),
        ProblemCase("/a?&b", "   ^", "empty-query-item", ""), ProblemCase("/a?(a|)", "      ^", "empty-query-item"),
        ProblemCase("/a&b={c}", "  ^", "missing-question-mark", "?"),
        ProblemCase("/a#b?c={c}", "  ^~~~~~~~", "query-after-fragment", "?c={c}#b"),
        ProblemCase("/a?b[]={c}", "   ^~~~~~~", "brackets-in-item-name", "b%5B%5D={c: [String]}"),
        ProblemCase("/a?{id}", "   ^~~~", "missing-item-name", "id={id}"),
        ProblemCase("/a?={id: Int}", "   ^~~~~~~~~~", "missing-item-name", "id={id: Int}"),
        ProblemCase("/a?=x", "   ^~", "missing-item-name"),
        ProblemCase("/a?{id}=1&b", "   ^~~~~~", "parameter-in-item-name"),
        ProblemCase("/a?x{id}=1", "   ^~~~~~~", "parameter-in-item-name"),
        ProblemCase("/a?a={x}b", "   ^~~~~~", "partial-query-value"),
        ProblemCase("/a?a=b{x}&c", "   ^~~~~~", "partial-query-value"),
        ProblemCase("/a?(a|b)c", "        ^", "missing-ampersand", "&"),
        ProblemCase("/a?a={b}&a=1", "         ^~~", "duplicate-query-item"),
        ProblemCase("/a?[b]", "   ^~~", "group-in-query"), ProblemCase("/a?b[&c]", "    ^~~~", "group-in-query"),
        ProblemCase("/a?b=(c|d)", "     ^~~~~", "group-in-query", "{: c|d}"),
        ProblemCase("/a?b=*", "     ^", "wildcard-in-query", "{: String}"),
        ProblemCase("/a?*", "   ^", "wildcard-in-query"),
        ProblemCase("/a?(b)", "   ^~~", "single-alternative", "b"), ProblemCase("/a?()", "  ^~~", "empty-group", ""),
        ProblemCase("/a?(b", "   ^~", "unclosed-parenthesis", "b"),
        ProblemCase("/a?b)", "    ^", "unopened-parenthesis", "%29"),
        ProblemCase("/a#", "  ^", "empty-fragment", ""), ProblemCase("/a#b{c}", "   ^~~~", "partial-fragment"),
        ProblemCase("/a#{b}c", "   ^~~~", "partial-fragment"),
    ]

    static let names = [
        ProblemCase("/{id}/x/{id: Int}", "         ^~", "duplicate-parameter"),
        ProblemCase("/{id}?x={id}", "         ^~", "duplicate-parameter"),
        ProblemCase("/{id}#{id}", "       ^~", "duplicate-parameter"),
        ProblemCase("/x[/{id}]/{id}", "           ^~", "duplicate-parameter"),
        ProblemCase("/({id}|x)/{id: **}", "           ^~", "duplicate-parameter"),
        ProblemCase("/({id}|({id}|y)/x)/{id}", "                    ^~", "duplicate-parameter"),
        ProblemCase("/a?a={x}&(b={y}|c={x})", "                   ^", "duplicate-parameter"),
    ]

    static let sources = [
        ProblemCase("https://user@example.com/x", "        ^~~~~~~~~~~~~~~~", "invalid-source", "example.com"),
        ProblemCase("https://{sub}.example.com/x", "        ^~~~~~~~~~~~~~~~~", "invalid-source", "*.example.com"),
        ProblemCase("https:/example.com/x", "^~~~~~~", "invalid-source", "https://"),
        ProblemCase("https:///x", "        ^", "invalid-source"),
        ProblemCase("https://a..b/x", "        ^~~~", "invalid-source", "a.b"),
        ProblemCase("https://a.*.b/", "        ^~~~~", "invalid-source"),
        ProblemCase("https://*/", "        ^", "invalid-source"),
        ProblemCase("https://a:/x", "        ^~", "invalid-source"),
        ProblemCase("https://a:0/x", "        ^~~", "invalid-source", "a"),
        ProblemCase("https://a:70000/x", "        ^~~~~~~", "invalid-source", "a"),
        ProblemCase("https://bücher.de/", "        ^~~~~~~~~", "invalid-source"),
        ProblemCase("https://[::1/x", "        ^~~~", "invalid-source", "[::1]"),
    ]

    static let limits = [
        ProblemCase(
            "/x" + String(repeating: "[a]", count: 13), "^" + String(repeating: "~", count: 40),
            "too-many-variants")
    ]

    static let all = texts + foreign + fragments + paths + parameters + queries + names + sources + limits

    @Test("The native syntax reports a faulty pattern with its code, range and suggestion", arguments: all)
    func reports(row: ProblemCase) {
        #expect(problems(of: row.text).map(ProblemCase.Expected.init) == row.expected)
    }

    @Test("Applying the suggestion of a problem gives a pattern without problems", arguments: all)
    func mends(row: ProblemCase) throws {
        for problem in problems(of: row.text) {
            guard let repaired = problem.repaired else { continue }
            #expect(WaymarkCoreTests.problems(of: repaired).isEmpty, "\(repaired)")
        }
    }

    @Test(
        "The native syntax reports all problems of a pattern at once",
        arguments: [
            ProblemCase(
                "user/:id//{x?}/{y",
                [
                    ("^~~~~", "missing-slash", "/user/"),
                    ("     ^~~", "foreign-notation", "{id}"),
                    ("        ^~", "empty-segment", "/"), ("          ^~~~", "optional-in-path", "[{x}]"),
                    ("               ^~", "unclosed-brace", "{y}"),
                ]),
            ProblemCase(
                "push ?",
                [
                    ("^~~~", "missing-slash", "/push"), ("    ^", "white-space", "%20"),
                    ("     ^", "empty-query", ""),
                ]),
            ProblemCase("{scheme}://{host}/a", [("^~~~~~~~~~~", "invalid-source", nil)]),
            ProblemCase(":id/a", [("^~~", "foreign-notation", "/{id}"), ("^~~~~", "missing-slash", nil)]),
            ProblemCase("user/:id", [("^~~~~", "missing-slash", "/user/"), ("     ^~~", "foreign-notation", "{id}")]),
            ProblemCase(
                "/a b/{id}{id}?{q}&&x={: a||b}#",
                [
                    ("  ^", "white-space", "%20"), ("         ^~~~", "adjacent-parameters", "/{id}"),
                    ("          ^~", "duplicate-parameter", nil), ("              ^~~", "missing-item-name", "q={q}"),
                    ("                  ^", "empty-query-item", ""),
                    ("                        ^~~~", "empty-value", "a|b"),
                    ("                             ^", "empty-fragment", ""),
                ]),
            ProblemCase(
                "/(a|{b)]/c|}",
                [
                    ("    ^~", "unclosed-brace", "{b}"), ("       ^", "unopened-bracket", "%5D"),
                    ("          ^", "stray-bar", "%7C"), ("           ^", "unopened-brace", "%7D"),
                ]),
            ProblemCase(
                "^/users/(?P<pk>[0-9]+)/$",
                [
                    ("^", "foreign-notation", ""), ("        ^~~~~~~~~~~~~~", "foreign-notation", "{pk: Int}"),
                    ("                       ^", "foreign-notation", ""),
                ]),
            ProblemCase(
                "/users/(\\d+)/?$",
                [("       ^~~~~", "foreign-notation", "{0: Int}"), ("              ^", "foreign-notation", "")]),
            ProblemCase(
                "/user/:id(/tab/:tab)",
                [
                    ("      ^~~", "foreign-notation", "{id}"),
                    ("         ^~~~~~~~~~~", "foreign-notation", "[/tab/{tab}]"),
                ]),
            ProblemCase(
                "/posts/:id(.:format)",
                [
                    ("       ^~~", "foreign-notation", "{id}"),
                    ("          ^~~~~~~~~~", "foreign-notation", "[.{format}]"),
                ]),
            ProblemCase(
                "/:a(/:b(\\d+))",
                [(" ^~", "foreign-notation", "{a}"), ("   ^~~~~~~~~~", "foreign-notation", "[/{b: Int}]")]),
            ProblemCase(
                "/:locale(/:page)",
                [
                    (" ^~~~~~~", "foreign-notation", "{locale}"),
                    ("        ^~~~~~~~", "foreign-notation", "[/{page}]"),
                ]),
        ])
    func reportsAll(row: ProblemCase) {
        #expect(problems(of: row.text).map(ProblemCase.Expected.init) == row.expected)
    }

    @Test("The problem of a duplicate parameter points at the first parameter of that name")
    func duplicatesAreRelated() throws {
        let problem = try #require(problems(of: "/{id}/x/{id: Int}").first)
        #expect(problem.related?.range == 2..<4)
        #expect(problem.related?.pattern == problem.pattern)
    }

    @Test(
        "The native syntax accepts groups that are nested 32 deep and refuses 33",
        arguments: [("[", "]"), ("(x|", ")")])
    func nesting(open: String, close: String) {
        func nested(_ depth: Int) -> String {
            "/" + String(repeating: open + "a", count: depth) + String(repeating: close, count: depth)
        }
        #expect(problems(of: nested(32)).isEmpty)
        #expect(problems(of: nested(33)).map(\.code) == ["nesting-too-deep"])
        #expect(problems(of: nested(10_000)).map(\.code) == ["nesting-too-deep"])
    }

    @Test("The native syntax accepts a path of 128 segments and refuses 129")
    func segments() {
        #expect(problems(of: String(repeating: "/a", count: 128)).isEmpty)
        #expect(problems(of: String(repeating: "/a", count: 129)).map(\.code) == ["too-many-segments"])
    }
}
