import Foundation
import Testing
import Waymark

@Suite("Compiled tables")
struct CompiledTablesSnippets {
    @Test func compiling() throws {
        var table = RouteTable<String>(accepting: [.host("example.com")])
        table.add("/user/{id: Int}/edit", named: "user.edit", to: "edit")
        let compiled = try table.compiled()

        let router = try TableRouter(compiled)
        let match = router.match(for: "https://example.com/user/15/edit")
        #expect(match?.name == "user.edit")
        #expect(match?.captures["id"] == .int(15))
    }

    @Test func files() throws {
        let compiled = try Self.table().compiled()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wmt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(compiled.bytes).write(to: file)
        let again = try CompiledTable(validating: Data(contentsOf: file))
        #expect((again == compiled) == true)

        let links = try Router(RouteTable(again))
        #expect(try links.url(named: "user.edit", captures: ["id": 15]) == "https://example.com/user/15/edit")
        #expect(links.route(for: "https://example.com/user/15/edit") == 0)
    }

    @Test func types() throws {
        var table = Self.table()
        table.types["Even"] = .custom { Int($0).map { $0 % 2 == 0 } ?? false }
        table.add("/even/{n: Even}", named: "even", to: "even")
        let types = try TableRouter(table.compiled(), types: ["Even": .custom { Int($0).map { $0 % 2 == 0 } ?? false }])
        #expect(types.match(for: "https://example.com/even/4")?.name == "even")
    }

    private static func table() -> RouteTable<String> {
        var table = RouteTable<String>(accepting: [.host("example.com")])
        table.add("/user/{id: Int}/edit", named: "user.edit", to: "edit")
        return table
    }
}
