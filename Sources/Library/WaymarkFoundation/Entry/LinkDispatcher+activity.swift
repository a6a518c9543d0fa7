#if canImport(Darwin) || canImport(UserActivity)  // the stand-ins of Apple's modules
    public import WaymarkDispatch
    #if canImport(UserActivity)
        import Foundation
        public import UserActivity
    #else
        public import Foundation
    #endif

    extension LinkDispatcher {
        /// Opens an activity, and says whether a route takes it: `application(_:continue:restorationHandler:)`,
        /// `onContinueUserActivity(_:perform:)`.
        ///
        /// - Parameters:
        ///   - activity: A web page, a result of the system's search, or an activity of the app's own.
        ///   - name: Under which name one of the app's own carries the text of a URL; without one its web page opens.
        ///   - scene: The window that got it.
        ///   - door: By which it came: the method of the app's delegate unless told otherwise.
        @discardableResult
        public func open(
            _ activity: NSUserActivity, under name: String = "link", in scene: SceneID? = nil,
            through door: LinkDoor? = .appActivity
        ) -> Bool {
            let link = IncomingLink<Route>(
                activity: activity.activityType, webpage: activity.webpageURL?.absoluteString,
                referrer: activity.referrerURL?.absoluteString,
                payload: LinkPayload(userInfo: activity.userInfo ?? [:]), under: name)
            return open(ifAny: link, through: door, in: scene)
        }
    }

    extension NSUserActivity {
        /// What was on screen, for `stateRestorationActivity(for:)`; `nil` if the activity has none.
        public var savedNavigation: SavedNavigation? {
            get { (userInfo?[SavedNavigation.key] as? String).map(SavedNavigation.init(text:)) }
            set { addUserInfoEntries(from: [SavedNavigation.key: newValue?.text ?? ""]) }
        }
    }

    extension NSUserActivity {
        /// Gives the activity the link of what it shows, which the system opens from Handoff and Spotlight.
        ///
        /// ```swift
        /// activity.show(try router.universalLink(for: .order(7)))
        /// ```
        ///
        /// It becomes the `webpageURL`, and the `targetContentIdentifier` by which windows say that they
        /// show it (`handlesExternalEvents`, activation conditions of scenes).
        ///
        /// - Parameter link: A universal link, as `universalLink(for:)` writes it. A text that is no URL leaves the activity without
        ///   a web page.
        public func show(_ link: String) {
            webpageURL = URL(string: link)
            targetContentIdentifier = link
        }
    }

    extension SavedNavigation {
        /// Under which name an activity has it.
        fileprivate static let key = "waymark.navigation"
    }
#endif
