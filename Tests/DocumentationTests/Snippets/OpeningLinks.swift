import Testing
import Waymark

@Suite("Opening links") @MainActor
struct OpeningLinksSnippets {
    enum AppRoute: Hashable { case home, settings, beta, colors, user(Int), play(Int), shop(ShopRoute), legacy(String) }
    enum ShopRoute: Hashable { case cart }

    struct Legacy: Sendable { func screen(for url: String) -> String? { url.hasSuffix("old") ? "old" : nil } }
    struct DebugScreen: LinkScreen {}
    struct Drawer: LinkScreen {}
    @MainActor final class Window {
        var drawers: [Drawer] = []; func slideIn(_ drawer: Drawer, animated: Bool) { drawers.append(drawer) }
    }
    struct WindowPresenter: Presenter {
        let window: Window
        func place(for request: PresentationRequest<AppRoute>) -> Window? { window }
        func present(_ screen: PresentedScreen<AppRoute>, _ request: PresentationRequest<AppRoute>, in place: Window) {}
    }
    @MainActor final class ColorPicker: LinkScreen {
        let reply: LinkReply?
        init(reply: LinkReply?) { self.reply = reply }
        func pick() throws {
            try reply?.send("red")
        }
    }
    @MainActor final class Pickers: Presenter {
        func present(_ screen: PresentedScreen<AppRoute>, _ request: PresentationRequest<AppRoute>, in place: Void)
            throws
        {
            if case .screen(let screen) = screen { try (screen as? ColorPicker)?.pick() }
        }
    }
    struct CheckoutHandler: LinkHandler {
        func handle(_ link: RoutedLink<AppRoute>) async -> Outcome<AppRoute> { .hold(until: .cartLoaded) }
    }

    @MainActor final class Shown { var routes: [AppRoute] = [] }
    @MainActor final class Player { func play(_ id: Int) async {} }

    struct StackPresenter: Presenter {
        let shown: Shown

        func present(_ screen: PresentedScreen<AppRoute>, _ request: PresentationRequest<AppRoute>, in place: Void) {
            if case .route(let route) = screen { shown.routes.append(route) }
        }
    }

    private func router() throws -> Router<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/", to: .home)
        table.add("/beta", to: .beta)
        table.add("/user/{id}") { (id: Int) in AppRoute.user(id) }
        table.add("/play/{id}") { (id: Int) in AppRoute.play(id) }
        table.group("/settings", requires: [.signedIn]) { group in
            group.add("/", to: .settings)
        }
        return try Router(table)
    }

    @Test func opening() async throws {
        let (router, stack) = (try router(), Shown())
        let presenter = StackPresenter(shown: stack)

        let dispatcher = LinkDispatcher(router: router)
        dispatcher.presenter = presenter

        dispatcher.open("https://example.com/user/1", via: .universalLink)
        dispatcher.open(.user(1))

        let ticket = dispatcher.open("https://example.com/nothing")
        let outcome = try await ticket.outcome
        if case .notFound = outcome {} else { Issue.record("it is not") }
        await dispatcher.settled()
        #expect(stack.routes == [.user(1), .user(1)])

        dispatcher.open("https://example.com/settings")
        dispatcher.fulfil(.signedIn)
        await dispatcher.settled()
        #expect(stack.routes.last == .settings)
    }

    @Test func deciding() async throws {
        let (dispatcher, player) = (LinkDispatcher(router: try router()), Player())
        let stack = Shown()
        dispatcher.presenter = StackPresenter(shown: stack)
        dispatcher.guards.append(
            AnyRouteGuard { link in
                link.route == .beta ? .redirect(to: .route(.home)) : .allow
            })
        dispatcher.handlers = [
            AnyLinkHandler { link in
                guard case .play(let id) = link.route else { return .passed() }
                return .opened { _ in await player.play(id) }
            },
            AnyLinkHandler { link in .present(.route(link.route, as: .sheet)) },
        ]
        var (log, sources): ([String], [String]) = ([], [])
        dispatcher.observe { event in
            log.append("\(event.label ?? "no route"): \(event.kind.name)")
            sources += event.match?.query.filter { $0.name == "utm_source" }.compactMap(\.value) ?? []
        }

        let beta = try await dispatcher.open("https://example.com/beta").outcome
        if case .presented(.sheet) = beta {} else { Issue.record("\(beta)") }
        #expect(stack.routes == [.home])
        let play = try await dispatcher.open("https://example.com/play/7?utm_source=mail").outcome
        #expect(Set(sources) == ["mail"])
        if case .opened = play {} else { Issue.record("\(play)") }
        #expect(log.first == "no route: arrived")
        #expect(log.last == "/play/{id: Int}: finished")
    }

    @Test func fallbacks() async throws {
        let (dispatcher, legacy) = (LinkDispatcher(router: try router()), Legacy())
        dispatcher.presenter = StackPresenter(shown: Shown())
        var shop = RouteTable<ShopRoute>(accepting: [.host("shop.example.com")])
        shop.add("/cart", to: .cart)
        let shopRouter = try Router(shop)
        dispatcher.fallbacks = [
            FallbackRouter(shopRouter) { route in
                .shop(route)
            } inverse: { route in
                if case .shop(let route) = route { route } else { nil }
            },
            FallbackRouter { url in
                legacy.screen(for: url).map { FallbackMatch(.legacy($0), label: "legacy") }
            },
        ]
        var labels: [String] = []
        dispatcher.observe { if case .finished = $0.kind { labels.append($0.label ?? "") } }
        _ = try await dispatcher.open("https://shop.example.com/cart").outcome
        _ = try await dispatcher.open("https://example.com/old").outcome
        #expect(labels == ["/cart", "legacy"])
    }

    @Test func screens() async throws {
        let (dispatcher, window) = (LinkDispatcher(router: try router()), Window())
        dispatcher.presenter = WindowPresenter(window: window)
        dispatcher.guards.append(
            AnyRouteGuard(beforeShowing: { _, screen in
                screen is DebugScreen ? .cancel(reason: "not in this build") : .allow
            }))
        let handler = AnyLinkHandler<AppRoute> { _ in
            .present(
                .screen(as: .custom("drawer")) { _ in
                    Drawer()
                } shownBy: { (drawer, window: Window, link) in
                    window.slideIn(drawer, animated: link.isAnimated)
                })
        }
        dispatcher.handlers = [handler]
        _ = try await dispatcher.open(.home).outcome
        #expect(window.drawers.count == 1)
        dispatcher.handlers = [AnyLinkHandler { _ in .present(.screen { _ in DebugScreen() }) }]
        let outcome = try await dispatcher.open(.home).outcome
        if case .cancelled = outcome {} else { Issue.record("\(outcome)") }
        let checkout = RememberingHandler(CheckoutHandler())
        dispatcher.handlers.insert(checkout, at: 0)
        _ = try await dispatcher.open(.home).settled
        #expect(checkout.last?.outcome.description == "hold until cartLoaded")
    }

    @Test func replies() async throws {
        let dispatcher = LinkDispatcher(router: try router())
        dispatcher.presenter = Pickers()
        dispatcher.handlers = [
            AnyLinkHandler { link in .present(.screen { link in ColorPicker(reply: link.reply) }) }
        ]
        let color = try await dispatcher.open(IncomingLink(route: .colors), returning: String.self)
        #expect(color == "red")
    }
}

extension Condition {
    fileprivate static let cartLoaded: Condition = "cartLoaded"
}
