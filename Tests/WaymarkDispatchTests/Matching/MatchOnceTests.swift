import Dispatch
import Synchronization
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch
import WaymarkRoutes

@Suite("The amount of matching per link", .timeLimit(.minutes(10)))
@MainActor
struct MatchOnceTests {
    nonisolated static let post = "https://example.com/post/8"
    nonisolated static let odd = "https://example.com/post/7"

    /// An operation on a link, and the router calls that should have the same cost.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var link = post
        let act: @MainActor @Sendable (CountedStage, String) async throws -> String
        let outcome: String
        let same: @Sendable (Router<AppRoute>, String) -> Void

        init(
            _ testDescription: String, _ link: String = post, is outcome: String,
            as same: @escaping @Sendable (Router<AppRoute>, String) -> Void,
            _ act: @escaping @MainActor @Sendable (CountedStage, String) async throws -> String = {
                try await $0.dispatcher.open($1).outcomeShort
            }
        ) {
            (self.testDescription, self.link, self.act, self.outcome, self.same) =
                (testDescription, link, act, outcome, same)
        }
    }

    nonisolated static let once: @Sendable (Router<AppRoute>, String) -> Void = { router, link in
        // Uses the first of all matches, because `match(for:)` reads values during the search.
        var matches = router.matches(for: link)
        _ = matches.next()
    }
    nonisolated static let toTheEnd: @Sendable (Router<AppRoute>, String) -> Void = { for _ in $0.matches(for: $1) {} }
    nonisolated static let diagnosed: @Sendable (Router<AppRoute>, String) -> Void = { _ = $0.result(for: $1) }
    nonisolated static let named: @Sendable (Router<AppRoute>, String) -> Void = {
        once($0, $1)
        _ = $0.redacted($1)
    }
    nonisolated static let never: @Sendable (Router<AppRoute>, String) -> Void = { _, _ in }

    nonisolated static let rows: [Row] = [
        Row("if it is presented", is: "presented push", as: once),
        Row("if delegates want to know at once whether it opens", is: "true, presented push", as: once) {
            try await $0.openAsDelegate($1)
        },
        Row("also if it does not", odd, is: "false, unmatched", as: diagnosed) {
            try await $0.openAsDelegate($1)
        },
        Row("if the delegate's is not the first in its queue", is: "true, presented push", as: once) {
            $0.dispatcher.open("app://login")
            return try await $0.openAsDelegate($1)
        },
        Row("if every handler passes, down to the worst route", is: "passed", as: toTheEnd) {
            $0.dispatcher.handlers = [AnyLinkHandler { _ in .passed() }]
            $0.dispatcher.lastHandler = nil
            return try await $0.dispatcher.open($1).outcomeShort
        },
        Row("if no route takes it, and diagnosed once", odd, is: "unmatched", as: diagnosed),
        Row("if it is told to `notFound` and to the system", odd, is: "unmatched", as: diagnosed) {
            $0.dispatcher.notFound = { _, _ in false }
            $0.dispatcher.system = { _ in false }
            return try await $0.dispatcher.open($1).outcomeShort
        },
        Row("if another router takes it, and not diagnosed", odd, is: "presented push", as: toTheEnd) {
            $0.dispatcher.fallbacks = [FallbackRouter { _ in nil }, FallbackRouter { _ in FallbackMatch(.home) }]
            return try await $0.dispatcher.open($1).outcomeShort
        },
        Row(
            "if its route cannot be made, and once more to name it in the error", "https://example.com/post/0",
            is: "route-failed", as: named),
        Row(
            "or not at all, if it is not acceptable", "https://example.com/post/%", is: "unacceptable", as: never
        ),
        Row("if it is held by a handler and goes on there", is: "presented push", as: once) { stage, link in
            var mayPass = false
            stage.dispatcher.handlers = [
                AnyLinkHandler { mayPass ? .present(.route($0.route)) : .hold(until: .signedIn) }
            ]
            return try await stage.openHeld(link) { mayPass = true }
        },
        Row(
            "and once more if it was held before its handlers, because then its URL alone is kept",
            is: "presented push",
            as: {
                once($0, $1)
                once($0, $1)
            },
            { stage, link in
                let condition = Mutex(true)
                stage.dispatcher.guards = [
                    AnyRouteGuard { _ in condition.withLock { $0 } ? .hold(until: .signedIn) : .allow }
                ]
                return try await stage.openHeld(link) { condition.withLock { $0 = false } }
            }),
        Row("for each question about it", is: "true", as: once) { "\($0.dispatcher.canOpen($1))" },
        Row(
            "for each question about one whose route cannot be made, which no other router takes either",
            "https://example.com/post/0", is: "false, route-failed", as: named
        ) {
            $0.dispatcher.fallbacks = [FallbackRouter { _ in FallbackMatch(.home) }]
            return try await $0.openAsDelegate($1)
        },
        Row("for each question about one that no route takes, and not diagnosed", odd, is: "false", as: toTheEnd) {
            "\($0.dispatcher.canOpen($1))"
        },
    ]

    @Test("The dispatcher does only the matching work that the link requires", arguments: rows)
    func once(_ row: Row) async throws {
        let stage = try CountedStage()
        #expect(try await row.act(stage, row.link) == row.outcome)
        let counted = stage.counter.take()
        row.same(stage.dispatcher.router, row.link)
        #expect(counted.all == stage.counter.take().all)
        #expect(counted.all > 0 || row.outcome.hasPrefix("unacceptable"), "otherwise nothing is counted")
    }

    @Test("A link is matched by the new router if the router changes before its turn")
    func changed() async throws {
        let stage = try CountedStage()
        let ticket = stage.dispatcher.open("app://login")
        #expect(stage.dispatcher.open(ifAny: IncomingLink(url: Self.post), through: nil))
        stage.dispatcher.router = try AppRoute.router()
        stage.dispatcher.fallbacks = []
        _ = try await ticket.outcome
        await stage.dispatcher.settled()
        #expect(stage.stage.presenter.shown.last?.link.label == "/post/{id: Int}")
    }
}

/// A stage whose router counts the reads of a value, by thread.
@MainActor
final class CountedStage {
    nonisolated let counter = Counter()
    let stage: Stage
    var dispatcher: LinkDispatcher<AppRoute> { stage.dispatcher }

    init() throws {
        stage = try Stage()
        var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("app")])
        table.types["Even"] = .custom { [counter] text in
            counter.count()
            return Int(text).map { $0 % 2 == 0 } ?? false
        }
        table.add("/login", to: .login)
        table.add("/post/{id: Even}") { (id: Int) throws -> AppRoute? in
            guard id > 0 else { throw Mishap() }
            return .post(id)
        }
        table.add("/{any}/{id: Even}", to: .settings)
        stage.dispatcher.router = try Router(table)
    }

    /// Returns the result for a system delegate, and the outcome of the link.
    func openAsDelegate(_ url: String) async throws -> String {
        let answer = dispatcher.open(ifAny: IncomingLink(url: url), through: nil)
        await dispatcher.settled()
        return "\(answer), \(stage.finished.last?.outcome ?? "none")"
    }

    /// Returns the outcome of a link that is pending first.
    func openHeld(_ url: String, _ change: () -> Void) async throws -> String {
        let ticket = dispatcher.open(url)
        #expect(try await ticket.settledShort == "pending signedIn")
        change()
        dispatcher.fulfil(.signedIn)
        return try await ticket.outcomeShort
    }
}

/// A thread-safe counter that distinguishes the main actor from other threads.
final class Counter: Sendable {
    struct Counts {
        var onMain = 0
        var elsewhere = 0
        var all: Int { onMain + elsewhere }
    }

    private let counts = Mutex(Counts())
    private let key = DispatchSpecificKey<Bool>()
    private let isPaused = Mutex(false)
    private let gate = DispatchSemaphore(value: 0)

    /// The count outside the main actor since the last `take()`.
    var elsewhere: Int { counts.withLock { $0.elsewhere } }

    init() { DispatchQueue.main.setSpecific(key: key, value: true) }

    func count() {
        let isMain = DispatchQueue.getSpecific(key: key) ?? false
        counts.withLock { if isMain { $0.onMain += 1 } else { $0.elsewhere += 1 } }
        if !isMain, isPaused.withLock({ $0 }) { gate.wait() }
    }

    /// Blocks the next counted read outside the main actor until `goOn()`.
    func pauseElsewhere() { isPaused.withLock { $0 = true } }

    func goOn() {
        isPaused.withLock { $0 = false }
        gate.signal()
    }

    /// Returns the counts since the last call, and resets them.
    func take() -> Counts {
        counts.withLock { counts in
            defer { counts = Counts() }
            return counts
        }
    }
}
