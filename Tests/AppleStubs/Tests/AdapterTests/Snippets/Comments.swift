import AppKit
import Foundation
import SwiftUI
import Testing
import UIKit
import UserActivity
import UserNotifications
import WaymarkAppKit
import WaymarkCore
import WaymarkDispatch
import WaymarkFoundation
import WaymarkRoutes
import WaymarkSwiftUI
import WaymarkUIKit
import WebKit

/// The code in comments about SwiftUI, UIKit and AppKit.
enum Commented {
    enum AppRoute: Hashable, Sendable { case home, settings, user(Int), order(Int) }

    static func router() throws -> Router<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: [.scheme("myapp")])
        table.add("/", to: .home)
        table.add("/settings", to: .settings)
        table.add("/user/{id}") { (id: Int) in AppRoute.user(id) }
        return try Router(table)
    }

    struct RouteView: View {
        let route: AppRoute
        var body: some View { Text(verbatim: "\(route)") }
    }

    struct Tabs: View {
        @State private var model = NavigationModel(NavigationState<AppRoute>(tab: "home", roots: ["home": .home]))

        let dispatcher: LinkDispatcher<AppRoute>

        var body: some View {
            TabView(selection: $model.state.tab) {
                LinkStack($model.state, tab: "home") { RouteView(route: $0) }
                    .tabItem { Text("Home") }
                    .tag("home")
            }
            .modalScreens(of: $model.state) { RouteView(route: $0) }
            .opensLinks(with: dispatcher)
        }
    }

    struct OldWindow: View {
        @StateObject private var model = NavigationObject<AppRoute>()

        var body: some View {
            LinkStack($model.state, tab: "home") { RouteView(route: $0) }
        }
    }

    @MainActor final class ScreenController: UIViewController {
        let route: AppRoute

        init(_ route: AppRoute) {
            self.route = route
            super.init(nibName: nil, bundle: nil)
        }
    }

    /// A scene without a dispatcher.
    @MainActor final class MatchingScene {
        let router: Router<AppRoute>
        private(set) var shown: AppRoute?

        init(_ router: Router<AppRoute>) { self.router = router }

        func show(_ route: AppRoute?) { shown = route }

        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            for context in contexts { show(router.match(for: context.url)?.route) }
        }
    }

    @MainActor final class Scene: NSObject, UISceneDelegate {
        let dispatcher: LinkDispatcher<AppRoute>

        init(_ dispatcher: LinkDispatcher<AppRoute>) { self.dispatcher = dispatcher }

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            dispatcher.open(options, in: scene.linkID)
        }

        func sceneDidBecomeActive(_ scene: UIScene) { dispatcher.fulfil(.interfaceReady) }

        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            dispatcher.open(contexts, in: scene.linkID)
        }

        func scene(_ scene: UIScene, continue activity: NSUserActivity) {
            dispatcher.open(activity, in: scene.linkID, through: .sceneActivity)
        }
    }

    @MainActor final class Shop {
        let windows = SceneNavigators<AppRoute>()
        let dispatcher: LinkDispatcher<AppRoute>

        init() {
            let router = Result { try Commented.router() }
            guard case .success(let router) = router else { preconditionFailure("\(router)") }
            dispatcher = LinkDispatcher(showing: BackStack(router), in: windows)
        }

        func openWindow() {
            windows.activateWindow = { NSApplication.shared.bringForward($0) }
            let window = NSWindow()
            windows.connect(StateNavigator<AppRoute>(), as: window.linkID)
        }

        func makeInterface(for id: SceneID) -> UIViewController {
            let stack = UINavigationController(rootViewController: UIViewController())
            windows.connect(ControllerNavigator<AppRoute>(stack) { ScreenController($0) }, as: id)
            return stack
        }
    }

    @MainActor static let shop = Shop()

    final class ShopAppDelegate: LinkAppDelegate {
        let shop = Shop()

        override var links: (any SystemLinks)? { shop.dispatcher }
        override var windows: (any SceneRegister)? { shop.windows }

        override func makeInterface() { shop.openWindow() }
    }

    @MainActor final class MacWindow: NSObject, NSWindowDelegate {
        let navigator = StateNavigator<AppRoute>(NavigationState(tab: "main"))
        let router: Router<AppRoute>

        init(_ router: Router<AppRoute>) { self.router = router }

        func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
            state.encode(navigator.state.saved(by: router))
        }
    }

    final class ShopSceneDelegate: LinkSceneDelegate {
        override var links: (any SceneLinks)? { shop.dispatcher }
        override var windows: (any SceneRegister)? { shop.windows }

        override func connect(_ scene: UIWindowScene) {
            window = UIWindow(windowScene: scene)
            window?.rootViewController = shop.makeInterface(for: scene.linkID)
            window?.makeKeyAndVisible()
        }
    }

    @MainActor final class Pages: NSObject, UITextViewDelegate, WKNavigationDelegate {
        let dispatcher: LinkDispatcher<AppRoute>

        init(_ dispatcher: LinkDispatcher<AppRoute>) { self.dispatcher = dispatcher }

        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            dispatcher.action(for: textItem, otherwise: defaultAction)
        }

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
        ) async -> WKNavigationActionPolicy {
            dispatcher.policy(for: navigationAction, on: webView.url)
        }
    }

    struct Reader: View {
        let dispatcher: LinkDispatcher<AppRoute>

        var body: some View {
            Text("See [our recipe](https://cook.example.com/recipe/7)")
                .routesLinks(with: dispatcher)
        }
    }

    struct Opener: View {
        let dispatcher: LinkDispatcher<AppRoute>

        var body: some View {
            Text("home")
                .onOpenURL { dispatcher.open($0, through: .viewURL) }
        }
    }

    struct ContentView: View {
        let model: NavigationModel<AppRoute>

        var body: some View { Text(model.state.top.map { "\($0)" } ?? "own") }
    }

    struct Window: View {
        @SceneStorage("window") private var id = UUID().uuidString

        let model: NavigationModel<AppRoute>
        let dispatcher: LinkDispatcher<AppRoute>
        let windows: SceneNavigators<AppRoute>
        let backStack: BackStack<AppRoute>

        var body: some View {
            ContentView(model: model)
                .opensLinks(with: dispatcher, in: SceneID(rawValue: id))
                .linkWindow(SceneID(rawValue: id), showing: model, of: windows, backStack)
        }
    }
}

@Suite("Code in comments about SwiftUI and UIKit") @MainActor
struct AdapterComments {
    typealias AppRoute = Commented.AppRoute
    typealias ScreenController = Commented.ScreenController

    @Test("The commented navigation model shows the route of a link") func models() async throws {
        let backStack = BackStack(try Commented.router())
        let model = NavigationModel<AppRoute>()
        let dispatcher = LinkDispatcher(showing: backStack, in: model)
        _ = try await dispatcher.open("myapp://user/7").outcome
        #expect(model.state.top == .user(7))
        #expect(StubScreen(Commented.Tabs(dispatcher: dispatcher)).text == "home| home")
    }

    @Test("The commented controller navigator starts with an empty path") func controllers() throws {
        let tabBarController = UITabBarController()
        let navigator = ControllerNavigator<AppRoute>(tabBarController, tabs: ["home", "settings"]) { route in
            ScreenController(route)
        }
        #expect(navigator.state.path.isEmpty)
    }

    @Test("The commented activity shows the universal link of a route") func activities() throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/order/{id}") { (id: Int) in
            AppRoute.order(id)
        } inverse: {
            if case .order(let id) = $0 { id } else { nil }
        }
        let (router, activity) = (try Router(table), NSUserActivity(activityType: "order"))
        activity.show(try router.universalLink(for: .order(7)))
        #expect(activity.webpageURL?.absoluteString == "https://example.com/order/7")
    }

    @Test("The commented scene without a dispatcher shows the route of a URL") func scenes() throws {
        let (url, router) = (try #require(URL(string: "myapp://user/7")), try Commented.router())
        let matching = Commented.MatchingScene(router)
        matching.scene(UIScene(stub: "a"), openURLContexts: [UIOpenURLContext(stub: url)])
        #expect(matching.shown == .user(7))
        var options = DispatchOptions()
        options.presentationRequirements = [.interfaceReady]
        let scene = Commented.Scene(LinkDispatcher(router: router, options: options))
        scene.scene(UIScene(stub: "a"), openURLContexts: [UIOpenURLContext(stub: url)])
        scene.sceneDidBecomeActive(UIScene(stub: "a"))
    }

    @Test("The commented scene delegate opens the URL of its connection") func delegates() async throws {
        let delegate = Commented.ShopSceneDelegate()
        let scene = UIWindowScene(stub: "shop")
        let options = UIScene.ConnectionOptions(stub: ())
        options.urlContexts = [UIOpenURLContext(stub: try #require(URL(string: "myapp://user/7")))]
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        await Commented.shop.dispatcher.settled()
        #expect(delegate.window?.isKeyWindow == true)
        #expect(Commented.shop.windows["shop"]?.state.top == .user(7))
    }

    @Test("The commented app delegate opens the URL that launched the app") func appDelegates() async throws {
        let (app, delegate) = (NSApplication(), Commented.ShopAppDelegate())
        app.delegate = delegate
        app.stubLaunch(opening: [try #require(URL(string: "myapp://user/7"))])
        await delegate.shop.dispatcher.settled()
        #expect(delegate.shop.windows.scenes.map(\.state.top) == [.user(7)])
    }

    @Test("The commented window delegate stores its screens") func macWindows() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        Commented.MacWindow(try Commented.router()).window(NSWindow(), willEncodeRestorableState: coder)
        let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        #expect(decoder.decodeSavedNavigation()?.tab == "main")
    }

    @Test("The commented text and page delegates route only the app's own links") func inside() async throws {
        let dispatcher = LinkDispatcher(router: try Commented.router())
        let pages = Commented.Pages(dispatcher)
        let (own, other) = (try #require(URL(string: "myapp://user/7")), try #require(URL(string: "https://a.example")))
        let action = UIAction { _ in }
        #expect(
            pages.textView(UITextView(), primaryActionFor: UITextItem(stub: .link(other)), defaultAction: action)
                === action)
        #expect(
            pages.textView(UITextView(), primaryActionFor: UITextItem(stub: .link(own)), defaultAction: action)
                !== action)
        let frame = WKFrameInfo(stub: true)
        #expect(
            await pages.webView(WKWebView(), decidePolicyFor: WKNavigationAction(stub: own, .linkActivated, in: frame))
                == .cancel)
        #expect(StubScreen(Commented.Reader(dispatcher: dispatcher)).text.hasPrefix("See"))
        StubScreen(Commented.Opener(dispatcher: dispatcher)).open("myapp://user/7")
    }

    @Test("The commented navigation state goes back to its first screen") func goingBack() {
        enum Screen: Hashable, Sendable { case compose, help }
        var state = NavigationState<Screen>()
        state.modals = [ModalScreen(.sheet, .compose, path: [.help])]
        #expect(state.goBack() == true)
        #expect(state.goBack() == true)
        #expect(state.goBack() == false)
    }

    @Test("The commented window shows the route of a link") func windows() async throws {
        let (backStack, windows) = (BackStack(try Commented.router()), SceneNavigators<AppRoute>())
        let dispatcher = LinkDispatcher(showing: backStack, in: windows)
        let model = NavigationModel<AppRoute>()
        let view = Commented.Window(model: model, dispatcher: dispatcher, windows: windows, backStack: backStack)
        StubScreen(view).open("myapp://user/7")
        await dispatcher.settled()
        #expect(model.state.top == .user(7))
    }

    @Test("The commented notification code reads the link of a payload") func notifications() async throws {
        let dispatcher = LinkDispatcher(router: try Commented.router())
        let response = UNNotificationResponse(stub: ["link": "myapp://user/7"], action: "reply")
        dispatcher.open(response) { response in
            response.actionIdentifier == "reply" ? IncomingLink(url: "myapp://reply", via: .notification) : nil
        }
        let notification = response.notification
        let payload = LinkPayload(userInfo: notification.request.content.userInfo)
        #expect(payload["link"]?.string == "myapp://user/7")
    }
}
