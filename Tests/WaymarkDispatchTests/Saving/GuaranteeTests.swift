import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Delivery guarantees of stored links", .timeLimit(.minutes(10)))
@MainActor
struct GuaranteeTests {
    typealias MemoryStore = SavingTests.MemoryStore

    nonisolated static let guarantees: [DeliveryGuarantee] = [.atMostOnce, .atLeastOnce(attempts: 2)]

    /// Returns the kinds of the committed changes.
    static func told(_ store: MemoryStore) async -> [String] {
        await store.told.map {
            switch $0 {
            case .hold: "hold"
            case .begin: "begin"
            case .end: "end"
            }
        }
    }

    static func waiting(_ attempts: Int, _ guarantee: DeliveryGuarantee) -> MemoryStore {
        var record = SavingTests.record
        (record.guarantee, record.attempts) = (guarantee, attempts)
        return MemoryStore([record])
    }

    /// Returns a stored link that resumes, in a store that does not answer yet.
    static func resuming(
        _ guarantee: DeliveryGuarantee
    ) async throws -> (store: MemoryStore, stage: Stage, ticket: LinkTicket<AppRoute>) {
        let (store, stage) = (waiting(0, guarantee), try Stage())
        let tickets = try await stage.dispatcher.keepPendingLinks(in: store)
        await store.answer(false)
        stage.dispatcher.fulfil(.signedIn)
        await rest()
        return (store, stage, try #require(tickets.first))
    }

    @Test("The store records the start of a link before a handler receives that link", arguments: guarantees)
    func order(_ guarantee: DeliveryGuarantee) async throws {
        let store = MemoryStore()
        var seen: [String] = []
        let stage = try Stage(handlers: [
            AnyLinkHandler { _ in
                seen = await Self.told(store)
                return .opened()
            }
        ]) { $0.requirements = ["x"] }
        try await stage.dispatcher.keepPendingLinks(in: store, guarantee: guarantee)
        let ticket = stage.dispatcher.open("https://example.com/post/1")
        await rest()
        stage.dispatcher.fulfil("x")
        #expect(try await ticket.outcomeShort == "opened")
        #expect(seen == ["hold", "begin"])
        await stage.dispatcher.finishSaving()
        #expect(await Self.told(store) == (guarantee == .atMostOnce ? ["hold", "begin"] : ["hold", "begin", "end"]))
        #expect(await store.urls == [])
    }

    @Test("A link interrupted by an app exit is retried only as often as its guarantee allows", arguments: guarantees)
    func ends(_ guarantee: DeliveryGuarantee) async throws {
        let store = Self.waiting(0, guarantee)
        var launches = 0, outcomes: [String] = []
        for _ in 0..<4 {
            let stage = try Stage(handlers: [
                AnyLinkHandler { _ in
                    launches += 1
                    return await never()
                }
            ])
            stage.dispatcher.fulfil(.signedIn)
            outcomes += try await stage.dispatcher.keepPendingLinks(in: store).map(\.status.short)
            await rest()
        }
        #expect(launches == guarantee.attempts)
        let givenUp = guarantee == .atMostOnce ? [] : ["dropped gaveUp 2"]
        #expect(outcomes == Array(repeating: "underway", count: launches).map { _ in "pending signedIn" } + givenUp)
        #expect(await store.urls == [])
    }

    @Test("A link that is held and then ends the app in each launch is dropped after its attempts")
    func holdsAndEnds() async throws {
        let store = Self.waiting(0, .atLeastOnce(attempts: 2))
        var launches = 0, outcomes: [String] = []
        for (launch, conditions) in ([[.signedIn, "x", "y"], ["y", "x"], []] as [[Condition]]).enumerated() {
            let stage = try Stage(handlers: [
                AnyLinkHandler { _ in
                    launches += 1
                    return await never()
                }
            ]) { $0.requirements = ["x", "y"] }
            outcomes += try await stage.dispatcher.keepPendingLinks(in: store).map(\.status.short)
            for condition in conditions {
                stage.dispatcher.fulfil(condition)
                // After the last condition, the link reaches its handler.
                if condition != conditions.last { await stage.dispatcher.settled() }
            }
            while launches < min(launch + 1, 2) { await Task.yield() }
        }
        #expect(outcomes == ["pending signedIn", "pending y", "dropped gaveUp 2"])
    }

    @Test("A link that is retried after an app exit stays with the account that opened it first")
    func account() async throws {
        let store = Self.waiting(0, .atLeastOnce(attempts: 2))
        var opened: [String] = []
        for account in ["anna", "bert"] {
            let stage = try Stage(handlers: [
                AnyLinkHandler { _ in
                    opened.append(account)
                    return await never()
                }
            ])
            stage.dispatcher.account = account
            stage.dispatcher.fulfil(.signedIn)
            try await stage.dispatcher.keepPendingLinks(in: store)
            await rest()
            #expect(await store.stored.links.map(\.account) == ["anna"])
        }
        #expect(opened == ["anna"])
    }

    @Test("A link does not resume while the store fails to save its account")
    func accountIsNotSaved() async throws {
        let store = Self.waiting(0, .atLeastOnce(attempts: 2))
        var opened = 0
        let stage = try Stage(handlers: [
            AnyLinkHandler { _ in
                opened += 1
                return .opened()
            }
        ])
        stage.dispatcher.account = "anna"
        try await stage.dispatcher.keepPendingLinks(in: store)
        await store.fail(toSave: true)
        stage.dispatcher.fulfil(.signedIn)
        await rest()
        #expect(opened == 0)
        await store.fail()
        stage.dispatcher.fulfil(.signedIn)
        await rest()
        #expect(opened == 1)
        await stage.dispatcher.finishSaving()
        #expect(await Self.told(store) == ["hold", "begin", "end"])
    }

    @Test("A saved link keeps its guarantee when the default guarantee changes")
    func otherDefault() async throws {
        let store = MemoryStore()
        let stage = try Stage(requiring: true)
        try await stage.dispatcher.keepPendingLinks(in: store, guarantee: .atLeastOnce())
        let ticket = stage.dispatcher.open("https://example.com/settings")
        await rest()
        await stage.dispatcher.finishSaving()
        try await stage.dispatcher.keepPendingLinks(in: store)
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await ticket.outcomeShort == "presented push")
        await stage.dispatcher.finishSaving()
        #expect(await store.urls == [])
    }

    @Test("A link that opens while the store loads is not restored by that load", arguments: guarantees)
    func opensDuringLoad(_ guarantee: DeliveryGuarantee) async throws {
        let store = MemoryStore()
        let stage = try Stage(requiring: true)
        try await stage.dispatcher.keepPendingLinks(in: store, guarantee: guarantee)
        let ticket = stage.dispatcher.open("https://example.com/settings")
        await rest()
        await stage.dispatcher.finishSaving()
        await store.delayLoads(true)
        let load = Task { try await stage.dispatcher.keepPendingLinks(in: store, guarantee: guarantee).count }
        while await !store.isLoading { await Task.yield() }
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await ticket.outcomeShort == "presented push")
        await stage.dispatcher.finishSaving()
        await store.delayLoads(false)
        #expect(try await load.value == 0)
        await stage.dispatcher.settled()
        #expect(stage.shown == [.settings])
    }

    @Test("An attempt after which a stored link is held again does not count")
    func heldAgain() async throws {
        let store = Self.waiting(1, .atLeastOnce(attempts: 2))
        let stage = try Stage { $0.requirements = ["y"] }
        stage.dispatcher.fulfil(.signedIn)
        try await stage.dispatcher.keepPendingLinks(in: store)
        await rest()
        await stage.dispatcher.finishSaving()
        #expect(await store.stored.links.map(\.attempts) == [1])
        #expect(await store.stored.links.map(\.condition) == ["y"])
    }

    @Test("An attempt after which a link is held again does not count, even if the store is slow")
    func heldAgainSlowly() async throws {
        let store = Self.waiting(0, .atLeastOnce(attempts: 2))
        let gate = Gate()
        var calls = 0, attempts: [Int] = []
        let stage = try Stage(handlers: [
            AnyLinkHandler { link in
                guard link.route == .post(7) else { return .hold(until: "x") }
                calls += 1
                let stored = await store.stored.links.first { $0.id == SavingTests.record.id }
                attempts.append(stored?.attempts ?? 0)
                await gate.wait()
                return calls == 1 ? .hold(until: "y") : .opened()
            }
        ])
        try await stage.dispatcher.keepPendingLinks(in: store)
        stage.dispatcher.fulfil(.signedIn)
        while attempts.isEmpty { await Task.yield() }
        await store.answer(false)
        // The store does not answer while it saves this link, so the next change waits.
        stage.dispatcher.open(.post(1))
        while !stage.dispatcher.hasPending { await Task.yield() }
        await rest()
        gate.open()
        while stage.dispatcher.pendingLinks.count < 2 { await Task.yield() }
        stage.dispatcher.fulfil("y")
        await rest()
        await store.answer(true)
        await stage.dispatcher.settled()
        #expect(attempts == [1, 1])
    }

    @Test("A stored link stays pending while the store cannot save", arguments: guarantees)
    func fullDisk(_ guarantee: DeliveryGuarantee) async throws {
        let store = Self.waiting(0, guarantee)
        let stage = try Stage()
        var failures = 0
        stage.dispatcher.storeFailed = { _ in failures += 1 }
        await store.fail(toSave: true)
        let tickets = try await stage.dispatcher.keepPendingLinks(in: store)
        stage.dispatcher.fulfil(.signedIn)
        await rest()
        #expect(tickets.map(\.status.short) == ["pending signedIn"] && failures == 1 && stage.shown.isEmpty)
        await store.fail()
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await tickets[0].outcomeShort == "presented push")
    }

    @Test("A link that is cancelled while the store fails to save its start ends as cancelled", arguments: guarantees)
    func cancelledWhileResuming(_ guarantee: DeliveryGuarantee) async throws {
        let (store, stage, ticket) = try await Self.resuming(guarantee)
        ticket.cancel()
        await store.fail(toSave: true)
        await store.answer(true)
        await stage.dispatcher.settled()
        #expect(ticket.status.short == "cancelled")
        await store.fail()
        await stage.dispatcher.finishSaving()
        #expect(await store.urls == [])
    }

    @Test("A link whose start is being saved counts as pending and can be cleared", arguments: guarantees)
    func clearedWhileResuming(_ guarantee: DeliveryGuarantee) async throws {
        let (store, stage, ticket) = try await Self.resuming(guarantee)
        #expect(ticket.status.short == "pending signedIn")
        #expect(stage.dispatcher.hasPending && stage.dispatcher.pendingLinks.map(\.id) == [ticket.id])
        #expect(stage.dispatcher.snapshot.links.map(\.id) == [SavingTests.record.id])
        stage.dispatcher.clear(waitingFor: "x")
        #expect(ticket.status.short == "pending signedIn")
        stage.dispatcher.clear(waitingFor: .signedIn)
        #expect(ticket.status.short == "dropped cleared")
        #expect(!stage.dispatcher.hasPending && stage.dispatcher.snapshot.links.isEmpty)
        await store.answer(true)
        await stage.dispatcher.settled()
        await stage.dispatcher.finishSaving()
        #expect(await store.urls == [])
        #expect(stage.shown.isEmpty)
    }

    @Test("A stored link that is claimed elsewhere is dropped and not shown")
    func taken() async throws {
        let store = Self.waiting(0, .atMostOnce)
        let stage = try Stage()
        let tickets = try await stage.dispatcher.keepPendingLinks(in: store)
        await store.lose(SavingTests.record.id)
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await tickets[0].outcomeShort == "dropped openedElsewhere")
        #expect(stage.shown.isEmpty)
    }

    @Test("Each stored link is shown by only one of two dispatchers that share a store", arguments: guarantees)
    func shared(_ guarantee: DeliveryGuarantee) async throws {
        let store = MemoryStore((0..<40).map { .init(url: "https://example.com/post/\($0)", condition: .signedIn) })
        let stages = [try Stage { $0.pending = .queue(limit: 50) }, try Stage { $0.pending = .queue(limit: 50) }]
        for stage in stages {
            try await stage.dispatcher.keepPendingLinks(in: store, guarantee: guarantee)
        }
        for stage in stages { stage.dispatcher.fulfil(.signedIn) }
        for stage in stages { await stage.dispatcher.settled() }
        let shown = stages.flatMap(\.shown)
        #expect(shown.count == 40 && Set(shown).count == 40)
    }

    @Test("Cancelled, dropped and cleared links leave the store")
    func leaves() async throws {
        let store = MemoryStore()
        let stage = try Stage {
            $0.requirements = ["x"]
            $0.pending = .queue(limit: 3)
        }
        try await stage.dispatcher.keepPendingLinks(in: store)
        let tickets = (1...4).map { stage.dispatcher.open(.post($0)) }
        await rest()
        await stage.dispatcher.finishSaving()
        #expect(await store.urls == (2...4).map { "https://example.com/post/\($0)" })
        tickets[2].cancel()
        await stage.dispatcher.finishSaving()
        #expect(await store.stored.links.count == 2)
        stage.dispatcher.clear()
        await stage.dispatcher.finishSaving()
        #expect(await store.urls == [])
    }

    @Test("A link without room in the store is reported as not saved and still opens")
    func noRoom() async throws {
        let store = MemoryStore(limit: 1)
        let stage = try Stage { $0.requirements = ["x"] }
        try await stage.dispatcher.keepPendingLinks(in: store)
        let tickets = (1...2).map { stage.dispatcher.open(.post($0)) }
        await rest()
        #expect(stage.names(tickets[1].id).last == "notSaved")
        stage.dispatcher.fulfil("x")
        #expect(try await tickets[1].outcomeShort == "presented push")
    }

    @Test("A link goes on even if the store reports late that it is full")
    func noRoomYet() async throws {
        let store = MemoryStore(limit: 0)
        let stage = try Stage(requiring: true)
        try await stage.dispatcher.keepPendingLinks(in: store)
        await store.answer(false)
        let ticket = stage.dispatcher.open(.settings)
        await rest()
        stage.dispatcher.fulfil(.signedIn)
        await rest()
        await store.answer(true)
        #expect(try await ticket.outcomeShort == "presented push")
    }

    @Test("A link with its own handler is not stored and is reported as not saved")
    func ownHandler() async throws {
        let store = MemoryStore()
        let stage = try Stage { $0.requirements = ["x"] }
        try await stage.dispatcher.keepPendingLinks(in: store)
        let ticket = stage.dispatcher.open(.post(1), using: AnyLinkHandler { _ in .opened() })
        await rest()
        await stage.dispatcher.finishSaving()
        #expect(stage.names(ticket.id).last == "notSaved" && ticket.status.short == "pending x")
        #expect(await store.told.isEmpty && stage.dispatcher.snapshot.links.isEmpty)
    }

    @Test("A link replaced while the store is slow does not delay the next link", arguments: guarantees)
    func slow(_ guarantee: DeliveryGuarantee) async throws {
        let store = MemoryStore()
        let stage = try Stage(requiring: true) { $0.pending = .latest }
        try await stage.dispatcher.keepPendingLinks(in: store, guarantee: guarantee)
        await store.answer(false)
        // The link is fulfilled while the store is still saving it.
        let old = stage.dispatcher.open("https://example.com/settings")
        await rest()
        stage.dispatcher.fulfil(.signedIn)
        await rest()
        #expect(old.status.short == "pending signedIn")
        let new = stage.dispatcher.open("https://example.com/post/3")
        await rest()
        #expect(old.status.short == "dropped replaced by \(new.id)")
        #expect(new.status.short == "presented push" && stage.shown == [.post(3)])
        await store.answer(true)
        await rest()
        await stage.dispatcher.finishSaving()
        #expect(await store.urls == [])
    }

    @Test("A string opened with a handler is a URL even if routes are strings")
    func texts() async throws {
        var table = RouteTable<String>(accepting: [.anywhere])
        table.add("/a", to: "A")
        let dispatcher = LinkDispatcher(router: try Router(table))
        let ticket = dispatcher.open(
            "/a", using: AnyLinkHandler { link in link.route == "A" ? .opened() : .rejected(nil) })
        #expect(try await ticket.outcomeShort == "opened")
    }
}
