import Foundation
import Testing
import UIKit
import WaymarkCore
import WaymarkDispatch
import WaymarkFoundation
import WaymarkUIKit

@testable import SwiftUIApp

@MainActor
final class Kitchen {
    let windows = SceneNavigators<AppRoute>()
    let dispatcher: LinkDispatcher<AppRoute>

    init(_ backStack: BackStack<AppRoute>) {
        var options = DispatchOptions()
        options.presentationRequirements = [.interfaceReady]
        dispatcher = LinkDispatcher(showing: backStack, in: windows, options: options)
    }
}

@MainActor private var kitchen: Kitchen?

final class KitchenSceneDelegate: LinkSceneDelegate {
    override var links: (any SceneLinks)? { kitchen?.dispatcher }
    override var windows: (any SceneRegister)? { kitchen?.windows }

    override func connect(_ scene: UIWindowScene) {
        let root = UITabBarController()
        let navigator = ControllerNavigator<AppRoute>(root, tabs: ["recipes", "orders"]) { RouteController($0) }
        root.viewControllers = [AppRoute.recipes, .orders].map {
            UINavigationController(rootViewController: navigator.makeScreen(of: $0))
        }
        kitchen?.windows.connect(navigator, as: scene.linkID)
        window = UIWindow(windowScene: scene)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
    }
}

@Suite("The page about moving to scenes")
@MainActor
struct MovingToScenesSnippets {
    @Test("The sample for moving to scenes opens a tap from two entry points once")
    func scenes() async throws {
        let made = Kitchen(try AppRoute.backStack())
        kitchen = made
        let (dispatcher, watch) = (made.dispatcher, LinkWatch(made.dispatcher))
        let url = try #require(URL(string: "cook://recipe/7"))
        let launchOptions: [UIApplication.LaunchOptionsKey: Any]? = [.url: url]

        dispatcher.open(launch: launchOptions)
        dispatcher.open(url)

        let (delegate, scene) = (KitchenSceneDelegate(), UIWindowScene(stub: "a"))
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions(stub: ()))
        delegate.sceneDidBecomeActive(scene)
        await dispatcher.settled()
        #expect(made.windows["a"]?.state.path == [.recipe(7)])
        #expect(watch.outcomes.count == 2)
    }
}
