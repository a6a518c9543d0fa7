public import Foundation

/// The user opened the app from a notification.
/// https://developer.apple.com/documentation/usernotifications/unnotificationdefaultactionidentifier
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user dismissed a notification.
/// https://developer.apple.com/documentation/usernotifications/unnotificationdismissactionidentifier
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the user did with a notification. It and what it has belong to no actor.
/// https://developer.apple.com/documentation/usernotifications/unnotificationresponse
open class UNNotificationResponse: NSObject {
    /// The notification.
    /// https://developer.apple.com/documentation/usernotifications/unnotificationresponse/notification
    public let notification: UNNotification
    /// What the user did.
    /// https://developer.apple.com/documentation/usernotifications/unnotificationresponse/actionidentifier
    public let actionIdentifier: String

    /// There is no such initialiser in Apple's module.
    public init(
        stub userInfo: [AnyHashable: Any], action: String = UNNotificationDefaultActionIdentifier,
        identifier: String = "a", date: Date = Date(timeIntervalSinceReferenceDate: 0)
    ) {
        notification = UNNotification(stub: userInfo, identifier, date)
        actionIdentifier = action
    }
}

/// A notification that was delivered.
/// https://developer.apple.com/documentation/usernotifications/unnotification
open class UNNotification: NSObject {
    /// When it was delivered.
    /// https://developer.apple.com/documentation/usernotifications/unnotification/date
    public let date: Date
    /// What was asked for.
    /// https://developer.apple.com/documentation/usernotifications/unnotification/request
    public let request: UNNotificationRequest

    init(stub userInfo: [AnyHashable: Any], _ identifier: String, _ date: Date) {
        self.date = date
        request = UNNotificationRequest(stub: userInfo, identifier)
    }
}

/// What a notification was asked for with.
/// https://developer.apple.com/documentation/usernotifications/unnotificationrequest
open class UNNotificationRequest: NSObject {
    /// Tells it from other requests of the app.
    /// https://developer.apple.com/documentation/usernotifications/unnotificationrequest/identifier
    public let identifier: String
    /// What it says.
    /// https://developer.apple.com/documentation/usernotifications/unnotificationrequest/content
    public let content: UNNotificationContent

    init(stub userInfo: [AnyHashable: Any], _ identifier: String) {
        self.identifier = identifier
        content = UNNotificationContent(stub: userInfo)
    }
}

/// What a notification says.
/// https://developer.apple.com/documentation/usernotifications/unnotificationcontent
open class UNNotificationContent: NSObject {
    /// What came with it.
    /// https://developer.apple.com/documentation/usernotifications/unnotificationcontent/userinfo
    public let userInfo: [AnyHashable: Any]

    init(stub userInfo: [AnyHashable: Any]) { self.userInfo = userInfo }
}
