import Testing
import WaymarkCore

@Suite("Public parameters")
struct PublicParameterTests {
    private static func router(_ names: Set<String>) throws -> Router<Int> {
        var table = RouteTable<Int>(accepting: [.host("example.com"), .scheme("myapp")])
        table.publicParameters = names
        table.add("/list/{key}?page={page: Int = 1}&tag={tags: [String]?}", to: 0)
        table.add("/docs/{path: **}", "/f/{name}.txt", to: 1)
        table.add("/{lang: en|de}/{page}", to: 2)
        table.add("/n/{: Int}/{key}", to: 3)
        table.add("/m/{page}\u{301}/{key}", to: 4)
        return try Router(table)
    }

    @Test(
        "A redacted link shows the values of public parameters and hides all other values",
        arguments: [
            ("/list/s3cret?page=2", "/list/{key}?page={page=2}&tag={tags}"),
            ("/list/other?page=%32&x=s3cret", "/list/{key}?page={page=2}&tag={tags}"),
            ("/list/s3cret", "/list/{key}?page={page=1}&tag={tags}"),
            ("/list/s3cret?tag=a&tag=b%7Dc,d%25", "/list/{key}?page={page=1}&tag={tags=a,b%7Dc,d%25}"),
            ("/list/page?tag=", "/list/{key}?page={page=1}&tag={tags=}"),
            ("/docs/a/b%2Fc", "/docs/{path=a,b%2Fc}"), ("/docs", "/docs/{path}"),
            ("/n/5/s3cret", "/n/{: Int}/{key}"), ("/m/2%CC%81/s3cret", "/m/{page=2}\u{301}/{key}"),
            ("/f/s3cret.txt", "/f/{name}.txt"), ("/de/%C3%A9", "/{lang}/{page=%C3%A9}"), ("/nowhere/s3cret", "/…"),
        ])
    func shown(path: String, expected: String) throws {
        let router = try Self.router(["page", "tags", "path", "unknown"])
        let link = "https://example.com" + path
        #expect(router.redacted(link) == "https://example.com" + expected)
        if let match = router.match(for: link)?.match { #expect(match.redacted == router.redacted(link)) }
    }

    @Test("A redacted link hides all values if no parameter is public")
    func none() throws {
        #expect(try Self.router([]).redacted("myapp://list/x?page=2") == "myapp://list/{key}?page={page}&tag={tags}")
    }
}
