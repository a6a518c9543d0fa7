import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("A link is not lost among those that are cancelled")
@MainActor
struct CancellationTests {
    @Test("when the task that waits for it is cancelled: it goes on")
    func cancelledWaiter() async throws {
        let stage = try Stage(requiring: true)
        let ticket = stage.dispatcher.open(.settings)
        let waiter = Task { try await ticket.outcome }
        await rest()
        waiter.cancel()
        await #expect(throws: CancellationError.self) { try await waiter.value }
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await ticket.outcomeShort == "presented push")
    }

    @Test("when the task that opened and waits for it is cancelled: it is cancelled with it, and that is told")
    func cancelledCaller() async throws {
        let stage = try Stage(requiring: true)
        let caller = Task { await stage.dispatcher.outcome(of: "https://example.com/settings") }
        await rest()
        #expect(stage.dispatcher.hasPending)
        caller.cancel()
        #expect(await caller.value.short == "cancelled")
        #expect(!stage.dispatcher.hasPending)
        #expect(stage.finished.map(\.outcome) == ["cancelled"])
    }

    @Test("when it is cancelled while a guard thinks")
    func cancelledUnderway() async throws {
        let stage = try Stage(guards: [AnyRouteGuard { _ in await never() }])
        let ticket = stage.dispatcher.open(.home)
        await rest()
        ticket.cancel()
        #expect(try await ticket.outcomeShort == "cancelled")
        stage.dispatcher.guards = []
        #expect(try await stage.dispatcher.open(.login).outcomeShort == "presented push")
    }

    @Test("when it is cancelled after its end: nothing changes")
    func cancelledLate() async throws {
        let stage = try Stage()
        let ticket = stage.dispatcher.open(.home)
        #expect(try await ticket.outcomeShort == "presented push")
        ticket.cancel()
        #expect(ticket.status.short == "presented push")
        #expect(stage.finished.count == 1)
    }
}
