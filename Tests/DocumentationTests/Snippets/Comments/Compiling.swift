import Foundation
import Testing
import Waymark

@Suite("Comments about compiled tables")
struct CompilingComments {
    private static func table() -> RouteTable<String> {
        var table = RouteTable<String>(accepting: [.host("example.com")])
        table.add("/user/{id: Int}/edit", named: "user.edit", to: "edit")
        return table
    }

    @Test func compiling() throws {
        let table = Self.table()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wmt")
        defer { try? FileManager.default.removeItem(at: file) }
        let compiled = try table.compiled()
        try Data(compiled.bytes).write(to: file)
        let router = try TableRouter(compiled)
        #expect(router.entryCount == 1)
        try opening(file)
    }

    private func opening(_ file: URL) throws {
        let table = try CompiledTable(validating: Data(contentsOf: file))
        let router = try TableRouter(table)
        #expect(router.match(for: "https://example.com/user/15/edit")?.name == "user.edit")
    }

    @Test func matching() throws {
        let bytes = try Self.table().compiled().bytes
        let router = try TableRouter(CompiledTable(validating: bytes))
        let match = router.match(for: "https://example.com/user/15/edit")
        #expect(match?.name == "user.edit")
        #expect(match?.captures["id"] == .int(15))

        let link = "https://example.com/user/15/edit"
        let entry = router.withMatch(for: link) { $0.entryIndex }
        #expect(entry == 0)
    }

    enum Tab: String, ParameterConvertible { case posts, photos }

    enum Screen: Routable {
        case home, user(Int), tab(Tab)

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
        let bytes = try Screen.table.compiled().bytes
        let table = try CompiledTable(validating: bytes)
        let router = try Router<Screen>(table, whole: { Screen.grown }) { match in
            switch match.entryIndex {
            case 0: .home
            case 1: match.value(ofParameter: 0, as: Int.self).map { .user($0) }
            default: nil
            }
        }
        #expect(router.entries.count == 2)
        if case .user(15)? = router.route(for: "https://example.com/user/15") {} else { Issue.record() }
    }

    @Test func compiledRoutes() throws {
        var declared = RouteTable<Int>(accepting: [.host("example.com")])
        declared.types["Tab"] = Tab.parameterConstraint
        declared.add("/{tab: Tab}", to: 0)
        let table = try declared.compiled()
        let routes = CompiledRoutes<Screen>(table, types: [("Tab", Tab.self)], whole: { Screen.grown }) { match in
            match.value(ofParameter: 0, as: Tab.self).map { .tab($0) }
        } inverse: { route in
            if case .tab(let tab) = route { EntryValues(entry: 0, ["tab"], tab) } else { nil }
        }
        let isFound = routes.router?.route(for: "https://example.com/photos").map {
            if case .tab(.photos) = $0 { true } else { false }
        }
        #expect(isFound == true)
    }

    @Test func values() {
        _ =
            EntryValues(entry: 1, ["id", "post"], 15, 3)
    }

    @Test func opened() throws {
        let bytes = try Self.table().compiled().bytes
        let router = try Router(RouteTable(CompiledTable(validating: bytes)))
        #expect(try router.url(named: "user.edit", captures: ["id": 15]) == "https://example.com/user/15/edit")
    }

    @Test func types() throws {
        let table = try Self.table().compiled()
        let router = try TableRouter(table, types: ["Even": .custom { Int($0).map { $0 % 2 == 0 } ?? false }])
        #expect(router.name(ofEntry: 0) == "user.edit")
    }
}
