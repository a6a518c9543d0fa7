import Testing
import Waymark

@Suite("Comments about tables")
struct TableComments {
    enum Screen { case home, editUser }

    enum AppRoute: Equatable { case home, settings, profile, invoices, bill, chat, shop(ShopRoute) }

    enum ShopRoute { case cart }

    enum Billing {
        static var routes: RouteTable<AppRoute> {
            var table = RouteTable<AppRoute>()
            table.add("/bill", to: .bill)
            return table
        }
    }

    enum Shop {
        static var routes: RouteTable<ShopRoute> {
            var table = RouteTable<ShopRoute>()
            table.add("/cart", to: .cart)
            return table
        }
    }

    enum Help {
        static var routes: RouteTable<ShopRoute> {
            var table = RouteTable<ShopRoute>()
            table.add("/chat", named: "chat", to: .cart)
            return table
        }
    }

    @Test func making() throws {
        var table = RouteTable<Screen>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/", "/home", to: .home)
        table.add("/user/{id: Int}/edit", named: "user.edit", to: .editUser)
        let router = try Router(table)
        #expect(router.route(for: "myapp://home") == .home)
    }

    @Test func publicParameters() throws {
        var table = RouteTable<Screen>(accepting: [.host("example.com")])
        table.add("/invite/{key}?page={page: Int = 1}", to: .home)
        table.publicParameters = ["page"]
        let router = try Router(table)
        #expect(
            router.redacted("https://example.com/invite/s3cret?page=2")
                == "https://example.com/invite/{key}?page={page=2}")
    }

    @Test func sources() {
        let configuration = (hosts: ["example.com"], port: 80)
        _ = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
        _ = RouteTable<AppRoute>(accepting: configuration.hosts.map { .host($0) })
    }

    enum PlaceRoute: Equatable { case user(id: Int, ShopRoute), team(String, year: Int, ShopRoute) }

    @Test func prefixesWithParameters() throws {
        let (profile, team) = (Shop.routes, Shop.routes)
        var table = RouteTable<PlaceRoute>()
        table.merge(profile, under: "/user/{id}", named: "user", parameters: ["id"]) { (id: Int, route) in
            .user(id: id, route)
        } inverse: { route in
            if case .user(let id, let route) = route { (id, route) } else { nil }
        }
        table.merge(team, under: "/{team}/{year}", parameters: ["team", "year"]) { (values: (String, Int), route) in
            .team(values.0, year: values.1, route)
        } inverse: { route in
            if case .team(let team, let year, let route) = route { ((team, year), route) } else { nil }
        }
        let router = try Router(table)
        #expect(router.route(for: "app://user/7/cart") == .user(id: 7, .cart))
        #expect(router.route(for: "app://red/2026/cart") == .team("red", year: 2026, .cart))
    }

    @Test func groups() throws {
        var table = RouteTable<AppRoute>()
        table.group("/settings", requires: [.signedIn]) { group in
            group.add("/", to: .settings)
            group.add("/profile/{tab}", to: .profile)
            group.group("/billing", requires: ["paying"]) { billing in
                billing.add("/invoices", to: .invoices)
            }
        }
        let router = try Router(table)
        #expect(router.route(for: "/settings/profile/a") == .profile)
        #expect(router.match(for: "/settings/billing/invoices")?.requirements == [.signedIn, "paying"])
    }

    @Test func merging() throws {
        var table = RouteTable<AppRoute>()
        table.merge(Billing.routes, under: "/billing", requires: [.signedIn])
        table.merge(Shop.routes, under: "/shop") {
            AppRoute.shop($0)
        } inverse: { route in
            if case .shop(let route) = route { route } else { nil }
        }
        let router = try Router(table)
        #expect(router.route(for: "/billing/bill") == .bill)
        #expect(try router.url(for: .shop(.cart)) == "/shop/cart")
    }

    @Test func removing() throws {
        var table = Shop.routes
        table.merge(Help.routes, named: "help")
        table.remove(named: "help.chat")
        #expect(try !Router(table).canOpen("/chat"))
    }
}
