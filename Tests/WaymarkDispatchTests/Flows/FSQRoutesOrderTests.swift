import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

/// FSQRoutes' way of a link, step by step, and what is done otherwise for a reason.
@Suite("A link goes FSQRoutes' way")
@MainActor
struct FSQRoutesOrderTests {
    let post = "https://example.com/post/1"

    /// A stage whose guards, handler and presenter note that they were asked.
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

        /// Everything in its order; the presenter's part is behind that of the others.
        var all: [String] { lines + stage.presenter.calls }

        /// The dispatcher holds its guards, which hold this, and so may what it presents.
        func end() {
            (stage.dispatcher.guards, stage.dispatcher.handlers, stage.dispatcher.notFound) = ([], [], nil)
            (content, stage.presenter.preparation) = (nil, {})
        }
    }

    @Test("1 a new link drops the held one first, even if it is not found itself")
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

    @Test("1 a link from within the app leaves the held one alone, which may be the way to the login")
    func inApp() async throws {
        let way = try Way()
        defer { way.end() }
        way.mayGenerate = [.hold(until: "x")]
        let held = way.stage.dispatcher.open(post)
        await rest()
        #expect(try await way.stage.dispatcher.open(.login).outcomeShort == "presented push")
        #expect(held.status.short == "held x")
    }

    @Test("2, 3 what no route takes is told with what came with it, and goes no further")
    func notFound() async throws {
        let way = try Way()
        defer { way.end() }
        let link = IncomingLink<AppRoute>(
            url: "https://example.com/nowhere", via: .notification, payload: ["a": "1"])
        #expect(try await way.stage.dispatcher.open(link).outcomeShort == "unmatched handler")
        #expect(way.all == ["failed to route a"])
    }

    @Test("4 what came with the link goes all the way")
    func payload() async throws {
        let way = try Way()
        defer { way.end() }
        let link = IncomingLink<AppRoute>(url: post, via: .notification, payload: ["a": ["b": [1, 2.5, true, "x"]]])
        _ = await way.stage.dispatcher.outcome(of: link)
        #expect(way.stage.presenter.shown.first?.link.payload == link.payload)
    }

    @Test("5 to 12 in their order: generate?, generate, present?, prepare, place, present, told")
    func order() async throws {
        let way = try Way()
        defer { way.end() }
        #expect(await way.stage.dispatcher.outcome(of: post).short == "presented push")
        #expect(
            way.all == ["generate?", "generate", "present push?", "prepare", "place", "present", "didPresent"])
    }

    @Test("5 cancelled before generating: nothing is generated, and it is told")
    func cancelled() async throws {
        let way = try Way()
        defer { way.end() }
        way.mayGenerate = [.cancel(reason: "no")]
        #expect(await way.stage.dispatcher.outcome(of: post).short == "cancelled no")
        #expect(way.all == ["generate?"] && way.stage.names().last == "finished")
    }

    @Test("5 deferred before generating: both questions are asked again, and it is generated then")
    func deferred() async throws {
        let way = try Way()
        defer { way.end() }
        way.mayGenerate = [.hold(until: "x")]
        let ticket = way.stage.dispatcher.open(post)
        #expect(try await ticket.settledShort == "held x")
        #expect(way.stage.dispatcher.pendingLinks.map(\.step) == [.guards])
        way.stage.dispatcher.resume()
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(way.lines == ["generate?", "generate?", "generate", "present push?"])
    }

    @Test("6 a handler that fails stops it: no other route is asked")
    func generatorFails() async throws {
        let way = try Way()
        defer { way.end() }
        way.stage.dispatcher.handlers = [AnyLinkHandler { _ in throw Mishap() }, PresentingHandler()]
        #expect(await way.stage.dispatcher.outcome(of: post).short == "handler-failed")
        #expect(way.stage.shown.isEmpty)
    }

    @Test("7 content without a presentation has the default one, and its own otherwise")
    func presentation() async throws {
        let way = try Way { $0.defaultPresentation = .sheet }
        defer { way.end() }
        _ = await way.stage.dispatcher.outcome(of: post)
        way.content = .route(.login, as: .custom("fade"))
        _ = await way.stage.dispatcher.outcome(of: post)
        #expect(way.lines.filter { $0.hasPrefix("present") } == ["present sheet?", "present fade?"])
    }

    @Test("8 deferred before presenting: the content is kept, and only that question is asked again")
    func deferredContent() async throws {
        let way = try Way()
        defer { way.end() }
        way.mayPresent = [.hold(until: "x"), .hold(until: "x")]
        let ticket = way.stage.dispatcher.open(post)
        #expect(try await ticket.settledShort == "held x")
        #expect(way.stage.dispatcher.pendingLinks.map(\.step) == [.presentation])
        way.stage.dispatcher.resume()
        await rest()
        #expect(ticket.status.short == "held x")
        way.stage.dispatcher.resume()
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(way.lines == ["generate?", "generate", "present push?", "present push?", "present push?"])
    }

    @Test("8 cancelled before presenting: nothing is prepared, and it is told")
    func cancelledContent() async throws {
        let way = try Way()
        defer { way.end() }
        way.mayPresent = [.cancel(reason: "busy")]
        #expect(await way.stage.dispatcher.outcome(of: post).short == "cancelled busy")
        #expect(way.stage.presenter.calls.isEmpty)
    }

    @Test("9, 10 the place is asked for after the app has prepared, because that changes it")
    func placeAfterPreparing() async throws {
        let way = try Way()
        defer { way.end() }
        way.stage.presenter.hasPlace = false
        way.stage.presenter.preparation = { way.stage.presenter.hasPlace = true }
        #expect(await way.stage.dispatcher.outcome(of: post).short == "presented push")
        way.stage.presenter.preparation = { way.stage.presenter.hasPlace = false }
        #expect(await way.stage.dispatcher.outcome(of: post).short == "no-place", "and told, where FSQRoutes is silent")
    }

    @Test("11 a screen is made once it can be shown, and anew each time")
    func screens() async throws {
        struct Screen: LinkScreen {}
        let way = try Way()
        defer { way.end() }
        var made: [String] = []
        // The presenter keeps what it has shown.
        way.content = .screen { [weak presenter = way.stage.presenter] _ in
            made.append(presenter?.calls.last ?? "too early")
            return Screen()
        }
        for _ in 1...2 { #expect(await way.stage.dispatcher.outcome(of: post).short == "presented push") }
        #expect(made == ["place", "place"])
        #expect(way.stage.presenter.screens == ["Screen", "Screen"])
    }

    @Test("11 an action is done instead of presenting, and needs no place and no presenter")
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

    @Test("12 nobody is told that something was shown if it was not")
    func told() async throws {
        let way = try Way()
        defer { way.end() }
        way.stage.presenter.showing = { throw Mishap() }
        #expect(await way.stage.dispatcher.outcome(of: post).short == "presentation-failed")
        #expect(!way.stage.presenter.calls.contains("didPresent"))
    }
}
