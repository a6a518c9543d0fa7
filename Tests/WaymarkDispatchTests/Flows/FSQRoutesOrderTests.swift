import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

/// The steps of a link in FSQRoutes, with intentional differences.
@Suite("The link lifecycle of FSQRoutes")
@MainActor
struct FSQRoutesOrderTests {
    let post = "https://example.com/post/1"

    /// A stage whose guards, handler and presenter record their calls.
    @MainActor
    final class Way {
        var lines: [String] = []
        var mayGenerate: [GuardDecision<AppRoute>] = []
        var mayPresent: [GuardDecision<AppRoute>] = []
        var content: LinkContent<AppRoute>?
        let stage: Stage

        init(_ change: (inout DispatchOptions) -> Void = { $0.pending = .latest }) throws {
            stage = try Stage(change)
            stage.dispatcher.guards = [
                AnyRouteGuard(
                    beforeHandling: { _ in self.next("generate?", &self.mayGenerate) },
                    beforePresenting: { _, content in
                        self.next("present \(content.presentation?.description ?? "nothing")?", &self.mayPresent)
                    })
            ]
            stage.dispatcher.handlers = [
                AnyLinkHandler { link in
                    self.lines.append("generate")
                    return .present(self.content ?? .route(link.route))
                }
            ]
            stage.dispatcher.notFound = { link, _ in
                self.lines.append("failed to route \(link.payload)")
                return true
            }
        }

        private func next(_ line: String, _ answers: inout [GuardDecision<AppRoute>]) -> GuardDecision<AppRoute> {
            lines.append(line)
            return answers.isEmpty ? .allow : answers.removeFirst()
        }

        /// All calls in order. The calls of the presenter follow the others.
        var all: [String] { lines + stage.presenter.calls }

        /// Breaks the reference cycles between the dispatcher, its guards and this object.
        func end() {
            (stage.dispatcher.guards, stage.dispatcher.handlers, stage.dispatcher.notFound) = ([], [], nil)
            (content, stage.presenter.preparation) = (nil, {})
        }
    }

    @Test("An unmatched new link replaces the pending link under the latest policy")
    func dropsHeld() async throws {
        let way = try Way()
        defer { way.end() }
        way.mayGenerate = [.hold(until: "x")]
        let held = way.stage.dispatcher.open(post)
        await rest()
        let lost = way.stage.dispatcher.open("https://example.com/nowhere")
        #expect(held.status.short == "dropped replaced by \(lost.id)", "and is told of it, where FSQRoutes is silent")
        #expect(try await lost.outcomeShort == "unmatched handler")
    }

    @Test("An in-app link does not replace a pending external link")
    func inApp() async throws {
        let way = try Way()
        defer { way.end() }
        way.mayGenerate = [.hold(until: "x")]
        let held = way.stage.dispatcher.open(post)
        await rest()
        #expect(try await way.stage.dispatcher.open(.login).outcomeShort == "presented push")
        #expect(held.status.short == "pending x")
    }

    @Test("The not-found handler receives an unmatched link with its payload, and nothing else runs")
    func notFound() async throws {
        let way = try Way()
        defer { way.end() }
        let link = IncomingLink<AppRoute>(
            url: "https://example.com/nowhere", via: .notification, payload: ["a": "1"])
        #expect(try await way.stage.dispatcher.open(link).outcomeShort == "unmatched handler")
        #expect(way.all == ["failed to route a"])
    }

    @Test("The payload of a link reaches the presenter unchanged")
    func payload() async throws {
        let way = try Way()
        defer { way.end() }
        let link = IncomingLink<AppRoute>(url: post, via: .notification, payload: ["a": ["b": [1, 2.5, true, "x"]]])
        _ = await way.stage.dispatcher.outcome(of: link)
        #expect(way.stage.presenter.shown.first?.link.payload == link.payload)
    }

    @Test("Guards, handler and presenter of an external link run in a fixed order")
    func order() async throws {
        let way = try Way()
        defer { way.end() }
        #expect(await way.stage.dispatcher.outcome(of: post).short == "presented push")
        #expect(
            way.all == ["generate?", "generate", "present push?", "prepare", "place", "present", "didPresent"])
    }

    @Test("A link cancelled by a guard before handling reaches no handler")
    func cancelled() async throws {
        let way = try Way()
        defer { way.end() }
        way.mayGenerate = [.cancel(reason: "no")]
        #expect(await way.stage.dispatcher.outcome(of: post).short == "cancelled no")
        #expect(way.all == ["generate?"] && way.stage.names().last == "finished")
    }

    @Test("A link held before handling repeats its guard and then reaches the handler")
    func deferred() async throws {
        let way = try Way()
        defer { way.end() }
        way.mayGenerate = [.hold(until: "x")]
        let ticket = way.stage.dispatcher.open(post)
        #expect(try await ticket.settledShort == "pending x")
        #expect(way.stage.dispatcher.pendingLinks.map(\.step) == [.guards])
        way.stage.dispatcher.resume()
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(way.lines == ["generate?", "generate?", "generate", "present push?"])
    }

    @Test("A throwing handler ends the link without calling the next handler")
    func generatorFails() async throws {
        let way = try Way()
        defer { way.end() }
        way.stage.dispatcher.handlers = [AnyLinkHandler { _ in throw Mishap() }, PresentingHandler()]
        #expect(await way.stage.dispatcher.outcome(of: post).short == "handler-failed")
        #expect(way.stage.shown.isEmpty)
    }

    @Test("A guard sees the default presentation for content without its own")
    func presentation() async throws {
        let way = try Way { $0.defaultPresentation = .sheet }
        defer { way.end() }
        _ = await way.stage.dispatcher.outcome(of: post)
        way.content = .route(.login, as: .custom("fade"))
        _ = await way.stage.dispatcher.outcome(of: post)
        #expect(way.lines.filter { $0.hasPrefix("present") } == ["present sheet?", "present fade?"])
    }

    @Test("A link held before presenting keeps its content and repeats only the presentation guard")
    func deferredContent() async throws {
        let way = try Way()
        defer { way.end() }
        way.mayPresent = [.hold(until: "x"), .hold(until: "x")]
        let ticket = way.stage.dispatcher.open(post)
        #expect(try await ticket.settledShort == "pending x")
        #expect(way.stage.dispatcher.pendingLinks.map(\.step) == [.presentation])
        way.stage.dispatcher.resume()
        await rest()
        #expect(ticket.status.short == "pending x")
        way.stage.dispatcher.resume()
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(way.lines == ["generate?", "generate", "present push?", "present push?", "present push?"])
    }

    @Test("A link cancelled by a guard before presenting prepares nothing")
    func cancelledContent() async throws {
        let way = try Way()
        defer { way.end() }
        way.mayPresent = [.cancel(reason: "busy")]
        #expect(await way.stage.dispatcher.outcome(of: post).short == "cancelled busy")
        #expect(way.stage.presenter.calls.isEmpty)
    }

    @Test("The dispatcher requests the presenter's place after preparation")
    func placeAfterPreparing() async throws {
        let way = try Way()
        defer { way.end() }
        way.stage.presenter.hasPlace = false
        way.stage.presenter.preparation = { way.stage.presenter.hasPlace = true }
        #expect(await way.stage.dispatcher.outcome(of: post).short == "presented push")
        way.stage.presenter.preparation = { way.stage.presenter.hasPlace = false }
        #expect(await way.stage.dispatcher.outcome(of: post).short == "no-place", "and told, where FSQRoutes is silent")
    }

    @Test("A screen is made after the presenter's place is known, and again for each link")
    func screens() async throws {
        struct Screen: LinkScreen {}
        let way = try Way()
        defer { way.end() }
        var made: [String] = []
        // A weak capture, because the presenter retains the requests that it has shown.
        way.content = .screen { [weak presenter = way.stage.presenter] _ in
            made.append(presenter?.calls.last ?? "too early")
            return Screen()
        }
        for _ in 1...2 { #expect(await way.stage.dispatcher.outcome(of: post).short == "presented push") }
        #expect(made == ["place", "place"])
        #expect(way.stage.presenter.screens == ["Screen", "Screen"])
    }

    @Test("An action runs without a place and without a presenter")
    func action() async throws {
        let way = try Way()
        defer { way.end() }
        var done = 0
        way.content = .action { _ in done += 1 }
        way.stage.presenter.hasPlace = false
        #expect(await way.stage.dispatcher.outcome(of: post).short == "opened")
        #expect(way.stage.presenter.calls == ["prepare", "didPresent"])
        way.stage.dispatcher.presenter = nil
        #expect(await way.stage.dispatcher.outcome(of: post).short == "opened")
        #expect(done == 2)
    }

    @Test("An action has no presentation style, even if its content names one")
    func actionWithStyle() async throws {
        let way = try Way()
        defer { way.end() }
        way.content = .action { _ in }
        way.content?.presentation = .sheet
        #expect(await way.stage.dispatcher.outcome(of: post).short == "opened")
        #expect(way.stage.presenter.styles == [nil])
    }

    @Test("The dispatcher does not call didPresent after a failed presentation")
    func told() async throws {
        let way = try Way()
        defer { way.end() }
        way.stage.presenter.showing = { throw Mishap() }
        #expect(await way.stage.dispatcher.outcome(of: post).short == "presentation-failed")
        #expect(!way.stage.presenter.calls.contains("didPresent"))
    }
}
