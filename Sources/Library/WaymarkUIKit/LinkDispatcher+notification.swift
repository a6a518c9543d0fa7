#if canImport(UserNotifications) && !os(tvOS)
    import Foundation
    public import UserNotifications
    public import WaymarkDispatch
    import WaymarkFoundation

    extension LinkDispatcher {
        /// Opens the link of a notification that was tapped, and says whether a route takes it:
        /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
        ///
        /// When a notification launches an app, the system tells of it there and in the options that the scene is
        /// connected with. Give both to the dispatcher of the scene, which is that of `response.targetScene`: it opens the
        /// same response once.
        ///
        /// A notification that was dismissed opens nothing. Neither does a button of the app's own, unless you say what:
        ///
        /// ```swift
        /// dispatcher.open(response) { response in
        ///     response.actionIdentifier == "reply" ? IncomingLink(url: "myapp://reply", via: .notification) : nil
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - response: What the user did.
        ///   - scene: The window of the scene.
        ///   - name: Under which name the notification carries the text of a URL, such as `link` or `data.url`.
        ///   - door: By which it came.
        ///   - ownActions: The link of what the user chose with a button of the app's own; none unless told otherwise.
        @discardableResult
        public func open(
            _ response: UNNotificationResponse, in scene: SceneID? = nil, under name: String = "link",
            through door: LinkDoor? = .notification,
            ownActions: (UNNotificationResponse) -> IncomingLink<Route>? = { _ in nil }
        ) -> Bool {
            let notification = response.notification
            let link: IncomingLink<Route>? =
                switch response.actionIdentifier {
                case UNNotificationDismissActionIdentifier: nil
                case UNNotificationDefaultActionIdentifier:
                    IncomingLink(
                        in: LinkPayload(userInfo: notification.request.content.userInfo), under: name,
                        via: .notification)
                default: ownActions(response)
                }
            // A notification of one identifier may be delivered again later, and be tapped again then.
            let time = notification.date.timeIntervalSinceReferenceDate
            let event = "\(notification.request.identifier) \(time) \(response.actionIdentifier)"
            return open(ifAny: link, through: door, in: scene, onceFor: event)
        }
    }
#endif
