import AppKit
import Foundation
import SwiftUI
import Testing
import UIKit
import UserActivity
import WaymarkAppKit
import WaymarkCore
import WaymarkDispatch
import WaymarkFoundation
import WaymarkRoutes
import WaymarkSwiftUI
import WaymarkUIKit

@testable import SwiftUIApp

struct RestoredWindow: View {
    @SceneStorage("navigation") private var saved = ""
    @State private var isRestored = false
    let cook: Cook
    let router: Router<AppRoute>

    var body: some View {
        CookView(cook: cook)
            .onAppear { restore(SavedNavigation(text: saved)) }
            .onChange(of: cook.model.state) { _, state in saved = state.saved(by: router).text }
    }

    private func restore(_ last: SavedNavigation) {
        guard !isRestored else { return }  // the view appears again after a full-screen cover
        isRestored = true
        Task { try await cook.dispatcher.restore(last, in: cook.model) }
    }
}

/// The scene of the page about restoring state.
@MainActor
final class RestoredScene {
    let navigator: ControllerNavigator<AppRoute>
    let router: Router<AppRoute>
    let dispatcher: LinkDispatcher<AppRoute>

    init(_ backStack: BackStack<AppRoute>) {
        let root = UITabBarController()
        navigator = ControllerNavigator(root, tabs: ["recipes", "orders"]) { RouteController($0) }
        root.viewControllers = [AppRoute.recipes, .orders].map { [navigator] in
            UINavigationController(rootViewController: navigator.makeScreen(of: $0))
        }
        router = backStack.router
        dispatcher = LinkDispatcher(showing: backStack, in: navigator)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.cook.state")
        activity.savedNavigation = navigator.state.saved(by: router)
        return activity
    }

    func restore(_ session: UISceneSession) async throws {
        guard let saved = session.stateRestorationActivity?.savedNavigation else { return }
        try await dispatcher.restore(saved, in: navigator)
    }
}

/// The window delegate of the page about restoring state.
@MainActor
final class RestoredMacWindow: NSObject, NSWindowDelegate {
    let navigator = StateNavigator<AppRoute>()
    let router: Router<AppRoute>
    let dispatcher: LinkDispatcher<AppRoute>

    init(_ backStack: BackStack<AppRoute>) {
        router = backStack.router
        dispatcher = LinkDispatcher(showing: backStack, in: navigator)
    }

    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        state.encode(navigator.state.saved(by: router))
    }

    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
        guard let saved = state.decodeSavedNavigation() else { return }
        Task { try await dispatcher.restore(saved, in: navigator) }
    }
}

@Suite("The page about restoring state")
@MainActor
struct RestoringStateSnippets {
    @Test("The restoring sample restores screens that open and reports the others")
    func values() throws {
        let router = try AppRoute.router()
        let dispatcher = LinkDispatcher(router: router)
        let start = NavigationState<AppRoute>(tab: "recipes", roots: ["recipes": .recipes, "orders": .orders])
        var state = start
        state["recipes"].path = [.recipe(7)]
        state.tab = "orders"
        state["orders"].path = [.order("A7")]

        let saved = state.saved(by: router)
        let text = saved.text

        let restored = start.restoring(SavedNavigation(text: text), by: router, holding: dispatcher.conditions)
        #expect(restored.state["recipes"].path == [.recipe(7)])
        #expect(restored.leftOut.map(\.reason) == [.unmet([.signedIn]), .noScreenBelow])
        #expect(restored.waiting?.url == "https://cook.example.com/orders/A7")
    }

    @Test("The restoring sample shows a SwiftUI window for an empty storage")
    func view() throws {
        let cook = Cook(try AppRoute.backStack(), account: Account())
        let screen = StubScreen(RestoredWindow(cook: cook, router: try AppRoute.router()))
        #expect(screen.text.hasPrefix("recipes| Recipes"))
        screen.enter(.inactive)
        #expect(cook.model.state.tab == "recipes")
    }

    @Test("The restoring sample restores a UIKit scene with its path")
    func scene() async throws {
        let (old, new) = (RestoredScene(try AppRoute.backStack()), RestoredScene(try AppRoute.backStack()))
        old.dispatcher.open("cook://recipe/7/step/2")
        await old.dispatcher.settled()
        let scene = UIWindowScene(stub: "a")
        scene.session.stateRestorationActivity = old.stateRestorationActivity(for: scene)
        try await new.restore(scene.session)
        #expect(new.navigator.state == old.navigator.state)
        #expect(new.navigator.state.path == [.recipe(7), .step(recipe: 7, number: 2)])
    }

    @Test("The restoring sample restores an AppKit window with its path")
    func window() async throws {
        let (old, new) = (RestoredMacWindow(try AppRoute.backStack()), RestoredMacWindow(try AppRoute.backStack()))
        old.dispatcher.open("cook://recipe/7/step/2")
        await old.dispatcher.settled()
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        old.window(NSWindow(), willEncodeRestorableState: coder)
        new.window(NSWindow(), didDecodeRestorableState: try NSKeyedUnarchiver(forReadingFrom: coder.encodedData))
        while new.navigator.state.path.isEmpty { await Task.yield() }
        #expect(new.navigator.state.path == [.recipe(7), .step(recipe: 7, number: 2)])
    }
}
