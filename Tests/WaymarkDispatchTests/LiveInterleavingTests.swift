import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

/// Random histories of a whole dispatcher, with guards that hold, redirect and wait, and with relaunches.
@Suite("Random histories of a dispatcher")
@MainActor
struct LiveInterleavingTests {
    /// The number of histories. Thorough runs try more. The 60 steps of a history open about 23 links.
    nonisolated static let lives = 12 * Thoroughness.factor

    @Test("In a random dispatcher history every link ends once and is shown at most once", arguments: 0..<lives)
    func live(seed: Int) async throws {
        let life = LiveLife(seed: UInt64(seed))
        for _ in 0..<60 { try await life.step() }
        try await life.end()
        #expect(life.opened.subtracting(life.ended.keys).isEmpty, "lost")
        #expect(life.ended.values.allSatisfy { $0 == 1 }, "told more than once")
        #expect(life.shown.values.allSatisfy { $0 == 1 }, "shown more than once")
        #expect(life.disorder == [])
        #expect(life.heard.first == life.heard.last && life.heard.first?.isEmpty == false)
    }
}

/// A random history of several launches.
@MainActor
final class LiveLife {
    private var generator: SeededGenerator
    private var stage: Stage?
    private var count = 0
    private(set) var opened: Set<Int> = []
    /// The links that an observer opened during the handling of another link, in that link's queue.
    private var openedByOthers: Set<Int> = []
    private(set) var ended: [Int: Int] = [:]
    private(set) var shown: [Int: Int] = [:]
    private(set) var disorder: [String] = []
    /// The events that two observers received.
    private(set) var heard: [[String]] = [[], []]
    private var lastReleased = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    func step() async throws {
        let stage = try current()
        switch Int.random(in: 0..<16, using: &generator) {
        case 0..<6: open(on: stage)
        case 6..<8: await release(stage)
        case 8: stage.dispatcher.lose(.signedIn)
        case 9: stage.dispatcher.clear()
        case 10: await stage.clock.advance(by: .seconds(Int.random(in: 1...9, using: &generator)))
        case 11: stage.dispatcher.resume()
        case 12: try await relaunch(stage)
        default: for _ in 0..<Int.random(in: 0...30, using: &generator) { await Task.yield() }
        }
    }

    func end() async throws {
        let stage = try current()
        await rest()
        stage.dispatcher.fulfil(.signedIn)
        stage.dispatcher.resume()
        await rest()
        stage.dispatcher.clear()
        await rest()
    }

    private func open(on stage: Stage) {
        count += 1
        opened.insert(count)
        // Links with even numbers are in-app links.
        stage.dispatcher.open("https://example.com/post/\(count)", via: count % 2 == 0 ? .inApp : .unknown)
    }

    private func mayOpenMore() -> Bool { Int.random(in: 0..<6, using: &generator) == 0 }

    private func openMore() {
        guard let stage else { return }
        open(on: stage)
        openedByOthers.insert(count)
    }

    /// Resumes all pending links, and checks their order.
    private func release(_ stage: Stage) async {
        await rest()
        let before = stage.shown.count
        stage.dispatcher.fulfil(.signedIn)
        await rest()
        let numbers = stage.shown[before...].compactMap { if case .post(let id) = $0 { id } else { nil } }
        for queue in [0, 1] {
            let queue = numbers.filter { $0 % 2 == queue && !openedByOthers.contains($0) }
            if queue != queue.sorted() { disorder.append("\(queue)") }
        }
    }

    /// Restores the pending links in a new dispatcher. All other links have ended.
    private func relaunch(_ stage: Stage) async throws {
        await rest()
        let snapshot = stage.dispatcher.snapshot
        account(for: stage)
        self.stage = nil
        try current().dispatcher.restore(snapshot)
    }

    private func current() throws -> Stage {
        if let stage { return stage }
        var asked = generator
        let moody = AnyRouteGuard<AppRoute> { _ in
            for _ in 0..<Int.random(in: 0...3, using: &asked) { await Task.yield() }
            return Int.random(in: 0..<8, using: &asked) == 0 ? .hold(until: .signedIn) : .allow
        }
        let stage = try Stage(guards: [moody]) {
            $0.requirements = [.signedIn]
            $0.pending = .queue(limit: 12, expiry: .seconds(40))
        }
        stage.dispatcher.observe { [weak self] event in self?.note(event) }
        for listener in 0...1 {
            stage.dispatcher.observe { [weak self] event in
                self?.heard[listener].append("\(event.id) \(event.kind.name)")
                // This observer opens a link during the delivery of an event.
                if listener == 0, case .pending = event.kind, self?.mayOpenMore() == true { self?.openMore() }
            }
        }
        self.stage = stage
        return stage
    }

    private func note(_ event: DispatchEvent<AppRoute>) {
        guard case .finished(let outcome) = event.kind, outcome.short != "dropped dispatcherGone" else { return }
        guard let number = event.link.url?.split(separator: "/").last.flatMap({ Int($0) }) else { return }
        ended[number, default: 0] += 1
        if case .presented = outcome { shown[number, default: 0] += 1 }
    }

    private func account(for stage: Stage) {
        if stage.shown.count != Set(stage.shown).count { disorder.append("shown twice") }
    }
}
