import WaymarkMacros

/// The servers that a build of the app talks to.
enum AppEnvironment: String, Sendable {
    case production, staging

    /// The environment of this launch. The app reads it from its build settings; `STAGING` is a flag of one scheme.
    #if STAGING
        static let current = AppEnvironment.staging
    #else
        static let current = AppEnvironment.production
    #endif

    /// The links that the app accepts. The first source prints links.
    var sources: [LinkSource] {
        switch self {
        case .production: ["larder.example", "www.larder.example", "larder://"]
        case .staging: ["staging.larder.example", "larder-staging://"]
        }
    }
}
