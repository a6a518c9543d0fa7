import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch
import WaymarkNotations
import WaymarkRoutes

/// The delegate calls of FSQRoutes, and its behaviour for each return value.
@MainActor
enum FSQRoutesFlows {
    nonisolated static let all: [String: Enactment] = [
        "FSQRoutes-045": asksForPlace, "FSQRoutes-046": waitsForPreparation, "FSQRoutes-047": threeAnswers,
        "FSQRoutes-048": defaultPresentation, "FSQRoutes-049": firstWins, "FSQRoutes-051": registered,
        "FSQRoutes-052": oneSlot, "FSQRoutes-053": handleDeferred, "FSQRoutes-054": clearDeferred,
        "FSQRoutes-055": generate, "FSQRoutes-056": generatesNothing, "FSQRoutes-058": usingGenerator,
    ]

    static let url = "https://example.com/post/1"

    static func asksForPlace(_ row: FlowCase) async throws {
        let stage = try Stage()
        #expect(await stage.dispatcher.outcome(of: url).isHandled)
        #expect(stage.presenter.calls.contains("place") == row.expect["required"]?.bool)
    }

    static func waitsForPreparation(_ row: FlowCase) async throws {
        let stage = try Stage()
        let gate = Gate()
        stage.presenter.preparation = { await gate.wait() }
        let ticket = stage.dispatcher.open(url)
        await rest()
        #expect(stage.presenter.calls == ["prepare"])
        gate.open()
        gate.open()
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(stage.shown.count == 1 && row.expect["presented_only_after_completion"]?.bool == true)
    }

    static func threeAnswers(_ row: FlowCase) async throws {
        #expect(row.expect["control_values"]?.list?.count == 3)
        let answers: [(GuardDecision<AppRoute>, String)] = [
            (.cancel(reason: "no"), "cancelled no"), (.allow, "presented push"), (.hold(until: "x"), "pending x"),
        ]
        for (answer, expected) in answers {
            let before = try Stage(guards: [AnyRouteGuard { _ in answer }])
            #expect(try await before.dispatcher.open(url).settledShort == expected)
            let after = try Stage(guards: [AnyRouteGuard(beforePresenting: { _, _ in answer })])
            #expect(try await after.dispatcher.open(url).settledShort == expected)
        }
    }

    static func defaultPresentation(_ row: FlowCase) async throws {
        let own = try Stage { $0.defaultPresentation = .cover }
        #expect(await own.dispatcher.outcome(of: url).short == "presented cover")
        let none = try Stage { $0.defaultPresentation = nil }
        #expect(await none.dispatcher.outcome(of: url).short == "no-presentation")
    }

    static func firstWins(_ row: FlowCase) async throws {
        var table = RouteTable<String>(.fsqroutes, accepting: [.scheme("app")])
        table.add("/post/:id", syntax: .fsqroutes, to: "earlier")
        table.add("/post/1", syntax: .fsqroutes, to: "later")
        #expect(try Router(table).match(for: "app://post/1")?.route == "earlier")
    }

    static func registered(_ row: FlowCase) async throws {
        let router = try AppRoute.router()
        let reasons = ["https://other.example/": "host", "other:x": "scheme", "https://example.com/zzz": "route"]
        for (url, expected) in reasons {
            guard case .unmatched(let unmatched) = router.result(for: url) else { throw Mishap() }
            #expect(unmatched.reason.rawValue == expected)
        }
    }

    static func oneSlot(_ row: FlowCase) async throws {
        let stage = try Stage { change in
            change.pending = .latest
            change.requirements = ["x"]
        }
        let first = stage.dispatcher.open(url)
        let second = stage.dispatcher.open("https://example.com/post/2")
        #expect(try await first.outcomeShort == "dropped replaced by 2")
        #expect(try await second.settledShort == "pending x")
        #expect(stage.dispatcher.pendingLinks.count == 1)
    }

    static func handleDeferred(_ row: FlowCase) async throws {
        var asked = 0
        let stage = try Stage(
            guards: [
                AnyRouteGuard { _ in
                    asked += 1
                    return asked < 3 ? .hold(until: "x") : .allow
                }
            ])
        let ticket = stage.dispatcher.open(url)
        #expect(try await ticket.settledShort == "pending x")
        stage.dispatcher.resume()
        await rest()
        #expect(asked == 2 && stage.dispatcher.hasPending)
        stage.dispatcher.resume()
        #expect(try await ticket.outcomeShort == "presented push")
    }

    static func clearDeferred(_ row: FlowCase) async throws {
        let stage = try Stage { $0.requirements = ["x"] }
        let ticket = stage.dispatcher.open(url)
        await rest()
        stage.dispatcher.clear()
        #expect(!stage.dispatcher.hasPending)
        #expect(try await ticket.outcomeShort == "dropped cleared")
        stage.dispatcher.resume()
        await rest()
        #expect(stage.shown.isEmpty)
    }

    static func generate(_ row: FlowCase) async throws {
        let stage = try Stage(guards: [AnyRouteGuard { _ in throw Mishap() }])
        let content = try await stage.dispatcher.content(for: IncomingLink(url: url, via: .notification))
        #expect(content?.route == .post(1) && content?.presentation == .push)
        #expect(stage.presenter.calls.isEmpty)
    }

    static func generatesNothing(_ row: FlowCase) async throws {
        let stage = try Stage(handlers: [AnyLinkHandler { _ in .present(.screen { _ in throw Mishap() }) }])
        #expect(await stage.dispatcher.outcome(of: url).short == "screen-failed")
        #expect(stage.names().last == "finished" && stage.shown.isEmpty)
    }

    static func usingGenerator(_ row: FlowCase) async throws {
        let stage = try Stage()
        let content = AnyLinkHandler<AppRoute> { link in
            #expect(link.query.first?.value == "2", "the parameters are those of every other link")
            return .present(.route(.login, as: .sheet))
        }
        let ticket = stage.dispatcher.open(url + "?a=2", using: content)
        #expect(try await ticket.outcomeShort == "presented sheet")
        #expect(stage.presenter.shown.first?.content.route == .login)
    }
}

/// A gate that suspends its callers until it is opened. Opening it again has no effect.
@MainActor
final class Gate {
    private var isOpen = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    func wait() async {
        if isOpen { return }
        await withCheckedContinuation { waiters.append($0) }
    }

    func open() {
        isOpen = true
        for waiter in waiters { waiter.resume() }
        waiters = []
    }
}
