import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("Notations of other libraries")
struct ForeignNotationTests {
    /// A pattern in a foreign notation, its equivalent in the native syntax, and the library.
    struct Row: CustomTestStringConvertible, Sendable {
        let text: String
        let meant: String
        let library: String
        var testDescription: String { text }

        init(_ text: String, _ meant: String, _ library: String) {
            (self.text, self.meant, self.library) = (text, meant, library)
        }
    }

    static let paths = [
        Row("/user/:id", "/user/{id}", "Express"), Row("/user/:id?", "/user[/{id}]", "Express"),
        Row("/search/:q?/:page(\\d+)?", "/search[/{q}[/{page: Int}]]", "Express"),
        Row("/:a?/:b?/:c?/x", "[/{a}[/{b}[/{c}]]]/x", "Express"),
        Row("/x/:a<int>?/:b?", "/x[/{a: Int}[/{b}]]", "Fiber"),
        Row("/user/:id?/edit", "/user[/{id}]/edit", "Express"), Row("/files/:path*", "/files/{path: **}", "Express"),
        Row("/files/:path(*)", "/files/{path: **}", "Express"), Row("/x/:p(**)", "/x/{p: **}", "Express"),
        Row("/files/:path+", "/files/{path: **+}", "Express"), Row("/user/:id(\\d+)", "/user/{id: Int}", "Express"),
        Row("/user/:id([0-9]+)", "/user/{id: Int}", "Express"), Row("/v-:id", "/v-{id}", "Express"),
        Row("/user/:id(\\\\d+)", "/user/{id: Int}", "Express"), Row("/:rest(.*)*", "/{rest: **}", "Express"),
        Row("/:n(\\d+)*/x", "/{n: **}/x", "Express"), Row("/:n(\\d+)+", "/{n: **+}", "Express"),
        Row("/a/{x}.:ext?", "/a/{x}[.{ext}]", "Express"),
        Row("/:lang(en|de)/x", "/{lang: en|de}/x", "Express"), Row("/a[/:id]", "/a[/{id}]", "Express"),
        Row("/user/:id{int}", "/user/{id: Int}", "Corridor"), Row("/user/:int(id)", "/user/{id: Int}", "Deeper"),
        Row("/users{/:id}/delete", "/users[/{id}]/delete", "Express"),
        Row("/u/:id?x={x}", "/u/{id}?x={x}", "Express"), Row("/u/:id(a|b)?x=1", "/u/{id: a|b}?x=1", "Express"),
        Row("/u{/:id}?x=1", "/u[/{id}]?x=1", "Express"), Row("/u/:id?-x", "/u/[{id}]-x", "Express"),
        Row("/users{/:id/edit}", "/users[/{id}/edit]", "Express"), Row("/a{.:ext}", "/a[.{ext}]", "Express"),
        Row("/a{-:b}", "/a[-{b}]", "Express"), Row("/{:lang/}about", "/[{lang}/]about", "Express"),
        Row("/a{/:b{/:c{/:d}}}", "/a[/{b}[/{c}[/{d}]]]", "Express"), Row("/a{/b/c}", "/a[/b/c]", "Express"),
        Row("/a{/files/*path}", "/a[/files/{path: **+}]", "Express"), Row("/a/{-:b}", "/a[/-{b}]", "Express"),
        Row("/a{/b/:c}?", "/a[/b/{c}]", "URLPattern"), Row("/files/*path", "/files/{path: **+}", "Rails"),
        Row("/{*splat}", "/{splat: **}", "axum, where it is not empty ('**+')"),
        Row("/{**slug}", "/{slug: **}", "ASP.NET"),
        Row("/{rest...}", "/{rest: **}", "Ktor"), Row("/{...}", "/**", "Ktor"), Row("/a/{$}", "/a/", "Go"),
        Row("/docs(/p/:page)", "/docs[/p/{page}]", "Rails"), Row("/a(/:b(/:c))", "/a[/{b}[/{c}]]", "Rails"),
        Row("/:id(/[0-9]+/)", "/{id: Int}", "Express"),
        Row("/posts(/:id)", "/posts[/{id}]", "Rails"), Row("/posts(.:format)", "/posts[.{format}]", "Rails"),
        Row("/user/<id>", "/user/{id}", "Flask"), Row("/user/<int:id>", "/user/{id: Int}", "Flask"),
        Row("/user/<slug:name>", "/user/{name: String}", "Flask"), Row("/f/<path:rest>", "/f/{rest: **+}", "Flask"),
        Row("/x/<int(min=1):id>", "/x/{id: Int}", "Flask"), Row("/x/<yyyy:year>", "/x/{year}", "Flask and Django"),
        Row("/x/<any(a,b):y>", "/x/{y: a|b}", "Flask"), Row("/f/<rest..>", "/f/{rest: **}", "Rocket"),
        Row("/user/<id:Int64>", "/user/{id: Int64}", "URLMatcher"), Row("/user/<+>/x", "/user/*/x", "URLMatcher"),
        Row("/user/<*>", "/user/**", "URLMatcher"), Row("/user/[id]", "/user/{id}", "Next.js"),
        Row("/blog/[year]", "/blog/{year}", "Next.js"), Row("/u/[user-id]/x", "/u/{userId}/x", "Next.js"),
        Row("/user/[id].json", "/user/{id}.json", "Next.js"), Row("/@[name]/x", "/@{name}/x", "Next.js"),
        Row("/x-[id]", "/x-{id}", "Next.js"), Row("/[id=integer].md", "/{id: Int}.md", "SvelteKit"),
        Row("/a/[slug]-page", "/a/{slug}-page", "Next.js"), Row("/(tabs)/home", "/home", "Expo Router"),
        Row("/a/(my-group)/b", "/a/b", "Next.js"),
        Row("/docs/[...slug]", "/docs/{slug: **+}", "Next.js"),
        Row("/x/[...rest]/z", "/x/{rest: **+}/z", "Next.js, or of SvelteKit, where it may be empty ('**')"),
        Row("/d/[[...slug]]", "/d/{slug: **}", "Next.js"),
        Row("/[[slug]].json", "/[{slug}].json", "SvelteKit"),
        Row("/[[lang]]/about", "[/{lang}]/about", "SvelteKit"), Row("/u/[id=integer]", "/u/{id: Int}", "SvelteKit"),
        Row("/{-$lang}/x", "[/{lang}]/x", "TanStack"), Row("/a/task?/{id}", "/a[/task]/{id}", "React Router"),
        Row("/u/$id.json", "/u/{id}.json", "Remix"), Row("/posts.$id", "/posts/{id}", "Remix"),
        Row("/users.$id.edit", "/users/{id}/edit", "have '.' for '/'"), Row("/$a.$b/x", "/{a}/{b}/x", "TanStack"),
        Row("/_auth.users_.$id_.edit.md", "/users/{id}/edit", "Remix"), Row("/u[/a.$b]", "/u[/a/{b}]", "Remix"),
        Row("/a.$b_.route.lazy.js", "/a/{b}", "Remix"), Row("myapp://a.$b/c", "myapp://a.{b}/c", "Remix and TanStack;"),
        Row("/user/$id", "/user/{id}", "Remix"), Row("/files/$", "/files/**", "Remix"),
        Row("/($lang)/about", "[/{lang}]/about", "Remix"), Row("/user/${id}", "/user/{id}", "JavaScript"),
        Row("/user/$(id)", "/user/{id}", "shell"), Row("/user/{{id}}", "/user/{id}", "Postman"),
        Row("/user/{{ id }}", "/user/{id}", "Postman"), Row("/user/%{id}", "/user/{id}", "Ruby"),
        Row("/user/#{id}/posts", "/user/{id}/posts", "Ruby"), Row("/user/\\(user.id)", "/user/{userId}", "Swift"),
        Row("/user/%s", "/user/{0}", "printf"), Row("/user/%d/x", "/user/{0: Int}/x", "printf"),
        Row("/user/%1$s", "/user/{0}", "printf"), Row("/user/%2$@/x", "/user/{0}/x", "printf"),
        Row("/user/%ld", "/user/{0: Int}", "printf"), Row("/user/%llu/x", "/user/{0: Int}/x", "printf"),
        Row("/user/%1$lld", "/user/{0: Int}", "printf"), Row("/user/%1$d", "/user/{0: Int}", "printf"),
        Row("%1$s/x", "/x", "printf"),
        Row("/user/%@", "/user/{0}", "printf"), Row("/docs/...", "/docs/**", "everyday writing"),
        Row("/files{/path*}", "/files/{path: **}", "URI templates"),
        Row("/files{/my-path*}", "/files/{myPath: **}", "URI templates"),
        Row("/gists{/gist_id}", "/gists[/{gist_id}]", "URI templates"),
        Row("/a{/b,c}", "/a[/{b}[/{c}]]", "URI templates"), Row("/a{.ext}", "/a[.{ext}]", "URI templates"),
        Row("/a{/b:3}", "/a[/{b}]", "URI templates"), Row("/a{;x,y}", "/a[;x={x}][;y={y}]", "URI templates"),
        Row("/a{&q}", "/a?q={q?}", "URI templates"),
        Row("/s{?q,page*}", "/s?q={q?}&page={page: [String]*?}", "URI templates"),
        Row("/s{?user-id:3}", "/s?user-id={userId?}", "URI templates"),
        Row("/page{#top}", "/page#{top?}", "URI templates"),
        Row("/s{?q,page}", "/s?q={q?}&page={page?}", "URI templates"), Row("/{id}+", "/{id: **+}", "URLPattern"),
        Row("/a{/:id}?", "/a[/{id}]", "URLPattern"), Row("/{id}?", "[/{id}]", "URLPattern"),
        Row("/users/<id:\\d+>", "/users/{id: Int}", "Yii"), Row("/<a:(edit|view)>/x", "/{a: edit|view}/x", "Yii"),
        Row("/:\"user-id\"/x", "/{userId}/x", "Express"), Row("/*\"rest\"", "/{rest: **+}", "Express"),
        Row("/p/:f{.+\\.png}", "/p/{f: **+}", "Hono"),
        Row("/p/:f{[a-z]+\\.png}", "/p/{f}", "Hono"), Row("/p/:f(.*\\.png)", "/p/{f: **+}", "Express"),
        Row("/:id{[0-9]+}", "/{id: Int}", "Hono"), Row("/x/:id{[0-9]+}?", "/x[/{id: Int}]", "Hono"),
        Row("/<path|.*>", "/{path: **}", "shelf_router"), Row("/<p|.+>", "/{p: **+}", "shelf_router"),
        Row("/<path:.*>", "/{path: **}", "Yii"), Row("/<path:.+>/x", "/{path: **+}/x", "Yii"),
        Row("/<id:num>", "/{id: Int}", "URLMatcher"), Row("/<user|[0-9]+>", "/{user: Int}", "shelf_router"),
        Row("/<**rest>", "/{rest: **}", "Salvo"), Row("/<%= id %>/x", "/{id}/x", "ERB"),
        Row("/**:path", "/{path: **}", "h3"), Row("/u/$id?", "/u[/{id}]", "Grails"),
        Row("/u/#{user.id}/x", "/u/{userId}/x", "Ruby"),
        Row("/blog(/:year(\\d+))", "/blog[/{year: Int}]", "Express"),
        Row("/x/(:num)", "/x/{0: Int}", "CodeIgniter"), Row("/x/(:any)", "/x/**+", "CodeIgniter"),
        Row("/x/[i:id]/y", "/x/{id: Int}/y", "AltoRouter"), Row("/x/[*:name]", "/x/{name: **+}", "AltoRouter"),
        Row("/x/[**:name]", "/x/{name: **+}", "AltoRouter"), Row("/x/[:id]/y", "/x/{id}/y", "AltoRouter"),
        Row("/x/{**}", "/x/**", "ASP.NET"), Row("/{*}", "/**", "ASP.NET"), Row("{+base}/x", "/x", "URI templates"),
        Row("/a/{id:int(min=1)}", "/a/{id:Int}", "ASP.NET"),
        Row("/:year(\\d{4})/x", "/{year}/x", "Express"), Row("/posts.?:format?", "/posts[.{format}]", "Sinatra"),
        Row("/v1/:id<int>", "/v1/{id: Int}", "Fiber"), Row("/v1/:id<int;min(5)>?", "/v1[/{id: Int}]", "Fiber"),
        Row("/items/$id<[0-9]+>/x", "/items/{id: Int}/x", "Play"), Row("/a[x+3a]", "/a%3A", "SvelteKit"),
        Row("/[u+1f600]/x", "/😀/x", "SvelteKit"),
        Row("/[sitemap.xml]", "/sitemap.xml", "Remix"),
        Row("/blog/{page?1}", "/blog[/{page}]", "Symfony"),
        Row("/blog/{page<\\d+>?1}", "/blog[/{page: Int}]", "Symfony"),
        Row("/a{-$x}b", "/a[{x}]b", "TanStack"),
        Row("/f/{dir(hotel|home)}/x", "/f/{dir: hotel|home}/x", "DeepLinkDispatch"),
        Row("/v1/{name=**}", "/v1/{name: **}", "Google APIs"),
        Row("/v1/{name=*}:cancel", "/v1/{name}:cancel", "Google APIs"),
        Row("/x/<any(\"about\", \"help\"):page>", "/x/{page: about|help}", "Flask"),
        Row("/x/<int(fixed_digits=4):y>", "/x/{y: String}", "Flask"), Row("{{base}}/x", "/x", "Postman"),
        Row("{{host}}:{{port}}/x", "/x", "Postman"), Row("${api.base}/x", "/x", "JavaScript"),
        Row("/u/{id:int:min(1)}", "/u/{id:Int}", "ASP.NET"), Row("/u/{id:range(1,9)}", "/u/{id:Int}", "ASP.NET"),
        Row("/u/{n:length(12)}", "/u/{n:String}", "ASP.NET"), Row("/u/{id:min(1)?}", "/u[/{id: Int}]", "ASP.NET"),
    ]

    static let expressions = [
        Row("/user/(\\d+)", "/user/{0: Int}", "regular expression"),
        Row("/user/(?<id>\\d+)", "/user/{id: Int}", "regular expression"),
        Row("/u/(?P<id>[^/]+)/e", "/u/{id}/e", "regular expression"),
        Row("/user/[0-9]+", "/user/{0: Int}", "regular expression"),
        Row("/year/[0-9]{4}", "/year/{0}", "regular expression"),
        Row("/a/[0-9]{1,3}", "/a/{0}", "regular expression"), Row("/a/\\d{2}", "/a/{0}", "regular expression"),
        Row("/a/\\d\\d", "/a/{0}", "regular expression"), Row("/a/\\d\\d*/x", "/a/{0: Int}/x", "regular expression"),
        Row("/a/\\S+", "/a/{0}", "regular expression"), Row("/a/\\p{L}+", "/a/{0}", "regular expression"),
        Row("/users/?$", "/users/", "regular expression"),
        Row("/{d:[0-9]{1,2}}", "/{d:String}", "regular expression"),
        Row("/{n:[1-9][0-9]{0,2}}", "/{n:Int}", "regular expression"),
        Row("/user/\\d+", "/user/{0: Int}", "regular expression"),
        Row("/user/{id}$", "/user/{id}", "regular expression"), Row("^/user/{id}", "/user/{id}", "regular expression"),
        Row("/{id:[0-9]+}", "/{id:Int}", "regular expression"),
        Row("/{id:\\d{4}}", "/{id:String}", "regular expression"),
        Row("/{id:.*}", "/{id:**}", "regular expression"), Row("/{id: .+}", "/{id: **+}", "regular expression"),
        Row("/{id:[a-z]+}", "/{id:String}", "regular expression"), Row("/{id<\\d+>}", "/{id: Int}", "Symfony"),
        Row("/users/.*", "/users/**", "regular expression"), Row("/.*", "/**", "regular expression"),
        Row("/users/.+", "/users/**+", "regular expression"), Row("/a/..*/b", "/a/**+/b", "regular expression"),
        Row("/a[/.*]", "/a[/**]", "regular expression"),
        Row("/{l:(?:en|de)}", "/{l:en|de}", "regular expression"),
    ]

    static let queries = [
        Row("/s?:q", "/s?q={q}", "Express"), Row("/s?q=:q", "/s?q={q}", "Express"), Row("/s?q=$q", "/s?q={q}", "Remix"),
        Row("/s?q=<q>", "/s?q={q}", "Flask"), Row("/s?q={{q}}", "/s?q={q}", "Postman"),
        Row("/s?q=${q}&x={x}", "/s?q={q}&x={x}", "JavaScript"), Row("/s?q=%s", "/s?q={0}", "printf"),
        Row("/s?q={q}?", "/s?q={q?}", "URLPattern"), Row("/a?é={id}?", "/a?é={id?}", "URLPattern"),
        Row("/a?e\u{301}={id}?", "/a?e\u{301}={id?}", "URLPattern"),
        Row("/s?q={q: Int}?", "/s?q={q: Int?}", "URLPattern"),
        Row("/s?q=?", "/s?q={q}", "SQL"), Row("/s?x=1{&q}", "/s?x=1&q={q?}", "URI templates"),
        Row("/s{?q}&x={x}", "/s?q={q?}&x={x}", "URI templates"),
        Row("/s?a={a}&amp;b={b}", "/s?a={a}&b={b}", "HTML"),
        Row("/s#:top", "/s#{top}", "Express"), Row("/s?t=:t+", "/s?t={t: [String]}", "a run of segments of Express"),
        Row("/s?e=:e(.+@.+)", "/s?e={e}", "a parameter of Express"), Row("/s?:q(*)", "/s?q={q}", "Express"),
        Row("/s?q={q<.+\\.png>}", "/s?q={q}", "Symfony"), Row("/s?q=:q{.+@.+}", "/s?q={q}", "Hono"),
        Row("/s?q=:q(.*)?", "/s?q={q?}", "Express"), Row("/s#:q(.+)", "/s#{q}", "a parameter of Express"),
        Row("/s?q={q: .+}", "/s?q={q: String}", "regular expression"),
    ]

    @Test(
        "A foreign notation in a pattern is reported with its library and a native suggestion",
        arguments: paths + furtherPaths + expressions + queries)
    func foreign(_ row: Row) throws {
        let found = problems(of: row.text)
        #expect(found.map(\.code) == ["foreign-notation"])
        #expect(found.first?.repaired == row.meant)
        #expect(found.first?.message.contains(row.library) == true, "\(found.first?.message ?? "")")
        _ = try RoutePattern(row.meant)
    }

    @Test(
        "The message for a foreign notation names a condition that the suggestion does not check",
        arguments: [
            ("/user/:id([0-9a-f]{24})", "[0-9a-f]{24}"), ("/:year(\\d{4})", "\\d{4}"), ("/:n(\\d+)*/x", "\\d+"),
            ("/x/<int(min=1):id>", "min=1"), ("/x/<string(length=2):l>", "length=2"), ("/x/<slug:s>", "slug"),
            ("/x/<yyyy:year>", "yyyy"), ("/x/[f=fruit]", "fruit"), ("/{n<[a-z]+>}", "[a-z]+"), ("/{p?1}", "?1"),
            ("/s{?q:3}", ":3"), ("/x/[h:id]", "h"), ("/p/:f{.+\\.png}", ".+\\.png"),
            ("/a(/x/:y([a-f]{8}))", "[a-f]{8}"), ("/a(/:y(\\d{4}))", "\\d{4}"), ("/a{/x/:y(\\d{4})}", "\\d{4}"),
            ("/{id:int:min(1)}", "min(1)"),
            ("/v/:id<int;min(5)>", "min(5)"),
            ("/user/:id(\\d+)", nil),
            ("/x/<int:id>", nil), ("/:id([^/]+)", nil), ("/:l(en|de)", nil), ("/x/[id=integer]", nil),
            ("/x/:rest(.*)", nil), ("/x/:rest(*)", nil), ("/s?q=:q(*)", nil),
            ("/s?e=:e(.+@.+)", ".+@.+"), ("/{a?1}/{b?2}", "?1', '?2' out, which the route's 'defaults' replace"),
            ("/{c<[a-z]>?}/{p?1}", "[a-z]', '?1' out, which types of the table and the route's 'defaults' replace"),
            ("/{a<\\d{4}>?1}/{b<\\d{2}>?}", "?1', '\\d{2}' out, which types of the table and the route's 'def"),
            ("/{a<[a-z]>?}/{b<\\d{2}>?}", "[a-z]', '\\d{2}' out, which a type of the table can check"),
        ] as [(String, String?)])
    func lostCondition(_ text: String, _ condition: String?) throws {
        let message = try #require(problems(of: text).first).message
        #expect(message.contains("; the suggestion leaves '\(condition ?? "")") == (condition != nil))
        #expect(!message.contains("a type of the table can check") || !message.contains("a run of segments of"))
    }

    @Test(
        "The last of several problems has the pattern with all suggestions, if it is valid",
        arguments: [
            ("users/<int:id>/", "/users/{id: Int}/"), ("<uuid:pk>/", "/{pk: UUID}/"),
            ("posts.$id.edit", "/posts/{id}/edit"), ("users.$id.tsx", "/users/{id}"),
            ("/a/$b.$c?d=$d", "/a/{b}.{c}?d={d}"), ("https://a.com/$b.$c", "https://a.com/{b}.{c}"),
            ("/:a/{b: Int?}", "/{a}[/{b: Int}]"), ("/:a(\\d{2})/:b", "/{a}/{b}"), ("/u/{id:[0-9]+}?", "/u[/{id:Int}]"),
            ("^files/(.*)$", "/files/**"), ("^media/(?P<path>.*)$", "/media/{path: **}"), ("^a/.*$", "/a/**"),
            ("$API_URL/u/:id", "/u/{id}"), ("/u/:id(.json)", "/u/{id}[.json]"), ("/:a(.b)?", "/{a}[.b]"),
            ("/x/:a(\\d+)?/:b?", "/x[/{a: Int}][/{b}]"), ("/:y(\\d{4})?/:l(en|de)?", "[/{y}][/{l: en|de}]"),
            ("/:a/[controller]", nil),
            ("/:a/{b: c(1)}", nil), ("/:a", nil),
        ] as [(String, String?)])
    func together(_ text: String, _ pattern: String?) {
        let found = problems(of: text)
        #expect(found.last?.correctedPattern == pattern)
        #expect((found.last?.help ?? "").contains("with all suggestions") == (pattern != nil))
    }

    @Test(
        "The message for a foreign notation shows how to write the characters literally",
        arguments: paths + furtherPaths + queries)
    func literal(_ row: Row) throws {
        for problem in problems(of: row.text) {
            guard case .foreign(let notation) = problem.kind, let literal = notation.literal else { continue }
            let text =
                switch literal {
                case .text(let text), .optional(let text): text
                }
            #expect(problem.message.contains("'\(text)'"))
            let bytes = Array(row.text.utf8)
            var start = problem.range.lowerBound
            // The range of an optional part includes its slash, which the literal text does not.
            if bytes[start] == UInt8(ascii: "/") { start += 1 }
            if text.hasPrefix("[/"), bytes[start - 1] == UInt8(ascii: "/") { start -= 1 }
            let written = String(
                decoding: bytes[..<start] + Array(text.utf8) + bytes[problem.range.upperBound...], as: UTF8.self)
            let pattern = try RoutePattern(written)
            #expect(try RoutePattern(pattern.description) == pattern)
            if case .text = literal, row.text.hasPrefix("/user/") {
                #expect(pattern.allParameters.isEmpty, "\(written)")
            }
        }
    }

    @Test(
        "The native syntax reports every foreign notation in a pattern at once",
        arguments: [
            ("/s{?q}{&page}", ["?q={q?}", "&page={page?}"]),
            (
                "/:lang/[id]/<int:n>/$x/{a: Int|String}?q=%s",
                ["{lang}", "{id}", "{n: Int}", "{x}", "String", "{0}"]
            ),
            ("/:a{-:b}{-:c}", ["{a}", "[-{b}]", "[-{c}]"]), ("/a/:b{.json}", ["{b}", "[.{json}]"]),
            ("/a/:b{.:c}", ["{b}", "[.{c}]"]),
            ("/u/:a?b=:b&c=:c", ["{a}", "{b}", "{c}"]), ("/a{/v:b}", [nil]), ("/a{b/:c}", [nil]),
            ("{/:a}/b", ["[/{a}]"]), ("/s?q=[*:q]", ["{q}"]), ("/x/:a?/:a?", ["[/{a}]", "[/{a}]"]),
            ("users/<int:id>/", ["/users/", "{id: Int}"]), ("/($l).a.$", [nil, nil]), ("/($l).a.$id", [nil, "{id}"]),
        ] as [(String, [String?])])
    func all(text: String, suggestions: [String?]) {
        #expect(problems(of: text).map(\.suggestion) == suggestions)
    }

    @Test("Optional parameters of other libraries are nested at most as deep as groups can be")
    func depth() throws {
        let found = problems(of: "/x" + (0..<40).map { "/:a\($0)?" }.joined())
        #expect(found.map { $0.suggestion?.utf8.count { $0 == UInt8(ascii: "[") } } == [32, 8])
        _ = try RoutePattern(#require(found.last?.correctedPattern))
    }

    @Test(
        "A pattern with special characters of real links is not reported as a foreign notation",
        arguments: [
            "/@ada", "/@{handle}", "/user:1", "/a:b", "/urn:isbn:{n}", "/v1/{name}:cancel", "/.well-known/x", "/AT&T",
            "/a&b/c", "/a;v=1", "/a=b", "/x,y", "/+/x", "/~ada", "/a$b", "/us$/x", "/x=:int", "/&:a", "/a=$b",
            "/(a-z|b)", "/x([/\\*a/{n}]b|/b)", "([/({k}-{y}|\\*{n})]|/b)", "/a[\\*]{n}", "/(.+x|b)", "([/data-set]|/b)",
            "([/\\*x]/a|/b)", "/x/[y.]", "([/a-{b}]|/c)",
            "/{x: a-m|n-z|0-9}", "/a[0-]{n}", "/a&'b=c", "/$1", "/5$/x", "/file.{ext}",
            "/a...b",
            "/\\$metadata", "/%24metadata", "/\\:id", "/a\\(b\\)", "/user[s]", "/a[/id]", "/a[b/c]", "/(a|b)",
            "/docs/*",
            "/docs/**", "/{uuid}", "/{Int: String}", "/{text}", "/{number}", "/{type: number|text}", "/{x: int|auto}",
            "/{l: en|de}", "/{x: |Int}", "/{x: |Int|String}", "/{x: %49nt|y}", "/s?$filter={f}", "/s?q=a:b", "/s?t=int",
            "/s?t=%49nt", "/s?t={t = int}", "/s?a=1%3F2", "/a%26b=1", "/a\\&b=c", "/page#top", "/page#{top}", "/#{top}",
            "/a-[b]c", "/[b]c", "/a[b]-c", "/[b.]", "/a-[/b]", "/[%69d].json", "/@[%69d]", "/x.[%69d]-y", "/a(b|c)/d",
            "/a.+", "/.+a", "/s?q=.+", "/a#.+", "/%2E+",
            "/page#a%3Fb", "/it's", "/{x: %27a%27|b}", "/100%25s", "/a/\\...", "/s?ids%5B%5D={ids}",
        ])
    func text(_ text: String) throws {
        let pattern = try RoutePattern(text)
        #expect(try RoutePattern(pattern.description) == pattern, "\(pattern.description)")
    }

    static let types = [
        Row("/{id: Int|String}", "/{id: String}", "type-as-text"),
        Row("/{id: Int|Int64}", "/{id: Int}", "type-as-text"),
        Row("/{id: Int|Double}", "/{id: Double}", "type-as-text"),
        Row("/{id:int|string}", "/{id:String}", "type-as-text"),
        Row("/s?p={p: Int|nil}", "/s?p={p: Int?}", "type-as-text"), Row("/{p: Int|nil}", "[/{p: Int}]", "type-as-text"),
        Row("/s?p={p: [Int|UUID]}", "/s?p={p: [String]}", "type-as-text"),
        Row("/s?p=Int", "/s?p={: Int}", "type-as-text"), Row("/s?p={p = Int}", "/s?p={p: Int}", "type-as-text"),
        Row("/{Int}", "/{: Int}", "type-as-name"), Row("/{int}/x", "/{: Int}/x", "type-as-name"),
        Row("/s?x={Int?}", "/s?x={: Int?}", "type-as-name"), Row("/{UUID}", "/{: UUID}", "type-as-name"),
        Row("/{ULID}", "/{: ULID}", "type-as-name"), Row("/{Base64URL}", "/{: Base64URL}", "type-as-name"),
        Row("/{l: \"en\"|\"de\"}", "/{l: en|de}", "quoted-text"), Row("/{l: 'en'|'de'}", "/{l: en|de}", "quoted-text"),
        Row("/{l: “en”|“de”}", "/{l: en|de}", "quoted-text"), Row("/{l: \"en\"}", "/{l: |en}", "quoted-text"),
        Row("/{l: \"a b\"|'c'}", "/{l: a%20b|c}", "quoted-text"),
        Row("/s?q={q = \"tea\"}", "/s?q={q = tea}", "quoted-text"),
        Row("/s?q={q: String = 'a b'}", "/s?q={q: String = a%20b}", "quoted-text"),
        Row("/{l: en,de}", "/{l: en|de}", "invalid-type"), Row("/{l: en, de}", "/{l: en|de}", "invalid-type"),
        Row("/{l: (en|de)}", "/{l: en|de}", "invalid-type"), Row("/{id: Int!}", "/{id: Int}", "invalid-type"),
        Row("/{id: Optional<Int>}", "[/{id: Int}]", "invalid-type"), Row("/{id: (Int)}", "/{id: Int}", "invalid-type"),
        Row("/s?id={id: Optional<Int>}", "/s?id={id: Int?}", "invalid-type"),
        Row("/s?id={id: ?Int}", "/s?id={id: Int?}", "invalid-type"),
        Row("/s?t={t: Array<Int>}", "/s?t={t: [Int]}", "invalid-type"),
        Row("/s?t={t: Int[]}", "/s?t={t: [Int]}", "invalid-type"),
        Row("/{t: Set<String>}", "/{t: **}", "invalid-type"), Row("/{id: 1...10}", "/{id: Int}", "invalid-type"),
        Row("/{id::Int}", "/{id:Int}", "invalid-type"), Row("/{id:int?}", "[/{id: Int}]", "optional-in-path"),
        Row("/f/{a:int?}/{b?}", "/f[/{a: Int}[/{b}]]", "optional-in-path"),
        Row("/{a=Home}/{b=Index}/{id?}", "[/{a}[/{b}[/{id}]]]", "default-in-path"),
        Row("/{user-id: Int}", "/{userId: Int}", "invalid-parameter-name"),
        Row("'/user/{id}'", "/user/{id}", "quoted-text"), Row("\"/a\"", "/a", "quoted-text"),
        Row("/{id|name}", "/{: id|name}", "invalid-parameter-name"),
        Row("/{a,b}", "/{: a|b}", "invalid-parameter-name"),
        Row("/{id|int}", "/{id: Int}", "invalid-parameter-name"),
        Row("/{id Int}", "/{id: Int}", "invalid-parameter-name"),
        Row("/{Int id}", "/{id: Int}", "invalid-parameter-name"),
        Row("/{long id}", "/{id: Int64}", "invalid-parameter-name"),
    ]

    static let marks = [
        Row("/a&q={q}", "/a?q={q}", "missing-question-mark"),
        Row("/a&q=1&r={r}", "/a?q=1&r={r}", "missing-question-mark"),
        Row("/{a}&q={q}", "/{a}?q={q}", "missing-question-mark"),
        Row("/a?q={q}?r={r}", "/a?q={q}&r={r}", "repeated-question-mark"),
        Row("/a?q={q}?r={r}?s={s}", "/a?q={q}&r={r}&s={s}", "repeated-question-mark"),
        Row("/a?b?c", "/a?b&c", "repeated-question-mark"), Row("/a?b=c?", "/a?b=c", "repeated-question-mark"),
        Row("/a#{x}?q={q}", "/a?q={q}#{x}", "query-after-fragment"),
        Row("/a#x?q={q}", "/a?q={q}#x", "query-after-fragment"),
        Row("/a?r={r}#{x}?q={q}", "/a?r={r}&q={q}#{x}", "query-after-fragment"),
        Row("/a#x?", "/a#x", "query-after-fragment"), Row("/a?", "/a", "empty-query"),
        Row("/a??", "/a", "repeated-question-mark"),
        Row("/s?ids[]={ids}", "/s?ids%5B%5D={ids: [String]}", "brackets-in-item-name"),
        Row("/s?f[name]={n: Int}", "/s?f%5Bname%5D={n: Int}", "brackets-in-item-name"),
        Row("/s?q={q}[&p={p: Int}]", "/s?q={q}&p={p: Int?}", "group-in-query"),
        Row("/s?[q={q}]", "/s?q={q?}", "group-in-query"),
        Row("/s[?a={a}&\u{301}b={b}]", "/s?a={a?}&\u{301}b={b?}", "query-in-group"),
        Row("/s[?q={q}&l={l: a|b}]", "/s?q={q?}&l={l?: a|b}", "query-in-group"),
        Row("/ab(cd)?e", "/ab[cd]e", "single-alternative"),
        Row("/Orders({id})/x", "/Orders%28{id}%29/x", "single-alternative"),
        Row("/user(s)?/x", "/user[s]/x", "single-alternative"), Row("/(en)?/x", "[/en]/x", "single-alternative"),
        Row("GET /user/{id}", "/user/{id}", "http-method"), Row("/x(a,b)/c", "/x(a|b)/c", "single-alternative"),
        Row("www.example.com/a", "https://www.example.com/a", "missing-slash"),
    ]

    @Test(
        "A misplaced type, name or mark is one problem with a valid pattern as its suggestion",
        arguments: types + marks + code)
    func misplaced(_ row: Row) throws {
        let found = problems(of: row.text)
        #expect(found.map(\.code) == [row.library])
        #expect(found.first?.repaired == row.meant)
        _ = try RoutePattern(row.meant)
    }

    static let pieces =
        BraceSyntaxPropertyTests.pieces + [
            ":id", "<int:id>", "[id]", "$id", "${x}", "%s", "(\\d+)", "[0-9]+", "{id|b}", "{Int}", "{x: Int|String}",
            "?a={b}",
            "#{c}", "{d?}", "{e: Optional<Int>}", "{?f}", "*g", "...", "/:h?", "\"", "{i = \"j\"}", "$",
        ]

    @Test("The suggestion for a random string with one problem gives a pattern without problems", arguments: 0..<8)
    func suggestions(seed: Int) {
        var generator = SeededGenerator(seed: seed << 32 + 7)
        var count = 0
        for _ in 0..<3_000 {
            let text = "/" + (0..<generator.below(5)).map { _ in generator.pick(Self.pieces) }.joined()
            let found = problems(of: text)
            guard found.count == 1, let repaired = found[0].repaired else { continue }
            #expect(problems(of: repaired).isEmpty, "\(text) \(repaired)")
            count += 1
        }
        #expect(count > 200)
    }

    @Test(
        "A pattern with literal marks of other notations prints as the same text and reads back",
        arguments: [
            "/%2E..", "/%2E..&b", "/a...&b", "/posts.%24id", "/%24id.json", "/[%2E..slug].vue", "/s?%24",
            "/s?%24count", "/s?$top={n}", "/s?q=%2E..", "/s#%2E..",
        ])
    func literalMarks(_ text: String) throws {
        let pattern = try RoutePattern(text)
        #expect(try BraceSyntax().text(for: pattern) == text)
        #expect(try RoutePattern(pattern.description) == pattern)
    }
}
