import Foundation
import Testing
import UIKit
import UserNotifications
import WaymarkDispatch
import WaymarkFoundation
import WaymarkUIKit

@testable import SwiftUIApp

/// The app of UIKit on the page about back stacks.
@MainActor
final class RouteController: UIViewController {
    let route: AppRoute

    init(_ route: AppRoute) {
        self.route = route
        super.init(nibName: nil, bundle: nil)
    }
}

@MainActor
final class SceneDelegate: UIResponder, UISceneDelegate {
    private(set) var root: UITabBarController?
    private(set) var dispatcher: LinkDispatcher<AppRoute>?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let root = UITabBarController()
        let navigator = ControllerNavigator<AppRoute>(root, tabs: ["recipes", "orders"]) { RouteController($0) }
        root.viewControllers = [AppRoute.recipes, .orders].map {
            UINavigationController(rootViewController: navigator.makeScreen(of: $0))
        }
        let start = Result { try AppRoute.backStack() }
        guard case .success(let backStack) = start else { preconditionFailure("\(start)") }
        (self.root, dispatcher) = (root, LinkDispatcher(showing: backStack, in: navigator))
        dispatcher?.open(options)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { dispatcher?.open(contexts) }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) { dispatcher?.open(activity) }
}

extension SceneDelegate {
    func open(_ response: UNNotificationResponse) {
        dispatcher?.open(response) { response in
            response.actionIdentifier == "reply" ? IncomingLink(url: "cook://compose", via: .notification) : nil
        }
    }
}

@Suite("The UIKit app of the page about back stacks")
@MainActor
struct BackStacksSnippets {
    @Test("The UIKit sample app shows links of its scene and of a notification button")
    func scenes() async throws {
        let delegate = SceneDelegate()
        let url = try #require(URL(string: "cook://recipe/7"))
        let scene = UIScene(stub: "a")
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions(stub: ()))
        delegate.scene(scene, openURLContexts: [UIOpenURLContext(stub: url)])
        await delegate.dispatcher?.settled()
        let stack = delegate.root?.selectedViewController as? UINavigationController
        #expect((stack?.topViewController as? RouteController)?.route == .recipe(7))
        delegate.open(UNNotificationResponse(stub: [:], action: "reply"))
        await delegate.dispatcher?.settled()
        #expect(delegate.root?.presentedViewController is UINavigationController)
    }
}
