import Foundation
import SwiftUI
import Testing
import WaymarkCore
import WaymarkDispatch
import WaymarkSwiftUI

@testable import SwiftUIApp

/// The example app, with the actions of a user and the system.
@MainActor
struct RunningApp {
    let cook: Cook
    private let watch: LinkWatch

    init() throws {
        cook = Cook(try AppRoute.backStack(), account: Account())
        watch = LinkWatch(cook.dispatcher)
    }

    /// Performs an action on the screen, and returns its text after all links are pending or finished.
    func after(_ action: (StubScreen) -> Void) async throws -> String {
        action(StubScreen(CookView(cook: cook)))
        try await watch.settle()
        _ = StubScreen(CookView(cook: cook))  // delivers changes of the state
        try await watch.settle()
        return StubScreen(CookView(cook: cook)).text
    }
}

@Suite("Links in a SwiftUI app")
@MainActor
struct SwiftUITests {
    @Test(
        "A SwiftUI app shows the screens of a link from the system",
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
        "A SwiftUI app shows the screens of an activity from the system",
        arguments: [
            (NSUserActivityTypeBrowsingWeb, "https://cook.example.com/recipe/7", nil, "Recipe 7 (Begin)"),
            (SystemActivity.searchResult, nil, "cook://recipe/8", "Recipe 8 (Begin)"),
            ("com.example.cook.reading", nil, "cook://recipe/9", "Recipe 9 (Begin)"),
            ("com.example.cook.reading", "https://cook.example.com/recipe/3", nil, "Recipe 3 (Begin)"),
        ] as [(String, String?, String?, String)])
    func activities(_ type: String, _ page: String?, _ identifier: String?, _ text: String) async throws {
        let app = try RunningApp()
        let activity = NSUserActivity(activityType: type)
        activity.webpageURL = page.flatMap { URL(string: $0) }
        let name = type == SystemActivity.searchResult ? SystemActivity.searchIdentifier : "link"
        if let identifier { activity.userInfo = [name: identifier] }
        #expect(try await app.after { $0.open(activity) } == "recipes| Recipes (Pancakes) [Write one] > " + text)
    }

    @Test("A link that requires a login opens once after sign-in in a SwiftUI app")
    func login() async throws {
        let app = try RunningApp()
        #expect(try await app.after { $0.open("cook://orders/A7") }.contains("^cover"))
        #expect(try await app.after { $0.tap("Sign in") } == "orders| Orders > Order A7")
        #expect(try await app.after { $0.goBack() } == "orders| Orders")
        #expect(try await app.after { $0.open("cook://orders/B8") } == "orders| Orders > Order B8")
    }

    @Test("The tab of orders shows no orders to a user who is signed out")
    func signedOut() async throws {
        let app = try RunningApp()
        app.cook.model.state.tab = "orders"
        #expect(try await app.after { _ in } == "orders| [Sign in for orders]")
        #expect(try await app.after { $0.tap("Sign in for orders") }.contains("^cover"))
        #expect(try await app.after { $0.tap("Sign in") } == "orders| Orders")
        #expect(try await app.after { $0.open("cook://orders/A7") } == "orders| Orders > Order A7")
        app.cook.account.isSignedIn = false
        #expect(try await app.after { _ in } == "orders| [Sign in for orders]")
    }

    @Test("A link in a SwiftUI app starts from the screens that the user left")
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

@Suite("Windows of a SwiftUI app")
@MainActor
struct WindowTests {
    @Test("Each SwiftUI window shows its own link, and a sign-in applies to all windows")
    func windows() async throws {
        let account = Account()
        let cooks = [
            Cook(try AppRoute.backStack(), account: account), Cook(try AppRoute.backStack(), account: account),
        ]
        let watches = cooks.map { LinkWatch($0.dispatcher) }
        func screens(_ action: (StubScreen) -> Void = { _ in }) async throws -> [String] {
            action(StubScreen(CookView(cook: cooks[0])))
            for _ in 0..<2 {
                for watch in watches { try await watch.settle() }
                for cook in cooks { _ = StubScreen(CookView(cook: cook)) }
            }
            return cooks.map { StubScreen(CookView(cook: $0)).text }
        }
        cooks[1].dispatcher.open("cook://orders/B8")
        let start = "recipes| Recipes (Pancakes) [Write one]"
        #expect(try await screens { $0.open("cook://recipe/7") }.first == start + " > Recipe 7 (Begin)")
        #expect(try await screens()[1] == start + " ^cover Who are you? [Sign in]")
        account.isSignedIn = true
        #expect(try await screens() == [start + " > Recipe 7 (Begin)", "orders| Orders > Order B8"])
    }

    @Test("A SwiftUI window keeps its screens when drawn again")
    func kept() throws {
        let cook = Cook(try AppRoute.backStack(), account: Account())
        let view = CookWindow(cook)
        StubScreen(view).tap("Pancakes")
        #expect(StubScreen(view).text.hasSuffix("> Recipe 1 (Begin)"))
    }
}

@Suite("The SwiftUI navigation model")
@MainActor
struct NavigationModelTests {
    @Test("A model calls the app for a custom presentation and fails without a closure")
    func custom() throws {
        var shown: [String] = []
        let model = NavigationModel<AppRoute> { name, route in shown.append("\(name) \(route)") }
        let plan = NavigationPlan(
            from: model.state, showing: [PlacedRoute(.login, .push), PlacedRoute(.compose, .custom("panel"))])
        try model.carryOut(plan, animated: true)
        #expect(shown == ["panel compose"])
        #expect(model.state.path == [.login])

        let silent = NavigationModel<AppRoute>()
        #expect(throws: NavigationError.unknownPresentation(.custom("panel"))) {
            try silent.carryOut(plan, animated: true)
        }
        #expect(silent.state == NavigationState())
    }

    @Test("A model with a list of tabs refuses to select a tab outside the list")
    func tabs() throws {
        let plan = NavigationPlan(from: NavigationState(tab: "a"), to: NavigationState<Int>(tab: "b"))
        let model = NavigationModel(NavigationState<Int>(tab: "a"), tabs: ["a"])
        #expect(throws: NavigationError.unknownTab("b")) { try model.carryOut(plan, animated: false) }
        #expect(model.state.tab == "a")
        let object = NavigationObject(NavigationState<Int>(tab: "a"), tabs: ["a", "b"])
        try object.carryOut(plan, animated: false)
        #expect(object.state.tab == "b")
    }

    /// Returns the screen of a state, which either kind of model stores.
    func screen(_ state: Binding<NavigationState<Int>>) -> StubScreen {
        StubScreen(
            LinkStack(state) {
                Text("own")
            } screen: {
                Text(verbatim: "\($0)")
            }.modalScreens(of: state) { Text(verbatim: "\($0)") })
    }

    nonisolated static let rows: [(NavigationState<Int>, String)] = {
        var modals = NavigationState<Int>()
        modals.modals = [ModalScreen(.sheet, 1, path: [2]), ModalScreen(.cover, 3)]
        var pushed = NavigationState<Int>(roots: ["main": 4])
        pushed["main"].path = [5]
        return [
            (NavigationState(), "own"), (NavigationState(roots: ["main": 4]), "4"), (pushed, "4 > 5"),
            (modals, "own ^sheet 1 > 2 ^cover 3"),
        ]
    }()

    @Test("SwiftUI views show the state of a model and the first screen of its tab", arguments: rows)
    func views(_ state: NavigationState<Int>, _ text: String) throws {
        let model = NavigationModel<Int>()
        try model.carryOut(NavigationPlan(from: model.state, to: state), animated: false)
        #expect(screen(Bindable(model).state).text == text)
        let object = NavigationObject<Int>()
        try object.carryOut(NavigationPlan(from: object.state, to: state), animated: false)
        #expect(screen(ObservedObject(wrappedValue: object).projectedValue.state).text == text)
    }

    @Test("A navigation object without observation fails for an unknown custom presentation")
    func object() {
        let object = NavigationObject<Int>()
        let plan = NavigationPlan(from: object.state, showing: [PlacedRoute(1, .custom("panel"))])
        #expect(throws: NavigationError.unknownPresentation(.custom("panel"))) {
            try object.carryOut(plan, animated: true)
        }
    }

    @Test("A stack whose state has a first screen needs no other first screen")
    func firstScreen() {
        let model = NavigationModel<Int>(NavigationState(roots: ["main": 7]))
        #expect(StubScreen(LinkStack(Bindable(model).state) { Text(verbatim: "\($0)") }).text == "7")
        model.state["main"].root = 8
        #expect(StubScreen(LinkStack(Bindable(model).state) { Text(verbatim: "\($0)") }).text == "8")
    }

    @Test("A swipe dismisses its modal screen and no screen that a link has shown since")
    func swipes() {
        let model = NavigationModel<Int>()
        model.state.modals = [ModalScreen(.sheet, 1, path: [2]), ModalScreen(.cover, 3)]
        screen(Bindable(model).state).swipe()
        #expect(model.state.modals == [ModalScreen(.sheet, 1, path: [2])])

        let late = screen(Bindable(model).state)
        model.state.modals = [ModalScreen(.sheet, 4)]
        late.swipe()
        #expect(screen(Bindable(model).state).text == "own ^sheet 4")
        screen(Bindable(model).state).swipe()
        #expect(screen(Bindable(model).state).text == "own")
    }
}
