import Testing
import WaymarkCore
import WaymarkDispatch

/// A record of the links that the system received.
@MainActor
private final class SystemLog { var links: [String] = [] }

@Suite("Links returned to the system")
@MainActor
struct ReturnTests {
    private static func stage() throws -> (stage: Stage, returned: SystemLog) {
        let (stage, returned) = (try Stage(), SystemLog())
        stage.dispatcher.system = { url in
            returned.links.append(url)
            return true
        }
        return (stage, returned)
    }

    @Test("A returned link that comes back at once is not returned again")
    func once() async throws {
        let (stage, returned) = try Self.stage()
        let link = "https://example.com/terms"
        #expect(await stage.dispatcher.outcome(of: link).short == "returned")
        #expect(await stage.dispatcher.outcome(of: link).short == "unmatched")
        await stage.clock.advance(by: .seconds(10))
        #expect(await stage.dispatcher.outcome(of: link).short == "returned")
        #expect(returned.links == [link, link])
    }

    @Test(
        "Links with the app's own scheme or without a scheme are not returned to the system",
        arguments: [
            ("app://nowhere", "unmatched"), ("APP:nowhere", "unmatched"), ("other://x", "returned"),
            ("https://example.org/", "returned"), ("/x", "unmatched"),
        ])
    func schemes(_ link: String, _ outcome: String) async throws {
        let (stage, returned) = try Self.stage()
        #expect(await stage.dispatcher.outcome(of: link).short == outcome)
        #expect(returned.links == (outcome == "returned" ? [link] : []))
    }

    @Test(
        "A tapped link opens in the app only if the link belongs to the app",
        arguments: [
            ("https://example.com/post/7", true), ("app://post/7", true), ("app://nowhere", true),
            ("https://example.com/terms", false), ("https://example.org/", false), ("javascript:alert(1)", false),
            ("mailto:a@example.com", false), ("", false),
        ])
    func tapped(_ link: String, _ isOpened: Bool) async throws {
        let (stage, returned) = try Self.stage()
        #expect(stage.dispatcher.open(tapped: link) == isOpened)
        #expect(!stage.dispatcher.open(tapped: link, onPage: false, inMainFrame: true))
        #expect(!stage.dispatcher.open(tapped: link, onPage: true, inMainFrame: false))
        #expect(stage.dispatcher.open(tapped: link, onPage: true, inMainFrame: nil) == isOpened)
        await stage.dispatcher.settled()
        #expect(returned.links.isEmpty)
    }
}

@Suite("Links that wait too long for the interface")
@MainActor
struct ReadinessTests {
    @Test("A link that waits too long for the interface emits one overdue event")
    func overdue() async throws {
        let stage = try Stage {
            $0.presentationRequirements = [.interfaceReady]
            $0.readinessLimit = .seconds(5)
        }
        let ticket = stage.dispatcher.open("https://example.com/post/7", via: .scheme)
        #expect(try await ticket.settledShort == "pending interfaceReady")
        await stage.clock.advance(by: .seconds(4))
        #expect(!stage.names().contains("overdue"))
        await stage.clock.advance(by: .seconds(1))
        await stage.clock.advance(by: .seconds(60))
        #expect(stage.names().filter { $0 == "overdue" }.count == 1)
        stage.dispatcher.fulfil(.interfaceReady)
        #expect(try await ticket.outcomeShort == "presented push")
    }

    @Test("No overdue event occurs for a link that waits for its turn when the interface is ready")
    func turn() async throws {
        let stage = try Stage {
            $0.presentationRequirements = [.interfaceReady]
            $0.readinessLimit = .seconds(5)
        }
        let gate = Gate()
        stage.presenter.preparation = { await gate.wait() }
        let tickets = [7, 8].map { stage.dispatcher.open("https://example.com/post/\($0)", via: .scheme) }
        for ticket in tickets { #expect(try await ticket.settledShort == "pending interfaceReady") }
        stage.dispatcher.fulfil(.interfaceReady)
        await stage.clock.advance(by: .seconds(30))
        #expect(!stage.names().contains("overdue"))
        gate.open()
        for ticket in tickets { #expect(try await ticket.outcomeShort == "presented push") }
    }

    @Test("No overdue event occurs if the interface is ready in time or the link awaits sign-in")
    func inTime() async throws {
        let stage = try Stage(requiring: true) {
            $0.presentationRequirements = [.interfaceReady]
            $0.readinessLimit = .seconds(5)
        }
        let ticket = stage.dispatcher.open("https://example.com/post/7", via: .scheme)
        _ = try await ticket.settled
        stage.dispatcher.fulfil(.interfaceReady)
        _ = try await ticket.outcome
        _ = try await stage.dispatcher.open("https://example.com/settings", via: .scheme).settled
        await stage.clock.advance(by: .seconds(60))
        #expect(!stage.names().contains("overdue"))
    }
}
