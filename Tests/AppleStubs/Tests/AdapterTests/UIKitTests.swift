import Foundation
import Testing
import UIKit
import UserNotifications
import WaymarkCore
import WaymarkDispatch
import WaymarkFoundation
import WaymarkUIKit

@testable import SwiftUIApp

/// A screen that stores its route.
final class ScreenController: UIViewController {
    let route: AppRoute

    init(_ route: AppRoute) {
        self.route = route
        super.init(nibName: nil, bundle: nil)
    }
}

/// An app with two tabs, whose delegate methods open all links with the dispatcher.
@MainActor
final class TabApp: NSObject, UISceneDelegate {
    let root = UITabBarController()
    let navigator: ControllerNavigator<AppRoute>
    let dispatcher: LinkDispatcher<AppRoute>
    let watch: LinkWatch

    init(tabs: [String] = ["recipes", "orders"]) throws {
        navigator = ControllerNavigator(root, tabs: tabs) { ScreenController($0) }
        root.viewControllers = [AppRoute.recipes, .orders].map { [navigator] in
            UINavigationController(rootViewController: navigator.makeScreen(of: $0))
        }
        dispatcher = LinkDispatcher(showing: try AppRoute.backStack(), in: navigator)
        watch = LinkWatch(dispatcher)
        super.init()
        dispatcher.fulfil(.signedIn)
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        dispatcher.open(options)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { dispatcher.open(contexts) }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) { dispatcher.open(activity) }

    /// Returns the selected tab, stack and modal screens as text, after all links are pending or finished.
    func screen() async throws -> String {
        try await watch.settle()
        var text = "\(root.selectedIndex)| " + describe(root.selectedViewController)
        for modal in sequence(first: root as UIViewController, next: \.presentedViewController).dropFirst() {
            text += " ^\(modal.modalPresentationStyle) " + describe(modal)
        }
        return text
    }

    private func describe(_ controller: UIViewController?) -> String {
        guard let stack = controller as? UINavigationController else { return controller?.title ?? "nothing" }
        return stack.viewControllers.map { ($0 as? ScreenController).map { "\($0.route)" } ?? $0.title ?? "?" }
            .joined(separator: " > ")
    }

    var front: UINavigationController? { root.selectedViewController as? UINavigationController }
}

@Suite("Links in a UIKit app")
@MainActor
struct UIKitTests {
    let scene = UIScene(stub: "a")

    func contexts(_ links: String...) -> Set<UIOpenURLContext> {
        Set(links.compactMap { URL(string: $0) }.map { UIOpenURLContext(stub: $0, by: "com.example.mail") })
    }

    @Test(
        "A UIKit app shows the screens of a URL from the system",
        arguments: [
            ("cook://recipe/1/step/2", "0| recipes > recipe(1) > step(recipe: 1, number: 2)", "scheme"),
            ("https://cook.example.com/orders/A7", "1| orders > order(\"A7\")", "universalLink"),
            ("cook://compose", "0| recipes ^pageSheet compose", "scheme"),
            ("cook://nowhere", "0| recipes", "scheme"),
        ])
    func urls(_ link: String, _ text: String, _ channel: String) async throws {
        let app = try TabApp()
        app.scene(scene, openURLContexts: contexts(link))
        #expect(try await app.screen() == text)
        #expect(app.watch.channels == [channel])
        #expect(app.watch.origins == ["com.example.mail"])
    }

    @Test("A UIKit app shows the screens of the link in its connection options")
    func coldStart() async throws {
        let rows: [(UIScene.ConnectionOptions, String, String)] = [
            (options { $0.urlContexts = contexts("cook://recipe/1") }, "0| recipes > recipe(1)", "scheme"),
            (
                options {
                    $0.userActivities = [activity(NSUserActivityTypeBrowsingWeb, "https://cook.example.com/orders")]
                },
                "1| orders", "universalLink"
            ),
            (
                options { $0.userActivities = [activity("edit", "https://cook.example.com/recipe/3")] },
                "0| recipes > recipe(3)", "handoff"
            ),
            (
                options {
                    let own = NSUserActivity(activityType: "com.example.cook.reading")
                    own.userInfo = ["link": "cook://recipe/4"]
                    own.referrerURL = URL(string: "https://r.example.com")
                    $0.userActivities = [own]
                }, "0| recipes > recipe(4)", "handoff"
            ),
            (
                options { $0.notificationResponse = UNNotificationResponse(stub: ["link": "/orders/B8", "badge": 3]) },
                "0| recipes", "notification"
            ),
            (
                options {
                    $0.notificationResponse = UNNotificationResponse(stub: ["link": "cook://orders/B8", "badge": 3])
                },
                "1| orders > order(\"B8\")", "notification"
            ),
            (
                options {
                    $0.shortcutItem = UIApplicationShortcutItem(type: "cook://compose", localizedTitle: "Write")
                },
                "0| recipes ^pageSheet compose", "shortcut"
            ),
        ]
        for (options, text, channel) in rows {
            let app = try TabApp()
            app.scene(scene, willConnectTo: UISceneSession(stub: "a"), options: options)
            #expect(try await app.screen() == text)
            #expect(app.watch.channels == [channel])
        }
    }

    @Test("A notification opens the link under the given key unless the user dismissed it")
    func notifications() async throws {
        let app = try TabApp()
        let userInfo: [AnyHashable: Any] = ["aps": ["alert": "Ready"], "data": ["url": "cook://orders/C9"]]
        #expect(!app.dispatcher.open(UNNotificationResponse(stub: userInfo)))
        let dismissed = UNNotificationResponse(stub: userInfo, action: UNNotificationDismissActionIdentifier)
        #expect(!app.dispatcher.open(dismissed, under: "data.url"))
        #expect(try await app.screen() == "0| recipes")
        #expect(app.dispatcher.open(UNNotificationResponse(stub: userInfo), under: "data.url"))
        #expect(try await app.screen() == "1| orders > order(\"C9\")")
    }

    @Test("A notification delivered twice opens once, and a later tap opens again")
    func twoDoors() async throws {
        let app = try TabApp()
        let response = UNNotificationResponse(stub: ["link": "cook://orders/C9"])
        app.scene(
            scene, willConnectTo: UISceneSession(stub: "a"), options: options { $0.notificationResponse = response })
        // The system passes a different object for the same response.
        #expect(app.dispatcher.open(UNNotificationResponse(stub: ["link": "cook://orders/C9"])))
        #expect(try await app.screen() == "1| orders > order(\"C9\")")
        #expect(app.watch.channels == ["notification"])
        let later = Date(timeIntervalSinceReferenceDate: 60)
        for (identifier, date) in [("b", Date(timeIntervalSinceReferenceDate: 0)), ("a", later), ("a", later)] {
            let other = UNNotificationResponse(stub: ["link": "cook://orders"], identifier: identifier, date: date)
            #expect(app.dispatcher.open(other))
        }
        _ = try await app.screen()
        #expect(app.watch.channels == ["notification", "notification", "notification"])
    }

    @Test("A custom notification button opens only the link that the app supplies")
    func ownActions() async throws {
        let app = try TabApp()
        let reply = UNNotificationResponse(stub: ["link": "cook://orders/C9"], action: "reply")
        #expect(!app.dispatcher.open(reply))
        #expect(try await app.screen() == "0| recipes")
        let opened = app.dispatcher.open(reply) { response in
            response.actionIdentifier == "reply" ? IncomingLink(url: "cook://compose", via: .notification) : nil
        }
        #expect(opened)
        #expect(try await app.screen() == "0| recipes ^pageSheet compose")

        let other = try TabApp()
        other.dispatcher.open(options { $0.notificationResponse = reply }) { _ in IncomingLink(url: "cook://recipe/1") }
        #expect(try await other.screen() == "0| recipes > recipe(1)")
    }

    @Test("A link from a web page keeps its referrer")
    func referrers() async throws {
        let app = try TabApp()
        let activity = activity(NSUserActivityTypeBrowsingWeb, "https://cook.example.com/recipe/3")
        activity.referrerURL = URL(string: "https://search.example.com/")
        #expect(app.dispatcher.open(activity))
        #expect(app.watch.origins == ["https://search.example.com/"])
    }

    @Test("The dispatcher answers delegates whether a route matches the given link")
    func answers() throws {
        let app = try TabApp()
        let url = try #require(URL(string: "cook://recipe/1"))
        let nowhere = try #require(URL(string: "cook://nowhere"))
        #expect(app.dispatcher.open(url))
        #expect(!app.dispatcher.open(nowhere))
        #expect(app.dispatcher.open(activity(NSUserActivityTypeBrowsingWeb, "https://cook.example.com/recipe/1")))
        #expect(!app.dispatcher.open(NSUserActivity(activityType: "edit")))
        #expect(!app.dispatcher.open(UIApplicationShortcutItem(type: "write", localizedTitle: "Write")))
        // The type is the URL only of a shortcut without a URL in its user info.
        let nested: NSDictionary = ["url": "cook://recipe/1"]
        for (type, data, isMatch) in [("write", nested, true), ("cook://recipe/1", NSDictionary(), true)] {
            let item = UIApplicationShortcutItem(
                type: type, localizedTitle: "Cook", localizedSubtitle: nil, icon: nil, userInfo: ["data": data])
            #expect(app.dispatcher.open(item, under: "data.url") == isMatch, "\(type)")
        }
    }

    @Test("A link in a UIKit app starts from the screens that the user left")
    func steps() async throws {
        let app = try TabApp()
        let links = [
            ("cook://recipe/1/step/2", "0| recipes > recipe(1) > step(recipe: 1, number: 2)"),
            ("cook://recipe/1/step/3", "0| recipes > recipe(1) > step(recipe: 1, number: 3)"),
            ("cook://recipe/1", "0| recipes > recipe(1)"),
            ("cook://compose", "0| recipes > recipe(1) ^pageSheet compose"),
            ("cook://orders/A7", "1| orders > order(\"A7\")"),
            ("cook://", "0| recipes"),
            ("cook://orders", "1| orders"),
        ]
        for (link, text) in links {
            app.dispatcher.open(link)
            #expect(try await app.screen() == text, "after \(link)")
        }
        // After manual navigation: the app's own screen is kept, and screens pushed after it are popped.
        app.dispatcher.open("cook://recipe/1/step/2")
        _ = try await app.screen()
        app.front?.viewControllers.removeLast()
        let own = UIViewController()
        own.title = "own"
        app.front?.pushViewController(own, animated: false)
        app.dispatcher.open("cook://recipe/1/step/4")
        #expect(try await app.screen() == "0| recipes > recipe(1) > own > step(recipe: 1, number: 4)")
        #expect(app.navigator.state.path == [.recipe(1), .step(recipe: 1, number: 4)])
        app.front?.pushViewController(UIViewController(), animated: false)
        app.dispatcher.open("cook://recipe/1/step/5")
        #expect(try await app.screen() == "0| recipes > recipe(1) > own > step(recipe: 1, number: 5)")
        app.dispatcher.open("cook://recipe/1")
        #expect(try await app.screen() == "0| recipes > recipe(1)")
    }

    @Test("Only the last step of a plan is animated")
    func animation() async throws {
        let app = try TabApp()
        app.dispatcher.open("cook://recipe/1/step/2")
        _ = try await app.screen()
        #expect(app.front?.stubAnimations == ["push false", "push true"])
        app.dispatcher.open(IncomingLink(url: "cook://compose", animated: false))
        _ = try await app.screen()
        #expect(app.root.stubAnimations == ["present false"])
        #expect(app.front?.stubAnimations.count == 2)
    }

    @Test("A controller made by a handler is pushed or presented over the current screen")
    func controllers() async throws {
        let app = try TabApp()
        for (presentation, text) in [
            (Presentation.push, "0| recipes > own"), (.sheet, "0| recipes > own ^pageSheet own"),
        ] {
            app.dispatcher.handlers = [
                AnyLinkHandler { _ in
                    .present(
                        .screen(as: presentation) { _ in
                            let own = UIViewController()
                            own.title = "own"
                            return own
                        })
                }
            ]
            app.dispatcher.open("cook://recipe/1")
            #expect(try await app.screen() == text)
        }
        let own = UIViewController()
        own.title = "another"
        try await app.navigator.show(own, as: .replace, animated: false)
        #expect(try await app.screen() == "0| recipes > another")
        #expect(app.navigator.front === own)
        await #expect(throws: NavigationError.unknownPresentation(.select(tab: "orders"))) {
            try await app.navigator.show(UIViewController(), as: .select(tab: "orders"), animated: false)
        }
    }

    @Test("A link to the screen in front removes what the app shows over it")
    func covered() async throws {
        let app = try TabApp()
        app.dispatcher.open("cook://recipe/1")
        #expect(try await app.screen() == "0| recipes > recipe(1)")
        let stack = try #require(app.root.selectedViewController as? UINavigationController)
        stack.pushViewController(UIViewController(), animated: false)
        app.root.present(UIViewController(), animated: false)
        app.dispatcher.open("cook://recipe/1")
        #expect(try await app.screen() == "0| recipes > recipe(1)")
        app.root.present(UIAlertController(), animated: false)
        app.dispatcher.open("cook://recipe/1")
        _ = try await app.screen()
        #expect(app.watch.outcomes == ["presented (push)", "presented (push)", "\(NavigationError.covered)"])
    }

    @Test("A single navigation controller serves as an app without tabs")
    func single() async throws {
        let root = UINavigationController(rootViewController: UIViewController())
        let own = root.viewControllers
        let navigator = ControllerNavigator<Int>(root) { _ in UIViewController() }
        var state = navigator.state
        #expect(state == NavigationState())
        state.path = [1, 2]
        state.modals = [ModalScreen(.cover, 3, path: [4])]
        try await navigator.carryOut(NavigationPlan(from: navigator.state, to: state), animated: false)
        #expect(navigator.state == state)
        // The app's original first screen is restored.
        try await navigator.carryOut(
            NavigationPlan(from: navigator.state, to: NavigationState(roots: ["main": 7])), animated: false)
        #expect(root.viewControllers.first !== own.first)
        try await navigator.carryOut(NavigationPlan(from: navigator.state, to: NavigationState()), animated: false)
        #expect(root.viewControllers == own)
    }

    private func activity(_ type: String, _ page: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        activity.webpageURL = URL(string: page)
        return activity
    }

    private func options(_ change: (UIScene.ConnectionOptions) -> Void) -> UIScene.ConnectionOptions {
        let options = UIScene.ConnectionOptions(stub: ())
        change(options)
        return options
    }
}
