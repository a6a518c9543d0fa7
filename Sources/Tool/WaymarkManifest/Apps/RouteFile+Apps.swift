extension RouteFile {
    /// The apps that open the links of a route file, on Apple's systems and on Android.
    ///
    /// The file lists them under the key `apps`. Association files, which tell the systems which links an app opens,
    /// are generated from this list. The documentation pages "Route files" and "Universal links and App Links" describe
    /// these keys and files.
    public struct Apps: Sendable {
        /// The app IDs of apps on Apple's systems: ten characters, a dot, and a bundle ID:
        /// `ABCDE12345.com.example.app`.
        public var appIDs: [Located<String>] = []

        /// The app IDs of App Clips, in the same format as those of apps.
        public var clips: [Located<String>] = []

        /// `true` if the site shares its passwords with the apps: as `webcredentials` on Apple's systems, and by the
        /// relation `get_login_creds` on Android.
        public var sharesWebCredentials = false

        /// The Android apps that open the links.
        public var android: [AndroidApp] = []
    }

    /// An Android app that opens the links of a route file.
    public struct AndroidApp: Sendable {
        /// The package name of the app, such as `com.example.app`.
        public var package: Located<String>

        /// The SHA-256 fingerprints of the signing certificates: 32 pairs of uppercase hexadecimal digits with colons.
        public var fingerprints: [Located<String>]
    }

    /// The program that opens the links of a route: the app or the browser. New versions add no cases.
    public enum Opener: String, Sendable, CaseIterable {
        /// The app opens the links if it is installed, otherwise the browser.
        case app
        /// The browser always opens the links: association files exclude them from the app.
        case web
    }
}
