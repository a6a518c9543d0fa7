import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch
import WaymarkRoutes

@Suite("Routers behind that of a dispatcher")
@MainActor
struct FallbackTests {
    enum Shop: Hashable, Sendable {
        case cart
        case item(Int)

        static func router() throws -> Router<Shop> {
            var table = RouteTable<Shop>(accepting: .scheme("app"))
            table.add("/shop/{id: Int}") { (id: Int) in
                .item(id)
            } inverse: {
                if case .item(let id) = $0 { id } else { nil }
            }
            table.group("/cart", requires: .signedIn) { $0.add("/", to: .cart) }
            // The app's own router has it too, and comes first.
            table.add("/login", to: .cart)
            return try Router(table)
        }
    }

    /// An app whose posts are those of the shop: below zero is the cart.
    func stage(handlers: [any LinkHandler<AppRoute>]? = nil) throws -> Stage {
        let stage = try Stage(handlers: handlers)
        stage.dispatcher.fallbacks = [
            FallbackRouter(try Shop.router()) { route in
                switch route {
                case .cart: .post(-1)
                case .item(let id): id > 0 ? .post(id) : nil
                }
            } inverse: { route in
                if case .post(-1) = route { .cart } else { nil }
            },
            FallbackRouter { url in
                url == "legacy" ? FallbackMatch(.post(100), label: "old", requirements: ["awake"]) : nil
            },
        ]
        return stage
    }

    @Test(
        "are asked about what no route takes, in their order",
        arguments: [
            ("app://post/1", .post(1), "/post/{id: Int}"), ("app://shop/5", .post(5), "/shop/{id: Int}"),
            ("app://login", .login, "/login"),
        ] as [(String, AppRoute, String)])
    func order(_ url: String, _ route: AppRoute, _ label: String) async throws {
        let stage = try stage()
        #expect(stage.dispatcher.canOpen(url))
        #expect(try await stage.dispatcher.open(url).outcomeShort == "presented push")
        #expect(stage.shown == [route])
        #expect(stage.presenter.shown.first?.link.label == label)
        #expect(stage.events.last?.label == label)
    }

    @Test("keep their values and requirements", arguments: [("app://cart", "signedIn"), ("legacy", "awake")])
    func requirements(_ url: String, _ condition: String) async throws {
        let stage = try stage()
        let ticket = stage.dispatcher.open(url)
        #expect(try await ticket.settledShort == "held \(condition)")
        stage.dispatcher.fulfil(Condition(rawValue: condition))
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(stage.events.last?.label == (url == "legacy" ? "old" : "/cart"))
        _ = try await stage.dispatcher.open("app://shop/5").outcome
        #expect(stage.presenter.shown.last?.link["id"] == .int(5))
    }

    @Test("say what a route requires that has no URL of the app's own, and keep it")
    func routes() async throws {
        let stage = try stage()
        stage.dispatcher.router = try Router(RouteTable<AppRoute>(accepting: .scheme("app")))
        let ticket = stage.dispatcher.open(.post(-1))
        #expect(try await ticket.settledShort == "held signedIn")
        #expect(stage.dispatcher.snapshot.links.map(\.url) == ["app://cart"])
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await ticket.outcomeShort == "presented push")
    }

    @Test("are asked after handlers passed")
    func passed() async throws {
        var asked: [AppRoute] = []
        let stage = try stage(handlers: [
            AnyLinkHandler { link in
                asked.append(link.route)
                return link.route == .login ? .passed() : .opened()
            }
        ])
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await stage.dispatcher.open("app://login").outcomeShort == "opened")
        #expect(asked == [.login, .post(-1)])
    }

    @Test("that take nothing leave a link not found", arguments: ["app://nowhere", "app://shop/-5"])
    func nobody(_ url: String) async throws {
        let stage = try stage()
        #expect(try await stage.dispatcher.open(url).outcomeShort == "unmatched nobody")
        #expect(stage.shown.isEmpty)
        #expect(!stage.dispatcher.canOpen(url))
    }

    @Test("are asked again where a guard sends a link")
    func redirected() async throws {
        let stage = try stage()
        stage.dispatcher.guards = [
            AnyRouteGuard { $0.route == .post(5) ? .redirect(to: "app://shop/6") : .allow }
        ]
        #expect(try await stage.dispatcher.open("app://shop/5").outcomeShort == "presented push")
        #expect(stage.shown == [.post(6)])
    }
}

@Suite("A handler that remembers")
@MainActor
struct RememberingHandlerTests {
    @Test("has the last link and what was made of it, until it is asked again or throws")
    func last() async throws {
        let memory = RememberingHandler<AppRoute> { link in
            switch link.route {
            case .settings: return .held(until: .signedIn)
            case .login: throw Mishap()
            default: return .opened()
            }
        }
        let stage = try Stage(handlers: [memory])
        #expect(memory.last == nil)
        _ = try await stage.dispatcher.open("app://settings").settled
        #expect(memory.last?.outcome.description == "held until signedIn")
        #expect(memory.last?.link.route == .settings)
        _ = try await stage.dispatcher.open("app://post/7").outcome
        #expect(memory.last?.link.route == .post(7))
        #expect(memory.last?.outcome.description == "opened")
        _ = try await stage.dispatcher.open("app://login").outcome
        #expect(memory.last == nil)
        _ = try await stage.dispatcher.open("app://post/7").outcome
        memory.forget()
        #expect(memory.last == nil)
    }

    @Test(
        "are not asked about what the policy rejects",
        arguments: ["javascript:alert(1)", "https://a@b.example/", "app:/%00"])
    func rejected(_ url: String) async throws {
        let stage = try Stage()
        stage.dispatcher.fallbacks = [FallbackRouter { _ in FallbackMatch(.home) }]
        #expect(!stage.dispatcher.canOpen(url))
        #expect(try await stage.dispatcher.open(url).outcomeShort == "unacceptable nobody")
        #expect(try await stage.dispatcher.open("https://other.example/").outcomeShort == "presented push")
    }
}
