import Foundation
import Testing
import Waymark

/// A presenter that shows nothing.
struct NothingPresenter<Route: Sendable>: Presenter {
    func present(_ screen: PresentedScreen<Route>, _ request: PresentationRequest<Route>, in place: Void) {}
}

@Suite("Comments about dispatchers") @MainActor
struct DispatchingComments: Printing {
    enum AppRoute: Hashable { case home, settings, post(Int), shop(ShopRoute), legacy(String) }

    enum ShopRoute: Hashable { case cart }

    let output = Output()

    private func router() throws -> Router<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/", to: .home)
        table.add("/post/{id}") { (id: Int) in
            AppRoute.post(id)
        } inverse: { route in
            if case .post(let id) = route { id } else { nil }
        }
        table.group("/settings", requires: [.signedIn]) { $0.add("/", to: .settings) }
        return try Router(table)
    }

    private func dispatcher() throws -> LinkDispatcher<AppRoute> {
        let dispatcher = LinkDispatcher(router: try router())
        dispatcher.presenter = NothingPresenter()
        return dispatcher
    }

    @Test func making() throws {
        let router = try router()
        let dispatcher = LinkDispatcher(router: router)
        #expect(dispatcher.handlers.isEmpty && dispatcher.lastHandler != nil)
    }

    @Test func options() throws {
        let router = try router()
        var options = DispatchOptions()
        options.presentationRequirements = [.interfaceReady]
        options.pending = .queue(limit: 5, expiry: .seconds(600))
        let dispatcher = LinkDispatcher(router: router, options: options)
        #expect(!dispatcher.hasPending)
    }

    @Test func queue() {
        var options = DispatchOptions()
        options.pending = .queue(limit: 5, expiry: .seconds(600), droppingDuplicates: true)
        #expect(options.presentationRequirements.isEmpty)
    }

    @Test func outcomes() async throws {
        var lines: [String] = []
        func log(_ value: some Any) { lines.append("\(value)") }
        let (dispatcher, url) = (try dispatcher(), "https://example.com/nothing")
        switch try await dispatcher.open(url).outcome {
        case .opened, .presented, .alreadyShown: break
        case .notFound(let reason, _): log(reason)
        case let other: log(other)
        }
        #expect(lines.count == 1)
    }

    @Test func content() async throws {
        let dispatcher = try dispatcher()
        let content = try await dispatcher.content(for: IncomingLink(url: "https://example.com/post/7"))
        #expect(content?.route == .post(7))
        #expect(content?.presentation == .push)
    }

    @Test func settling() async throws {
        let dispatcher = try dispatcher()
        dispatcher.fulfil(.signedIn)
        await dispatcher.settled()
        #expect(!dispatcher.hasPending)
    }

    @Test func tickets() async throws {
        let (dispatcher, url) = (try dispatcher(), "https://example.com/settings")
        let ticket = dispatcher.open(url)
        if case .pending(until: .signedIn) = try await ticket.settled {} else { Issue.record("it is not") }
        dispatcher.fulfil(.signedIn)
        if case .presented(.push) = try await ticket.outcome {} else { Issue.record("it is not") }
    }

    @Test func errors() async throws {
        var options = DispatchOptions()
        options.guardTimeLimit = .zero
        let dispatcher = LinkDispatcher(router: try router(), options: options)
        dispatcher.presenter = NothingPresenter()
        dispatcher.guards.append(
            AnyRouteGuard { _ in
                try await Task.sleep(for: .seconds(60))
                return .allow
            })
        var isAsked = false
        func askToTryAgain() { isAsked = true }
        let outcome = try await dispatcher.open("https://example.com/").outcome
        if case .failed(let error) = outcome, error.code == "guard-timeout" { askToTryAgain() }
        #expect(isAsked)
    }

    @Test func observing() async throws {
        let dispatcher = try dispatcher()
        dispatcher.observe { print($0) }
        dispatcher.open("https://example.com/post/7")
        await dispatcher.settled()
        #expect(
            output.last == """
                1 /post/{id: Int} presented (push)
                """)
    }

    @MainActor final class Analytics {
        var names: [String] = []
        func log(_ label: String, _ name: String, source: String) { names.append(name) }
    }

    @Test func events() async throws {
        let (dispatcher, analytics) = (try dispatcher(), Analytics())
        let log = Task {
            for await event in dispatcher.events {
                analytics.log(event.label ?? "no route", event.kind.name, source: event.link.channel.rawValue)
            }
        }
        log.cancel()
        await log.value
        #expect(analytics.names.isEmpty)
    }

    @Test func campaigns() async throws {
        let dispatcher = try dispatcher()
        var campaigns: Set<String> = []
        dispatcher.observe { event in
            let campaign = event.match?.query.first { $0.name == "utm_campaign" }?.value
            if let campaign { campaigns.insert(campaign) }
        }
        _ = await dispatcher.outcome(of: "https://example.com/?utm_campaign=spring")
        #expect(campaigns == ["spring"])
    }

    @Test func unknownConditions() async throws {
        let dispatcher = try dispatcher()
        var problems: [Condition?] = []
        func log(_ condition: Condition, _ similar: Condition?) { problems.append(similar) }
        dispatcher.observe { event in
            if case .unknownCondition(let condition, let similar) = event.kind { log(condition, similar) }
        }
        dispatcher.guards = [AnyRouteGuard { _ in .hold(until: "signedin") }]
        dispatcher.open("https://example.com/")
        await dispatcher.settled()
        #expect(problems == [.signedIn])
    }

    struct Legacy: Sendable { func screenName(for url: String) -> String? { url.hasSuffix("old") ? "old" : nil } }

    @Test func fallbacks() async throws {
        let (dispatcher, legacy) = (try dispatcher(), Legacy())
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
                legacy.screenName(for: url).map { FallbackMatch(.legacy($0), label: "legacy \($0)") }
            },
        ]
        let outcome = try await dispatcher.open("https://shop.example.com/cart").outcome
        if case .presented(.push) = outcome {} else { Issue.record("\(outcome)") }
    }

    @Test func guarantees() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = PendingLinkFile(at: folder.appending(path: "pending-links"))
        let (dispatcher, invitation) = (try dispatcher(), "https://example.com/settings")
        try await dispatcher.keepPendingLinks(in: file, guarantee: .atMostOnce)
        var link = IncomingLink<AppRoute>(url: invitation)
        link.guarantee = .atLeastOnce(attempts: 5)
        dispatcher.open(link)
        await dispatcher.settled()
        #expect(dispatcher.hasPending)
        await dispatcher.finishSaving()
    }

    actor MemoryStore: PendingLinkStore {
        var kept = PendingLinksSnapshot()
        func load() -> PendingLinksSnapshot { kept }
        func commit(_ changes: [PendingLinkChange]) -> Set<StoredLinkID> {
            Set(changes.filter { !kept.apply($0) }.map(\.id))
        }
    }

    @Test func stores() async throws {
        let (dispatcher, store) = (try dispatcher(), MemoryStore())
        try await dispatcher.keepPendingLinks(in: store)
        dispatcher.open("https://example.com/settings")
        await dispatcher.settled()
        await dispatcher.finishSaving()
        #expect(await store.kept.links.count == 1)
    }

    @Test func snapshots() throws {
        let (dispatcher, nextDispatcher) = (try dispatcher(), try self.dispatcher())
        let snapshot = dispatcher.snapshot
        let later = try JSONDecoder().decode(PendingLinksSnapshot.self, from: JSONEncoder().encode(snapshot))
        nextDispatcher.restore(later.aged(by: .seconds(60)))
        #expect(!nextDispatcher.hasPending)
    }
}
