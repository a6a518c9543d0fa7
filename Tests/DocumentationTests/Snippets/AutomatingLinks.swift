import Testing
import Waymark

@Suite("Automating links") @MainActor
struct AutomatingLinksSnippets: Printing {
    let output = Output()

    enum AppRoute: Hashable { case home, post(user: Int, id: Int) }

    private func router() throws -> Router<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/", named: "home", to: .home)
        table.add("/user/{user}/posts/{id}", named: "post") { (user: Int, id: Int) in
            AppRoute.post(user: user, id: id)
        }
        return try Router(table)
    }

    @Test("A link lands on its screen without a device, and the app prints its route") func landing() async throws {
        let router = try router()

        let navigator = StateNavigator<AppRoute>()
        let dispatcher = LinkDispatcher(showing: BackStack(router), in: navigator)

        dispatcher.observe { event in
            guard case .finished(let outcome) = event.kind else { return }
            print("waymark.route \(event.shownRoute ?? "none"): \(outcome)")
        }

        #expect(await dispatcher.outcome(of: "https://example.com/user/1/posts/2").description == "presented (push)")
        #expect(navigator.state.top == .post(user: 1, id: 2))
        #expect(navigator.state.path == [.home, .post(user: 1, id: 2)])

        #expect(output.last == "waymark.route post: presented (push)")
        _ = await dispatcher.outcome(of: "https://example.com/nowhere")
        #expect(output.last?.hasPrefix("waymark.route none: not found: no route matches this link") == true)
    }
}
