import AppKit
import Foundation
import SwiftUI
import Testing
import WaymarkAppKit
import WaymarkCore
import WaymarkDispatch
import WaymarkFoundation
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

@MainActor
final class DeskController: NSViewController {
    private(set) var path: [AppRoute] = []

    func show(_ state: NavigationState<AppRoute>) { path = state.path }
}

@MainActor
final class Desk {
    let windows = SceneNavigators<AppRoute>()
    let dispatcher: LinkDispatcher<AppRoute>

    init(_ backStack: BackStack<AppRoute>) {
        var options = DispatchOptions()
        options.presentationRequirements = [.interfaceReady]
        dispatcher = LinkDispatcher(showing: backStack, in: windows, options: options)
        windows.activateWindow = { NSApplication.shared.bringForward($0) }
        windows.openWindow = { [weak self] _ in self?.openWindow() }
    }

    func openWindow() {
        let controller = DeskController()
        let window = NSWindow(contentViewController: controller)
        window.identifier = NSUserInterfaceItemIdentifier(UUID().uuidString)
        windows.connect(StateNavigator { controller.show($0) }, as: window.linkID)
        window.makeKeyAndOrderFront(nil)
    }
}

@MainActor private var desk: Desk?

final class DeskDelegate: LinkAppDelegate {
    override var links: (any SystemLinks)? { desk?.dispatcher }
    override var windows: (any SceneRegister)? { desk?.windows }

    override func makeInterface() { desk?.openWindow() }
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

        #expect(SceneID(for: chain, among: open) == "b")
        #expect(SceneID(for: chain, gotBy: "a", among: open) == "a")
        #expect(SceneID(for: chain, among: none) == nil)

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
        #expect(model.state.top == .recipe(7) && !screen.text.isEmpty)
    }

    @Test("The windows sample shows a link at launch in the first AppKit window")
    func mac() async throws {
        let made = Desk(try AppRoute.backStack())
        desk = made
        let (app, delegate) = (NSApplication(), DeskDelegate())
        app.delegate = delegate
        app.stubLaunch(opening: [try #require(URL(string: "cook://recipe/7"))])
        await made.dispatcher.settled()
        #expect(made.windows.scenes.map(\.state.path) == [[.recipe(7)]])
    }
}
