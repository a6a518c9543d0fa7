#if canImport(UIKit) && !os(watchOS)
    public import Foundation
    public import UIKit
    public import WaymarkDispatch
    import WaymarkFoundation

    #if !os(tvOS)
        public import UserNotifications
    #endif

    /// The links that the system opens an app with, from the methods of its delegates.
    ///
    /// Every scene has a dispatcher of its own, and gives it what the system gives the scene:
    ///
    /// ```swift
    /// // options.presentationRequirements = [.interfaceReady] has links wait until the scene is active
    /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    ///     // once the window is there: what the scene was launched for
    ///     dispatcher.open(options)
    /// }
    ///
    /// func sceneDidBecomeActive(_ scene: UIScene) { dispatcher.fulfil(.interfaceReady) }
    /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { dispatcher.open(contexts) }
    /// func scene(_ scene: UIScene, continue activity: NSUserActivity) { dispatcher.open(activity) }
    /// ```
    extension LinkDispatcher {
        #if !os(tvOS)
            /// Opens what a scene was connected for: `scene(_:willConnectTo:options:)`.
            ///
            /// - Parameters:
            ///   - options: What the scene was connected with.
            ///   - name: Under which name notifications, shortcuts and activities carry the text of a URL.
            ///   - ownActions: The link of what the user chose with a button of the app's own in a notification.
            public func open(
                _ options: UIScene.ConnectionOptions, under name: String = "link",
                ownActions: (UNNotificationResponse) -> IncomingLink<Route>? = { _ in nil }
            ) {
                open(options.urlContexts)
                for activity in options.userActivities { open(activity, under: name) }
                if let response = options.notificationResponse { open(response, under: name, ownActions: ownActions) }
                if let item = options.shortcutItem { open(item, under: name) }
            }
        #else
            /// Opens what a scene was connected for: `scene(_:willConnectTo:options:)`.
            ///
            /// - Parameters:
            ///   - options: What the scene was connected with.
            ///   - name: Under which name activities carry the text of a URL.
            public func open(_ options: UIScene.ConnectionOptions, under name: String = "link") {
                open(options.urlContexts)
                for activity in options.userActivities { open(activity, under: name) }
            }
        #endif

        /// Opens URLs, with the app that asked for it: `scene(_:openURLContexts:)`.
        public func open(_ contexts: Set<UIOpenURLContext>) {
            for context in contexts { open(context.url, by: context.options.sourceApplication) }
        }

        /// Opens a URL, and says whether a route takes it: `application(_:open:options:)`.
        ///
        /// - Parameters:
        ///   - url: The URL.
        ///   - application: The identifier of the app that asked for it: `options[.sourceApplication] as? String`.
        @discardableResult
        public func open(_ url: URL, by application: String? = nil) -> Bool {
            open(ifAny: IncomingLink(opened: url.absoluteString, by: application))
        }

        /// Opens an activity, and says whether a route takes it: `scene(_:continue:)`,
        /// `application(_:continue:restorationHandler:)`.
        ///
        /// - Parameters:
        ///   - activity: A web page, a result of the system's search, or an activity of the app's own.
        ///   - name: Under which name one of the app's own carries the text of a URL; without one its web page opens.
        @discardableResult
        public func open(_ activity: NSUserActivity, under name: String = "link") -> Bool {
            let link = IncomingLink<Route>(
                activity: activity.activityType, webpage: activity.webpageURL?.absoluteString,
                referrer: activity.referrerURL?.absoluteString,
                payload: LinkPayload(userInfo: activity.userInfo ?? [:]), under: name)
            return open(ifAny: link)
        }

        #if !os(tvOS)
            /// Opens the link of a shortcut, and says whether a route takes it:
            /// `windowScene(_:performActionFor:completionHandler:)`.
            ///
            /// - Parameters:
            ///   - item: The shortcut; its type is the URL if it carries none.
            ///   - name: Under which name it carries the text of a URL.
            @discardableResult
            public func open(_ item: UIApplicationShortcutItem, under name: String = "link") -> Bool {
                var payload = LinkPayload(userInfo: item.userInfo ?? [:])
                payload[name] = payload[name] ?? .string(item.type)
                return open(ifAny: IncomingLink(in: payload, under: name, via: .shortcut))
            }
        #endif
    }
#endif
