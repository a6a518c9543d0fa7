import Foundation
import SwiftUI
import Testing
import UIKit
import UserActivity
import UserNotifications
import WaymarkCore
import WaymarkDispatch
import WaymarkFoundation
import WaymarkRoutes
import WaymarkSwiftUI
import WaymarkUIKit

/// What is written in comments about SwiftUI and UIKit.
enum Commented {
    enum AppRoute: Hashable, Sendable { case home, settings, user(Int) }

    static func router() throws -> Router<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: .scheme("myapp"))
        table.add("/", to: .home)
        table.add("/settings", to: .settings)
        table.add("/user/{id}") { (id: Int) in AppRoute.user(id) }
        return try Router(table)
    }

    struct RouteView: View {
        let route: AppRoute
        var body: some View { Text("\(route)") }
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

    @MainActor final class Scene: UISceneDelegate {
        let dispatcher: LinkDispatcher<AppRoute>

        init(_ dispatcher: LinkDispatcher<AppRoute>) { self.dispatcher = dispatcher }

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            dispatcher.open(options)
        }

        func sceneDidBecomeActive(_ scene: UIScene) { dispatcher.fulfil(.interfaceReady) }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { dispatcher.open(contexts) }
        func scene(_ scene: UIScene, continue activity: NSUserActivity) { dispatcher.open(activity) }
    }
}

@Suite("Comments about SwiftUI and UIKit") @MainActor
struct AdapterComments {
    typealias AppRoute = Commented.AppRoute
    typealias ScreenController = Commented.ScreenController

    @Test func models() async throws {
        let backStack = BackStack(try Commented.router())
        let model = NavigationModel<AppRoute>()
        let dispatcher = LinkDispatcher(showing: backStack, in: model)
        _ = try await dispatcher.open("myapp://user/7").outcome
        #expect(model.state.top == .user(7))
        #expect(StubScreen(Commented.Tabs(dispatcher: dispatcher)).text == "home| home")
    }

    @Test func controllers() throws {
        let tabBarController = UITabBarController()
        let navigator = ControllerNavigator<AppRoute>(tabBarController, tabs: ["home", "settings"]) { route in
            ScreenController(route)
        }
        #expect(navigator.state.path.isEmpty)
    }

    @Test func scenes() throws {
        let (url, router) = (try #require(URL(string: "myapp://user/7")), try Commented.router())
        let matching = Commented.MatchingScene(router)
        matching.scene(UIScene(), openURLContexts: [UIOpenURLContext(stub: url)])
        #expect(matching.shown == .user(7))
        var options = DispatchOptions()
        options.presentationRequirements = [.interfaceReady]
        let scene = Commented.Scene(LinkDispatcher(router: router, options: options))
        scene.scene(UIScene(), openURLContexts: [UIOpenURLContext(stub: url)])
        scene.sceneDidBecomeActive(UIScene())
    }

    @Test func notifications() async throws {
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
