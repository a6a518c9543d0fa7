// swift-tools-version: 6.2
import PackageDescription

// Modules with the names of Apple's modules, for compiling and running the adapters on Linux. This package is empty on
// other systems: stubs and Apple's modules must not be visible together. Checked by Scripts/check adapters.

/// The settings of the package itself.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of a new Xcode app, whose targets are isolated to the main actor.
let appSettings: [SwiftSetting] =
    settings + [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
    ]

/// The modules that compile route tables, as in the package itself.
let layers: [Target.Dependency] = ["WaymarkCore", "WaymarkEngine"]

/// The core modules, including printing, explanations and regular expressions.
let house: [Target.Dependency] = layers + ["WaymarkLanguages", "WaymarkPrinting", "WaymarkExplain"]

#if os(Linux)
    let apples: [Target] = [
        // Types of Apple's Foundation that Foundation on Linux lacks.
        .target(name: "UserActivity"),
        // Swift Testing imports these modules together with UIKit and AppKit.
        .target(name: "_Testing_UIKit"),
        .target(name: "_Testing_AppKit"),
        .target(name: "UserNotifications"),
        .target(name: "UIKit", dependencies: ["UserActivity", "UserNotifications", "_Testing_UIKit"]),
        .target(name: "AppKit", dependencies: ["UserActivity", "_Testing_AppKit"]),
        .target(name: "WebKit", dependencies: ["UIKit"]),
        .target(name: "Combine", swiftSettings: settings),
        .target(name: "SwiftUI", dependencies: ["Combine", "UserActivity"]),
    ]
    // Modules of public names only, for the comparison with Waymark's names.
    let namesakes = [
        "ActivityKit", "AppIntents", "Charts", "CoreTransferable", "MapKit", "Network", "StoreKit", "SwiftData",
        "TipKit", "WidgetKit",
    ]
    let ours: [Target] = [
        // Symbolic links to the sources of the package.
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

        // A symbolic link to the example.
        .target(
            name: "SwiftUIApp",
            dependencies: ["WaymarkSwiftUI", "WaymarkDispatch", "WaymarkRoutes", "SwiftUI"] + house,
            exclude: ["README.md", "Main.swift"], swiftSettings: settings),
        // The example with the default settings of new Xcode apps: isolated to the main actor.
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
        // Uses every public type of Waymark without its module's name, in a file that imports the modules that apps
        // use.
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
