import Foundation
import Testing
import Waymark

@Suite("Comments about frozen tables")
struct FreezingComments {
    private static func table() -> RouteTable<String> {
        var table = RouteTable<String>(accepting: .host("example.com"))
        table.add("/user/{id: Int}/edit", named: "user.edit", to: "edit")
        return table
    }

    @Test func freezing() throws {
        let table = Self.table()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wmt")
        defer { try? FileManager.default.removeItem(at: file) }
        let frozen = try table.frozen()
        try Data(frozen.bytes).write(to: file)
        let router = try FrozenRouter(frozen)
        #expect(router.entryCount == 1)
        try opening(file)
    }

    private func opening(_ file: URL) throws {
        let table = try FrozenTable(validating: Data(contentsOf: file))
        let router = try FrozenRouter(table)
        #expect(router.match(for: "https://example.com/user/15/edit")?.name == "user.edit")
    }

    @Test func matching() throws {
        let bytes = try Self.table().frozen().bytes
        let router = try FrozenRouter(FrozenTable(validating: bytes))
        let match = router.match(for: "https://example.com/user/15/edit")
        #expect(match?.name == "user.edit")
        #expect(match?.captures["id"] == .int(15))

        let link = "https://example.com/user/15/edit"
        let entry = router.withMatch(for: link) { $0.entryIndex }
        #expect(entry == 0)
    }

    @Test func types() throws {
        let table = try Self.table().frozen()
        let router = try FrozenRouter(table, types: ["Even": .custom { Int($0).map { $0 % 2 == 0 } ?? false }])
        #expect(router.name(ofEntry: 0) == "user.edit")
    }
}
