#if canImport(UIKit) && !os(watchOS)
    import Foundation
    public import UIKit
    public import WaymarkCore
    public import WaymarkDispatch
    import WaymarkFoundation

    /// What takes the links of scenes: a dispatcher, whatever its routes are.
    @MainActor
    public protocol SceneLinks: AnyObject {
        /// Opens what a scene was connected for.
        func connect(_ options: UIScene.ConnectionOptions, in scene: SceneID, under name: String)
        /// Opens URLs that a scene got.
        func open(_ contexts: Set<UIOpenURLContext>, in scene: SceneID?, through door: LinkDoor?)
        /// Opens an activity that a scene got.
        @discardableResult
        func open(_ activity: NSUserActivity, under name: String, in scene: SceneID?, through door: LinkDoor?) -> Bool
        #if !os(tvOS)
            /// Opens a shortcut that a scene got.
            @discardableResult
            func open(
                _ item: UIApplicationShortcutItem, in scene: SceneID?, under name: String, through door: LinkDoor?
            ) -> Bool
        #endif
        /// Meets a condition.
        func fulfil(_ condition: Condition)
    }

    extension LinkDispatcher: SceneLinks {
        /// Opens what a scene was connected for.
        public func connect(_ options: UIScene.ConnectionOptions, in scene: SceneID, under name: String) {
            open(options, in: scene, under: name)
        }
    }

    /// A delegate of scenes that hands every link that the system gives a scene to a dispatcher, once and in order.
    ///
    /// ```swift
    /// final class ShopSceneDelegate: LinkSceneDelegate {
    ///     override var links: (any SceneLinks)? { shop.dispatcher }
    ///     override var windows: (any SceneRegister)? { shop.windows }
    ///
    ///     override func connect(_ scene: UIWindowScene) {
    ///         window = UIWindow(windowScene: scene)
    ///         window?.rootViewController = shop.makeInterface(for: scene.linkID)
    ///         window?.makeKeyAndVisible()
    ///     }
    /// }
    /// ```
    ///
    /// What a scene is launched for comes after ``connect(_:)``, when there is a window. An active scene meets
    /// `Condition.interfaceReady` and comes to the front of its ``windows``.
    @MainActor
    open class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
        /// The window of the scene.
        open var window: UIWindow?

        /// What opens the links of the scene. Override it.
        open var links: (any SceneLinks)? { nil }

        /// The windows of the app, if one dispatcher has several.
        open var windows: (any SceneRegister)? { nil }

        /// Under which name notifications, shortcuts and activities carry the text of a URL.
        open var linkName: String { "link" }

        /// Builds the interface of a scene. Override it.
        open func connect(_ scene: UIWindowScene) {}

        /// Builds the interface, then opens what the scene was connected for.
        open func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            if let scene = scene as? UIWindowScene { connect(scene) }
            links?.connect(connectionOptions, in: scene.linkID, under: linkName)
        }

        /// Opens URLs.
        open func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            links?.open(URLContexts, in: scene.linkID, through: .sceneURL)
        }

        /// Opens an activity.
        open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            links?.open(userActivity, under: linkName, in: scene.linkID, through: .sceneActivity)
        }

        #if !os(tvOS)
            /// Opens a shortcut.
            open func windowScene(
                _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) {
                let scene = windowScene.linkID
                let isOpen = links?.open(shortcutItem, in: scene, under: linkName, through: .shortcut)
                completionHandler(isOpen ?? false)
            }
        #endif

        /// Brings the window to the front, and meets `Condition.interfaceReady`.
        open func sceneDidBecomeActive(_ scene: UIScene) {
            windows?.activate(scene.linkID)
            links?.fulfil(.interfaceReady)
        }

        /// Takes the window away.
        open func sceneDidDisconnect(_ scene: UIScene) { windows?.disconnect(scene.linkID) }
    }
#endif
