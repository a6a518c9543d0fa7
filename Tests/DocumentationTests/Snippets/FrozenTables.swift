import Foundation
import Testing
import Waymark

@Suite("Frozen tables")
struct FrozenTablesSnippets {
    @Test func freezing() throws {
        var table = RouteTable<String>(accepting: [.host("example.com")])
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

    enum Screen: Routable, Equatable {
        case home, user(Int)

        static let router = Router(declaredBy: Self.self)
        static let grown = Router(growing: Self.self)

        static var table: RouteTable<Self> {
            var table = RouteTable<Self>(accepting: [.host("example.com")])
            table.add("/", to: .home)
            table.add("/user/{id}") { (id: Int) in .user(id) }
            return table
        }
    }

    @Test func routes() throws {
        let constant = try Screen.table.frozen()
        let screens = try Router<Screen>(constant, whole: { Screen.grown }) { match in
            switch match.entryIndex {
            case 0: .home
            case 1: match.value(ofParameter: 0, as: Int.self).map { .user($0) }
            default: nil
            }
        }
        #expect(screens.route(for: "https://example.com/user/15") == .user(15))
    }

    private static func table() -> RouteTable<String> {
        var table = RouteTable<String>(accepting: [.host("example.com")])
        table.add("/user/{id: Int}/edit", named: "user.edit", to: "edit")
        return table
    }
}
