// swift-tools-version: 6.2
import PackageDescription

// Modules with the names of Apple's, so that Linux compiles the adapters and runs them. They must never be seen where
// the real ones are, so elsewhere this package is empty. Checked by Scripts/check adapters.

/// As in the package itself.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// As in a new app of Xcode, whose targets are isolated to the main actor.
let appSettings: [SwiftSetting] =
    settings + [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
    ]

/// Whoever makes tables, as in the package itself: the engine, patterns, and tables.
let layers: [Target.Dependency] = ["WaymarkCore", "WaymarkEngine"]

/// Those, whoever prints and explains, and regular expressions.
let house: [Target.Dependency] = layers + ["WaymarkLanguages", "WaymarkPrinting", "WaymarkExplain"]

#if os(Linux)
    let apples: [Target] = [
        // What is Foundation's there, and not in Linux's.
        .target(name: "UserActivity"),
        // Swift Testing looks for it next to UIKit.
        .target(name: "_Testing_UIKit"),
        .target(name: "_Testing_AppKit"),
        .target(name: "UserNotifications"),
        .target(name: "UIKit", dependencies: ["UserActivity", "UserNotifications", "_Testing_UIKit"]),
        .target(name: "AppKit", dependencies: ["UserActivity", "_Testing_AppKit"]),
        .target(name: "WebKit", dependencies: ["UIKit"]),
        .target(name: "Combine", swiftSettings: settings),
        .target(name: "SwiftUI", dependencies: ["Combine", "UserActivity"]),
    ]
    // Names alone, for the comparison with ours.
    let namesakes = [
        "ActivityKit", "AppIntents", "Charts", "CoreTransferable", "MapKit", "Network", "StoreKit", "SwiftData",
        "TipKit", "WidgetKit",
    ]
    let ours: [Target] = [
        // Links to the sources of the package.
        .target(name: "WaymarkEngine", swiftSettings: settings),
        .target(name: "WaymarkLanguages", dependencies: ["WaymarkEngine"], swiftSettings: settings),
        .target(name: "WaymarkCore", dependencies: ["WaymarkEngine"], swiftSettings: settings),
        .target(name: "WaymarkPrinting", dependencies: layers, swiftSettings: settings),
        .target(
            name: "WaymarkProofs", dependencies: layers + ["WaymarkLanguages", "WaymarkPrinting"],
            swiftSettings: settings),
        .target(name: "WaymarkExplain", dependencies: layers, swiftSettings: settings),
        .target(name: "WaymarkRoutes", dependencies: layers + ["WaymarkPrinting"], swiftSettings: settings),
        .target(
            name: "WaymarkCoding", dependencies: layers + ["WaymarkPrinting", "WaymarkRoutes"], swiftSettings: settings),
        .target(name: "WaymarkDispatch", dependencies: ["WaymarkRoutes"] + house, swiftSettings: settings),
        .target(
            name: "WaymarkFoundation", dependencies: ["WaymarkDispatch", "WaymarkRoutes", "UserActivity"] + house,
            swiftSettings: settings),
        .target(
            name: "WaymarkSwiftUI",
            dependencies: ["WaymarkFoundation", "WaymarkDispatch", "SwiftUI", "Combine", "UserActivity"],
            swiftSettings: settings),
        .target(
            name: "WaymarkUIKit",
            dependencies: [
                "WaymarkFoundation", "WaymarkDispatch", "WaymarkCore", "UIKit", "UserNotifications", "UserActivity",
                "WebKit",
            ],
            swiftSettings: settings),
        .target(
            name: "WaymarkAppKit",
            dependencies: ["WaymarkFoundation", "WaymarkDispatch", "WaymarkCore", "AppKit", "UserActivity"],
            swiftSettings: settings),
        .target(
            name: "Waymark",
            dependencies: ["WaymarkFoundation", "WaymarkDispatch", "WaymarkCoding", "WaymarkRoutes"] + house,
            swiftSettings: settings),
        .target(
            name: "WaymarkTesting", dependencies: ["WaymarkRoutes", "WaymarkProofs"] + house, swiftSettings: settings),
        .target(
            name: "WaymarkCompatibility", dependencies: ["WaymarkTesting", "WaymarkManifest", "WaymarkProofs"] + house,
            swiftSettings: settings),
        .target(name: "WaymarkNetworking", dependencies: ["WaymarkDispatch"], swiftSettings: settings),
        .target(name: "WaymarkNotations", dependencies: house, swiftSettings: settings),
        .target(
            name: "WaymarkManifest", dependencies: ["WaymarkNotations", "WaymarkProofs"] + house,
            swiftSettings: settings),

        .target(
            name: "WaymarkAssociation", dependencies: ["WaymarkManifest", "WaymarkProofs"] + house,
            swiftSettings: settings),

        // A link to the example.
        .target(
            name: "SwiftUIApp",
            dependencies: ["WaymarkSwiftUI", "WaymarkDispatch", "WaymarkRoutes", "SwiftUI"] + house,
            exclude: ["README.md", "Main.swift"], swiftSettings: settings),
        // The example as Xcode compiles new apps today: isolated to the main actor.
        .target(
            name: "SwiftUIAppOnMainActor",
            dependencies: ["WaymarkSwiftUI", "WaymarkDispatch", "WaymarkRoutes", "SwiftUI"] + house,
            exclude: ["README.md", "Main.swift"], swiftSettings: appSettings),

        .testTarget(
            name: "AdapterTests",
            dependencies: [
                "SwiftUIApp", "SwiftUIAppOnMainActor", "WaymarkSwiftUI", "WaymarkUIKit", "WaymarkAppKit",
                "WaymarkDispatch", "WaymarkRoutes", "WaymarkFoundation", "UserActivity", "UserNotifications", "UIKit",
                "AppKit", "SwiftUI", "WebKit",
            ] + house,
            swiftSettings: settings),
        // Every public type of ours by its name alone, in a file that imports what apps import beside it.
        .testTarget(
            name: "NameTests",
            dependencies: ["Waymark", "WaymarkTesting", "WaymarkNotations", "WaymarkManifest", "WaymarkAssociation"]
                + ["WaymarkCompatibility", "WaymarkNetworking"]
                + [
                    "WaymarkSwiftUI", "WaymarkUIKit", "WaymarkAppKit", "SwiftUI", "UIKit", "AppKit", "WebKit",
                    "Combine",
                ]
                + namesakes.map { .byName(name: $0) },
            swiftSettings: settings),
    ]
    let targets = apples + namesakes.map { .target(name: $0) } + ours
#else
    let targets: [Target] = []
#endif

let package = Package(
    name: "apple-stubs",
    platforms: [.iOS(.v16), .macOS(.v13)],
    targets: targets,
    swiftLanguageModes: [.v6]
)
