import Testing
import WaymarkCore
import WaymarkDispatch

/// What the system was asked to open.
@MainActor
private final class SystemLog { var links: [String] = [] }

@Suite("Links that are not for the app")
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

    @Test("go back to the system once, and not for ever between the two")
    func once() async throws {
        let (stage, returned) = try Self.stage()
        let link = "https://example.com/terms"
        #expect(await stage.dispatcher.outcome(of: link).short == "returned")
        #expect(await stage.dispatcher.outcome(of: link).short == "unmatched nobody")
        await stage.clock.advance(by: .seconds(10))
        #expect(await stage.dispatcher.outcome(of: link).short == "returned")
        #expect(returned.links == [link, link])
    }

    @Test(
        "have a scheme that is not the app's own",
        arguments: [
            ("app://nowhere", "unmatched nobody"), ("APP:nowhere", "unmatched nobody"), ("other://x", "returned"),
            ("https://example.org/", "returned"), ("/x", "unmatched nobody"),
        ])
    func schemes(_ link: String, _ outcome: String) async throws {
        let (stage, returned) = try Self.stage()
        #expect(await stage.dispatcher.outcome(of: link).short == outcome)
        #expect(returned.links == (outcome == "returned" ? [link] : []))
    }

    @Test(
        "are the system's also if they were tapped in the app",
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

@Suite("A link that waits for the interface for long")
@MainActor
struct ReadinessTests {
    @Test("is told of once, and goes on waiting")
    func overdue() async throws {
        let stage = try Stage {
            $0.presentationRequirements = [.interfaceReady]
            $0.readinessLimit = .seconds(5)
        }
        let ticket = stage.dispatcher.open("https://example.com/post/7", via: .scheme)
        #expect(try await ticket.settledShort == "held interfaceReady")
        await stage.clock.advance(by: .seconds(4))
        #expect(!stage.names().contains("overdue"))
        await stage.clock.advance(by: .seconds(1))
        await stage.clock.advance(by: .seconds(60))
        #expect(stage.names().filter { $0 == "overdue" }.count == 1)
        stage.dispatcher.fulfil(.interfaceReady)
        #expect(try await ticket.outcomeShort == "presented push")
    }

    @Test("is no event if the interface comes in time, or if it waits for the user")
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
