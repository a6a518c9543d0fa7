extension RouteFile {
    /// The apps that open the links of a file, on Apple's systems and on Android.
    ///
    /// The file lists them under `apps`. See "Route files" for the keys, and "Universal links and App Links".
    public struct Apps: Sendable {
        /// The IDs of apps on Apple's systems: a prefix of ten characters, a dot, and a bundle ID.
        public var appIDs: [Located<String>] = []

        /// The IDs of App Clips.
        public var clips: [Located<String>] = []

        /// `true` if the site shares passwords with the apps.
        public var sharesWebCredentials = false

        /// The apps on Android.
        public var android: [AndroidApp] = []
    }

    /// An app on Android.
    public struct AndroidApp: Sendable {
        /// The package name, such as `com.example.app`.
        public var package: Located<String>

        /// The SHA-256 fingerprints of the signing certificates: 32 pairs of uppercase hexadecimal digits with colons.
        public var fingerprints: [Located<String>]
    }

    /// The program that opens the links of a route. New versions add no cases.
    public enum Opener: String, Sendable, CaseIterable {
        /// The app, if it is installed.
        case app
        /// The browser: the app never claims the links.
        case web
    }
}
