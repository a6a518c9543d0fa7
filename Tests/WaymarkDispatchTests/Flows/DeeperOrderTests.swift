import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

/// Deeper's handling of a link, step by step, with intentional differences.
@Suite("The handling order of Deeper")
@MainActor
struct DeeperOrderTests {
    /// A log of events with the ticket's outcome at that time, and of entries by handlers and effects.
    @MainActor
    final class Log {
        var lines: [String] = []
        weak var ticket: LinkTicket<AppRoute>?

        func note(_ line: String) { lines.append(line) }

        func watch(_ stage: Stage) {
            stage.dispatcher.observe { [weak self] event in
                if case .handled = event.kind { self?.note("told") }
            }
        }

        func handler(_ outcome: @escaping @MainActor () -> Outcome<AppRoute>) -> AnyLinkHandler<AppRoute> {
            AnyLinkHandler { _ in
                self.note("asked")
                return outcome()
            }
        }

        var effect: LinkEffect<AppRoute> {
            { link in self.note("effect, stored \(self.ticket?.handlerOutcome?.name ?? "nothing"), \(link.isAnimated)")
            }
        }
    }

    func run(
        animated: Bool = true, keeping: Bool = false, _ outcome: @escaping @MainActor (Log) -> Outcome<AppRoute>
    ) async throws -> (log: Log, ticket: LinkTicket<AppRoute>, stage: Stage) {
        let log = Log()
        let stage = try Stage(handlers: [log.handler { outcome(log) }]) { $0.keepsHandlerOutcomes = keeping }
        log.watch(stage)
        let ticket = stage.dispatcher.open(IncomingLink(route: .home, animated: animated))
        log.ticket = ticket
        _ = try await ticket.settled
        await rest()
        return (log, ticket, stage)
    }

    @Test("An effect runs after its outcome is stored and gets the link's animation flag", arguments: [true, false])
    func opened(animated: Bool) async throws {
        let (log, ticket, _) = try await run(animated: animated) { .opened($0.effect) }
        #expect(log.lines == ["asked", "told", "effect, stored opened, \(animated)"])
        #expect(ticket.handlerOutcome == nil)
        #expect(ticket.status.short == "opened")
    }

    @Test("A rejection runs no effect and its error becomes the outcome")
    func rejected() async throws {
        let (log, ticket, _) = try await run { _ in .rejected(Mishap()) }
        #expect(log.lines == ["asked", "told"])
        #expect(ticket.status.short == "rejected mishap")
    }

    @Test("The effect of a held outcome runs and the link stays pending")
    func held() async throws {
        let (log, ticket, stage) = try await run { .hold(until: "x", $0.effect) }
        #expect(log.lines == ["asked", "told", "effect, stored hold, true"])
        #expect(ticket.handlerOutcome?.name == "hold" && stage.dispatcher.hasPending)
    }

    @Test("A link held without an effect stays pending with the handler that held it")
    func heldWithoutEffect() async throws {
        let (_, ticket, stage) = try await run { _ in .hold(until: "x") }
        #expect(ticket.handlerOutcome?.name == "hold" && stage.dispatcher.hasPending)
        stage.dispatcher.handlers = [PresentingHandler()]
        stage.dispatcher.fulfil("x")
        await rest()
        #expect(ticket.status.short == "pending x", "it is the handler that held it which is asked again")
    }

    @Test("The next handler receives the same link after the passed outcome is stored")
    func passed() async throws {
        let (log, ticket, _) = try await run(animated: false) { log in
            .passed(
                to: AnyLinkHandler { link in
                    log.note("next, stored \(log.ticket?.handlerOutcome?.name ?? "nothing"), \(link.isAnimated)")
                    return .opened(log.effect)
                })
        }
        #expect(
            log.lines == ["asked", "told", "next, stored passed, false", "told", "effect, stored opened, false"])
        #expect(ticket.status.short == "opened")
    }

    @Test("A link passed by its only handler ends as not found")
    func passedToNobody() async throws {
        let (_, ticket, stage) = try await run { _ in .passed() }
        #expect(ticket.status.short == "passed")
        #expect(stage.names().last == "finished")
    }

    @Test("A ticket keeps its handler outcome if the options require it")
    func kept() async throws {
        let (_, ticket, _) = try await run(keeping: true) { .opened($0.effect) }
        #expect(ticket.handlerOutcome?.name == "opened")
    }

    @Test("An unmatched link ends as not found without calling a handler")
    func unknown() async throws {
        let log = Log()
        let stage = try Stage(handlers: [log.handler { .opened() }])
        #expect(await stage.dispatcher.outcome(of: "other://x").short == "unmatched")
        #expect(log.lines.isEmpty && !stage.dispatcher.canOpen("other://x"))
    }

    @Test("A handler may hold the same link again each time its condition is fulfilled")
    func complete() async throws {
        var answers: [Outcome<AppRoute>] = [.hold(until: "x"), .hold(until: "x"), .opened()]
        let (log, ticket, stage) = try await run(animated: false) { _ in answers.removeFirst() }
        stage.dispatcher.fulfil("x")
        await rest()
        #expect(ticket.status.short == "pending x")
        stage.dispatcher.fulfil("x")
        #expect(try await ticket.outcomeShort == "opened")
        #expect(log.lines == ["asked", "told", "asked", "told", "asked", "told"])
        #expect(stage.events.allSatisfy { !$0.link.isAnimated })
    }

    @Test("Fulfilling a condition after a link has opened calls no handler")
    func completeNothing() async throws {
        let (log, _, stage) = try await run { _ in .opened() }
        stage.dispatcher.fulfil("x")
        stage.dispatcher.resume()
        await rest()
        #expect(log.lines == ["asked", "told"])
    }

    @Test("A second held link leaves the first link pending")
    func secondHeld() async throws {
        let (_, first, stage) = try await run { _ in .hold(until: "x") }
        let second = stage.dispatcher.open(.login)
        #expect(try await second.settledShort == "pending x")
        #expect(first.status.short == "pending x")
        #expect(stage.dispatcher.pendingLinks.map(\.id) == [first.id, second.id])
    }

    @Test("A failing effect of a held outcome is reported and the link stays pending")
    func failingEffect() async throws {
        let (_, ticket, stage) = try await run { _ in .hold(until: "x") { _ in throw Mishap() } }
        #expect(stage.names(ticket.id).suffix(2) == ["pending", "effectFailed"])
        #expect(ticket.status.short == "pending x")
    }

    @Test("A pending link keeps its handler alive until the link opens")
    func ownership() async throws {
        weak var released: Asked?
        // Not a `Stage`, whose list of events retains every outcome.
        let dispatcher = LinkDispatcher(router: try AppRoute.router())
        do {
            let handler = Asked()
            released = handler
            dispatcher.handlers = [AnyLinkHandler { _ in .passed(to: AnyLinkHandler(handler)) }]
        }
        let ticket = dispatcher.open(.home)
        await rest()
        dispatcher.handlers = []
        #expect(released?.count == 1)
        dispatcher.fulfil("x")
        #expect(try await ticket.outcomeShort == "opened")
        await rest()
        #expect(released == nil)
    }

    @Test("A weakly referenced handler that is gone passes the link on")
    func weakly() async throws {
        var handler: Asked? = Asked()
        let stage = try Stage(handlers: [AnyLinkHandler(weak: try #require(handler)), PresentingHandler()])
        handler = nil
        #expect(try await stage.dispatcher.open(.home).outcomeShort == "presented push")
    }
}

/// A handler that holds its first link, and opens all later links.
@MainActor
final class Asked: LinkHandler {
    private(set) var count = 0

    func handle(_ link: RoutedLink<AppRoute>) async -> Outcome<AppRoute> {
        count += 1
        return count == 1 ? .hold(until: "x") : .opened()
    }
}
