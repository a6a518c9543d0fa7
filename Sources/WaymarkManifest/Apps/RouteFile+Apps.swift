extension RouteFile {
    /// The apps that open the links of a file, as Apple's systems and Android know them.
    ///
    /// ```yaml
    /// apps:
    ///   ios: { appIDs: [ABCDE12345.com.example.app], clips: [ABCDE12345.com.example.app.Clip], webcredentials: true }
    ///   android: { package: com.example, sha256: ["14:6D:E9:…"] }
    /// ```
    ///
    /// What these keys become: `waymark associate` in "The command line".
    public struct Apps: Sendable {
        /// The IDs of apps on Apple's systems: a prefix of ten characters, a dot, and a bundle ID.
        public var appIDs: [Located<String>] = []

        /// The IDs of App Clips.
        public var clips: [Located<String>] = []

        /// Whether the site shares passwords with the apps.
        public var sharesWebCredentials = false

        /// The apps on Android.
        public var android: [AndroidApp] = []
    }

    /// An app on Android.
    public struct AndroidApp: Sendable {
        /// The name of its package, such as `com.example.app`.
        public var package: Located<String>

        /// The SHA-256 fingerprints of the certificates that it is signed with: 32 pairs of hexadecimal digits, in capital
        /// letters, with colons between them.
        public var fingerprints: [Located<String>]
    }

    /// What the system opens a route's links with. This enum is complete.
    public enum Opener: String, Sendable, CaseIterable {
        /// The app, if it is there.
        case app
        /// The browser: the app never claims the links.
        case web
    }
}
