#if canImport(UIKit) && !os(watchOS)
    import Foundation
    public import UIKit
    public import WaymarkCore
    public import WaymarkDispatch
    import WaymarkFoundation

    /// A dispatcher of any route type, as seen by ``LinkSceneDelegate``.
    @MainActor
    public protocol SceneLinks: AnyObject {
        /// Opens the links of a scene's connection options.
        func connect(_ options: UIScene.ConnectionOptions, in scene: SceneID, under name: String)
        /// Opens the URLs that a scene received.
        func open(_ contexts: Set<UIOpenURLContext>, in scene: SceneID?, through entryPoint: EntryPoint?)
        /// Opens an activity that a scene received.
        @discardableResult
        func open(_ activity: NSUserActivity, under name: String, in scene: SceneID?, through entryPoint: EntryPoint?)
            -> Bool
        #if !os(tvOS)
            /// Opens a shortcut that a scene received.
            @discardableResult
            func open(
                _ item: UIApplicationShortcutItem, in scene: SceneID?, under name: String,
                through entryPoint: EntryPoint?
            ) -> Bool
        #endif
        /// Fulfils a condition.
        func fulfil(_ condition: Condition)
    }

    extension LinkDispatcher: SceneLinks {
        /// Opens the links of a scene's connection options.
        public func connect(_ options: UIScene.ConnectionOptions, in scene: SceneID, under name: String) {
            open(options, in: scene, under: name)
        }
    }

    /// A scene delegate that passes every link from the system to a dispatcher, in the order of arrival.
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
    /// The links of the connection options open after ``connect(_:)``, when the window exists. An active scene fulfils
    /// `Condition.interfaceReady` and becomes the front one of its ``windows``.
    @MainActor
    open class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
        /// The window of the scene.
        open var window: UIWindow?

        /// The dispatcher that opens the links of the scene. Override it.
        open var links: (any SceneLinks)? { nil }

        /// The windows of the app, if one dispatcher serves several.
        open var windows: (any SceneRegister)? { nil }

        /// The key of the URL string in the payload of a notification, and in the `userInfo` of a shortcut or activity.
        open var linkName: String { "link" }

        /// Builds the interface of a scene. Override it.
        open func connect(_ scene: UIWindowScene) {}

        /// Builds the interface, then opens the links of the connection options.
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

        /// Marks the window as the front one, and fulfils `Condition.interfaceReady`.
        open func sceneDidBecomeActive(_ scene: UIScene) {
            windows?.activate(scene.linkID)
            links?.fulfil(.interfaceReady)
        }

        /// Unregisters the window.
        open func sceneDidDisconnect(_ scene: UIScene) { windows?.disconnect(scene.linkID) }
    }
#endif
