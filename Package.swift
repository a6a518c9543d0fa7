// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Lets the linker drop the functions that a program never calls: each has a section of its own, and none is kept only
/// because it is public. SwiftPM takes such flags of packages that others depend on since Swift 6.2. They were tried on
/// Linux alone.
let droppable = SwiftSetting.unsafeFlags(
    ["-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"],
    .when(platforms: [.linux], configuration: .release))

/// Upcoming language features that every target is compiled with.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    droppable,
]

/// Whether this is the build of `.ci/run`, which is for tests alone: see `Scripts/check-warnings.sh`.
let isTried = Context.environment["WAYMARK_TRIED"] != nil

/// Of libraries: they count which of their lines the tests run, if the build is tried.
let librarySettings: [SwiftSetting] =
    settings + (isTried ? [.unsafeFlags(["-profile-generate", "-profile-coverage-mapping"])] : [])

/// What whoever links the libraries needs, if they count.
let counter: [LinkerSetting] = isTried ? [.unsafeFlags(["-profile-generate"])] : []

/// What the tests run millions of times: optimized even for debugging, with its assertions, if the build is tried.
let busySettings: [SwiftSetting] =
    librarySettings
    + (isTried
        ? [
            .unsafeFlags(
                ["-O", "-whole-module-optimization", "-num-threads", "2", "-assert-config", "Debug"],
                .when(configuration: .debug))
        ] : [])

/// The module is one unit for the compiler's last steps, which then drops what the module alone knows and never uses, and
/// merges functions that are the same. Programs that only match are half metadata otherwise.
let united = SwiftSetting.unsafeFlags(
    ["-Xfrontend", "-enable-single-module-llvm-emission"], .when(platforms: [.linux], configuration: .release))

/// The house: every unsafe use says so, and stands in one folder.
let houseSettings: [SwiftSetting] = busySettings + [.strictMemorySafety(), united]

/// Code of the house that runs once for a table, and is better small than fast.
let smallSettings: [SwiftSetting] =
    houseSettings + [.unsafeFlags(["-Osize"], .when(platforms: [.linux], configuration: .release))]

/// What new apps of Xcode are compiled with: what says nothing else belongs to the main actor.
let appSettings: [SwiftSetting] =
    settings + [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
    ]

/// Products of swift-syntax, for those who want macros.
func syntax(_ products: [String]) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Macros"])) }
}

/// Whoever makes tables: the engine, patterns, and tables.
let layers: [Target.Dependency] = ["WaymarkCore", "WaymarkPatterns", "WaymarkEngine"]

/// Those, and whoever prints and explains.
let house: [Target.Dependency] = layers + ["WaymarkPrinting", "WaymarkExplain"]

let package = Package(
    name: "waymark",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "Waymark", targets: ["Waymark"]),
        .library(name: "WaymarkEngine", targets: ["WaymarkEngine"]),
        .library(name: "WaymarkPatterns", targets: ["WaymarkPatterns"]),
        .library(name: "WaymarkLanguages", targets: ["WaymarkLanguages"]),
        .library(name: "WaymarkProofs", targets: ["WaymarkProofs"]),
        .library(name: "WaymarkCore", targets: ["WaymarkCore"]),
        .library(name: "WaymarkPrinting", targets: ["WaymarkPrinting"]),
        .library(name: "WaymarkExplain", targets: ["WaymarkExplain"]),
        .library(name: "WaymarkRoutes", targets: ["WaymarkRoutes"]),
        .library(name: "WaymarkCoding", targets: ["WaymarkCoding"]),
        .library(name: "WaymarkFoundation", targets: ["WaymarkFoundation"]),
        .library(name: "WaymarkTesting", targets: ["WaymarkTesting"]),
        .library(name: "WaymarkMacros", targets: ["WaymarkMacros"]),
        .library(name: "WaymarkNotations", targets: ["WaymarkNotations"]),
        .library(name: "WaymarkDispatch", targets: ["WaymarkDispatch"]),
        .library(name: "WaymarkSwiftUI", targets: ["WaymarkSwiftUI"]),
        .library(name: "WaymarkUIKit", targets: ["WaymarkUIKit"]),
        .library(name: "WaymarkManifest", targets: ["WaymarkManifest"]),
        .library(name: "WaymarkAssociation", targets: ["WaymarkAssociation"]),
        .library(name: "WaymarkC", type: .dynamic, targets: ["WaymarkC"]),
        .executable(name: "waymark", targets: ["WaymarkTool"]),
        .plugin(name: "WaymarkGenerate", targets: ["WaymarkGenerate"]),
        .plugin(name: "WaymarkCheck", targets: ["WaymarkCheck"]),
        .plugin(name: "WaymarkBuild", targets: ["WaymarkBuild"]),
    ],
    traits: [
        .trait(
            name: "Tool",
            description: "Route files and the command-line tool (Yams, swift-argument-parser, swift-crypto)."),
        .trait(name: "Macros", description: "Routes declared on enums, checked while compiling (swift-syntax)."),
        .default(enabledTraits: ["Tool", "Macros"]),
    ],
    dependencies: [
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-crypto", "3.12.0"..<"5.0.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    ],
    targets: [
        // Bytes to rank and captures, in a table that is made already: splitting, policy, search. No Foundation.
        .target(name: "WaymarkEngine", swiftSettings: houseSettings, linkerSettings: counter),
        // Sets of texts: regular expressions, their automata, and what is in one and not in another. No Foundation.
        .target(name: "WaymarkLanguages", dependencies: ["WaymarkEngine"], swiftSettings: houseSettings),
        .testTarget(
            name: "WaymarkLanguagesTests", dependencies: ["TestSupport", "WaymarkLanguages"], swiftSettings: settings),
        // Patterns and what is wrong with them, as facts. No Foundation.
        .target(name: "WaymarkPatterns", dependencies: ["WaymarkEngine"], swiftSettings: smallSettings),
        // Tables made at run time, the order of their routes, and the router. No Foundation, no dependency.
        .target(name: "WaymarkCore", dependencies: ["WaymarkPatterns", "WaymarkEngine"], swiftSettings: houseSettings),
        // Values to links, read back. No Foundation.
        .target(name: "WaymarkPrinting", dependencies: layers, swiftSettings: houseSettings),
        // What is wrong, in sentences: warnings, near misses, explanations. No Foundation.
        .target(name: "WaymarkExplain", dependencies: layers + ["WaymarkProofs"], swiftSettings: houseSettings),
        .testTarget(
            name: "WaymarkCoreTests", dependencies: ["TestSupport", "WaymarkLanguages"] + house, swiftSettings: settings
        ),
        // What a table means: which routes no link reaches, and links that show it. No Foundation.
        .target(
            name: "WaymarkProofs", dependencies: layers + ["WaymarkLanguages", "WaymarkPrinting"],
            swiftSettings: houseSettings),
        .testTarget(
            name: "WaymarkProofsTests",
            dependencies: ["TestSupport", "WaymarkProofs", "WaymarkLanguages", "WaymarkManifest"] + house,
            swiftSettings: settings),
        // What several targets of tests need: files of cases, and chance that repeats.
        .target(
            name: "TestSupport", path: "Tests/TestSupport", resources: [.copy("Resources")], swiftSettings: busySettings
        ),

        // Typed routes: values in, values out. No Foundation, no dependency.
        .target(
            name: "WaymarkRoutes", dependencies: layers + ["WaymarkPrinting"], swiftSettings: librarySettings + [united]
        ),
        // Routes of Codable types, apart because a program that has the coders pays for them at launch. No Foundation.
        .target(
            name: "WaymarkCoding", dependencies: ["WaymarkRoutes", "WaymarkPrinting"] + layers,
            swiftSettings: librarySettings + [united]),
        .testTarget(
            name: "WaymarkRoutesTests",
            dependencies: ["TestSupport", "WaymarkCoding", "WaymarkRoutes", "WaymarkNotations"] + house,
            swiftSettings: settings),

        // A second matcher, written from the documentation alone, that the router is compared with.
        .testTarget(
            name: "PagesReferenceTests",
            dependencies: [
                "TestSupport", "WaymarkTool", "WaymarkCoding", "WaymarkDispatch", "WaymarkLanguages",
                "WaymarkNotations", "WaymarkRoutes",
            ]
                + house,
            swiftSettings: settings),

        // URL in and out, and Foundation's types as parameters: the only target here that imports Foundation.
        .target(
            name: "WaymarkFoundation", dependencies: ["WaymarkDispatch", "WaymarkRoutes"] + house,
            swiftSettings: librarySettings),
        .testTarget(
            name: "WaymarkFoundationTests",
            dependencies: [
                "TestSupport", "WaymarkFoundation", "WaymarkCoding", "WaymarkDispatch", "WaymarkLanguages", "WaymarkRoutes",
            ] + house,
            swiftSettings: settings),

        // Expectations for the tests of apps, in Swift Testing where it is there, and as values everywhere.
        .target(
            name: "WaymarkTesting", dependencies: ["WaymarkRoutes", "WaymarkManifest", "WaymarkProofs"] + house,
            swiftSettings: librarySettings),
        .testTarget(
            name: "WaymarkTestingTests",
            dependencies: ["WaymarkTesting", "WaymarkCoding", "WaymarkLanguages", "WaymarkManifest", "WaymarkRoutes"]
                + house,
            exclude: ["Snapshots"], swiftSettings: settings),

        // What apps import: core, routes, dispatch and Foundation in one.
        .target(
            name: "Waymark",
            dependencies: [
                "WaymarkFoundation", "WaymarkDispatch", "WaymarkCoding", "WaymarkRoutes", "WaymarkLanguages",
            ] + house,
            swiftSettings: librarySettings),
        .testTarget(name: "WaymarkTests", dependencies: ["Waymark"], swiftSettings: settings),
        .testTarget(
            name: "DocumentationTests",
            dependencies: ["Waymark", "WaymarkTesting", "WaymarkNotations", "WaymarkManifest", "WaymarkAssociation"],
            exclude: ["Snippets/Snapshots", "Snippets/Comments/Snapshots"], swiftSettings: settings),

        // Routes declared on enums and structs. Whoever does not import it does not build swift-syntax.
        .target(
            name: "WaymarkMacros",
            dependencies: [
                "Waymark", "WaymarkRoutes",
                .target(name: "WaymarkMacrosPlugin", condition: .when(traits: ["Macros"])),
            ] + house,
            swiftSettings: librarySettings),
        // What the macros do, as a library: tests that depend on a plugin have the whole package compiled for the host.
        .target(
            name: "WaymarkExpansion",
            dependencies: house
                + syntax([
                    "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
                ]), swiftSettings: settings),
        .macro(
            name: "WaymarkMacrosPlugin",
            dependencies: ["WaymarkExpansion"] + syntax(["SwiftCompilerPlugin", "SwiftSyntax", "SwiftSyntaxMacros"]),
            swiftSettings: settings),
        .testTarget(
            name: "WaymarkMacrosTests",
            dependencies: ["WaymarkMacros", "WaymarkTesting", "WaymarkExpansion"]
                + syntax([
                    "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion",
                    "SwiftSyntaxMacros", "SwiftSyntaxMacrosGenericTestSupport",
                ]), swiftSettings: settings),

        // The package as new apps see it, whose targets are isolated to the main actor.
        .testTarget(
            name: "MainActorTests", dependencies: ["WaymarkMacros", "Waymark"], swiftSettings: appSettings),

        // Patterns as other libraries write them. No Foundation, no dependency.
        .target(
            name: "WaymarkNotations", dependencies: house + ["WaymarkLanguages"], swiftSettings: busySettings),
        .testTarget(
            name: "WaymarkNotationsTests",
            dependencies: ["TestSupport", "WaymarkNotations", "WaymarkRoutes"] + house,
            swiftSettings: settings),

        // Links on their way to the screen: guards, handlers, pending links, presentation. No Foundation, no dependency.
        .target(name: "WaymarkDispatch", dependencies: ["WaymarkRoutes"] + house, swiftSettings: librarySettings),
        .testTarget(
            name: "WaymarkDispatchTests",
            dependencies: ["TestSupport", "WaymarkDispatch", "WaymarkNotations", "WaymarkRoutes"] + house,
            swiftSettings: settings),

        // Links into apps of SwiftUI and UIKit, and plans out to them. Empty where there is neither.
        .target(
            name: "WaymarkSwiftUI", dependencies: ["WaymarkFoundation", "WaymarkDispatch"],
            swiftSettings: librarySettings),
        .target(
            name: "WaymarkUIKit", dependencies: ["WaymarkFoundation", "WaymarkDispatch", "WaymarkCore"],
            swiftSettings: librarySettings),

        // Route files: a table of routes as YAML or JSON.
        .target(
            name: "WaymarkManifest",
            dependencies: house + [
                "WaymarkNotations", "WaymarkLanguages",
                .product(name: "Yams", package: "Yams", condition: .when(traits: ["Tool"])),
            ],
            swiftSettings: busySettings
        ),
        .testTarget(
            name: "WaymarkManifestTests",
            dependencies: ["TestSupport", "WaymarkManifest", "WaymarkNotations"] + house,
            swiftSettings: settings),

        // Files that tell the system which links reach an app: what they say, and what becomes of a link.
        .target(
            name: "WaymarkAssociation", dependencies: house + ["WaymarkLanguages", "WaymarkManifest", "WaymarkProofs"],
            swiftSettings: librarySettings),
        .testTarget(
            name: "WaymarkAssociationTests",
            dependencies: ["TestSupport", "WaymarkAssociation", "WaymarkLanguages", "WaymarkManifest", "WaymarkProofs"]
                + house,
            swiftSettings: settings),

        // Tables for C and whoever calls C: what `Scripts/build-c-library.sh` makes libwaymark of.
        .target(name: "WaymarkCHeader"),
        .target(
            name: "WaymarkC", dependencies: ["WaymarkCHeader", "WaymarkEngine", "WaymarkManifest"],
            swiftSettings: houseSettings),
        .testTarget(
            name: "WaymarkCTests",
            dependencies: [
                "TestSupport", "WaymarkC", "WaymarkCHeader", "WaymarkCore", "WaymarkEngine", "WaymarkManifest",
            ],
            swiftSettings: settings),

        // The command-line tool; its product is called `waymark`.
        .executableTarget(
            name: "WaymarkTool",
            dependencies: house + [
                "WaymarkNotations", "WaymarkManifest", "WaymarkProofs", "WaymarkAssociation",
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Tool"])),
                .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["Tool"])),
            ],
            swiftSettings: settings
        ),
        // The tool as commands of a package: swift package waymark-generate, swift package waymark-check.
        .plugin(
            name: "WaymarkGenerate",
            capability: .command(
                intent: .custom(verb: "waymark-generate", description: "Writes code of the route files of a package."),
                permissions: [.writeToPackageDirectory(reason: "It writes the code beside the route files.")]),
            dependencies: ["WaymarkTool"]),
        .plugin(
            name: "WaymarkCheck",
            capability: .command(
                intent: .custom(
                    verb: "waymark-check", description: "Fails if the code of route files is not what would be written."
                )),
            dependencies: ["WaymarkTool"]),
        // The same while a target is built.
        .plugin(name: "WaymarkBuild", capability: .buildTool(), dependencies: ["WaymarkTool"]),
        .testTarget(
            name: "WaymarkToolTests",
            dependencies: ["TestSupport", "WaymarkTool", "WaymarkManifest", "WaymarkNotations", "WaymarkProofs"]
                + house,
            exclude: ["Fixtures", "Golden"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
