import Foundation
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Pending links across a relaunch")
@MainActor
struct SavingTests {
    /// A store in memory that can fail or wait on demand.
    actor MemoryStore: PendingLinkStore {
        private(set) var stored: PendingLinksSnapshot
        /// The received changes, in order.
        private(set) var told: [PendingLinkChange] = []
        private var failsToLoad = false
        private var failsToSave = false
        private var isSlow = false
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private var delaysLoads = false
        private var loads: [CheckedContinuation<Void, Never>] = []
        private let limit: Int
        private let name: String?

        /// - Parameter name: The name of the storage, which several stores may have.
        init(_ links: [PendingLinksSnapshot.Record] = [], limit: Int = .max, name: String? = nil) {
            stored = PendingLinksSnapshot(links: links)
            (self.limit, self.name) = (limit, name)
        }

        nonisolated func isSame(as other: any PendingLinkStore) -> Bool {
            self === other || (name != nil && (other as? MemoryStore)?.name == name)
        }

        func fail(toLoad: Bool = false, toSave: Bool = false) { (failsToLoad, failsToSave) = (toLoad, toSave) }

        /// Suspends or resumes all calls.
        func answer(_ answers: Bool) {
            isSlow = !answers
            for continuation in waiting { continuation.resume() }
            waiting = []
        }

        /// Delays the results of loads, or ends the delay.
        func delayLoads(_ delays: Bool) {
            delaysLoads = delays
            for continuation in loads { continuation.resume() }
            loads = []
        }

        /// `true` if the result of a load is delayed.
        var isLoading: Bool { !loads.isEmpty }

        func load() async throws -> PendingLinksSnapshot {
            if failsToLoad { throw Mishap() }
            let snapshot = stored
            if delaysLoads { await withCheckedContinuation { loads.append($0) } }
            return snapshot
        }

        func commit(_ changes: [PendingLinkChange]) async throws -> Set<StoredLinkID> {
            await Task.yield()
            if isSlow { await withCheckedContinuation { waiting.append($0) } }
            if failsToSave { throw Mishap() }
            told += changes
            return Set(changes.filter { !apply($0) }.map(\.id))
        }

        private func apply(_ change: PendingLinkChange) -> Bool {
            if case .hold = change, stored.links.count == limit { return false }
            return stored.apply(change)
        }

        /// Removes a link, as another owner of the store would.
        func lose(_ id: StoredLinkID) { stored.apply(.end(id)) }

        var urls: [String] { stored.links.map(\.url) }
    }

    static let record = PendingLinksSnapshot.Record(
        url: "https://example.com/post/7?token=s3cret", channel: .notification, payload: ["a": ["b": 1]],
        isAnimated: false, condition: .signedIn, step: .handler, age: .milliseconds(1500))

    @Test("A link that was cleared while the store failed does not come back with the store")
    func cleared() async throws {
        let store = MemoryStore()
        let stage = try Stage { $0.requirements = ["x"] }
        try await stage.dispatcher.keepPendingLinks(in: store)
        let ticket = stage.dispatcher.open("https://example.com/post/1")
        await rest()
        await stage.dispatcher.finishSaving()
        await store.fail(toSave: true)
        stage.dispatcher.clear()
        await stage.dispatcher.finishSaving()
        #expect(try await ticket.outcomeShort == "dropped cleared")
        #expect(try await stage.dispatcher.keepPendingLinks(in: store).isEmpty)
        await store.fail()
        stage.dispatcher.fulfil("x")
        await rest()
        await stage.dispatcher.finishSaving()
        #expect(stage.shown.isEmpty)
        #expect(await store.urls == [])
    }

    @Test("A restored link keeps its payload, origin, animation flag and age")
    func wholeLink() async throws {
        let stage = try Stage { $0.requirements = [.signedIn] }
        var link = IncomingLink<AppRoute>(
            url: Self.record.url, via: .notification, payload: Self.record.payload, animated: false)
        (link.sourceApplication, link.referrer) = ("com.example.mail", "https://r.com")
        stage.dispatcher.open(link)
        await stage.clock.advance(by: .milliseconds(1500))
        var expected = Self.record
        expected.step = .guards
        expected.id = try #require(stage.dispatcher.snapshot.links.first?.id)
        (expected.sourceApplication, expected.referrer) = ("com.example.mail", "https://r.com")
        #expect(stage.dispatcher.snapshot.links.map { $0.withID(expected.id) } == [expected])

        let later = try Stage { $0.requirements = [.signedIn] }
        let tickets = later.dispatcher.restore(stage.dispatcher.snapshot.aged(by: .seconds(60)))
        #expect(tickets.map(\.status.short) == ["pending signedIn"])
        #expect(later.dispatcher.pendingLinks.first?.link.arrival == .milliseconds(-61_500))
        later.dispatcher.fulfil(.signedIn)
        #expect(try await tickets[0].outcomeShort == "presented push")
        #expect(later.presenter.shown.first?.link.link.sourceApplication == "com.example.mail")
        #expect(later.presenter.shown.first?.link.link.referrer == "https://r.com")
        #expect(later.shown == [.post(7)] && later.presenter.shown[0].link.payload == link.payload)
        #expect(!later.presenter.shown[0].isAnimated)
    }

    @Test("Restored links are shown in order before links opened since the launch")
    func order() async throws {
        let stage = try Stage { $0.requirements = [.signedIn] }
        stage.dispatcher.open(IncomingLink(route: .post(3), via: .widget))
        await rest()
        let links = (1...2).map {
            PendingLinksSnapshot.Record(url: "https://example.com/post/\($0)", condition: .signedIn)
        }
        stage.dispatcher.restore(PendingLinksSnapshot(links: links))
        stage.dispatcher.fulfil(.signedIn)
        await rest()
        #expect(stage.shown == [1, 2, 3].map(AppRoute.post))
    }

    @Test("A restored link goes on at once if its condition already holds")
    func metAlready() async throws {
        let stage = try Stage()
        stage.dispatcher.fulfil(.signedIn)
        let tickets = stage.dispatcher.restore(PendingLinksSnapshot(links: [Self.record]))
        #expect(try await tickets[0].outcomeShort == "presented push")
    }

    @Test("A restored link is matched and guarded again")
    func guardedAnew() async throws {
        let stage = try Stage(guards: [AnyRouteGuard { _ in .cancel(reason: "expired") }])
        stage.dispatcher.fulfil(.signedIn)
        var gone = Self.record
        gone.url = "https://example.com/gone"
        let tickets = stage.dispatcher.restore(PendingLinksSnapshot(links: [Self.record, gone]))
        #expect(try await tickets[0].outcomeShort == "cancelled expired")
        #expect(try await tickets[1].outcomeShort == "unmatched")
    }

    @Test("A store keeps a pending link exactly as long as the link is held")
    func store() async throws {
        let store = MemoryStore([Self.record])
        let stage = try Stage { $0.requirements = [.interfaceReady] }
        let tickets = try await stage.dispatcher.keepPendingLinks(in: store)
        #expect(tickets.count == 1)
        let second = stage.dispatcher.open(IncomingLink(route: .post(8), via: .widget))
        await rest()
        await stage.dispatcher.finishSaving()
        #expect(await store.urls == [Self.record.url, "https://example.com/post/8"])
        stage.dispatcher.fulfil(.signedIn)
        stage.dispatcher.fulfil(.interfaceReady)
        #expect(try await second.outcomeShort == "presented push")
        await stage.dispatcher.finishSaving()
        #expect(await store.urls == [])
        #expect(stage.shown == [.post(7), .post(8)])
    }

    @Test("A stored link is delivered at most once even if its handler never finishes")
    func once() async throws {
        let store = MemoryStore([Self.record])
        let first = try Stage(handlers: [AnyLinkHandler { _ in await never() }])
        first.dispatcher.fulfil(.signedIn)
        try await first.dispatcher.keepPendingLinks(in: store)
        await rest()
        await first.dispatcher.finishSaving()
        let second = try Stage()
        #expect(try await second.dispatcher.keepPendingLinks(in: store).isEmpty)
    }

    @Test("A stored link that is too old is dropped as expired and leaves the store")
    func expired() async throws {
        let store = MemoryStore([Self.record])
        let stage = try Stage { $0.pending = .queue(expiry: .seconds(1)) }
        let tickets = try await stage.dispatcher.keepPendingLinks(in: store)
        #expect(tickets.map(\.status.short) == ["dropped expired"])
        await stage.dispatcher.finishSaving()
        #expect(await store.urls == [])
    }

    @Test("A store that cannot be read is not written until reading succeeds")
    func unreadable() async throws {
        let store = MemoryStore([Self.record])
        await store.fail(toLoad: true, toSave: false)
        let stage = try Stage { $0.requirements = ["x"] }
        await #expect(throws: Mishap.self) { try await stage.dispatcher.keepPendingLinks(in: store) }
        stage.dispatcher.open(.post(1))
        await rest()
        await stage.dispatcher.finishSaving()
        #expect(await store.told.isEmpty)
        await store.fail()
        #expect(try await stage.dispatcher.keepPendingLinks(in: store).count == 1)
        await stage.dispatcher.finishSaving()
        #expect(await store.urls == [Self.record.url, "https://example.com/post/1"])
        #expect(try await stage.dispatcher.keepPendingLinks(in: store).isEmpty, "it has them already")
    }

    @Test("A store that cannot be written reports failures and no pending link is lost")
    func unwritable() async throws {
        let store = MemoryStore()
        await store.fail(toSave: true)
        let stage = try Stage { $0.requirements = ["x"] }
        var failures = 0
        stage.dispatcher.storeFailed = { _ in failures += 1 }
        try await stage.dispatcher.keepPendingLinks(in: store)
        let tickets = [1, 2].map { stage.dispatcher.open(.post($0)) }
        await rest()
        await stage.dispatcher.finishSaving()
        #expect(failures > 0 && tickets.map(\.status.short) == ["pending x", "pending x"])
        tickets[1].cancel()
        await store.fail()
        await stage.dispatcher.finishSaving()
        #expect(await store.urls == ["https://example.com/post/1"])
        #expect(await store.told.count == 1, "of the link that was called back the store never hears")
    }

    @Test("A link that is saved late has its age at that time")
    func savedLate() async throws {
        let store = MemoryStore()
        await store.fail(toSave: true)
        let stage = try Stage { $0.requirements = ["x"] }
        try await stage.dispatcher.keepPendingLinks(in: store)
        stage.dispatcher.open("https://example.com/post/1")
        await rest()
        await stage.dispatcher.finishSaving()
        stage.clock.skip(.seconds(86_400))
        await store.fail()
        await stage.dispatcher.finishSaving()
        #expect(await store.stored.links.map(\.age) == [.seconds(86_400)])
    }

    @Test("A link that becomes pending again precedes later links in its store")
    func heldAgain() async throws {
        let store = MemoryStore()
        var asked = 0
        let waiting = AnyRouteGuard<AppRoute> { _ in
            asked += 1
            return .hold(until: asked == 1 ? "x" : "y")
        }
        let stage = try Stage(guards: [waiting])
        try await stage.dispatcher.keepPendingLinks(in: store)
        let urls = (1...3).map { "https://example.com/post/\($0)" }
        for url in urls {
            stage.dispatcher.open(url)
            await rest()
        }
        await stage.dispatcher.finishSaving()
        stage.dispatcher.fulfil("x")
        await rest()
        await stage.dispatcher.finishSaving()
        #expect(asked == 4)
        #expect(await store.urls == urls)
    }

    @Test("A pending route without a URL is reported as not saved")
    func notSaved() async throws {
        let router = try Router(RouteTable<AppRoute>())
        var options = DispatchOptions()
        options.conditions = ["x"]
        let handler = AnyLinkHandler<AppRoute> { _ in .hold(until: "x") }
        let dispatcher = LinkDispatcher(router: router, handlers: [handler], options: options)
        var names: [String] = []
        dispatcher.observe { names.append($0.kind.name) }
        try await dispatcher.keepPendingLinks(in: MemoryStore())
        dispatcher.open(.post(1))
        await rest()
        #expect(names.last == "notSaved" && dispatcher.snapshot.links.isEmpty && dispatcher.hasPending)
    }

    @Test("A snapshot of pending links survives encoding to JSON and decoding")
    func coding() throws {
        let snapshot = PendingLinksSnapshot(links: [Self.record])
        let data = try JSONEncoder().encode(snapshot)
        #expect(try JSONDecoder().decode(PendingLinksSnapshot.self, from: data) == snapshot)
    }

    @Test(
        "Decoding a snapshot from foreign data throws an error",
        arguments: [
            "", "{}", "[]", "null", #"{"version":1}"#, #"{"links":[{}]}"#,
        ])
    func foreign(_ text: String) {
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(PendingLinksSnapshot.self, from: Data(text.utf8))
        }
    }

    @Test(
        "Restoring a snapshot works for any link age and any clock change",
        arguments: [Int64.min, -1, 0, 1_800_000_000_000_000, Int64.max].map(Duration.milliseconds)
            + [.seconds(Int64.max), .seconds(Int64.min), .seconds(Int64.max) * 18],
        [.zero, .milliseconds(1), .milliseconds(Int64.max), .seconds(Int64.max), .seconds(Int64.min)] as [Duration])
    func anyAge(_ age: Duration, time: Duration) async throws {
        var record = Self.record
        record.age = age
        var snapshot = PendingLinksSnapshot(links: [record])
        _ = try JSONEncoder().encode(snapshot)
        snapshot = snapshot.aged(by: time).aged(by: time)
        _ = try JSONEncoder().encode(snapshot)
        let stage = try Stage { $0.pending = .queue(expiry: .seconds(1)) }
        #expect(stage.dispatcher.restore(snapshot).count == 1)
        #expect(stage.dispatcher.snapshot.links.count <= 1)
    }

    @Test("The description of a snapshot shows no private data")
    func description() {
        let snapshot = PendingLinksSnapshot(links: [Self.record])
        #expect("\(snapshot)" == "link via notification until signedIn")
    }
}

extension PendingLinksSnapshot.Record {
    func withID(_ id: StoredLinkID) -> Self {
        var record = self
        record.id = id
        return record
    }
}
