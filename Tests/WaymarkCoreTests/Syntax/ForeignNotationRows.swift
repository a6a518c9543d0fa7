extension ForeignNotationTests {
    static let furtherPaths = [
        Row("/users/?:id?", "/users[/{id}]", "Sinatra"), Row("/?:id?/x", "[/{id}]/x", "Sinatra"),
        Row("/posts/?:year?/?:month?", "/posts[/{year}[/{month}]]", "Sinatra"),
    ]
}
