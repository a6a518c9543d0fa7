import Foundation
@testable import FoodDelivery
import Testing
import Waymark

@MainActor
@Suite("The way of a link through the app")
struct DeliveryTests {
    private let invitation = "https://larder.example/invite/ab?expires=2026-12-01T00:00:00Z"

    private func readyApp(flags: Set<String> = [], now: String = "2026-11-28T00:00:00Z") throws -> FoodApp {
        let date = try Date(now, strategy: .iso8601)
        let app = FoodApp(flags: flags, now: { date })
        app.becomeReady()
        return app
    }

    @Test("A link to an order opens after the login, over the list of orders")
    func login() async throws {
        let app = try readyApp()
        let ticket = app.dispatcher.open("https://larder.example/orders/4/track")
        await app.dispatcher.settled()
        #expect(app.dispatcher.pendingLinks.map(\.condition) == [.signedIn])
        app.signIn(as: "ada")
        _ = try await ticket.outcome
        #expect(app.navigator.state.tab == "orders")
        #expect(app.navigator.state.top == .orders(.track(id: 4)))
    }

    @Test("A link that waits for the login opens after a relaunch")
    func relaunch() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            let app = try readyApp()
            try await app.keepPendingLinks(in: file)
            app.dispatcher.open("https://larder.example/account/payment")
            await app.dispatcher.settled()
            await app.dispatcher.finishSaving()
        }
        let app = try readyApp()
        try await app.keepPendingLinks(in: file)
        app.signIn(as: "ada")
        await app.dispatcher.settled()
        #expect(app.navigator.state.top == .account(.payment))
    }

    @Test("A link of the first version opens the menu of its restaurant")
    func oldLink() async throws {
        let app = try readyApp()
        _ = try await app.dispatcher.open("https://larder.example/r/7").outcome
        #expect(app.navigator.state.top == .restaurant(id: RestaurantID(rawValue: 7), .menu))
    }

    @Test("A promotion is redeemed, and no screen opens")
    func promotion() async throws {
        let app = try readyApp()
        _ = try await app.dispatcher.open("larder://promo/SOUP5").outcome
        #expect(app.vouchers == ["SOUP5"])
        #expect(app.navigator.state.top == nil)
    }

    @Test(
        "An invitation opens until it expires",
        arguments: [
            ("2026-11-28T00:00:00Z", true), ("2026-12-01T00:00:01Z", false),
        ])
    func invitation(now: String, opens: Bool) async throws {
        let app = try readyApp(now: now)
        let outcome = try await app.dispatcher.open(invitation).outcome
        #expect(outcome.isHandled == opens)
    }

    @Test(
        "A link to an unfinished feature opens it only with its flag",
        arguments: [
            (["drones"], .drone(order: 4)), ([], .orders(.track(id: 4))),
        ] as [(Set<String>, AppRoute)])
    func flag(flags: Set<String>, route: AppRoute) async throws {
        let app = try readyApp(flags: flags)
        app.signIn(as: "ada")
        _ = try await app.dispatcher.open("https://larder.example/drones/4").outcome
        #expect(app.navigator.state.top == route)
    }

    @Test("The log has the pattern, the outcome and the campaign, and no value of the link")
    func analytics() async throws {
        let app = try readyApp()
        _ = try await app.dispatcher.open("https://larder.example/gift/s3cret?utm_campaign=spring").outcome
        #expect(app.log == ["https://larder.example/gift/{code} presented (sheet) spring"])
    }

    @Test("The log has the campaign of a link that was redirected")
    func redirectedCampaign() async throws {
        let app = try readyApp()
        _ = try await app.dispatcher.open("https://larder.example/r/7?utm_campaign=old").outcome
        #expect(app.log == ["https://larder.example/restaurants/{id} presented (push) old"])
    }

    @Test("A shared link has the language of the link that the user opened")
    func sharing() async throws {
        let app = try readyApp()
        _ = try await app.dispatcher.open("https://larder.example/de/cart").outcome
        #expect(try app.shareLink(to: .recipe(slug: "dal")) == "https://larder.example/de/rezepte/dal")
    }
}
