import Dispatch
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

/// Known defects of other libraries in the handling of links. Each test looks for one of them.
@Suite("Defects known from other libraries")
@MainActor
struct DefectTests {
    @Test(
        "A link emits exactly one finished event, however the link ends",
        arguments: ["cancelled", "dropped", "replaced", "not found", "rejected", "failed"])
    func silent(_ end: String) async throws {
        let stage = try Stage(
            handlers: [AnyLinkHandler { link in link.route == .login ? .rejected(nil) : .present(.route(link.route)) }],
            guards: [AnyRouteGuard { $0.route == .home ? .cancel(reason: "no") : .allow }], requiring: true
        ) { $0.pending = .latest }
        switch end {
        case "cancelled": stage.dispatcher.open(.home)
        case "dropped", "replaced": stage.dispatcher.open(.settings)
        case "not found": stage.dispatcher.open("https://example.com/nowhere")
        case "rejected": stage.dispatcher.open(.login)
        default:
            stage.presenter.hasPlace = false
            stage.dispatcher.open(.post(1))
        }
        await rest()
        if end == "dropped" { stage.dispatcher.clear() }
        if end == "replaced" { stage.dispatcher.open("https://example.com/nowhere", using: nil) }
        await stage.dispatcher.settled()
        #expect(stage.finished.filter { $0.id == stage.events.first?.id }.count == 1)
    }

    @Test("Guards, handlers and the presenter run on the main queue")
    func mainThread() async throws {
        let threads = Names()
        let key = DispatchSpecificKey<String>()
        DispatchQueue.main.setSpecific(key: key, value: "main")
        let note: @MainActor @Sendable () -> Void = { threads.add(DispatchQueue.getSpecific(key: key) ?? "another") }
        let stage = try Stage(
            handlers: [
                AnyLinkHandler { link in
                    note()
                    return .present(.route(link.route))
                }
            ],
            guards: [
                AnyRouteGuard(
                    beforeHandling: { _ in
                        note()
                        return .allow
                    },
                    beforePresenting: { _, _ in
                        note()
                        return .allow
                    })
            ])
        stage.presenter.preparation = {
            await Task.detached {}.value
            note()
        }
        stage.presenter.showing = { note() }
        _ = await stage.dispatcher.outcome(of: "https://example.com/post/1")
        #expect(threads.all == Array(repeating: "main", count: 5))
    }

    @Test("A link whose preparation suspends is presented exactly once")
    func twice() async throws {
        let stage = try Stage()
        let gate = Gate()
        stage.presenter.preparation = { await gate.wait() }
        let ticket = stage.dispatcher.open(.home)
        await rest()
        gate.open()
        _ = try await ticket.outcome
        await rest()
        #expect(stage.shown == [.home] && stage.finished.count == 1)
    }

    @Test("The dispatcher ignores a handler outcome that arrives after the time limit")
    func late() async throws {
        let gate = Gate()
        let handler = AnyLinkHandler<AppRoute> { link in
            await gate.wait()
            return .present(.route(link.route))
        }
        let stage = try Stage(handlers: [handler])
        let ticket = stage.dispatcher.open(.home)
        await stage.clock.advance(by: .seconds(60))
        #expect(ticket.status.short == "handler-timeout")
        gate.open()
        await rest()
        #expect(stage.shown.isEmpty && stage.finished.count == 1)
    }

    @Test("The dispatcher matches the next best route after a handler passes")
    func nextRoute() async throws {
        var table = RouteTable<String>(accepting: [.anywhere])
        table.add("/post/latest", to: "latest")
        table.add("/post/{id}", to: "any")
        let handler = AnyLinkHandler<String> { link in link.route == "latest" ? .passed() : .opened() }
        let dispatcher = LinkDispatcher(router: try Router(table), handlers: [handler])
        dispatcher.lastHandler = nil
        var labels: [String?] = []
        dispatcher.observe { labels.append($0.label) }
        #expect(await dispatcher.outcome(of: "/post/latest").short == "opened")
        #expect(labels.last == "/post/{id}")
    }

    @Test("An action starts with fresh state for each link")
    func freshActions() async throws {
        let stage = try Stage(handlers: [AnyLinkHandler(performing: { _ in Counting() })])
        for id in 1...2 {
            let content = try await stage.dispatcher.content(for: "https://example.com/post/\(id)")
            #expect(content?.route == .post(id))
        }
    }

    @Test("A released dispatcher releases its presenter even if links are pending")
    func leaks() async throws {
        weak var presenter: RecordingPresenter<AppRoute>?
        do {
            let stage = try Stage(requiring: true) { $0.pending = .queue(expiry: .seconds(60)) }
            presenter = stage.presenter
            stage.dispatcher.open(.settings)
            stage.dispatcher.open(.home)
            await rest()
        }
        await rest()
        #expect(presenter == nil)
    }
}

/// An action that adds up the IDs of its links.
private struct Counting: LinkAction {
    var count = 0

    mutating func convert(_ link: RoutedLink<AppRoute>) throws { count += try link.value("id") }

    func handle() -> Outcome<AppRoute> { .present(.route(.post(count))) }
}
