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
/// https://developer.apple.com/documentation/uikit/uiscene
@MainActor
open class UIScene: UIResponder {
    /// What it is an instance of.
    /// https://developer.apple.com/documentation/uikit/uiscene/session
    public let session: UISceneSession

    /// Creates a scene, which the system does.
    /// https://developer.apple.com/documentation/uikit/uiscene/init(session:connectionoptions:)
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// There is no such initialiser in Apple's module.
    public convenience init(stub identifier: String) {
        self.init(session: UISceneSession(stub: identifier), connectionOptions: ConnectionOptions(stub: ()))
    }

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

/// A scene in which windows are.
/// https://developer.apple.com/documentation/uikit/uiwindowscene
@MainActor
open class UIWindowScene: UIScene {}

/// What a scene is an instance of.
/// https://developer.apple.com/documentation/uikit/uiscenesession
@MainActor
open class UISceneSession: NSObject {
    /// Tells it from others, in later launches too.
    /// https://developer.apple.com/documentation/uikit/uiscenesession/persistentidentifier
    public let persistentIdentifier: String
    /// What the scene showed last.
    /// https://developer.apple.com/documentation/uikit/uiscenesession/staterestorationactivity
    open var stateRestorationActivity: NSUserActivity?

    /// There is no such initialiser in Apple's module.
    public init(stub identifier: String) { persistentIdentifier = identifier }
}

/// Hears of a scene. Apple's methods are optional; of most of them there is one that does nothing here.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is connected.
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// The scene is to open URLs.
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The scene is to continue an activity.
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:continue:)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// The scene can be used.
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidbecomeactive(_:)
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is gone.
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)
    func sceneDidDisconnect(_ scene: UIScene)
    /// What the scene shows, to be shown again in a later launch.
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/staterestorationactivity(for:)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
    /// Nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Nothing.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// Hears of a scene with windows. Apple's members are optional.
/// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene.
    /// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/window
    var window: UIWindow? { get set }
    /// The user chose a shortcut.
    /// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:)
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}
