import Foundation
import SwiftUI
import Testing
import WaymarkDispatch
import WaymarkSwiftUI

@testable import SwiftUIApp

/// The app of the page about windows.
@MainActor
final class WindowedApp {
    let windows = SceneNavigators<AppRoute>()
    let backStack: BackStack<AppRoute>
    let dispatcher: LinkDispatcher<AppRoute>

    init(_ backStack: BackStack<AppRoute>) {
        self.backStack = backStack
        dispatcher = LinkDispatcher(showing: backStack, in: windows)
    }
}

struct LinkedWindow: View {
    @SceneStorage("window") private var id = UUID().uuidString
    let app: WindowedApp
    let model: NavigationModel<AppRoute>

    var body: some View {
        LinkStack(Bindable(model).state) {
            Text("Recipes")
        } screen: {
            Text(verbatim: "\($0)")
        }
        .opensLinks(with: app.dispatcher, in: SceneID(rawValue: id))
        .linkWindow(SceneID(rawValue: id), showing: model, of: app.windows, app.backStack)
    }
}

@Suite("The page about windows")
@MainActor
struct WindowsSnippets {
    @Test("The windows sample chooses the window for a link and requests a new window")
    func choice() async throws {
        let backStack = try AppRoute.backStack()

        let windows = SceneNavigators<AppRoute>()
        let dispatcher = LinkDispatcher(showing: backStack, in: windows)

        let orders = NavigationState<AppRoute>(tab: "orders", roots: ["orders": .orders])
        var recipe = NavigationState<AppRoute>()
        recipe.path = [.recipe(7)]
        let none: [OpenScene<AppRoute>] = []

        let open = [OpenScene("a", showing: orders), OpenScene("b", showing: recipe)]
        let chain = backStack.chain(to: "cook://recipe/7/step/2")

        #expect(SceneChoice(for: chain, among: open) == .scene("b"))
        #expect(SceneChoice(for: chain, gotBy: "a", among: open) == .scene("a"))
        #expect(SceneChoice(for: chain, among: none) == .new)

        var asked: [String] = []
        func openWindow(id: String) { asked.append(id) }
        func bringForward(_ id: SceneID) { asked.append("\(id)") }

        windows.openWindow = { _ in openWindow(id: "main") }
        windows.activateWindow = { id in bringForward(id) }

        dispatcher.open("cook://recipe/7")
        await dispatcher.settled()
        #expect(asked == ["main"])
    }

    @Test("The windows sample shows a link in a SwiftUI window")
    func view() async throws {
        let app = WindowedApp(try AppRoute.backStack())
        let model = NavigationModel<AppRoute>()
        let screen = StubScreen(LinkedWindow(app: app, model: model))
        screen.open("cook://recipe/7")
        await app.dispatcher.settled()
        #expect(model.state.top == .recipe(7))
    }
}
