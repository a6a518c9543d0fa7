#if canImport(UserNotifications) && !os(tvOS)
    public import UserNotifications
    public import WaymarkDispatch

    extension LinkDispatcher {
        /// Opens the link of a notification that was tapped, and says whether a route takes it:
        /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
        ///
        /// - Parameters:
        ///   - response: What the user did; a notification that was dismissed opens nothing.
        ///   - name: Under which name the notification carries the text of a URL, such as `link` or `data.url`.
        @discardableResult
        public func open(_ response: UNNotificationResponse, under name: String = "link") -> Bool {
            guard response.actionIdentifier != UNNotificationDismissActionIdentifier else { return false }
            let payload = LinkPayload(userInfo: response.notification.request.content.userInfo)
            return open(ifAny: Link(in: payload, under: name, source: .notification))
        }
    }
#endif
