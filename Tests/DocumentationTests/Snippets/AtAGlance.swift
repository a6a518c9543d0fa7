import Foundation
import Testing
import Waymark
import WaymarkProofs
import WaymarkTesting

@Suite("Waymark at a glance")
struct AtAGlanceSnippets {
    struct Search: Codable, Equatable { let query: String, page: Int, tags: [String] }

    struct Invitation: Equatable {
        let key: String
        init?(_ key: String) {
            guard key.count == 8 else { return nil }
            self.key = key
        }
    }

    enum Screen: Equatable {
        case home, post(user: Int, id: Int), invite(Invitation), search(Search), recipe(Int, String?)
    }

    private func table() -> RouteTable<Screen> {
        var table = RouteTable<Screen>(accepting: [.host("example.com"), .scheme("myapp")])

        table.add("/", "/home", to: .home)
        table.add("/user/{user}/posts/{id}") { (user: Int, id: Int) in
            Screen.post(user: user, id: id)
        } inverse: { route in
            if case .post(let user, let id) = route { (user, id) } else { nil }
        }
        table.add("/invite/{key}") { match in try Invitation(match.value("key")).map(Screen.invite) }
        table.add("/search?q={query}&page={page = 1}&tag={tags: [String]}", decoding: Search.self) {
            .search($0)
        } inverse: {
            if case .search(let search) = $0 { search } else { nil }
        }
        let recipe = RoutePath("recipes").capture(Int.self, "id").query("locale", String?.self)
        table.add(recipe, build: Screen.recipe) {
            if case .recipe(let id, let locale) = $0 { (id, locale) } else { nil }
        }
        return table
    }

    @Test func routes() throws {
        let table = table()

        let screens = try Router(table)
        #expect(screens.match(for: "myapp://search?q=tea")?.route == .search(Search(query: "tea", page: 1, tags: [])))
        #expect(try screens.url(for: .recipe(7, "de")) == "https://example.com/recipes/7?locale=de")

        let router = screens
        #expect(router.match(for: "myapp://user/1/posts/2")?.route == .post(user: 1, id: 2))
        #expect(
            router.match(for: "https://example.com/search?q=tea&tag=green&tag=black")?.route
                == .search(Search(query: "tea", page: 1, tags: ["green", "black"])))
        let search = Screen.search(Search(query: "tea", page: 1, tags: []))
        #expect(try router.url(for: search) == "https://example.com/search?q=tea")
        #expect(router.match(for: "https://example.com/?ref=mail")?.query == [QueryItem(name: "ref", value: "mail")])
        #expect(router.match(for: "https://evil.example/user/1/posts/2") == nil)
        #expect(router.match(for: "https://example.com/user/007/posts/2") == nil)
        #expect(router.match(for: "myapp://invite/12345678") != nil)
        #expect(router.match(for: "myapp://invite/1234") == nil)

        #expect(try router.url(for: .post(user: 1, id: 2)) == "https://example.com/user/1/posts/2")
        print(router.explanation(for: "https://example.com/user/me/posts/2"))
    }

    @Test func warnings() throws {
        enum Page { case topics, contact }
        var help = RouteTable<Page>(accepting: [.host("example.com")])
        help.add("/help[/{topic}]", named: "help", to: .topics)
        help.add("/help", named: "contact", to: .contact)

        let router = try Router(help)
        print(help.problems()[0])
        #expect(router.route(for: "https://example.com/help") == .topics)
        #expect(
            help.problems()[0].description == """
                this pattern is never reached: its links are all taken by '/help[/{topic}]' of route 'help' (route 'contact', column 1)
                  /help
                  ^~~~~
                note: the other one is here in route 'help'
                  /help[/{topic}]
                  ^~~~~~~~~~~~~~~
                note: such a link is 'https://example.com/help'
                """)
        #expect(!help.failures().isEmpty)
    }

    enum Place: Hashable { case home, beta, settings, profile, compose }

    final class Screens: Navigator {
        private(set) var state = NavigationState<Place>(tab: "home")
        func carryOut(_ plan: NavigationPlan<Place>, animated: Bool) { state = state.applying(plan) }
    }

    @MainActor
    @Test func dispatch() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        var table = RouteTable<Place>(accepting: [.host("example.com")])
        table.add("/", to: .home)
        table.group("/settings", requires: [.signedIn]) { settings in
            settings.add("/", to: .settings)
            settings.add("/profile", to: .profile)
        }
        let backStack = BackStack(try Router(table)) { route in route == .compose ? .sheet : .push }
        let screens = Screens()
        let dispatcher = LinkDispatcher(showing: backStack, in: screens)
        dispatcher.guards = [AnyRouteGuard { link in link.route == .beta ? .redirect(to: .route(.home)) : .allow }]
        try await dispatcher.keepPendingLinks(in: PendingLinkFile(at: file))

        let ticket = dispatcher.open("https://example.com/settings/profile", via: .universalLink)
        if case .held(until: .signedIn) = try await ticket.settled {} else { Issue.record("it is not") }
        dispatcher.fulfil(.signedIn)
        if case .presented(.push) = try await ticket.outcome {} else { Issue.record("it is not") }
        #expect(screens.state.top == .profile)
        await dispatcher.finishSaving()
    }
}
