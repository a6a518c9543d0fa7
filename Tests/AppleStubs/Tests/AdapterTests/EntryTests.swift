import Foundation
import Testing
import UIKit
import UserNotifications
import WaymarkCore
import WaymarkDispatch
import WaymarkFoundation
import WaymarkUIKit

@testable import SwiftUIApp

@Suite("Activities that show a link")
struct ActivityLinkTests {
    @Test("An activity stores its link as web page and target content identifier")
    func show() {
        let activity = NSUserActivity(activityType: "com.example.order")
        activity.show("https://example.com/order/7")
        #expect(activity.webpageURL?.absoluteString == "https://example.com/order/7")
        #expect(activity.targetContentIdentifier == "https://example.com/order/7")
        // The system throws an exception for a web page with another scheme.
        for link in ["", "myapp://order/7", "https://example.com/a b"] {
            activity.show("https://example.com/order/7")
            activity.show(link)
            #expect(activity.webpageURL == nil)
            #expect(activity.targetContentIdentifier == link)
        }
    }

    @Test("An activity without saved screens has none, also after they are removed")
    func savedNavigation() {
        let activity = NSUserActivity(activityType: "com.example.order")
        #expect(activity.savedNavigation == nil)
        activity.userInfo = ["link": "cook://recipe/7"]
        activity.savedNavigation = SavedNavigation()
        #expect(activity.savedNavigation == SavedNavigation())
        activity.savedNavigation = nil
        #expect(activity.savedNavigation == nil)
        #expect(activity.userInfo?["link"] as? String == "cook://recipe/7")
    }
}

/// A UIKit app whose scenes share a dispatcher. Presentation requires a ready interface.
@MainActor
final class SceneApp {
    let windows = SceneNavigators<AppRoute>()
    let dispatcher: LinkDispatcher<AppRoute>
    let watch: LinkWatch

    init() throws {
        var options = DispatchOptions()
        options.presentationRequirements = [.interfaceReady]
        dispatcher = LinkDispatcher(showing: try AppRoute.backStack(), in: windows, options: options)
        watch = LinkWatch(dispatcher)
    }

    func connect(_ scene: UIScene, _ change: (UIScene.ConnectionOptions) -> Void = { _ in }) -> AppSceneDelegate {
        let options = UIScene.ConnectionOptions(stub: ())
        change(options)
        let delegate = AppSceneDelegate()
        delegate.app = self
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        return delegate
    }

    /// Returns the front route of a window, after all links are pending or finished.
    func top(in scene: SceneID) async throws -> AppRoute? {
        try await watch.settle()
        return windows[scene]?.state.top
    }
}

final class AppSceneDelegate: LinkSceneDelegate {
    var app: SceneApp?

    override var links: (any SceneLinks)? { app?.dispatcher }
    override var windows: (any SceneRegister)? { app?.windows }

    override func connect(_ scene: UIWindowScene) {
        window = UIWindow(windowScene: scene)
        let root = UITabBarController()
        let navigator = ControllerNavigator<AppRoute>(root, tabs: ["recipes", "orders"]) { ScreenController($0) }
        root.viewControllers = [AppRoute.recipes, .orders].map {
            UINavigationController(rootViewController: navigator.makeScreen(of: $0))
        }
        window?.rootViewController = root
        app?.windows.connect(navigator, as: scene.linkID)
    }
}

/// A delivery of `cook://recipe/7` or its universal link through one entry point.
struct Door: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let open: @MainActor (SceneApp, AppSceneDelegate, UIWindowScene) -> Void

    init(_ name: String, _ open: @escaping @MainActor (SceneApp, AppSceneDelegate, UIWindowScene) -> Void) {
        (testDescription, self.open) = (name, open)
    }

    static let link = "cook://recipe/7"

    @MainActor static var url: URL { URL(string: link) ?? URL(fileURLWithPath: "/") }

    @MainActor static var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "https://cook.example.com/recipe/7")
        return activity
    }

    @MainActor static var shortcut: UIApplicationShortcutItem {
        UIApplicationShortcutItem(type: link, localizedTitle: "Cook")
    }

    static let all = [
        Door("scene(_:openURLContexts:)") { _, delegate, scene in
            delegate.scene(scene, openURLContexts: [UIOpenURLContext(stub: url)])
        },
        Door("scene(_:continue:)") { _, delegate, scene in delegate.scene(scene, continue: activity) },
        Door("windowScene(_:performActionFor:completionHandler:)") { _, delegate, scene in
            var answers: [Bool] = []
            delegate.windowScene(scene, performActionFor: shortcut) { answers.append($0) }
            #expect(answers == [true])
        },
        Door("application(_:open:options:)") { app, _, _ in #expect(app.dispatcher.open(url)) },
        Door("application(_:continue:restorationHandler:)") { app, _, _ in #expect(app.dispatcher.open(activity)) },
        Door("application(_:didFinishLaunchingWithOptions:) with a URL") { app, _, _ in
            app.dispatcher.open(launch: [.url: url, .sourceApplication: "com.example.mail"])
        },
        Door("application(_:didFinishLaunchingWithOptions:) with a shortcut") { app, _, _ in
            app.dispatcher.open(launch: [.shortcutItem: shortcut])
        },
        Door("userNotificationCenter(_:didReceive:withCompletionHandler:)") { app, _, scene in
            #expect(app.dispatcher.open(UNNotificationResponse(stub: ["link": link]), in: scene.linkID))
        },
        Door("a message with a user info") { app, _, _ in
            #expect(app.dispatcher.open(userInfo: ["link": link], via: .notification))
        },
    ]
}

@Suite("Entry points of a UIKit app")
@MainActor
struct EntryTests {
    let scene = UIWindowScene(stub: "a")

    @Test("Each UIKit entry point opens its link at once when the interface is ready", arguments: Door.all)
    func warm(_ entryPoint: Door) async throws {
        let app = try SceneApp()
        let delegate = app.connect(scene)
        delegate.sceneDidBecomeActive(scene)
        entryPoint.open(app, delegate, scene)
        #expect(try await app.top(in: "a") == .recipe(7))
        #expect(app.watch.outcomes == ["presented (push)"])
    }

    @Test("Each UIKit entry point keeps its link pending until the interface is ready", arguments: Door.all)
    func cold(_ entryPoint: Door) async throws {
        let app = try SceneApp()
        let delegate = app.connect(scene)
        entryPoint.open(app, delegate, scene)
        #expect(try await app.top(in: "a") == .recipes)
        #expect(app.watch.outcomes == [])
        delegate.sceneDidBecomeActive(scene)
        #expect(try await app.top(in: "a") == .recipe(7))
        #expect(app.watch.outcomes == ["presented (push)"])
    }

    @Test("Each UIKit entry point keeps its link pending until a window exists", arguments: Door.all)
    func coldest(_ entryPoint: Door) async throws {
        let app = try SceneApp()
        let early = AppSceneDelegate()
        early.app = app
        entryPoint.open(app, early, scene)
        try await app.watch.settle()
        #expect(app.dispatcher.hasPending)
        app.connect(scene).sceneDidBecomeActive(scene)
        #expect(try await app.top(in: "a") == .recipe(7))
        #expect(app.watch.outcomes == ["presented (push)"])
    }

    @Test("Links of a scene connection open once and in order when the scene is active")
    func connection() async throws {
        let app = try SceneApp()
        let delegate = app.connect(scene) { options in
            options.urlContexts = [UIOpenURLContext(stub: Door.url)]
            options.userActivities = [Door.activity]
            options.notificationResponse = UNNotificationResponse(stub: ["link": "cook://recipe/8"])
            options.shortcutItem = UIApplicationShortcutItem(type: "cook://recipe/9", localizedTitle: "Cook")
        }
        #expect(try await app.top(in: "a") == .recipes)
        delegate.sceneDidBecomeActive(scene)
        #expect(try await app.top(in: "a") == .recipe(9))
        #expect(app.watch.channels == ["scheme", "universalLink", "notification", "shortcut"])
        #expect(app.watch.outcomes.count == 4)
    }

    @Test("A tap delivered by launch and app delegate opens once, and a later tap opens again")
    func repeats() async throws {
        let app = try SceneApp()
        app.dispatcher.open(launch: [.url: Door.url])
        app.dispatcher.open(Door.url)
        app.connect(scene).sceneDidBecomeActive(scene)
        #expect(try await app.top(in: "a") == .recipe(7))
        #expect(app.watch.outcomes.count == 2)
        #expect(app.watch.outcomes.filter { $0.contains("it repeats the tap of link") }.count == 1)
        app.dispatcher.open(Door.url)
        _ = try await app.top(in: "a")
        #expect(app.watch.outcomes.last == "already shown")
    }

    @Test("Each scene shows its own links, and other links open in the front scene")
    func scenes() async throws {
        let app = try SceneApp()
        let other = UIWindowScene(stub: "b")
        let delegates = [app.connect(scene), app.connect(other)]
        delegates[1].sceneDidBecomeActive(other)
        delegates[0].scene(scene, openURLContexts: [UIOpenURLContext(stub: Door.url)])
        #expect(try await app.top(in: "a") == .recipe(7))
        #expect(try await app.top(in: "b") == .recipes)
        app.dispatcher.open("cook://compose")
        #expect(try await app.top(in: "b") == .compose)
        delegates[1].sceneDidDisconnect(other)
        #expect(app.windows.scenes.map(\.id) == ["a"])
    }

    @Test("An activity stores the navigation state for a later launch")
    func restoring() throws {
        let activity = NSUserActivity(activityType: "com.example.cook.state")
        #expect(activity.savedNavigation == nil)
        let saved = SavedNavigation(tab: "main", stacks: ["main": .init(path: ["cook://recipe/7"])])
        activity.savedNavigation = saved
        #expect(activity.savedNavigation == saved)
    }
}
