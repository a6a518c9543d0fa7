import SwiftUI
import Testing
import WaymarkCore
import WaymarkDispatch
import WaymarkSwiftUI

@testable import SwiftUIApp

/// The example, as a user and the system see it.
@MainActor
struct RunningApp {
    let cook: Cook
    private let watch: LinkWatch

    init() throws {
        cook = try Cook()
        watch = LinkWatch(cook.dispatcher)
    }

    /// What is shown after something was done with the screen, and all links have been dealt with.
    func after(_ action: (StubScreen) -> Void) async throws -> String {
        action(StubScreen(CookView(cook: cook)))
        try await watch.settle()
        return StubScreen(CookView(cook: cook)).text
    }
}

@Suite("An app of SwiftUI shows what links name")
@MainActor
struct SwiftUITests {
    @Test(
        "A link from the system",
        arguments: [
            ("cook://recipe/1/step/2", "recipes| Recipes (Pancakes) [Write one] > Recipe 1 (Begin) > Step 2"),
            ("https://cook.example.com/recipe/7", "recipes| Recipes (Pancakes) [Write one] > Recipe 7 (Begin)"),
            ("cook://compose", "recipes| Recipes (Pancakes) [Write one] ^sheet New recipe"),
            ("cook://orders/A7", "recipes| Recipes (Pancakes) [Write one] ^cover Who are you? [Sign in]"),
            ("cook://nowhere", "recipes| Recipes (Pancakes) [Write one]"),
            ("https://elsewhere.example.com/recipe/7", "recipes| Recipes (Pancakes) [Write one]"),
        ])
    func links(_ link: String, _ text: String) async throws {
        let app = try RunningApp()
        #expect(try await app.after { $0.open(link) } == text)
    }

    @Test(
        "An activity from the system",
        arguments: [
            (NSUserActivityTypeBrowsingWeb, "https://cook.example.com/recipe/7", nil, "Recipe 7 (Begin)"),
            (SystemActivity.searchResult, nil, "cook://recipe/8", "Recipe 8 (Begin)"),
        ] as [(String, String?, String?, String)])
    func activities(_ type: String, _ page: String?, _ identifier: String?, _ text: String) async throws {
        let app = try RunningApp()
        let activity = NSUserActivity(activityType: type)
        activity.webpageURL = page.flatMap { URL(string: $0) }
        if let identifier { activity.userInfo = [SystemActivity.searchIdentifier: identifier] }
        #expect(try await app.after { $0.open(activity) } == "recipes| Recipes (Pancakes) [Write one] > " + text)
    }

    @Test("A link that needs the user to be signed in opens after that, and once")
    func login() async throws {
        let app = try RunningApp()
        #expect(try await app.after { $0.open("cook://orders/A7") }.contains("^cover"))
        #expect(try await app.after { $0.tap("Sign in") } == "orders| Orders > Order A7")
        #expect(try await app.after { $0.goBack() } == "orders| Orders")
        #expect(try await app.after { $0.open("cook://orders/B8") } == "orders| Orders > Order B8")
    }

    @Test("What the user does by hand is what the next link starts from")
    func users() async throws {
        let app = try RunningApp()
        #expect(try await app.after { $0.tap("Pancakes") }.hasSuffix("> Recipe 1 (Begin)"))
        #expect(try await app.after { $0.open("cook://recipe/1/step/2") }.hasSuffix("> Recipe 1 (Begin) > Step 2"))
        #expect(try await app.after { $0.goBack() }.hasSuffix("> Recipe 1 (Begin)"))
        #expect(try await app.after { $0.tap("Write one") }.hasSuffix("> Recipe 1 (Begin) ^sheet New recipe"))
        #expect(try await app.after { $0.swipe() }.hasSuffix("> Recipe 1 (Begin)"))
        #expect(app.cook.model.state.modals.isEmpty)
    }
}

@Suite("A model carries out plans")
@MainActor
struct NavigationModelTests {
    @Test("Custom presentations are the app's own")
    func custom() {
        var shown: [String] = []
        let model = NavigationModel<AppRoute> { name, route in shown.append("\(name) \(route)") }
        model.carryOut(
            NavigationPlan(from: model.state, showing: [PlacedRoute(.compose, .custom("panel"))]), animated: true)
        #expect(shown == ["panel compose"])
        #expect(model.state == NavigationState())
    }

    @Test("Modal screens are presented over each other, each with its stack")
    func levels() {
        let model = NavigationModel<Int>()
        model.state.modals = [ModalScreen(.sheet, 1, path: [2]), ModalScreen(.cover, 3)]
        let view = LinkStack(model) {
            Text("root")
        } screen: {
            Text("\($0)")
        }.modalScreens(of: model) { Text("\($0)") }
        #expect(StubScreen(view).text == "root ^sheet 1 > 2 ^cover 3")
        StubScreen(view).swipe()
        #expect(StubScreen(view).text == "root ^sheet 1 > 2")
    }
}
