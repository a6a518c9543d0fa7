#if canImport(UserNotifications) && !os(tvOS)
    import Foundation
    public import UserNotifications
    public import WaymarkDispatch
    import WaymarkFoundation

    extension LinkDispatcher {
        /// Opens the link of a tapped notification. Call it from
        /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
        ///
        /// When a notification launches an app, the system delivers the response twice: to this delegate method, and in
        /// the scene's connection options. Pass both to the dispatcher of `response.targetScene`; the link opens once.
        ///
        /// A dismissed notification opens nothing. A custom action opens nothing unless `ownActions` returns its link:
        ///
        /// ```swift
        /// dispatcher.open(response) { response in
        ///     response.actionIdentifier == "reply" ? IncomingLink(url: "myapp://reply", via: .notification) : nil
        /// }
        /// ```
        ///
        /// `name` is the key of the URL string in the notification's payload, such as `link` or `data.url`.
        ///
        /// - Returns: `true` if a route matches the link, or the link is a wrapper, such as a shortened link.
        @discardableResult
        public func open(
            _ response: UNNotificationResponse, in scene: SceneID? = nil, under name: String = "link",
            through entryPoint: EntryPoint? = .notification,
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
            // Includes the date: a notification with the same identifier may be delivered and tapped again.
            let time = notification.date.timeIntervalSinceReferenceDate
            let event = "\(notification.request.identifier) \(time) \(response.actionIdentifier)"
            return open(ifAny: link, through: entryPoint, in: scene, onceFor: event)
        }
    }
#endif
