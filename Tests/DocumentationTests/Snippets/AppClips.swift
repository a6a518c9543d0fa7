import Foundation
import Testing
import Waymark

extension Condition {
    static let fullApp: Condition = "fullApp"
}

@Suite("App Clips") @MainActor
struct AppClipsSnippets {
    enum AppRoute: Hashable { case menu(shop: Int) }

    @MainActor private final class Opened { var routes: [AppRoute] = [] }

    private func router() throws -> Router<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/menu/{shop}", "https://appclip.apple.com/id?p=com.example.app.Clip&shop={shop}") { (shop: Int) in
            AppRoute.menu(shop: shop)
        }
        return try Router(table)
    }

    @Test("An invocation URL and the default link of the App Clip open the same route")
    func invocations() throws {
        let router = try router()
        #expect(router.route(for: "https://example.com/menu/7?via=nfc") == .menu(shop: 7))
        #expect(router.route(for: "https://appclip.apple.com/id?p=com.example.app.Clip&shop=7") == .menu(shop: 7))
    }

    @Test("The full app opens the link that the App Clip stored")
    func handOver() async throws {
        let (router, invocation) = (try router(), "https://example.com/menu/7")
        let group = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: group) }
        do {
            var options = DispatchOptions()
            options.conditions = [.fullApp]
            let dispatcher = LinkDispatcher(router: router, options: options)
            let file = PendingLinkFile(at: group.appending(path: "pending-links"))
            try await dispatcher.keepPendingLinks(in: file)

            var link = IncomingLink<AppRoute>(url: invocation, via: .universalLink)
            link.requirements = [.fullApp]
            link.expiry = .seconds(7 * 86_400)
            _ = try await dispatcher.open(link).settled
            await dispatcher.finishSaving()
        }
        let opened = Opened()
        let handler = AnyLinkHandler<AppRoute> { _ in .opened { opened.routes.append($0.route) } }
        let dispatcher = LinkDispatcher(router: router, handlers: [handler])
        let file = PendingLinkFile(at: group.appending(path: "pending-links"))
        try await dispatcher.keepPendingLinks(in: file)
        dispatcher.fulfil(.fullApp)
        await dispatcher.settled()
        await dispatcher.finishSaving()
        #expect(opened.routes == [.menu(shop: 7)])
    }

    @Test("A stored string opens once")
    func defaults() async throws {
        let (name, invocation) = ("waymark-\(UUID().uuidString)", "https://example.com/menu/7")
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        let dispatcher = LinkDispatcher(router: try router(), handlers: [AnyLinkHandler { _ in .opened() }])
        defaults.set(invocation, forKey: "invocation")

        if let url = defaults.string(forKey: "invocation") {
            defaults.removeObject(forKey: "invocation")
            dispatcher.open(IncomingLink(url: url, via: "appClip"))
        }
        await dispatcher.settled()
        #expect(defaults.string(forKey: "invocation") == nil)
    }
}
