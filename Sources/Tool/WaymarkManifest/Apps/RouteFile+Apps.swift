extension RouteFile {
    /// The apps that open the links of a file, as Apple's systems and Android know them.
    ///
    /// In a file they stand under `apps`: "Route files" has the keys, and "Universal links and App Links" what becomes of them.
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
