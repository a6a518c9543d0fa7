public import Foundation

/// The user opened the app from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user dismissed a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the user did with a notification.
open class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification
    /// What the user did.
    public let actionIdentifier: String

    /// There is no such initialiser in Apple's module.
    public init(stub userInfo: [AnyHashable: Any], action: String = UNNotificationDefaultActionIdentifier) {
        notification = UNNotification(stub: userInfo)
        actionIdentifier = action
    }
}

/// A notification that was delivered.
open class UNNotification: NSObject {
    /// What was asked for.
    public let request: UNNotificationRequest

    init(stub userInfo: [AnyHashable: Any]) { request = UNNotificationRequest(stub: userInfo) }
}

/// What a notification was asked for with.
open class UNNotificationRequest: NSObject {
    /// What it says.
    public let content: UNNotificationContent

    init(stub userInfo: [AnyHashable: Any]) { content = UNNotificationContent(stub: userInfo) }
}

/// What a notification says.
open class UNNotificationContent: NSObject {
    /// What came with it.
    public let userInfo: [AnyHashable: Any]

    init(stub userInfo: [AnyHashable: Any]) { self.userInfo = userInfo }
}
