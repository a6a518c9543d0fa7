#if canImport(UIKit) && !os(watchOS)
    import Foundation
    public import UIKit
    public import WaymarkDispatch
    import WaymarkFoundation

    #if !os(tvOS)
        public import UserNotifications
    #endif

    extension UIScene {
        /// The identifier of the scene's window. It is the same in later launches.
        public var linkID: SceneID { SceneID(rawValue: session.persistentIdentifier) }
    }

    /// Methods that open the links that UIKit delivers to delegates. Apps without scenes call `open(url)` and
    /// `open(activity)` of WaymarkFoundation. ``LinkSceneDelegate`` calls the methods itself; others call them like
    /// this:
    ///
    /// ```swift
    /// // options.presentationRequirements = [.interfaceReady] keeps links pending until the scene is active
    /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    ///     // after creating the window: opens the links for which the scene was launched
    ///     dispatcher.open(options, in: scene.linkID)
    /// }
    ///
    /// func sceneDidBecomeActive(_ scene: UIScene) { dispatcher.fulfil(.interfaceReady) }
    ///
    /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    ///     dispatcher.open(contexts, in: scene.linkID)
    /// }
    ///
    /// func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    ///     dispatcher.open(activity, in: scene.linkID, through: .sceneActivity)
    /// }
    /// ```
    extension LinkDispatcher {
        #if !os(tvOS)
            /// Opens all links in the connection options of a scene. Call it from `scene(_:willConnectTo:options:)`.
            /// URLs are opened first, sorted as strings, then activities, the notification and the shortcut. `name` is
            /// the key of the URL string in the payload of a notification, and in the `userInfo` of a shortcut or
            /// activity. `ownActions` returns the link for a custom action of a notification, by default none.
            public func open(
                _ options: UIScene.ConnectionOptions, in scene: SceneID? = nil, under name: String = "link",
                ownActions: (UNNotificationResponse) -> IncomingLink<Route>? = { _ in nil }
            ) {
                openShared(options, in: scene, under: name)
                if let response = options.notificationResponse {
                    open(response, in: scene, under: name, through: .sceneConnection, ownActions: ownActions)
                }
                if let item = options.shortcutItem { open(item, in: scene, under: name, through: .sceneConnection) }
            }
        #else
            /// Opens all links in the connection options of a scene. Call it from `scene(_:willConnectTo:options:)`.
            /// `name` is the key of the URL string in the `userInfo` of an activity.
            public func open(
                _ options: UIScene.ConnectionOptions, in scene: SceneID? = nil, under name: String = "link"
            ) {
                openShared(options, in: scene, under: name)
            }
        #endif

        // Sorts URLs and activities by their strings, because they arrive in sets, which have no order.
        private func openShared(_ options: UIScene.ConnectionOptions, in scene: SceneID?, under name: String) {
            open(options.urlContexts, in: scene, through: .sceneConnection)
            let activities = options.userActivities.map { ($0.webpageURL?.absoluteString ?? $0.activityType, $0) }
            for (_, activity) in activities.sorted(by: { $0.0 < $1.0 }) {
                open(activity, under: name, in: scene, through: .sceneConnection)
            }
        }

        /// Opens the URLs that a scene received, sorted as strings. Call it in `scene(_:openURLContexts:)`.
        public func open(
            _ contexts: Set<UIOpenURLContext>, in scene: SceneID? = nil, through entryPoint: EntryPoint? = .sceneURL
        ) {
            for context in contexts.sorted(by: { $0.url.absoluteString < $1.url.absoluteString }) {
                open(context.url, by: context.options.sourceApplication, in: scene, through: entryPoint)
            }
        }

        /// Opens the launch link of an app without scenes. Call it in `application(_:didFinishLaunchingWithOptions:)`.
        /// If the system delivers the link to `application(_:open:options:)` too, `DispatchOptions.repeatInterval`
        /// drops it there. `name` is the key of the URL string in the `userInfo` of a shortcut.
        public func open(launch options: [UIApplication.LaunchOptionsKey: Any]?, under name: String = "link") {
            if let url = options?[.url] as? URL {
                open(url, by: options?[.sourceApplication] as? String, through: .launch)
            }
            #if !os(tvOS)
                if let item = options?[.shortcutItem] as? UIApplicationShortcutItem {
                    open(item, under: name, through: .launch)
                }
            #endif
        }

        #if !os(tvOS)
            /// Opens the link of a Home Screen shortcut. Call it from
            /// `windowScene(_:performActionFor:completionHandler:)`.
            ///
            /// `name` is the key of the URL string in `userInfo`. Without this key, the shortcut's type is the URL.
            ///
            /// - Returns: `true` if a route matches the link, or the link is a wrapper, such as a shortened link.
            @discardableResult
            public func open(
                _ item: UIApplicationShortcutItem, in scene: SceneID? = nil, under name: String = "link",
                through entryPoint: EntryPoint? = .shortcut
            ) -> Bool {
                let payload = LinkPayload(userInfo: item.userInfo ?? [:])
                let link =
                    IncomingLink<Route>(in: payload, under: name, via: .shortcut)
                    ?? IncomingLink(url: item.type, via: .shortcut, payload: payload)
                return open(ifAny: link, through: entryPoint, in: scene)
            }

            /// Returns the action for a tapped link in a text view. Call it from
            /// `textView(_:primaryActionFor:defaultAction:)`.
            ///
            /// ```swift
            /// func textView(
            ///     _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
            /// ) -> UIAction? {
            ///     dispatcher.action(for: textItem, otherwise: defaultAction)
            /// }
            /// ```
            ///
            /// `scene` is the window of the text view, if the dispatcher serves several; by default the frontmost.
            ///
            /// - Returns: An action that opens the link in the app, if a route matches the link or it has a custom
            ///   scheme of the app; otherwise the default action.
            @available(iOS 17, visionOS 1, *)
            public func action(for item: UITextItem, otherwise usual: UIAction, in scene: SceneID? = nil) -> UIAction {
                guard case .link(let url) = item.content, opensTapped(url.absoluteString) else { return usual }
                return UIAction { [weak self] _ in self?.open(tapped: url, in: scene) }
            }
        #endif
    }
#endif
