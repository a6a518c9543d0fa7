#if canImport(UIKit) && !os(watchOS)
    import Foundation
    public import UIKit
    public import WaymarkCore
    public import WaymarkDispatch
    import WaymarkFoundation

    /// The methods of a `LinkDispatcher` that ``LinkSceneDelegate`` calls, for any type of routes.
    @MainActor
    public protocol SceneLinks: AnyObject {
        /// Opens the links in a scene's connection options. `name` is the key of the URL string in the payload of a
        /// notification, and in the `userInfo` of a shortcut or activity.
        func connect(_ options: UIScene.ConnectionOptions, in scene: SceneID, under name: String)
        /// Opens the URLs that UIKit delivered to a scene.
        func open(_ contexts: Set<UIOpenURLContext>, in scene: SceneID?, through entryPoint: EntryPoint?)
        /// Opens the link of a scene's activity: the web page, or the URL string with the key `name` in `userInfo`.
        @discardableResult
        func open(_ activity: NSUserActivity, under name: String, in scene: SceneID?, through entryPoint: EntryPoint?)
            -> Bool
        #if !os(tvOS)
            /// Opens the link of a shortcut that the user chose. `name` is the key of the URL string in its `userInfo`.
            @discardableResult
            func open(
                _ item: UIApplicationShortcutItem, in scene: SceneID?, under name: String,
                through entryPoint: EntryPoint?
            ) -> Bool
        #endif
        /// Marks a condition as met, which resumes the links that are pending for it.
        func fulfil(_ condition: Condition)
    }

    extension LinkDispatcher: SceneLinks {
        /// Opens the links in a scene's connection options. `name` is the key of the URL string in the payload of a
        /// notification, and in the `userInfo` of a shortcut or activity.
        public func connect(_ options: UIScene.ConnectionOptions, in scene: SceneID, under name: String) {
            open(options, in: scene, under: name)
        }
    }

    /// A scene delegate that passes every link from UIKit to a `LinkDispatcher`, in the order of arrival. Subclass it.
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
    /// The links in the connection options open after ``connect(_:)``, when the window exists. When the scene becomes
    /// active, the delegate fulfils `Condition.interfaceReady`, and marks the window as the front one in ``windows``.
    @MainActor
    open class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
        /// The window of the scene, which UIKit or ``connect(_:)`` sets.
        open var window: UIWindow?

        /// The dispatcher that opens the scene's links. By default `nil`, which opens none: override the property.
        open var links: (any SceneLinks)? { nil }

        /// The list of the app's open windows, if one dispatcher serves several windows; by default `nil`.
        open var windows: (any SceneRegister)? { nil }

        /// The key of the URL string in payloads of notifications, shortcuts and activities. By default `link`.
        open var linkName: String { "link" }

        /// Builds the user interface of a scene before its links open. By default it does nothing: override it.
        open func connect(_ scene: UIWindowScene) {}

        /// Calls ``connect(_:)``, then opens the links in the connection options.
        open func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            if let scene = scene as? UIWindowScene { connect(scene) }
            links?.connect(connectionOptions, in: scene.linkID, under: linkName)
        }

        /// Opens the URLs that UIKit delivered to the scene.
        open func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            links?.open(URLContexts, in: scene.linkID, through: .sceneURL)
        }

        /// Opens the link of an activity that UIKit delivered to the scene, such as a universal link.
        open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            links?.open(userActivity, under: linkName, in: scene.linkID, through: .sceneActivity)
        }

        #if !os(tvOS)
            /// Opens the link of a Home Screen shortcut that the user chose.
            open func windowScene(
                _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) {
                let scene = windowScene.linkID
                let isOpen = links?.open(shortcutItem, in: scene, under: linkName, through: .shortcut)
                completionHandler(isOpen ?? false)
            }
        #endif

        /// Marks the scene's window as the front one, and fulfils `Condition.interfaceReady`.
        open func sceneDidBecomeActive(_ scene: UIScene) {
            windows?.activate(scene.linkID)
            links?.fulfil(.interfaceReady)
        }

        /// Removes the scene's window from ``windows``.
        open func sceneDidDisconnect(_ scene: UIScene) { windows?.disconnect(scene.linkID) }
    }
#endif
