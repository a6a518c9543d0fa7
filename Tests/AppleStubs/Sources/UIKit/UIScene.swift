public import Foundation
public import UserActivity
public import UserNotifications

/// A URL for a scene to open.
/// https://developer.apple.com/documentation/uikit/uiopenurlcontext
@MainActor
open class UIOpenURLContext: NSObject {
    /// The URL.
    /// https://developer.apple.com/documentation/uikit/uiopenurlcontext/url
    public let url: URL
    /// Information about the app that opened the URL.
    /// https://developer.apple.com/documentation/uikit/uiopenurlcontext/options
    public let options: UIScene.OpenURLOptions

    /// Creates a context for tests. Not in Apple's module.
    public init(stub url: URL, by application: String? = nil) {
        self.url = url
        options = UIScene.OpenURLOptions(stub: application)
    }
}

/// An instance of the app's user interface.
/// https://developer.apple.com/documentation/uikit/uiscene
@MainActor
open class UIScene: UIResponder {
    /// The session of the scene.
    /// https://developer.apple.com/documentation/uikit/uiscene/session
    public let session: UISceneSession

    /// Creates a scene. The system calls this initializer.
    /// https://developer.apple.com/documentation/uikit/uiscene/init(session:connectionoptions:)
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// Creates a scene for tests. Not in Apple's module.
    public convenience init(stub identifier: String) {
        self.init(session: UISceneSession(stub: identifier), connectionOptions: ConnectionOptions(stub: ()))
    }

    /// Information about the app that opened a URL.
    /// https://developer.apple.com/documentation/uikit/uiscene/openurloptions
    @MainActor
    open class OpenURLOptions: NSObject {
        /// The bundle identifier of the app that opened the URL. `nil` if the app is of another team.
        /// https://developer.apple.com/documentation/uikit/uiscene/openurloptions/sourceapplication
        public let sourceApplication: String?

        init(stub application: String?) { sourceApplication = application }
    }

    /// The reasons for the connection of a scene.
    /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
    @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs to open. All properties of this class are read-only in Apple's module.
        /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/urlcontexts
        open var urlContexts: Set<UIOpenURLContext> = []
        /// The activities to continue.
        /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/useractivities
        open var userActivities: Set<NSUserActivity> = []
        /// The tapped notification.
        /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/notificationresponse
        open var notificationResponse: UNNotificationResponse?
        /// The selected shortcut.
        /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/shortcutitem
        open var shortcutItem: UIApplicationShortcutItem?

        /// Creates empty options for tests. Not in Apple's module.
        public init(stub: Void) { super.init() }
    }
}

/// The icon of a shortcut, unused in tests.
open class UIApplicationShortcutIcon: NSObject {}

/// A shortcut on the home screen. Not isolated to an actor.
/// https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem
open class UIApplicationShortcutItem: NSObject {
    /// The type of the shortcut, defined by the app.
    /// https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/type
    public let type: String
    /// The title of the shortcut.
    /// https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/localizedtitle
    public let localizedTitle: String
    /// Data of the app.
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

/// A scene with windows.
/// https://developer.apple.com/documentation/uikit/uiwindowscene
@MainActor
open class UIWindowScene: UIScene {}

/// The persistent identity and state of a scene.
/// https://developer.apple.com/documentation/uikit/uiscenesession
@MainActor
open class UISceneSession: NSObject {
    /// The identifier of the session across launches.
    /// https://developer.apple.com/documentation/uikit/uiscenesession/persistentidentifier
    public let persistentIdentifier: String
    /// The saved state of the scene.
    /// https://developer.apple.com/documentation/uikit/uiscenesession/staterestorationactivity
    open var stateRestorationActivity: NSUserActivity?

    /// Creates a session for tests. Not in Apple's module.
    public init(stub identifier: String) { persistentIdentifier = identifier }
}

/// A delegate of a scene. Apple's methods are optional. Some have default implementations here.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene is connected.
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// Called when the scene opens URLs.
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Called when the scene continues an activity.
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:continue:)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called when the scene becomes active.
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidbecomeactive(_:)
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when the scene is disconnected.
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)
    func sceneDidDisconnect(_ scene: UIScene)
    /// Returns the state of the scene, for restoration at a later launch.
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/staterestorationactivity(for:)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Returns `nil`.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// A delegate of a scene with windows. Apple's members are optional.
/// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene.
    /// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/window
    var window: UIWindow? { get set }
    /// Called when the user selects a shortcut.
    /// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:)
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}
