import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Changes of the store of pending links", .timeLimit(.minutes(10)))
@MainActor
struct StoreChangeTests {
    typealias MemoryStore = SavingTests.MemoryStore

    @Test("A change of the store moves the pending links, and each opens once")
    func otherStore() async throws {
        let stage = try Stage { $0.requirements = [.signedIn] }
        let (first, second) = (MemoryStore(), MemoryStore())
        try await stage.dispatcher.keepPendingLinks(in: first)
        stage.dispatcher.open("https://example.com/post/1")
        await stage.dispatcher.settled()
        await stage.dispatcher.finishSaving()
        #expect(await first.stored.links.count == 1)
        try await stage.dispatcher.keepPendingLinks(in: second)
        await stage.dispatcher.finishSaving()
        await rest()
        #expect(await first.stored.links.isEmpty)
        #expect(await second.stored.links.count == 1)
        stage.dispatcher.fulfil(.signedIn)
        await stage.dispatcher.settled()
        try await stage.dispatcher.keepPendingLinks(in: first)
        await stage.dispatcher.settled()
        #expect(stage.shown == [.post(1)])
    }

    @Test("A link whose removal from a former store failed is not restored, and is removed later")
    func failingFormerStore() async throws {
        let stage = try Stage { $0.requirements = ["x"] }
        let (first, second) = (MemoryStore(), MemoryStore())
        try await stage.dispatcher.keepPendingLinks(in: first)
        let ticket = stage.dispatcher.open("https://example.com/post/1")
        await rest()
        await stage.dispatcher.finishSaving()
        await first.fail(toSave: true)
        try await stage.dispatcher.keepPendingLinks(in: second)
        stage.dispatcher.fulfil("x")
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(try await stage.dispatcher.keepPendingLinks(in: first).isEmpty)
        try await stage.dispatcher.keepPendingLinks(in: second)
        await first.fail()
        await stage.dispatcher.finishSaving()
        #expect(await first.urls + second.urls == [])
        #expect(stage.shown == [.post(1)])
    }

    @Test("A link that runs while the store changes leaves the store that has it", arguments: [true, false])
    func runningDuringChange(isHeldAgain: Bool) async throws {
        let (first, second) = (MemoryStore(), MemoryStore())
        let gate = Gate()
        let stage = try Stage(handlers: [
            AnyLinkHandler { _ in
                await gate.wait()
                return isHeldAgain ? .hold(until: "y") : .opened()
            }
        ]) { $0.requirements = ["x"] }
        try await stage.dispatcher.keepPendingLinks(in: first, guarantee: .atLeastOnce())
        stage.dispatcher.open("https://example.com/post/1")
        await rest()
        stage.dispatcher.fulfil("x")
        await rest()
        #expect(await first.stored.links.map(\.attempts) == [1])
        try await stage.dispatcher.keepPendingLinks(in: second)
        gate.open()
        await stage.dispatcher.settled()
        await stage.dispatcher.finishSaving()
        #expect(await first.urls == [])
        #expect(await second.urls == (isHeldAgain ? ["https://example.com/post/1"] : []))
    }

    @Test("A new store receives a link only after the former store has removed that link")
    func slowFormerStore() async throws {
        let stage = try Stage { $0.requirements = ["x"] }
        let (first, second) = (MemoryStore(), MemoryStore())
        try await stage.dispatcher.keepPendingLinks(in: first)
        stage.dispatcher.open("https://example.com/post/1")
        await rest()
        await stage.dispatcher.finishSaving()
        await first.answer(false)
        let change = Task { try await stage.dispatcher.keepPendingLinks(in: second).count }
        await rest()
        #expect(await second.told.isEmpty)
        await first.answer(true)
        #expect(try await change.value == 0)
        await stage.dispatcher.finishSaving()
        #expect(await first.urls == [])
        #expect(await second.urls == ["https://example.com/post/1"])
    }

    @Test("Of two overlapping calls with stores of the same storage, only the first store is used")
    func overlappingCalls() async throws {
        let (first, second) = (MemoryStore(name: "file"), MemoryStore(name: "file"))
        let stage = try Stage { $0.requirements = ["x"] }
        stage.dispatcher.open("https://example.com/post/1")
        await rest()
        await first.delayLoads(true)
        let firstCall = Task { try await stage.dispatcher.keepPendingLinks(in: first).count }
        while await !first.isLoading { await Task.yield() }
        let secondCall = Task { try await stage.dispatcher.keepPendingLinks(in: second).count }
        await rest()
        await first.delayLoads(false)
        #expect(try await firstCall.value + secondCall.value == 0)
        await stage.dispatcher.finishSaving()
        #expect(await first.urls == ["https://example.com/post/1"])
        #expect(await second.told.isEmpty)
    }
}
