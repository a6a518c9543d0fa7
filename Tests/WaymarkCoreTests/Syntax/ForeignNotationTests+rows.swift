import Testing
import WaymarkCore

extension ForeignNotationTests {
    static let furtherPaths = [
        Row("/users/?:id?", "/users[/{id}]", "Sinatra"), Row("/?:id?/x", "[/{id}]/x", "Sinatra"),
        Row("/posts/?:year?/?:month?", "/posts[/{year}[/{month}]]", "Sinatra"),
        Row("/users/$.tsx", "/users/**", "TanStack"), Row("/$.js", "/**", "Remix"),
        Row("/_auth.users.$.tsx", "/users/**", "Remix"), Row("/a.$b.$", "/a/{b}/**", "Remix"),
        Row("/news/:id:", "/news[/{id}]", "crossroads.js"), Row("/:a:/:b:/x", "[/{a}[/{b}]]/x", "crossroads.js"),
        Row("/news/:rest*:", "/news/{rest: **}", "crossroads.js"), Row("/a/:b...", "/a/{b: **+}", "Mithril"),
        Row("/a/:b.../c", "/a/{b: **+}/c", "Mithril"),
        Row("/(home,search)/x", "/x", "Expo Router"), Row("/a/(b-1,c,d)/x", "/a/x", "Expo Router"),
    ]

    static let code = [
        Row("app.get(\"/users/:id\", f)", "/users/{id}", "quoted-text"),
        Row("Route::get('/users/:id/p/:p', f)", "/users/{id}/p/{p}", "quoted-text"),
        Row("path('x/<int:pk>/', v)", "/x/{pk: Int}/", "quoted-text"),
        Row("<Route path=\"/a/{b}\">", "/a/{b}", "quoted-text"), Row("path: '/a/b'", "/a/b", "quoted-text"),
        Row("get `/a`", "/a", "quoted-text"), Row("path: /a", "/a", "white-space"),
    ]

    @Test(
        "The suggestions for a file name of another library leave the file's ending out",
        arguments: [
            ("/users/[id].get.ts", "/users/{id}"), ("/[id].vue", "/{id}"), ("/[id].json.ts", "/{id}.json"),
            ("/users/[id]/page.tsx", "/users/{id}"), ("/users/[id]/+page.svelte", "/users/{id}"),
            ("/user/[id]/index", "/user/{id}"), ("users/[id].tsx", "/users/{id}"), ("/(shop)/page.tsx", "/"),
            ("/(tabs)/(home)/[id]/index.tsx", "/{id}"), ("/[...rest].vue", "/{rest: **+}"),
        ])
    func fileName(_ text: String, _ pattern: String) {
        #expect(problems(of: text).last?.correctedPattern == pattern)
    }
}
