/// The app.
/// https://developer.apple.com/documentation/uikit/uiapplication
@MainActor
open class UIApplication: UIResponder {
    /// A key of the launch options.
    /// https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The launch URL.
        /// https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/url
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The bundle identifier of the app that opened the URL.
        /// https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/sourceapplication
        @available(iOS, deprecated: 26)
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The launch shortcut.
        /// https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/shortcutitem
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }
}
