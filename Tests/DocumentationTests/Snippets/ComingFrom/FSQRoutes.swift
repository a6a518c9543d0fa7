import Testing
import Waymark
import WaymarkNotations

@Suite("Coming from FSQRoutes")
struct ComingFromFSQRoutesSnippets {
    enum Screen { case profile, settings }

    @Test func patterns() throws {
        var table = RouteTable<Screen>(.fsqroutes, accepting: [.scheme("myapp"), .host("example.com")])
        table.add("/profile/user/:userId/", syntax: .fsqroutes, to: .profile)
        table.add("/settings/**", syntax: .fsqroutes, to: .settings)
        let router = try Router(table)
        #expect(router.match(for: "myapp://profile/user/42")?["userId"] == .string("42"))
    }

    @MainActor
    @Test func handling() async throws {
        var table = RouteTable<Screen>(.fsqroutes, accepting: [.scheme("myapp"), .host("example.com")])
        table.add("/profile/user/:userId/", syntax: .fsqroutes, to: .profile)
        table.add("/settings/**", syntax: .fsqroutes, to: .settings)
        let router = try Router(table)
        var options = DispatchOptions()
        options.pending = .latest
        options.defaultPresentation = .sheet
        let dispatcher = LinkDispatcher(
            router: router,
            handlers: [AnyLinkHandler { link in .present(.route(link.route)) }],
            guards: [AnyRouteGuard { link in link.route == .settings ? .hold(until: .signedIn) : .allow }],
            options: options)
        dispatcher.open("myapp://settings/privacy")
        dispatcher.open("myapp://settings/sound")
        await dispatcher.settled()
        #expect(dispatcher.pendingLinks.count == 1)
    }
}
