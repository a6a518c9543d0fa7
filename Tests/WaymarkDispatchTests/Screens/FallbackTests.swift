import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch
import WaymarkRoutes

@Suite("Fallback routers of a dispatcher")
@MainActor
struct FallbackTests {
    enum Shop: Hashable, Sendable {
        case cart
        case item(Int)

        static func router() throws -> Router<Shop> {
            var table = RouteTable<Shop>(accepting: [.scheme("app")])
            table.add("/shop/{id: Int}") { (id: Int) in
                .item(id)
            } inverse: {
                if case .item(let id) = $0 { id } else { nil }
            }
            table.group("/cart", requires: [.signedIn]) { $0.add("/", to: .cart) }
            // The app's own router has this pattern too, and takes precedence.
            table.add("/login", to: .cart)
            return try Router(table)
        }
    }

    /// Creates an app whose posts are the items of the shop. The cart is a post with a negative ID.
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
        "The dispatcher tries its own router first and then the fallback routers",
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

    @Test("A link with a custom scheme of a fallback belongs to the app, and is not returned to the system")
    func ownScheme() async throws {
        let stage = try Stage()
        var table = RouteTable<Shop>(accepting: [.scheme("shop")])
        table.add("/cart", to: .cart)
        stage.dispatcher.fallbacks = [FallbackRouter(try Router(table)) { _ in .post(-1) }]
        stage.dispatcher.system = { url in
            Issue.record("\(url) is returned")
            return true
        }
        #expect(stage.dispatcher.open(tapped: "shop://gone"))
        #expect(!stage.dispatcher.open(tapped: "other://gone"))
        await stage.dispatcher.settled()
        #expect(stage.finished.map(\.outcome) == ["unmatched"])
    }

    @Test("A pending route of a fallback is saved by its URL only if a later launch finds the route by that URL")
    func saved() async throws {
        var table = RouteTable<String>(accepting: [.host("example.com")])
        table.add("/a", to: "own")
        var options = DispatchOptions()
        options.requirements = ["x"]
        options.conditions = ["x"]
        let dispatcher = LinkDispatcher(router: try Router(table), options: options)
        let urls = [
            "taken": "https://example.com/a", "rejected": "https://example.com/%", "free": "https://example.com/b",
        ]
        dispatcher.fallbacks = [
            FallbackRouter({ $0.hasSuffix("/c") ? FallbackMatch("first") : nil }, url: { _ in nil }),
            FallbackRouter({ _ in FallbackMatch("second") }) { $0 == "behind" ? "https://example.com/c" : urls[$0] },
        ]
        for route in ["own", "taken", "rejected", "behind", "free"] {
            dispatcher.open(IncomingLink(route: route))
        }
        await dispatcher.settled()
        #expect(dispatcher.pendingLinks.count == 5)
        #expect(dispatcher.snapshot.links.map(\.url) == ["https://example.com/a", "https://example.com/b"])
    }

    @Test(
        "A fallback match keeps its requirements, label and captured values",
        arguments: [("app://cart", "signedIn"), ("legacy", "awake")])
    func requirements(_ url: String, _ condition: String) async throws {
        let stage = try stage()
        let ticket = stage.dispatcher.open(url)
        #expect(try await ticket.settledShort == "pending \(condition)")
        stage.dispatcher.fulfil(Condition(rawValue: condition))
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(stage.events.last?.label == (url == "legacy" ? "old" : "/cart"))
        _ = try await stage.dispatcher.open("app://shop/5").outcome
        #expect(stage.presenter.shown.last?.link["id"] == .int(5))
    }

    @Test("A fallback router provides URL and requirements for a route unknown to the main router")
    func routes() async throws {
        let stage = try stage()
        stage.dispatcher.router = try Router(RouteTable<AppRoute>(accepting: [.scheme("app")]))
        let ticket = stage.dispatcher.open(.post(-1))
        #expect(try await ticket.settledShort == "pending signedIn")
        #expect(stage.dispatcher.snapshot.links.map(\.url) == ["app://cart"])
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await ticket.outcomeShort == "presented push")
    }

    @Test("The dispatcher tries fallback routers after the handlers pass")
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

    @Test("A link that no fallback router matches ends as not found", arguments: ["app://nowhere", "app://shop/-5"])
    func nobody(_ url: String) async throws {
        let stage = try stage()
        #expect(try await stage.dispatcher.open(url).outcomeShort == "unmatched")
        #expect(stage.shown.isEmpty)
        #expect(!stage.dispatcher.canOpen(url))
    }

    @Test("Fallback routers also match the target of a redirect")
    func redirected() async throws {
        let stage = try stage()
        stage.dispatcher.guards = [
            AnyRouteGuard { $0.route == .post(5) ? .redirect(to: "app://shop/6") : .allow }
        ]
        #expect(try await stage.dispatcher.open("app://shop/5").outcomeShort == "presented push")
        #expect(stage.shown == [.post(6)])
    }
}

@Suite("The remembering handler")
@MainActor
struct RememberingHandlerTests {
    @Test("A remembering handler keeps its last link and outcome until it throws or forgets")
    func last() async throws {
        let memory = RememberingHandler<AppRoute> { link in
            switch link.route {
            case .settings: return .hold(until: .signedIn)
            case .login: throw Mishap()
            default: return .opened()
            }
        }
        let stage = try Stage(handlers: [memory])
        #expect(memory.last == nil)
        _ = try await stage.dispatcher.open("app://settings").settled
        #expect(memory.last?.outcome.description == "hold until signedIn")
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
        "Fallback routers do not receive links that the policy rejects",
        arguments: ["javascript:alert(1)", "https://a@b.example/", "app:/%00"])
    func rejected(_ url: String) async throws {
        let stage = try Stage()
        stage.dispatcher.fallbacks = [FallbackRouter { _ in FallbackMatch(.home) }]
        #expect(!stage.dispatcher.canOpen(url))
        #expect(try await stage.dispatcher.open(url).outcomeShort == "unacceptable")
        #expect(try await stage.dispatcher.open("https://other.example/").outcomeShort == "presented push")
    }
}
