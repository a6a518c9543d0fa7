import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Cancellation of links and waiting tasks")
@MainActor
struct CancellationTests {
    @Test("Cancelling a task that waits for an outcome leaves the link pending")
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

    @Test("Cancelling a task that opened a link and waits for it cancels the link")
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

    @Test("A link can be cancelled while a guard is running")
    func cancelledUnderway() async throws {
        let stage = try Stage(guards: [AnyRouteGuard { _ in await never() }])
        let ticket = stage.dispatcher.open(.home)
        await rest()
        ticket.cancel()
        #expect(try await ticket.outcomeShort == "cancelled")
        stage.dispatcher.guards = []
        #expect(try await stage.dispatcher.open(.login).outcomeShort == "presented push")
    }

    @Test("Cancelling a link after its end changes nothing")
    func cancelledLate() async throws {
        let stage = try Stage()
        let ticket = stage.dispatcher.open(.home)
        #expect(try await ticket.outcomeShort == "presented push")
        ticket.cancel()
        #expect(ticket.status.short == "presented push")
        #expect(stage.finished.count == 1)
    }
}
