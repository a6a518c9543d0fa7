import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("A screen hands a value back to whoever opened its link")
@MainActor
struct LinkReplyTests {
    /// A screen that picks a number.
    final class Picker: LinkScreen {
        var reply: LinkReply?
        init(_ reply: LinkReply?) { self.reply = reply }
    }

    /// Keeps the screens that handlers make.
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

    /// Shows what handlers make, and keeps nothing of it.
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

    /// Asks, and waits until the screen is there.
    func asking(_ stage: Stage, _ link: IncomingLink<AppRoute> = IncomingLink(route: .home)) async -> Task<
        Int?, any Error
    > {
        let task = Task { try await stage.dispatcher.open(link, returning: Int.self) }
        while pickers.all.isEmpty { await Task.yield() }
        return task
    }

    @Test("A value, of which the first one is heard")
    func value() async throws {
        let stage = try stage()
        let task = await asking(stage)
        try pickers.all[0].reply?.send(7)
        try pickers.all[0].reply?.send(8)
        #expect(try await task.value == 7)
        #expect(stage.finished.map(\.outcome) == ["presented push"])
    }

    @Test("Nothing, if the screen lets go of its reply or closes it")
    func nothing() async throws {
        let stage = try stage()
        let task = await asking(stage)
        pickers.all[0].reply = nil
        #expect(try await task.value == nil)
        pickers.all = []
        let next = await asking(stage)
        pickers.all[0].reply?.close()
        #expect(try await next.value == nil)
    }

    @Test("Nothing, if the screen is gone, whoever watches or remembers the link")
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

    @Test("Nothing, if nobody takes the reply")
    func ignored() async throws {
        let stage = try stage()
        stage.dispatcher.handlers = [AnyLinkHandler { _ in .opened { _ in } }]
        #expect(try await stage.dispatcher.open(IncomingLink(route: .home), returning: Int.self) == nil)
    }

    @Test("A value of another type is an error for the screen, and is not heard")
    func types() async throws {
        let stage = try stage()
        let task = await asking(stage)
        let reply = try #require(pickers.all[0].reply)
        #expect(throws: UnexpectedReply(expected: "Int", given: "String")) { try reply.send("7") }
        #expect(
            UnexpectedReply(expected: "Int", given: "String").description
                == "a reply of type String was given, expected Int")
        try reply.send(7)
        #expect(try await task.value == 7)
    }

    @Test("A link that waits is waited for, and its screen answers after that")
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

    @Test("A link that opens nothing throws what became of it")
    func unopened() async throws {
        let stage = try stage()
        do {
            _ = try await stage.dispatcher.open(IncomingLink(url: "app://nowhere"), returning: Int.self)
            Issue.record("it was opened")
        } catch let error as NotOpened<AppRoute> {
            #expect(error.outcome.short == "unmatched nobody")
            #expect(error.description.hasPrefix("the link has no reply: not found"))
        }
    }

    @Test("Who is cancelled waits no more, whether the link is held or on screen")
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

    @Test("Other links have no reply")
    func none() async throws {
        let stage = try stage()
        _ = await stage.dispatcher.outcome(of: "app://home")
        _ = await stage.dispatcher.outcome(of: "app://login")
        #expect(pickers.all.count == 1 && pickers.all[0].reply == nil)
    }
}
