import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

// A program for a target without an operating system and with a 32-bit `Int`. It makes a table and matches links.

/// Returns the 1-based number of the first false fact, or 0 if all are true.
@_expose(wasm, "firstFalseFact")
@_cdecl("firstFalseFact")
public func firstFalseFact() -> Int32 {
    Int32(facts().firstIndex(of: false).map { $0 + 1 } ?? 0)
}

/// The expected results of a table with a route of each kind.
func facts() -> [Bool] {
    guard let router = router() else { return [false] }
    let user = router.match(for: "https://example.com/user/15?page=2")
    return [
        true,
        user?.route == 3,
        user?["id"] == .int(15),
        user?["page"] == .int(2),
        router.route(for: "myapp://user/me") == 1,
        router.route(for: "https://example.com/user/me") == 1,
        router.route(for: "https://example.com/user/mine") == 4,
        router.route(for: "https://example.com/user/u-7") == 2,
        router.route(for: "https://example.com/files/a/b.txt") == 5,
        router.match(for: "https://example.com/files/a%20b/c")?.rest == ["a b", "c"],
        router.route(for: "https://example.org/user/15") == nil,
        router.route(for: "https://example.com/other/a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r") == nil,
        (try? router.url(named: "user", captures: ["id": 15])) == "https://example.com/user/15",
        router.explanation(for: "https://example.com/user").candidates.count == 4,
    ]
}

/// Creates a router. The routes are not in the order of their precedence.
func router() -> Router<Int>? {
    var table = RouteTable<Int>(accepting: [.host("example.com"), .scheme("myapp")])
    table.add("/files/**", to: 5)
    table.add("/user/{name}", to: 4)
    table.add("/user/{id: Int}?page={page: Int = 1}", named: "user", to: 3)
    table.add("/user/u-{number: Int}", to: 2)
    table.add("/user/me", to: 1)
    return try? Router(table)
}
