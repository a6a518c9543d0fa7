#if canImport(Darwin) || canImport(UserActivity)  // or the replacement for Apple's module
    public import WaymarkDispatch
    #if canImport(UserActivity)
        import Foundation
        public import UserActivity
    #else
        public import Foundation
    #endif

    extension LinkDispatcher {
        /// Opens an activity, and returns `true` if a route matches it.
        ///
        /// Call it from `application(_:continue:restorationHandler:)` or `onContinueUserActivity(_:perform:)`.
        ///
        /// - Parameters:
        ///   - activity: A web page, a system search result, or an activity of the app.
        ///   - name: The key of the URL string in the `userInfo` of the app's own activities. If `userInfo` lacks this
        ///     key, the activity's web page is the link.
        ///   - scene: The window that received the activity.
        ///   - entryPoint: The entry point, by default the app delegate's method.
        @discardableResult
        public func open(
            _ activity: NSUserActivity, under name: String = "link", in scene: SceneID? = nil,
            through entryPoint: EntryPoint? = .appActivity
        ) -> Bool {
            let link = IncomingLink<Route>(
                activity: activity.activityType, webpage: activity.webpageURL?.absoluteString,
                referrer: activity.referrerURL?.absoluteString,
                payload: LinkPayload(userInfo: activity.userInfo ?? [:]), under: name)
            return open(ifAny: link, through: entryPoint, in: scene)
        }
    }

    extension NSUserActivity {
        /// The saved screens, for `stateRestorationActivity(for:)`; `nil` if the activity has none.
        public var savedNavigation: SavedNavigation? {
            get { (userInfo?[SavedNavigation.key] as? String).map(SavedNavigation.init(text:)) }
            set {
                userInfo?[SavedNavigation.key] = nil
                if let newValue { addUserInfoEntries(from: [SavedNavigation.key: newValue.text]) }
            }
        }
    }

    extension NSUserActivity {
        /// Sets the link of the activity, which the system opens from Handoff and Spotlight.
        ///
        /// ```swift
        /// activity.show(try router.universalLink(for: .order(7)))
        /// ```
        ///
        /// The link becomes the `webpageURL` and the `targetContentIdentifier`. Windows match the latter to show that
        /// they display the content (`handlesExternalEvents`, scene activation conditions).
        ///
        /// - Parameter link: A universal link, as printed by `universalLink(for:)`. Other links, which the system does
        ///   not accept as web pages, clear the web page.
        public func show(_ link: String) {
            let url = URL(exactly: link)
            webpageURL = ["https", "http"].contains(url?.scheme?.lowercased()) ? url : nil
            targetContentIdentifier = link
        }
    }

    extension SavedNavigation {
        /// The key of saved screens in the state that the system stores.
        package static let key = "waymark.navigation"
    }
#endif
