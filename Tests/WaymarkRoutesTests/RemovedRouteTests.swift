import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

@Suite("Removed routes of typed tables")
struct RemovedRouteTests {
    enum Route: Equatable {
        case login, user(Int), color(Color)
    }

    struct Color: Equatable, ParameterConvertible {
        let name: String
        init?(parameter: String) {
            guard ["red", "blue"].contains(parameter) else { return nil }
            name = parameter
        }
        var parameterText: String { name }
    }

    private static func table() -> RouteTable<Route> {
        var table = RouteTable<Route>(accepting: [.scheme("myapp")])
        table.add("/login", named: "login", to: .login)
        table.add("/user/{id}", named: "user") { (id: Int) in
            Route.user(id)
        } inverse: { route in
            if case .user(let id) = route { id } else { nil }
        }
        table.add("/color/{color}", named: "color") { (color: Color) in Route.color(color) }
        table.nameEntries { route in
            switch route {
            case .login: "login"
            case .user: "user"
            case .color: "color"
            }
        }
        return table
    }

    @Test("Removing a route keeps the names by which the remaining routes print")
    func namings() throws {
        var inner = Self.table()
        inner.remove(named: "login")
        var table = RouteTable<Route>(accepting: [.scheme("myapp")])
        table.merge(inner, under: "/a", named: "a")
        table.merge(Self.table(), under: "/b", named: "b")
        #expect(try Router(table).url(for: .user(1)) == "myapp://a/user/1")
        #expect(try Router(table).url(for: .login) == "myapp://b/login")
        table.remove(named: "a.user")
        #expect(try Router(table).url(for: .user(1)) == "myapp://b/user/1")
        table.remove(named: "b.login")
        #expect(throws: PrintError.self) { try Router(table).url(for: .login) }
    }

    @Test("Removing a route also removes the type that only this route declared")
    func types() throws {
        var table = Self.table()
        table.add("/by-name/{color: Color}", named: "by name", to: .login)
        #expect(throws: Never.self) { try Router(table) }
        table.remove(named: "color")
        #expect(table.problems().map(\.code) == ["unknown-type"])
        table.remove(named: "by name")
        #expect(table.problems().isEmpty)
        table.add("/paint/{color}", named: "paint") { (color: Color) in Route.color(color) }
        #expect(try Router(table).match(for: "myapp://paint/red") != nil)
        #expect(try Router(table).match(for: "myapp://paint/green") == nil)
    }

    @Test("Removing routes keeps the table's global items")
    func globals() throws {
        struct Tracking: Codable { let ref: String? }
        var table = Self.table()
        table.globals(decoding: Tracking.self, from: "?ref={ref?}")
        for name in ["login", "color"] { table.remove(named: name) }
        let match = try Router(table).match(for: "myapp://user/1?ref=mail")
        #expect(try match?.globals(Tracking.self).ref == "mail")
    }
}
