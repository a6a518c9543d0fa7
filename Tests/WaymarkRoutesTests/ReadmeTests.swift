import Foundation
import Testing
import WaymarkCore
import WaymarkRoutes

/// The README's examples, compiled and run. A line `expression   // value` of the README stands here as
/// `#expect(expression == value)`, every other line as it is; the last test holds the two texts together.
@Suite("The examples of the README do what it says")
struct ReadmeTests {
    enum Screen { case home, user, editUser, search, docs }

    @Test func routesInCode() throws {
        var table = RouteTable<Screen>(accepting: .host("example.com"), .scheme("myapp"))
        table.add("/", "/home", named: "home", to: .home)
        table.add("/user/{id: Int}", named: "user", to: .user)
        table.add("/user/{id: Int}/edit", named: "user.edit", to: .editUser)
        table.add("/search?q={query}&page={page: Int = 1}", named: "search", to: .search)
        table.add("/docs/{path: **}", named: "docs", to: .docs)

        let router = try Router(table)

        let match = router.match("https://example.com/user/15/edit?ref=mail")
        #expect(match?.route == .editUser)
        #expect(match?["id"] == .int(15))
        #expect(match?.query == [QueryItem(name: "ref", value: "mail")])

        #expect(router.match("myapp://user/15/edit")?.route == .editUser)
        #expect(router.match("https://evil.example/user/15/edit") == nil)
        #expect(router.match("https://example.com/user/007") == nil)

        #expect(try router.url(named: "user.edit", captures: ["id": 15]) == "https://example.com/user/15/edit")
        print(router.explain("https://example.com/user/me/edit"))
    }

    enum AppRoute: Equatable { case login, post(user: Int, id: Int) }

    @Test func typedRoutes() throws {
        var table = RouteTable<AppRoute>(accepting: .host("example.com"), .scheme("myapp"))
        table.add("/login", to: .login)
        table.add("/user/{user}/posts/{id}") { (user: Int, id: Int) in
            AppRoute.post(user: user, id: id)
        } inverse: { route in
            if case .post(let user, let id) = route { (user, id) } else { nil }
        }

        let router = try Router(table)
        #expect(router.match("myapp://user/1/posts/2")?.route == .post(user: 1, id: 2))
        #expect(try router.url(for: .post(user: 1, id: 2)) == "https://example.com/user/1/posts/2")
    }

    @Test("Every line of Swift in the README stands in this file")
    func lines() throws {
        let file = URL(fileURLWithPath: #filePath)
        let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let here = try String(contentsOf: file, encoding: .utf8)
        let known = Set(here.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
        let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
        let lines = blocks.flatMap { $0.components(separatedBy: "\n```")[0].split(separator: "\n") }
            .filter { !$0.hasPrefix(".package") }
        #expect(lines.count > 20)
        for line in lines {
            let parts = line.components(separatedBy: " // ")
            let code = parts[0].trimmingCharacters(in: .whitespaces)
            let value = parts.count > 1 ? parts[1].hasPrefix("nil:") ? "nil" : parts[1] : ""
            #expect(known.contains(code) || known.contains("#expect(\(code) == \(value))"), "\(line)")
        }
    }
}
