#if canImport(UIKit) && !os(watchOS)
    public import UIKit
    public import WaymarkDispatch

    /// The links that the system opens an app with, from the methods of its delegates.
    ///
    /// ```swift
    /// // options.presentationRequirements = [.interfaceReady] has links wait until the scene is active
    /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    ///     window = …
    ///     dispatcher.open(options)                            // what the app was launched for
    /// }
    /// func sceneDidBecomeActive(_ scene: UIScene) { dispatcher.fulfil(.interfaceReady) }
    /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { dispatcher.open(contexts) }
    /// func scene(_ scene: UIScene, continue activity: NSUserActivity) { dispatcher.open(activity) }
    /// ```
    extension LinkDispatcher {
        /// Opens what a scene was connected for: `scene(_:willConnectTo:options:)`.
        ///
        /// - Parameters:
        ///   - options: What the scene was connected with.
        ///   - name: Under which name notifications and shortcuts carry the text of a URL.
        public func open(_ options: UIScene.ConnectionOptions, under name: String = "link") {
            open(options.urlContexts)
            for activity in options.userActivities { open(activity) }
            #if !os(tvOS)
                if let response = options.notificationResponse { open(response, under: name) }
                if let item = options.shortcutItem { open(item, under: name) }
            #endif
        }

        /// Opens URLs: `scene(_:openURLContexts:)`.
        public func open(_ contexts: Set<UIOpenURLContext>) { for context in contexts { open(context.url) } }

        /// Opens a URL, and says whether a route takes it: `application(_:open:options:)`.
        @discardableResult
        public func open(_ url: URL) -> Bool { open(ifAny: Link(opened: url.absoluteString)) }

        /// Opens an activity, and says whether a route takes it: `scene(_:continue:)`,
        /// `application(_:continue:restorationHandler:)`.
        @discardableResult
        public func open(_ activity: NSUserActivity) -> Bool {
            let identifier = activity.userInfo?[SystemActivity.searchIdentifier] as? String
            let link = Link<Route>(
                activity: activity.activityType, webpage: activity.webpageURL?.absoluteString, identifier: identifier)
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
                return open(ifAny: Link(in: payload, under: name, source: .shortcut))
            }
        #endif
    }
#endif
