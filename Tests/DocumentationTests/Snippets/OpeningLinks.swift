import Testing
import Waymark

@Suite("Opening links") @MainActor
struct OpeningLinksSnippets {
    enum AppRoute: Hashable { case home, settings, beta, user(Int), play(Int) }

    @MainActor final class ScreenStack { var screens: [AppRoute] = [] }
    @MainActor final class Player { func play(_ id: Int) async {} }

    struct StackPresenter: Presenter {
        let stack: ScreenStack

        func present(_ screen: PresentedScreen<AppRoute>, _ request: PresentationRequest<AppRoute>, in place: Void) {
            if case .route(let route) = screen { stack.screens.append(route) }
        }
    }

    private func router() throws -> Router<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: .host("example.com"))
        table.add("/", to: .home)
        table.add("/beta", to: .beta)
        table.add("/user/{id}") { (id: Int) in AppRoute.user(id) }
        table.add("/play/{id}") { (id: Int) in AppRoute.play(id) }
        table.group("/settings", requires: .signedIn) { group in
            group.add("/", to: .settings)
        }
        return try Router(table)
    }

    @Test func opening() async throws {
        let (router, stack) = (try router(), ScreenStack())
        let presenter = StackPresenter(stack: stack)

        let dispatcher = LinkDispatcher(router: router)
        dispatcher.presenter = presenter

        dispatcher.open("https://example.com/user/1", from: .universalLink)
        dispatcher.open(.user(1))

        let ticket = dispatcher.open("https://example.com/nothing")
        let outcome = try await ticket.outcome
        if case .notFound = outcome {} else { Issue.record("\(outcome)") }
        await dispatcher.settled()
        #expect(stack.screens == [.user(1), .user(1)])

        dispatcher.open("https://example.com/settings")
        let settings = dispatcher.open("https://example.com/settings", from: .widget)
        dispatcher.fulfil(.signedIn)
        _ = try await settings.outcome
        #expect(stack.screens.last == .settings)
    }

    @Test func deciding() async throws {
        let (dispatcher, player) = (LinkDispatcher(router: try router()), Player())
        let stack = ScreenStack()
        dispatcher.presenter = StackPresenter(stack: stack)
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
        var log: [String] = []
        dispatcher.observe { event in
            log.append("\(event.label ?? "no route"): \(event.kind.name)")
        }

        let beta = try await dispatcher.open("https://example.com/beta").outcome
        if case .presented(.sheet) = beta {} else { Issue.record("\(beta)") }
        #expect(stack.screens == [.home])
        let play = try await dispatcher.open("https://example.com/play/7").outcome
        if case .opened = play {} else { Issue.record("\(play)") }
        #expect(log.first == "no route: arrived")
        #expect(log.last == "/play/{id: Int}: finished")
    }
}
