public import Foundation

/// The action identifier for opening the app from a notification.
/// https://developer.apple.com/documentation/usernotifications/unnotificationdefaultactionidentifier
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action identifier for dismissing a notification.
/// https://developer.apple.com/documentation/usernotifications/unnotificationdismissactionidentifier
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification. The types in this file are not isolated to an actor.
/// https://developer.apple.com/documentation/usernotifications/unnotificationresponse
open class UNNotificationResponse: NSObject {
    /// The notification.
    /// https://developer.apple.com/documentation/usernotifications/unnotificationresponse/notification
    public let notification: UNNotification
    /// The identifier of the selected action.
    /// https://developer.apple.com/documentation/usernotifications/unnotificationresponse/actionidentifier
    public let actionIdentifier: String

    /// Creates a response for tests. Not in Apple's module.
    public init(
        stub userInfo: [AnyHashable: Any], action: String = UNNotificationDefaultActionIdentifier,
        identifier: String = "a", date: Date = Date(timeIntervalSinceReferenceDate: 0)
    ) {
        notification = UNNotification(stub: userInfo, identifier, date)
        actionIdentifier = action
    }
}

/// A delivered notification.
/// https://developer.apple.com/documentation/usernotifications/unnotification
open class UNNotification: NSObject {
    /// The delivery date.
    /// https://developer.apple.com/documentation/usernotifications/unnotification/date
    public let date: Date
    /// The request of the notification.
    /// https://developer.apple.com/documentation/usernotifications/unnotification/request
    public let request: UNNotificationRequest

    init(stub userInfo: [AnyHashable: Any], _ identifier: String, _ date: Date) {
        self.date = date
        request = UNNotificationRequest(stub: userInfo, identifier)
    }
}

/// A request to deliver a notification.
/// https://developer.apple.com/documentation/usernotifications/unnotificationrequest
open class UNNotificationRequest: NSObject {
    /// The unique identifier of the request.
    /// https://developer.apple.com/documentation/usernotifications/unnotificationrequest/identifier
    public let identifier: String
    /// The content of the notification.
    /// https://developer.apple.com/documentation/usernotifications/unnotificationrequest/content
    public let content: UNNotificationContent

    init(stub userInfo: [AnyHashable: Any], _ identifier: String) {
        self.identifier = identifier
        content = UNNotificationContent(stub: userInfo)
    }
}

/// The content of a notification.
/// https://developer.apple.com/documentation/usernotifications/unnotificationcontent
open class UNNotificationContent: NSObject {
    /// Data of the app.
    /// https://developer.apple.com/documentation/usernotifications/unnotificationcontent/userinfo
    public let userInfo: [AnyHashable: Any]

    init(stub userInfo: [AnyHashable: Any]) { self.userInfo = userInfo }
}
