#if canImport(UIKit) && !os(watchOS)
    import Foundation
    public import UIKit
    public import WaymarkDispatch
    import WaymarkFoundation

    #if !os(tvOS)
        public import UserNotifications
    #endif

    extension UIScene {
        /// What tells the scene's window from others, in this launch and in later ones.
        public var linkID: SceneID { SceneID(rawValue: session.persistentIdentifier) }
    }

    /// The links that the system opens an app with, from the methods of its delegates; `open(url)` and `open(activity)` of
    /// WaymarkFoundation are for those of an app without scenes. ``LinkSceneDelegate`` calls those of scenes by itself:
    ///
    /// ```swift
    /// // options.presentationRequirements = [.interfaceReady] has links wait until the scene is active
    /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    ///     // once the window is there: what the scene was launched for
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
            /// Opens what a scene was connected for, each once: `scene(_:willConnectTo:options:)`. URLs come first, in the
            /// order of their text, then activities, the notification, and the shortcut.
            ///
            /// - Parameters:
            ///   - options: What the scene was connected with.
            ///   - scene: The window of the scene.
            ///   - name: Under which name notifications, shortcuts and activities carry the text of a URL.
            ///   - ownActions: The link of what the user chose with a button of the app's own in a notification.
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
            /// Opens what a scene was connected for, each once: `scene(_:willConnectTo:options:)`.
            ///
            /// - Parameters:
            ///   - options: What the scene was connected with.
            ///   - scene: The window of the scene.
            ///   - name: Under which name activities carry the text of a URL.
            public func open(
                _ options: UIScene.ConnectionOptions, in scene: SceneID? = nil, under name: String = "link"
            ) {
                openShared(options, in: scene, under: name)
            }
        #endif

        /// What all systems have. Sets have no order, so the text decides.
        private func openShared(_ options: UIScene.ConnectionOptions, in scene: SceneID?, under name: String) {
            open(options.urlContexts, in: scene, through: .sceneConnection)
            let activities = options.userActivities.map { ($0.webpageURL?.absoluteString ?? $0.activityType, $0) }
            for (_, activity) in activities.sorted(by: { $0.0 < $1.0 }) {
                open(activity, under: name, in: scene, through: .sceneConnection)
            }
        }

        /// Opens URLs, with the app that asked for them, in the order of their text: `scene(_:openURLContexts:)`.
        public func open(
            _ contexts: Set<UIOpenURLContext>, in scene: SceneID? = nil, through door: LinkDoor? = .sceneURL
        ) {
            for context in contexts.sorted(by: { $0.url.absoluteString < $1.url.absoluteString }) {
                open(context.url, by: context.options.sourceApplication, in: scene, through: door)
            }
        }

        /// Opens what an app without scenes was launched for, once: `application(_:didFinishLaunchingWithOptions:)`. The
        /// system may call `application(_:open:options:)` with it, too, which opens nothing twice
        /// (`DispatchOptions.repeats`).
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
            /// Opens the link of a shortcut, and says whether a route takes it:
            /// `windowScene(_:performActionFor:completionHandler:)`.
            ///
            /// - Parameters:
            ///   - item: The shortcut; its type is the URL if it carries none.
            ///   - scene: The window of the scene.
            ///   - name: Under which name it carries the text of a URL.
            ///   - door: By which it came.
            @discardableResult
            public func open(
                _ item: UIApplicationShortcutItem, in scene: SceneID? = nil, under name: String = "link",
                through door: LinkDoor? = .shortcut
            ) -> Bool {
                var payload = LinkPayload(userInfo: item.userInfo ?? [:])
                payload[name] = payload[name] ?? .string(item.type)
                return open(ifAny: IncomingLink(in: payload, under: name, via: .shortcut), through: door, in: scene)
            }
        #endif
    }
#endif
