#if canImport(Darwin) || canImport(UserActivity)  // or the tests' replacement for Apple's API
    public import WaymarkDispatch
    #if canImport(UserActivity)
        import Foundation
        public import UserActivity
    #else
        public import Foundation
    #endif

    extension LinkDispatcher {
        /// Opens the link of a user activity that the system delivered. Call it from
        /// `application(_:continue:restorationHandler:)` or `onContinueUserActivity(_:perform:)`.
        ///
        /// - Parameters:
        ///   - activity: The activity: a web page, a result of the system's search, or an activity of the app.
        ///   - name: The key of the URL string in the `userInfo` of the app's own activities. Without this key in
        ///     `userInfo`, the activity's web page is the link.
        ///   - scene: The window that received the activity.
        ///   - entryPoint: The system method that delivered the activity, by default the app delegate's.
        /// - Returns: `true` if a route matches the link, or the link is a wrapper: a link that leads to another link,
        ///   such as a shortened one.
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
        /// The saved screens of a window, for `stateRestorationActivity(for:)`; `nil` if the activity has none.
        public var savedNavigation: SavedNavigation? {
            get { (userInfo?[SavedNavigation.key] as? String).map(SavedNavigation.init(text:)) }
            set {
                userInfo?[SavedNavigation.key] = nil
                if let newValue { addUserInfoEntries(from: [SavedNavigation.key: newValue.text]) }
            }
        }

        /// Sets the link that opens when the system continues the activity, such as from Handoff or Spotlight.
        ///
        /// ```swift
        /// activity.show(try router.universalLink(for: .order(7)))
        /// ```
        ///
        /// The link becomes the `webpageURL` and the `targetContentIdentifier`. By the identifier, the system chooses a
        /// window that matches, as declared by `handlesExternalEvents` or the scene activation conditions.
        ///
        /// - Parameter link: A universal link, such as the result of `universalLink(for:)`. A link that is not `https`
        ///   or `http` sets `webpageURL` to `nil`.
        public func show(_ link: String) {
            let url = URL(exactly: link)
            webpageURL = ["https", "http"].contains(url?.scheme?.lowercased()) ? url : nil
            targetContentIdentifier = link
        }
    }

    extension SavedNavigation {
        /// The key of the saved screens in an activity's `userInfo`.
        package static let key = "waymark.navigation"
    }
#endif
