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
}
