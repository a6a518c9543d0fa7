import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Links bound to an account")
@MainActor
struct AccountTests {
    @Test("A link opened under one account stays pending while another account is active")
    func bound() async throws {
        let stage = try Stage { $0.presentationRequirements = [.interfaceReady] }
        stage.dispatcher.account = "ada"
        let ada = stage.dispatcher.open("https://example.com/post/1")
        await rest()
        stage.dispatcher.account = "bob"
        let bob = stage.dispatcher.open("https://example.com/post/1")
        stage.dispatcher.fulfil(.interfaceReady)
        await rest()
        #expect(ada.status.short == "pending account:ada" && bob.status.short == "presented push")
        stage.dispatcher.account = nil
        await rest()
        #expect(ada.status.short == "pending account:ada")
        stage.dispatcher.account = "ada"
        #expect(try await ada.outcomeShort == "presented push")
    }

    @Test("A link that names an account waits until that account is active")
    func named() async throws {
        let stage = try Stage()
        let ticket = stage.dispatcher.open(IncomingLink(url: "https://example.com/post/1").bound(to: "ada"))
        #expect(try await ticket.settledShort == "pending account:ada")
        stage.dispatcher.account = "bob"
        await rest()
        #expect(ticket.status.short == "pending account:ada")
        stage.dispatcher.account = "ada"
        #expect(try await ticket.outcomeShort == "presented push")
    }

    @Test("A link opened without an account opens for the first account that signs in")
    func nobody() async throws {
        let stage = try Stage(requiring: true)
        let ticket = stage.dispatcher.open(.settings)
        await rest()
        stage.dispatcher.account = "ada"
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await ticket.outcomeShort == "presented push")
    }

    @Test("A link that arrived while signed out is bound to the first account that signs in", arguments: [true, false])
    func boundOnResume(hasHandler: Bool) async throws {
        let stage = try Stage(
            handlers: hasHandler ? [AnyLinkHandler { .present(.route($0.route)) }] : nil, requiring: true
        ) { $0.presentationRequirements = [.interfaceReady] }
        let ticket = stage.dispatcher.open(.settings)
        await rest()
        stage.dispatcher.account = "ada"
        stage.dispatcher.fulfil(.signedIn)
        await rest()
        #expect(ticket.status.short == "pending interfaceReady")
        stage.dispatcher.account = "bob"
        stage.dispatcher.fulfil(.interfaceReady)
        await rest()
        #expect(ticket.status.short == "pending account:ada" && stage.shown.isEmpty)
        stage.dispatcher.account = "ada"
        #expect(try await ticket.outcomeShort == "presented push")
    }

    @Test("The dispatcher clears pending links by account or by awaited condition")
    func clear() async throws {
        let stage = try Stage { $0.requirements = ["x"] }
        let links = ["ada", "bob"].map { IncomingLink<AppRoute>(url: "https://example.com/post/1").bound(to: $0) }
        let tickets = (links + [IncomingLink(route: .home)]).map { stage.dispatcher.open($0) }
        await rest()
        stage.dispatcher.clear(for: "ada")
        #expect(tickets.map(\.status.short) == ["dropped cleared", "pending x", "pending x"])
        stage.dispatcher.clear(waitingFor: "y")
        #expect(tickets.map(\.status.short) == ["dropped cleared", "pending x", "pending x"])
        stage.dispatcher.clear(waitingFor: "x")
        #expect(tickets.map(\.status.short) == Array(repeating: "dropped cleared", count: 3))
    }

    @Test("A restored link keeps its account, requirements, guarantee and expiry")
    func saved() async throws {
        let stage = try Stage { $0.requirements = ["x"] }
        var link = IncomingLink<AppRoute>(url: "https://example.com/post/1").bound(to: "ada")
        (link.expiry, link.guarantee, link.requirements) = (.seconds(10), .atLeastOnce(attempts: 2), ["paid"])
        stage.dispatcher.open(link)
        await rest()
        let later = try Stage()
        let tickets = later.dispatcher.restore(stage.dispatcher.snapshot.aged(by: .seconds(4)))
        later.dispatcher.fulfil("x")
        await rest()
        #expect(tickets.map(\.status.short) == ["pending account:ada"])
        later.dispatcher.account = "ada"
        await rest()
        #expect(tickets.map(\.status.short) == ["pending paid"])
        #expect(later.dispatcher.snapshot.links.first?.guarantee == .atLeastOnce(attempts: 2))
        await later.clock.advance(by: .seconds(6))
        #expect(tickets.map(\.status.short) == ["dropped expired"])
    }

    @Test("A pending link expires at the earlier of its own expiry and the policy's", arguments: [(5, 10), (10, 5)])
    func expiry(_ own: Int, policy: Int) async throws {
        let stage = try Stage {
            $0.requirements = ["x"]
            $0.pending = .queue(expiry: .seconds(policy))
        }
        var link = IncomingLink<AppRoute>(url: "https://example.com/post/1")
        link.expiry = .seconds(own)
        let ticket = stage.dispatcher.open(link)
        await stage.clock.advance(by: .seconds(4))
        #expect(ticket.status.short == "pending x")
        await stage.clock.advance(by: .seconds(1))
        #expect(ticket.status.short == "dropped expired")
    }
}
