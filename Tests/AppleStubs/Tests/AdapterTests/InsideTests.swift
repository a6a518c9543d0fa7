import Foundation
import SwiftUI
import Testing
import UIKit
import WaymarkDispatch
import WaymarkFoundation
import WaymarkSwiftUI
import WaymarkUIKit
import WebKit

@testable import SwiftUIApp

@Suite("Links tapped inside the app")
@MainActor
struct InsideTests {
    nonisolated static let rows: [(String, Bool)] = [
        ("cook://recipe/7", true), ("https://cook.example.com/recipe/7", true), ("cook://nowhere", true),
        ("https://cook.example.com/nowhere", false), ("https://elsewhere.example.com/recipe/7", false),
        ("mailto:cook@example.com", false),
    ]

    @Test("A tapped SwiftUI link reaches the dispatcher only if the app owns the link", arguments: rows)
    func views(_ link: String, _ isOwn: Bool) async throws {
        let cook = Cook(try AppRoute.backStack(), account: Account())
        let watch = LinkWatch(cook.dispatcher)
        let url = try #require(URL(string: link))
        let screen = StubScreen(Link("Go", destination: url).routesLinks(with: cook.dispatcher))
        screen.tap("Go")
        try await watch.settle()
        #expect(screen.systemURLs == (isOwn ? [] : [url]))
        #expect(watch.channels == (isOwn ? ["inApp"] : []))
    }

    @Test("A tapped link in a UIKit text reaches the dispatcher only if the app owns it", arguments: rows)
    func texts(_ link: String, _ isOwn: Bool) async throws {
        let app = try TabApp()
        let item = UITextItem(stub: .link(try #require(URL(string: link))))
        let usual = UIAction { _ in }
        let action = app.dispatcher.action(for: item, otherwise: usual)
        #expect((action !== usual) == isOwn)
        action.stubPerform()
        _ = try await app.screen()
        #expect(app.watch.channels == (isOwn ? ["inApp"] : []))
        #expect(app.dispatcher.action(for: UITextItem(stub: .tag("a")), otherwise: usual) === usual)
    }

    @Test("A tapped link on a web page reaches the dispatcher only if the app owns it", arguments: rows)
    func pages(_ link: String, _ isOwn: Bool) async throws {
        let app = try TabApp()
        let url = try #require(URL(string: link))
        let steps: [(WKNavigationType, WKFrameInfo?, Bool)] = [
            (.linkActivated, WKFrameInfo(stub: true), true), (.linkActivated, nil, true),
            (.linkActivated, WKFrameInfo(stub: false), false), (.other, WKFrameInfo(stub: true), false),
            (.reload, WKFrameInfo(stub: true), false),
        ]
        for (type, frame, isTap) in steps {
            let policy = app.dispatcher.policy(for: WKNavigationAction(stub: url, type, in: frame))
            #expect(policy == (isOwn && isTap ? .cancel : .allow))
        }
        _ = try await app.screen()
        #expect(app.watch.channels == (isOwn ? ["inApp", "inApp"] : []))
    }

    @Test("A tapped fragment of the page on screen scrolls the page, and one of another page opens in the app")
    func fragments() async throws {
        let app = try TabApp()
        let page = URL(string: "https://cook.example.com/recipe/7#top")
        for (link, isOpened) in [
            ("https://cook.example.com/recipe/7#steps", false), ("https://cook.example.com/recipe/8#steps", true),
            ("https://cook.example.com/recipe/7", true),
        ] {
            let action = WKNavigationAction(
                stub: try #require(URL(string: link)), .linkActivated, in: WKFrameInfo(stub: true))
            #expect(app.dispatcher.policy(for: action, on: page) == (isOpened ? .cancel : .allow), "\(link)")
        }
        _ = try await app.screen()
        #expect(app.watch.channels == ["inApp", "inApp"])
    }
}

/// A window that changes its identifier and its model.
@MainActor
private final class ChangingWindow {
    var id: SceneID = "a"
    var model: NavigationModel<AppRoute>

    init(model: NavigationModel<AppRoute>) { self.model = model }
}

private struct ChangingView: View {
    let window: ChangingWindow
    let windows: SceneNavigators<AppRoute>
    let backStack: BackStack<AppRoute>

    var body: some View { Text("own").linkWindow(window.id, showing: window.model, of: windows, backStack) }
}

@Suite("SwiftUI windows with one dispatcher")
@MainActor
struct LinkWindowTests {
    let windows = SceneNavigators<AppRoute>()
    let models = [NavigationModel<AppRoute>(), NavigationModel<AppRoute>()]

    @Test("SwiftUI windows show their own links and keep the order of activation")
    func windows() async throws {
        let backStack = try AppRoute.backStack()
        let dispatcher = LinkDispatcher(showing: backStack, in: windows)
        let ids: [SceneID] = ["a", "b"]
        let screens = [0, 1].map { number in
            StubScreen(
                Text("own").opensLinks(with: dispatcher, in: ids[number])
                    .linkWindow(ids[number], showing: models[number], of: windows, backStack), phase: .inactive)
        }
        #expect(windows.scenes.map(\.id) == ["b", "a"])
        screens[0].enter(.active)
        #expect(windows.scenes.map(\.id) == ["a", "b"])
        screens[1].open("cook://recipe/7")
        await dispatcher.settled()
        #expect(models.map(\.state.top) == [nil, .recipe(7)])
        // Window b shows the recipe of the step. It is preferred to window a, which is in front.
        dispatcher.open("cook://recipe/7/step/2")
        await dispatcher.settled()
        #expect(models.map(\.state.top) == [nil, .step(recipe: 7, number: 2)])
        screens[0].close()
        #expect(windows.scenes.map(\.id) == ["b"])
    }

    @Test("A SwiftUI window whose model or identifier changes shows links in the new model")
    func changes() async throws {
        let backStack = try AppRoute.backStack()
        let dispatcher = LinkDispatcher(showing: backStack, in: windows)
        let window = ChangingWindow(model: models[0])
        let screen = StubScreen(ChangingView(window: window, windows: windows, backStack: backStack))
        (window.id, window.model) = ("b", models[1])
        screen.enter(.active)
        dispatcher.open("cook://recipe/7")
        await dispatcher.settled()
        #expect(windows.scenes.map(\.id) == ["b"])
        #expect(models.map(\.state.top) == [nil, .recipe(7)])
        #expect(screen.text == "own")
    }

    @Test("A SwiftUI window is registered while its view is hidden, until SwiftUI releases the view")
    func hidden() async throws {
        let backStack = try AppRoute.backStack()
        func hide() {
            let screen = StubScreen(Text("own").linkWindow("a", showing: models[0], of: windows, backStack))
            screen.hide()
            #expect(windows.scenes.map(\.id) == ["a"])
        }
        hide()
        for _ in 0..<100 { await Task.yield() }
        #expect(windows.isEmpty)
    }

    @Test("A view that SwiftUI releases does not close a window that another view has registered again")
    func registeredAgain() async throws {
        let backStack = try AppRoute.backStack()
        func draw(_ number: Int) -> StubScreen {
            StubScreen(Text("own").linkWindow("a", showing: models[number], of: windows, backStack))
        }
        _ = draw(0)
        let screen = draw(1)
        for _ in 0..<100 { await Task.yield() }
        #expect(windows["a"] === models[1] && screen.text == "own")
    }

    @Test("A SwiftUI window prefers external events for the link on screen")
    func conditions() throws {
        let backStack = try AppRoute.backStack()
        func events() -> (preferring: Set<String>, allowing: Set<String>) {
            StubScreen(Text("own").linkWindow("a", showing: models[0], of: windows, backStack)).externalEvents
        }
        #expect(events().preferring == [])
        models[0].state.path = [.recipe(7)]
        #expect(events().preferring == ["/recipe/7"])
        #expect(events().allowing == ["*"])
    }

    @Test("A link that arrives before any window exists opens in the first window")
    func cold() async throws {
        let backStack = try AppRoute.backStack()
        let dispatcher = LinkDispatcher(showing: backStack, in: windows)
        dispatcher.open(try #require(URL(string: "cook://recipe/7")))
        await dispatcher.settled()
        #expect(dispatcher.hasPending)
        let screen = StubScreen(Text("own").linkWindow("a", showing: models[0], of: windows, backStack))
        await dispatcher.settled()
        #expect(models[0].state.top == .recipe(7) && screen.text == "own")
    }
}
