import TestSupport
import Testing
import WaymarkCore
import WaymarkDispatch

@Suite("A tap delivered by several entry points")
@MainActor
struct RepeatTests {
    nonisolated static let post = "https://example.com/post/7"

    /// A delivery, with its delay after the previous delivery.
    struct Delivery: Sendable {
        var entryPoint: EntryPoint?
        var url = RepeatTests.post
        var after = Duration.zero
        var channel = ArrivalChannel.universalLink

        init(
            _ entryPoint: EntryPoint?, _ url: String = RepeatTests.post, after: Duration = .zero,
            via channel: ArrivalChannel = .universalLink
        ) { (self.entryPoint, self.url, self.after, self.channel) = (entryPoint, url, after, channel) }
    }

    struct Fact: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let deliveries: [Delivery]
        /// For each delivery, the index of the delivery that it repeats, or `nil` if it opens.
        let repeats: [Int?]
        var interval: Duration? = .seconds(2)
    }

    nonisolated static let facts: [Fact] = [
        Fact(
            testDescription: "opens once",
            deliveries: [Delivery(.launch), Delivery(.appURL), Delivery(.viewURL)], repeats: [nil, 0, 0]),
        Fact(
            testDescription: "is two taps by one entry point",
            deliveries: [Delivery(.viewURL), Delivery(.viewURL)], repeats: [nil, nil]),
        Fact(
            testDescription: "twice, crossed, is two taps",
            deliveries: [Delivery(.launch), Delivery(.launch), Delivery(.appURL), Delivery(.appURL)],
            repeats: [nil, nil, 0, 1]),
        Fact(
            testDescription: "opens at the end of the interval still once",
            deliveries: [Delivery(.launch), Delivery(.appURL, after: .seconds(2))], repeats: [nil, 0]),
        Fact(
            testDescription: "is another one after the interval",
            deliveries: [Delivery(.launch), Delivery(.appURL, after: .milliseconds(2_001))], repeats: [nil, nil]),
        Fact(
            testDescription: "opens twice if its text differs in one byte",
            deliveries: [Delivery(.launch), Delivery(.appURL, RepeatTests.post + "?a")], repeats: [nil, nil]),
        Fact(
            testDescription: "opens once whatever its entry points know of it",
            deliveries: [Delivery(.launch, via: .unknown), Delivery(.appURL, via: .scheme)], repeats: [nil, 0]),
        Fact(
            testDescription: "opens twice without an entry point",
            deliveries: [Delivery(.launch), Delivery(nil), Delivery(nil)], repeats: [nil, nil, nil]),
        Fact(
            testDescription: "opens twice if the app itself opens it",
            deliveries: [Delivery(.launch), Delivery(.appURL, via: .inApp)], repeats: [nil, nil]),
        Fact(
            testDescription: "opens each time without an interval",
            deliveries: [Delivery(.launch), Delivery(.appURL)], repeats: [nil, nil], interval: nil),
    ]

    @Test("A link delivered by several entry points opens once for each tap", arguments: facts)
    func facts(_ fact: Fact) async throws {
        let stage = try Stage { $0.repeatInterval = fact.interval }
        var tickets: [LinkTicket<AppRoute>] = []
        for delivery in fact.deliveries {
            await stage.clock.advance(by: delivery.after)
            tickets.append(
                stage.dispatcher.open(
                    IncomingLink(url: delivery.url, via: delivery.channel).through(delivery.entryPoint)))
        }
        for (ticket, first) in zip(tickets, fact.repeats) {
            let outcome = try await ticket.outcomeShort
            if let first {
                #expect(outcome == "dropped repeated of \(tickets[first].id)")
                #expect(stage.names(ticket.id) == ["arrived", "finished"])
            } else {
                #expect(!outcome.hasPrefix("dropped"))
            }
        }
    }

    @Test("Each tap opens once in every delivery order of its entry points", arguments: 0..<40)
    func orders(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let stage = try Stage { $0.pending = .queue(limit: 100, expiry: .seconds(600)) }
        let doors = [EntryPoint.launch, .appURL, .viewURL].shuffled(using: &generator).prefix(
            .random(in: 1...3, using: &generator))
        let texts = ["https://example.com/post/1", "https://example.com/post/2"]
        let taps = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
            texts.randomElement(using: &generator) ?? ""
        }
        var queues = Dictionary(uniqueKeysWithValues: doors.map { ($0, ArraySlice(taps)) })
        var outcomes: [LinkTicket<AppRoute>] = []
        while let entryPoint = queues.filter({ !$0.value.isEmpty }).keys.sorted(by: { $0.rawValue < $1.rawValue })
            .randomElement(using: &generator)
        {
            let url = queues[entryPoint]?.popFirst() ?? ""
            outcomes.append(stage.dispatcher.open(IncomingLink(url: url, via: .universalLink).through(entryPoint)))
            await stage.clock.advance(by: .milliseconds(Int.random(in: 0...100, using: &generator)))
        }
        var opened = 0
        for ticket in outcomes where !(try await ticket.outcomeShort).hasPrefix("dropped repeated") { opened += 1 }
        #expect(opened == taps.count, "\(taps) by \(doors.count) doors")
    }

    @Test("A second delivery opens its link if the clock was set back")
    func clock() async throws {
        let stage = try Stage()
        await stage.clock.advance(by: .seconds(100))
        let first = stage.dispatcher.open(IncomingLink(url: Self.post, via: .scheme).through(.launch))
        await stage.clock.advance(by: .seconds(-50))
        let second = stage.dispatcher.open(IncomingLink(url: Self.post, via: .scheme).through(.appURL))
        #expect(try await first.outcomeShort == "presented push")
        #expect(try await second.outcomeShort == "presented push")
    }

    @Test("A repeated delivery is dropped while the first waits for the interface")
    func held() async throws {
        let stage = try Stage { $0.presentationRequirements = [.interfaceReady] }
        let first = stage.dispatcher.open(IncomingLink(url: Self.post, via: .scheme).through(.sceneConnection))
        let second = stage.dispatcher.open(IncomingLink(url: Self.post, via: .scheme).through(.sceneURL))
        #expect(try await first.settledShort == "pending interfaceReady")
        #expect(try await second.outcomeShort == "dropped repeated of \(first.id)")
        stage.dispatcher.fulfil(.interfaceReady)
        #expect(try await first.outcomeShort == "presented push")
        #expect(stage.shown == [.post(7)])
    }
}
