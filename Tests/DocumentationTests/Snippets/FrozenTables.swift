import Foundation
import Testing
import Waymark

@Suite("Frozen tables")
struct FrozenTablesSnippets {
    @Test func freezing() throws {
        var table = RouteTable<String>(accepting: .host("example.com"))
        table.add("/user/{id: Int}/edit", named: "user.edit", to: "edit")
        let frozen = try table.frozen()

        let router = try FrozenRouter(frozen)
        let match = router.match(for: "https://example.com/user/15/edit")
        #expect(match?.name == "user.edit")
        #expect(match?.captures["id"] == .int(15))
    }

    @Test func files() throws {
        let frozen = try Self.table().frozen()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wmt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(frozen.bytes).write(to: file)
        let again = try FrozenTable(validating: Data(contentsOf: file))
        #expect((again == frozen) == true)
    }

    @Test func types() throws {
        var table = Self.table()
        table.types["Even"] = .custom { Int($0).map { $0 % 2 == 0 } ?? false }
        table.add("/even/{n: Even}", named: "even", to: "even")
        let types = try FrozenRouter(table.frozen(), types: ["Even": .custom { Int($0).map { $0 % 2 == 0 } ?? false }])
        #expect(types.match(for: "https://example.com/even/4")?.name == "even")
    }

    private static func table() -> RouteTable<String> {
        var table = RouteTable<String>(accepting: .host("example.com"))
        table.add("/user/{id: Int}/edit", named: "user.edit", to: "edit")
        return table
    }
}
