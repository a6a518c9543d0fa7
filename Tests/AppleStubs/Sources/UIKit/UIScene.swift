public import Foundation
public import UserActivity
public import UserNotifications

/// A URL that a scene is to open.
/// https://developer.apple.com/documentation/uikit/uiopenurlcontext
@MainActor
open class UIOpenURLContext: NSObject {
    /// The URL.
    /// https://developer.apple.com/documentation/uikit/uiopenurlcontext/url
    public let url: URL
    /// What is known of who asked for it.
    /// https://developer.apple.com/documentation/uikit/uiopenurlcontext/options
    public let options: UIScene.OpenURLOptions

    /// There is no such initialiser in Apple's module.
    public init(stub url: URL, by application: String? = nil) {
        self.url = url
        options = UIScene.OpenURLOptions(stub: application)
    }
}

/// An instance of the app's interface.
@MainActor
open class UIScene: UIResponder {
    /// What is known of who asked a scene to open a URL.
    /// https://developer.apple.com/documentation/uikit/uiscene/openurloptions
    @MainActor
    open class OpenURLOptions: NSObject {
        /// The identifier of the app that asked; `nil` if that is of another team, as the system likes.
        /// https://developer.apple.com/documentation/uikit/uiscene/openurloptions/sourceapplication
        public let sourceApplication: String?

        init(stub application: String?) { sourceApplication = application }
    }

    /// What a scene was connected for.
    /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
    @MainActor
    open class ConnectionOptions: NSObject {
        /// URLs. It and those below can only be read in Apple's module.
        /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/urlcontexts
        open var urlContexts: Set<UIOpenURLContext> = []
        /// Activities.
        /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/useractivities
        open var userActivities: Set<NSUserActivity> = []
        /// A notification.
        /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/notificationresponse
        open var notificationResponse: UNNotificationResponse?
        /// A shortcut.
        /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/shortcutitem
        open var shortcutItem: UIApplicationShortcutItem?

        /// There is no such initialiser in Apple's module.
        public init(stub: Void) { super.init() }
    }
}

/// The picture of a shortcut. Nobody needs one here.
open class UIApplicationShortcutIcon: NSObject {}

/// A shortcut of the home screen. It belongs to no actor.
/// https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem
open class UIApplicationShortcutItem: NSObject {
    /// What it is for.
    /// https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/type
    public let type: String
    /// What it is called.
    /// https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/localizedtitle
    public let localizedTitle: String
    /// What came with it.
    /// https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/userinfo
    public let userInfo: [String: any NSSecureCoding]?

    /// Creates a shortcut.
    /// https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/init(type:localizedtitle:localizedsubtitle:icon:userinfo:)
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.userInfo) = (type, localizedTitle, userInfo)
    }

    /// Creates a shortcut.
    /// https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/init(type:localizedtitle:)
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// What a scene is an instance of.
@MainActor
open class UISceneSession: NSObject {}

/// Hears of a scene. Apple's methods are optional.
@MainActor
public protocol UISceneDelegate: AnyObject {
    /// The scene is connected.
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// The scene is to open URLs.
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The scene is to continue an activity.
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:continue:)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}
