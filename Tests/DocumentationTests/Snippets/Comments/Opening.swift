import Testing
import Waymark

extension ArrivalChannel {
    static let qrCode: ArrivalChannel = "qrCode"
}

@Suite("Comments about opening links") @MainActor
struct OpeningComments: Printing {
    enum AppRoute: Hashable { case settings, colors, login, post(user: Int, id: Int), invite(key: String) }

    let output = Output()

    private func table() -> RouteTable<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/colors", to: .colors)
        table.add("/login", to: .login)
        table.add("/user/{user}/posts/{id}") { (user: Int, id: Int) in
            AppRoute.post(user: user, id: id)
        } inverse: { route in
            if case .post(let user, let id) = route { (user, id) } else { nil }
        }
        return table
    }

    @MainActor final class Stack {
        var routes: [AppRoute] = []
        var isVisible = true
        func dismissSheet() async {}
        func push(_ route: AppRoute, animated: Bool) { routes.append(route) }
    }

    @Test func dispatcher() async throws {
        struct StackPresenter: Presenter {
            let stack: Stack
            init(_ stack: Stack) { self.stack = stack }
            func present(
                _ screen: PresentedScreen<AppRoute>, _ request: PresentationRequest<AppRoute>, in place: Void
            ) {
                if case .route(let route) = screen { stack.routes.append(route) }
            }
        }
        let (table, stack) = (table(), Stack())
        let dispatcher = LinkDispatcher(router: try Router(table))
        dispatcher.presenter = StackPresenter(stack)
        dispatcher.open("https://example.com/user/15/posts/2")
        dispatcher.open(.post(user: 15, id: 2))
        dispatcher.fulfil(.signedIn)
        await dispatcher.settled()
        #expect(stack.routes == [.post(user: 15, id: 2), .post(user: 15, id: 2)])
    }

    struct StackPresenter: Presenter {
        let stack: Stack

        func prepare(for request: PresentationRequest<AppRoute>) async { await stack.dismissSheet() }
        func place(for request: PresentationRequest<AppRoute>) -> Stack? { stack.isVisible ? stack : nil }
        func present(_ screen: PresentedScreen<AppRoute>, _ request: PresentationRequest<AppRoute>, in place: Stack) {
            guard case .route(let route) = screen else { return }
            place.push(route, animated: request.isAnimated)
        }
    }

    @Test func presenting() async throws {
        let (dispatcher, stack) = (LinkDispatcher(router: try Router(table())), Stack())
        dispatcher.presenter = StackPresenter(stack: stack)
        _ = try await dispatcher.open("https://example.com/login").outcome
        #expect(stack.routes == [.login])
    }

    @Test func sources() async throws {
        let (dispatcher, text) = (LinkDispatcher(router: try Router(table())), "https://example.com/nothing")
        dispatcher.open(IncomingLink(url: text, via: .qrCode))
        let webpage = text

        dispatcher.open(IncomingLink(url: webpage, via: .nfc).through(.sceneActivity))

        dispatcher.open(IncomingLink(url: webpage, via: .appClip).through(.sceneActivity))

        let user = (id: "ada", name: "Ada")
        dispatcher.open(IncomingLink(url: text, via: .notification).bound(to: user.id))
        await dispatcher.settled()
        #expect(!dispatcher.hasPending)
    }

    @Test func links() {
        let link = IncomingLink<AppRoute>(url: "https://example.com/invite/k1?token=s3cret", via: .notification)
        let inApp = IncomingLink(route: AppRoute.settings, animated: false)
        print(link)
        #expect(output.last == "link via notification")
        #expect(!inApp.isAnimated)
    }

    @Test func payload() {
        let link = IncomingLink<AppRoute>(url: "/chat/7", via: .notification, payload: ["message": "m12", "badge": 3])
        #expect(link.payload["badge"]?.int == 3)
        print(link.payload)
        #expect(output.last == "badge, message")
    }

    @Test func payloads() {
        let payload: LinkPayload = ["data": ["url": "/chat/7"]]
        _ = IncomingLink<AppRoute>(activity: "com.example.reading", webpage: nil, payload: ["link": "/book/7"])
        _ = IncomingLink<AppRoute>(in: ["link": "/chat/7", "badge": 3], via: .notification)
        _ = IncomingLink<AppRoute>(in: payload, under: "data.url", via: .notification)
        #expect(IncomingLink<AppRoute>(in: payload, under: "data.url", via: .notification)?.url == "/chat/7")
    }

    @Test func redirects() {
        _ = GuardDecision<AppRoute>.redirect(to: "/login")
        _ = GuardDecision<AppRoute>.redirect(to: .route(.login))
    }

    enum Color: Sendable, Equatable { case red }

    @MainActor final class ColorPicker: LinkScreen {
        let reply: LinkReply?
        init(reply: LinkReply?) { self.reply = reply }
        func pick() throws {
            try reply?.send(Color.red)
        }
    }

    @MainActor struct Pickers: Presenter {
        func present(
            _ screen: PresentedScreen<AppRoute>, _ request: PresentationRequest<AppRoute>, in place: Void
        ) throws {
            if case .screen(let screen) = screen { try (screen as? ColorPicker)?.pick() }
        }
    }

    @Test func replies() async throws {
        let dispatcher = LinkDispatcher(router: try Router(table()))
        dispatcher.presenter = Pickers()
        dispatcher.handlers = [AnyLinkHandler { _ in .present(.screen { link in ColorPicker(reply: link.reply) }) }]

        let color = try await dispatcher.open(IncomingLink(route: .colors), returning: Color.self)
        #expect(color == .red)
    }
}
