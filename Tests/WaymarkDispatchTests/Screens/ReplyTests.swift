import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Replies from screens")
@MainActor
struct LinkReplyTests {
    final class Picker: LinkScreen {
        var reply: LinkReply?
        init(_ reply: LinkReply?) { self.reply = reply }
    }

    /// A handler that retains the screens that it creates.
    @MainActor
    final class Pickers {
        var all: [Picker] = []
        var handler: AnyLinkHandler<AppRoute> {
            AnyLinkHandler { _ in
                .present(
                    .screen { link in
                        let picker = Picker(link.reply)
                        self.all.append(picker)
                        return picker
                    })
            }
        }
    }

    let pickers = Pickers()

    /// A presenter that does not retain screens.
    struct Glance: Presenter {
        func present(
            _ screen: PresentedScreen<AppRoute>, _ request: PresentationRequest<AppRoute>, in place: Void
        ) {}
    }

    func stage() throws -> Stage {
        let stage = try Stage(handlers: [pickers.handler], requiring: true)
        stage.dispatcher.presenter = Glance()
        return stage
    }

    /// Opens a link for a reply, and waits for its screen.
    func asking(_ stage: Stage, _ link: IncomingLink<AppRoute> = IncomingLink(route: .home)) async -> Task<
        Int?, any Error
    > {
        let task = Task { try await stage.dispatcher.open(link, returning: Int.self) }
        while pickers.all.isEmpty { await Task.yield() }
        return task
    }

    @Test("The caller receives the first value that the screen sends")
    func value() async throws {
        let stage = try stage()
        let task = await asking(stage)
        try pickers.all[0].reply?.send(7)
        try pickers.all[0].reply?.send(8)
        #expect(try await task.value == 7)
        #expect(stage.finished.map(\.outcome) == ["presented push"])
    }

    @Test("The caller receives no value if the screen closes or releases its reply")
    func nothing() async throws {
        let stage = try stage()
        let task = await asking(stage)
        pickers.all[0].reply = nil
        #expect(try await task.value == nil)
        pickers.all = []
        let next = await asking(stage)
        pickers.all[0].reply?.close()
        try pickers.all[0].reply?.send(7)  // too late
        #expect(try await next.value == nil)
    }

    @Test("A released screen ends the caller's wait even if its link is observed or remembered")
    func gone() async throws {
        let stage = try stage()
        let memory = RememberingHandler(pickers.handler)
        stage.dispatcher.handlers = [memory]
        let events = stage.dispatcher.events
        let task = await asking(stage)
        pickers.all = []
        #expect(try await task.value == nil)
        #expect(memory.last?.link.reply == nil && !stage.events.isEmpty)
        _ = events
    }

    @Test("The caller receives no value if no handler uses the reply")
    func ignored() async throws {
        let stage = try stage()
        stage.dispatcher.handlers = [AnyLinkHandler { _ in .opened { _ in } }]
        #expect(try await stage.dispatcher.open(IncomingLink(route: .home), returning: Int.self) == nil)
    }

    @Test("A reply of the wrong type throws to the screen and does not reach the caller")
    func types() async throws {
        let stage = try stage()
        let task = await asking(stage)
        let reply = try #require(pickers.all[0].reply)
        let error = try #require(throws: DispatchError.self) { try reply.send("7") }
        #expect(error.code == "unexpected-reply")
        #expect(error.description == "a reply of type String was given to 'AppRoute.home', expected Int")
        try reply.send(7)
        #expect(try await task.value == 7)
    }

    @Test("A caller waits for a pending link and then for the reply of its screen")
    func held() async throws {
        let stage = try stage()
        let task = Task { try await stage.dispatcher.open(IncomingLink(url: "app://settings"), returning: Int.self) }
        while !stage.dispatcher.hasPending { await Task.yield() }
        #expect(pickers.all.isEmpty)
        stage.dispatcher.fulfil(.signedIn)
        while pickers.all.isEmpty { await Task.yield() }
        try pickers.all[0].reply?.send(7)
        #expect(try await task.value == 7)
    }

    @Test("A link that opens nothing throws its outcome to the caller")
    func unopened() async throws {
        let stage = try stage()
        do {
            _ = try await stage.dispatcher.open(IncomingLink(url: "app://nowhere"), returning: Int.self)
            Issue.record("it was opened")
        } catch let error as NotOpened<AppRoute> {
            #expect(error.outcome.short == "unmatched")
            #expect(error.description.hasPrefix("the link has no reply: not found"))
        }
    }

    @Test("A cancelled caller stops waiting while the link is pending or on screen")
    func cancelled() async throws {
        let stage = try stage()
        let held = Task { try await stage.dispatcher.open(IncomingLink(url: "app://settings"), returning: Int.self) }
        while !stage.dispatcher.hasPending { await Task.yield() }
        held.cancel()
        await #expect(throws: CancellationError.self) { try await held.value }
        #expect(!stage.dispatcher.hasPending)
        let shown = await asking(stage)
        await stage.dispatcher.settled()
        shown.cancel()
        await #expect(throws: CancellationError.self) { try await shown.value }
        #expect(stage.finished.map(\.outcome) == ["cancelled", "presented push"])
    }

    @Test("A link opened without a return type has no reply")
    func none() async throws {
        let stage = try stage()
        _ = await stage.dispatcher.outcome(of: "app://home")
        _ = await stage.dispatcher.outcome(of: "app://login")
        #expect(pickers.all.count == 1 && pickers.all[0].reply == nil)
    }
}
