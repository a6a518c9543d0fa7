import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

/// Random histories of a dispatcher whose store is slow, fails or is full at random times.
@Suite("Random histories with an unreliable store", .timeLimit(.minutes(10)))
@MainActor
struct MoodyStoreTests {
    nonisolated static let lives = 60 * Thoroughness.factor

    @Test(
        "With an unreliable store every link ends once, no ended link stays saved, and saved links are in order",
        arguments: 0..<lives)
    func live(seed: Int) async throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        // A store that fails or is full may lack links, and get them later in another order.
        let isComplete = seed.isMultiple(of: 2)
        let store = SavingTests.MemoryStore(limit: isComplete || Bool.random(using: &generator) ? .max : 2)
        let stage = try Stage(requiring: true) {
            $0.pending = Bool.random(using: &generator) ? .latest : .queue(limit: 4)
        }
        let guarantee = Bool.random(using: &generator) ? DeliveryGuarantee.atMostOnce : .atLeastOnce(attempts: 3)
        try await stage.dispatcher.keepPendingLinks(in: store, guarantee: guarantee)
        var tickets: [LinkTicket<AppRoute>] = []
        for step in 0..<60 {
            let what = Int.random(in: 0..<14, using: &generator)
            if what != 11 || !isComplete { await act(what, step, stage, store, &tickets) }
            for _ in 0..<Int.random(in: 0...6, using: &generator) { await Task.yield() }
        }
        await store.answer(true)
        await store.fail()
        await stage.dispatcher.settled()
        await stage.dispatcher.finishSaving()

        let ends = Dictionary(stage.finished.map { ($0.id, 1) }, uniquingKeysWith: +)
        #expect(ends.values.allSatisfy { $0 == 1 })
        let held = Set(stage.dispatcher.pendingLinks.map(\.id))
        #expect(Set(tickets.map(\.id)).subtracting(ends.keys) == held)
        #expect(!stage.finished.contains { $0.outcome == "dropped openedElsewhere" })
        let saved = await store.urls
        let pending = stage.dispatcher.pendingLinks.compactMap(\.link.url)
        #expect(Set(saved).isSubset(of: pending))
        #expect(!isComplete || saved == pending.filter(saved.contains))
        let last = stage.dispatcher.open("https://example.com/post/9999")
        #expect(try await last.outcomeShort == "presented push")
    }

    private func act(
        _ what: Int, _ step: Int, _ stage: Stage, _ store: SavingTests.MemoryStore,
        _ tickets: inout [LinkTicket<AppRoute>]
    ) async {
        switch what {
        case 0..<5:
            let channel: ArrivalChannel = step % 3 == 0 ? .inApp : .universalLink
            tickets.append(
                stage.dispatcher.open(IncomingLink(url: "https://example.com/settings?\(step)", via: channel)))
        case 5, 6: stage.dispatcher.fulfil(.signedIn)
        case 7, 8: stage.dispatcher.lose(.signedIn)
        case 9: if !tickets.isEmpty { tickets[step % tickets.count].cancel() }
        case 10: await store.answer(step % 2 == 0)
        case 11: await store.fail(toSave: step % 2 == 0)
        case 12: stage.dispatcher.clear(waitingFor: step % 2 == 0 ? .signedIn : "nothing")
        default: stage.dispatcher.resume()
        }
    }
}
