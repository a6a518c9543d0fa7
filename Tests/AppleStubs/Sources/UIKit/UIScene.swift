public import Foundation
public import UserActivity
public import UserNotifications

/// A URL that a scene is to open.
@MainActor
open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL

    /// There is no such initialiser in Apple's module.
    public init(stub url: URL) { self.url = url }
}

/// An instance of the app's interface.
@MainActor
open class UIScene: UIResponder {
    /// What a scene was connected for.
    @MainActor
    open class ConnectionOptions: NSObject {
        /// URLs.
        open var urlContexts: Set<UIOpenURLContext> = []
        /// Activities.
        open var userActivities: Set<NSUserActivity> = []
        /// A notification.
        open var notificationResponse: UNNotificationResponse?
        /// A shortcut.
        open var shortcutItem: UIApplicationShortcutItem?

        /// There is no such initialiser in Apple's module.
        public init(stub: Void) { super.init() }
    }
}

/// A shortcut of the home screen.
@MainActor
open class UIApplicationShortcutItem: NSObject {
    /// What it is for.
    public let type: String
    /// What it is called.
    public let localizedTitle: String
    /// What came with it.
    public let userInfo: [String: any NSSecureCoding]?

    /// Creates a shortcut. Apple's has two more parameters.
    public init(type: String, localizedTitle: String, userInfo: [String: any NSSecureCoding]? = nil) {
        (self.type, self.localizedTitle, self.userInfo) = (type, localizedTitle, userInfo)
    }
}

/// What a scene is an instance of.
@MainActor
open class UISceneSession: NSObject {}

/// Hears of a scene. Apple's methods are optional.
@MainActor
public protocol UISceneDelegate: AnyObject {
    /// The scene is connected.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// The scene is to open URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The scene is to continue an activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}
