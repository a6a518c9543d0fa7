// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// True if the environment has `WAYMARK_SIZE`: for the repository's own measurements of size on Linux. Nobody else is asked
/// for unsafe flags.
let isSized = Context.environment["WAYMARK_SIZE"] != nil

/// Flags of the compiler for a measurement of size.
func sized(_ flags: [String]) -> [SwiftSetting] {
    isSized ? [.unsafeFlags(flags, .when(platforms: [.linux], configuration: .release))] : []
}

/// Upcoming language features that every target is compiled with.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Settings of modules that programs link. If size is measured, each function has a section of its own, and none is kept
/// only because it is public.
let linkedSettings =
    settings + sized(["-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"])

/// True if the environment has `WAYMARK_TESTS`, as `Scripts/test` sets it: the plugins are left out, and modules that the
/// tests run millions of times are optimized.
let isTestBuild = Context.environment["WAYMARK_TESTS"] != nil

/// True if the environment has `WAYMARK_COVERAGE`: the libraries count the lines that run.
let isCounted = Context.environment["WAYMARK_COVERAGE"] != nil

/// Settings of every library.
let librarySettings: [SwiftSetting] =
    linkedSettings + (isCounted ? [.unsafeFlags(["-profile-generate", "-profile-coverage-mapping"])] : [])

/// The linker setting of the counters.
let counter: [LinkerSetting] = isCounted ? [.unsafeFlags(["-profile-generate"])] : []

/// Settings of modules that a test build optimizes, with their assertions.
let busySettings: [SwiftSetting] =
    librarySettings
    + (isTestBuild
        ? [
            .unsafeFlags(
                ["-O", "-whole-module-optimization", "-num-threads", "2", "-assert-config", "Debug"],
                .when(configuration: .debug))
        ] : [])

/// If size is measured, a module is one unit for the last steps of the compiler, which drops unused private code and merges
/// equal functions.
let united = sized(["-Xfrontend", "-enable-single-module-llvm-emission"])

/// Modules below the routes: every unsafe use says so, and stands in one folder.
let houseSettings: [SwiftSetting] = busySettings + [.strictMemorySafety()] + united

/// Code that runs once for a table, and is better small than fast.
let smallSettings: [SwiftSetting] = houseSettings + sized(["-Osize"])

/// What new apps of Xcode are compiled with: what says nothing else belongs to the main actor.
let appSettings: [SwiftSetting] =
    settings + [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
    ]

/// Products of swift-syntax, with the trait Macros.
func syntax(_ products: [String]) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Macros"])) }
}

/// Whoever makes tables: the engine, patterns, and tables.
let layers: [Target.Dependency] = ["WaymarkCore", "WaymarkEngine"]

/// Those, and whoever prints and explains.
let house: [Target.Dependency] = layers + ["WaymarkPrinting", "WaymarkExplain"]

/// Hashes of swift-crypto, with the trait Hashing.
let hashing: [Target.Dependency] = [
    .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["Hashing"]))
]

/// A library of one of the three wings: `Library` is what apps link, `Macros` what runs in the compiler, and `Tool` what
/// serves route files, association files and the command line. Library depends on nothing in the other two.
func library(
    _ name: String, in wing: String, _ dependencies: [Target.Dependency] = [],
    settings: [SwiftSetting] = librarySettings, linking: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/\(wing)/\(name)", swiftSettings: settings,
        linkerSettings: linking)
}

/// A target of tests.
func tests(
    _ name: String, _ dependencies: [Target.Dependency], excluding folders: [String] = [],
    settings: [SwiftSetting] = settings
) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: folders, swiftSettings: settings)
}

/// Modules of apps.
let appModules: [Target] = [
    // Bytes to rank and captures, in a table that is made already: splitting, policy, search. No Foundation.
    library("WaymarkEngine", in: "Library", settings: houseSettings, linking: counter),
    // Tables made at run time, the order of their routes, and the router. No Foundation.
    library("WaymarkCore", in: "Library", ["WaymarkEngine"], settings: houseSettings),
    // Values to links, read back. No Foundation.
    library("WaymarkPrinting", in: "Library", layers, settings: houseSettings),
    // Problems in sentences, near misses, explanations. No Foundation.
    library("WaymarkExplain", in: "Library", layers, settings: houseSettings),
    // Typed routes: values in, values out. No Foundation.
    library("WaymarkRoutes", in: "Library", layers + ["WaymarkPrinting"], settings: librarySettings + united),
    // Routes of Codable types, apart because a program that has the coders pays for them at launch. No Foundation.
    library(
        "WaymarkCoding", in: "Library", ["WaymarkRoutes", "WaymarkPrinting"] + layers,
        settings: librarySettings + united),
    // Links on their way to the screen: guards, handlers, pending links, presentation. No Foundation.
    library("WaymarkDispatch", in: "Library", ["WaymarkRoutes"] + house),
    // URL in and out, and Foundation's types as parameters.
    library("WaymarkFoundation", in: "Library", ["WaymarkDispatch", "WaymarkRoutes"] + house),
    // One import for apps: core, routes, dispatch and Foundation.
    library(
        "Waymark", in: "Library",
        ["WaymarkFoundation", "WaymarkDispatch", "WaymarkCoding", "WaymarkRoutes"] + house),
    // Redirects of wrapped links, by URLSession: apart because Linux links 31 libraries for it.
    library("WaymarkNetworking", in: "Library", ["WaymarkDispatch"]),
    // Links into apps of SwiftUI and UIKit, and plans out to them. Empty where there is neither.
    library("WaymarkSwiftUI", in: "Library", ["WaymarkFoundation", "WaymarkDispatch"]),
    library("WaymarkUIKit", in: "Library", ["WaymarkFoundation", "WaymarkDispatch", "WaymarkCore"]),
]

/// Modules of tests of apps: nothing that an app links depends on them.
let testModules: [Target] = [
    // Sets of texts: regular expressions and their automata. No Foundation.
    library("WaymarkLanguages", in: "Library", ["WaymarkEngine"], settings: houseSettings),
    // Proofs about tables: routes that no link reaches, and links that show it. No Foundation.
    library(
        "WaymarkProofs", in: "Library", layers + ["WaymarkLanguages", "WaymarkPrinting"], settings: houseSettings),
    // Expectations for the tests of apps, in Swift Testing where it is there, and as values everywhere.
    library("WaymarkTesting", in: "Library", ["WaymarkRoutes", "WaymarkProofs"] + house),
]

/// Routes declared on enums and structs. Packages that do not import it do not build swift-syntax.
let macros: [Target] = [
    library(
        "WaymarkMacros", in: "Macros",
        ["Waymark", "WaymarkRoutes", .target(name: "WaymarkMacrosPlugin", condition: .when(traits: ["Macros"]))]
            + house),
    // The macros as a library, for tests: a test that depends on a plugin has its package compiled for the host. Folders of
    // Library are linked into it, so that the plugin and products share no module: SwiftPM then keeps the prebuilt
    // swift-syntax of Xcode for the whole graph of a consumer.
    .target(
        name: "WaymarkExpansion",
        dependencies: syntax([
            "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
        ]),
        path: "Sources/Macros/WaymarkExpansion",
        exclude: [
            "Core/Exports.swift", "Core/Redaction", "Explain/Diagnosis", "Explain/Explanation", "Explain/Exports.swift",
            "Languages/Exports.swift", "Proofs/Claims", "Proofs/Differences",
            "Proofs/Exports.swift",
        ],
        swiftSettings: settings),
    .macro(
        name: "WaymarkMacrosPlugin",
        dependencies: ["WaymarkExpansion"] + syntax(["SwiftCompilerPlugin", "SwiftSyntax", "SwiftSyntaxMacros"]),
        path: "Sources/Macros/WaymarkMacrosPlugin", swiftSettings: settings),
]

/// Route files, association files, and the command-line tool.
let tool: [Target] = [
    // Patterns as other libraries write them. No Foundation.
    library("WaymarkNotations", in: "Tool", house + ["WaymarkLanguages"], settings: busySettings),
    // Route files: a table of routes as YAML or JSON.
    library(
        "WaymarkManifest", in: "Tool",
        house + [
            "WaymarkNotations", "WaymarkLanguages", "WaymarkProofs",
            .product(name: "Yams", package: "Yams", condition: .when(traits: ["Tool"])),
        ],
        settings: busySettings),
    // Files that tell the system which links reach an app.
    library(
        "WaymarkAssociation", in: "Tool", house + ["WaymarkLanguages", "WaymarkManifest", "WaymarkProofs"]),
    // The table of an app compared with the one of its last release, which is a route file: for tests of apps.
    library(
        "WaymarkCompatibility", in: "Tool", house + ["WaymarkTesting", "WaymarkManifest", "WaymarkProofs"]),
    // Tables for C and whoever calls C: what `Scripts/build-c-library.sh` makes libwaymark of.
    .target(name: "WaymarkCHeader", path: "Sources/Tool/WaymarkCHeader"),
    library(
        "WaymarkC", in: "Tool", ["WaymarkCHeader", "WaymarkEngine", "WaymarkManifest"], settings: houseSettings),
    // What the tool writes in other languages: files that the C compiler embeds, so that the tool is one file. A build plugin
    // cannot embed them, because the tool is what other plugins call: SwiftPM builds that without the files of plugins.
    .target(name: "WaymarkResources", path: "Sources/Tool/WaymarkResources", exclude: ["Files"]),
    // The command-line tool; its product is called `waymark`.
    .executableTarget(
        name: "WaymarkTool",
        dependencies: house + [
            "WaymarkNotations", "WaymarkManifest", "WaymarkProofs", "WaymarkAssociation", "WaymarkResources",
            .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Tool"])),
        ] + hashing,
        path: "Sources/Tool/WaymarkTool", swiftSettings: settings),
]

/// The tool as plugins. A build of `.ci/run` leaves them out: SwiftPM would compile the tool and all below it twice, once for
/// the host. `Scripts/check plugins` tries them.
let plugins: [Target] = [
    // Commands of a package: swift package waymark-generate, swift package waymark-check.
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
                verb: "waymark-check", description: "Fails if the code of route files is not what would be written.")),
        dependencies: ["WaymarkTool"]),
    // The same while a target is built.
    .plugin(name: "WaymarkBuild", capability: .buildTool(), dependencies: ["WaymarkTool"]),
]

/// The tests of the repository.
let repositoryTests: [Target] = [
    // Files of cases, and random values that repeat.
    .target(
        name: "TestSupport", path: "Tests/TestSupport", resources: [.copy("Resources")], swiftSettings: busySettings),
    tests("WaymarkLanguagesTests", ["TestSupport", "WaymarkLanguages"]),
    tests("WaymarkCoreTests", ["TestSupport", "WaymarkLanguages", "WaymarkProofs"] + house),
    tests(
        "WaymarkProofsTests", ["TestSupport", "WaymarkProofs", "WaymarkLanguages", "WaymarkManifest"] + house),
    tests(
        "WaymarkRoutesTests",
        ["TestSupport", "WaymarkCoding", "WaymarkRoutes", "WaymarkNotations", "WaymarkProofs"] + house),
    // A second matcher, written from the documentation alone, that the router is compared with.
    tests(
        "PagesReferenceTests",
        [
            "TestSupport", "WaymarkTool", "WaymarkCoding", "WaymarkDispatch", "WaymarkLanguages", "WaymarkNotations",
            "WaymarkProofs", "WaymarkRoutes",
        ] + house),
    tests(
        "WaymarkFoundationTests",
        [
            "TestSupport", "WaymarkFoundation", "WaymarkCoding", "WaymarkDispatch", "WaymarkLanguages",
            "WaymarkNetworking", "WaymarkProofs", "WaymarkRoutes",
        ] + house),
    tests(
        "WaymarkTestingTests",
        [
            "WaymarkTesting", "WaymarkCoding", "WaymarkCompatibility", "WaymarkLanguages", "WaymarkManifest",
            "WaymarkProofs", "WaymarkRoutes",
        ] + house, excluding: ["Snapshots"]),
    tests("WaymarkTests", ["Waymark"]),
    tests(
        "DocumentationTests",
        [
            "Waymark", "WaymarkTesting", "WaymarkCompatibility", "WaymarkLanguages", "WaymarkNetworking",
            "WaymarkNotations", "WaymarkManifest", "WaymarkAssociation", "WaymarkProofs",
        ], excluding: ["Snippets/Snapshots", "Snippets/Comments/Snapshots"]),
    tests(
        "WaymarkMacrosTests",
        ["WaymarkMacros", "WaymarkManifest", "WaymarkProofs", "WaymarkTesting", "WaymarkExpansion"]
            + syntax([
                "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion",
                "SwiftSyntaxMacros", "SwiftSyntaxMacrosGenericTestSupport",
            ])),
    // The package as new apps see it, whose targets are isolated to the main actor.
    // Swift Build links the plugin into a test that depends on it indirectly, and leaves out what the plugin depends on.
    tests("MainActorTests", ["WaymarkMacros", "WaymarkExpansion", "Waymark"], settings: appSettings),
    tests("WaymarkNotationsTests", ["TestSupport", "WaymarkNotations", "WaymarkProofs", "WaymarkRoutes"] + house),
    tests(
        "WaymarkDispatchTests",
        ["TestSupport", "WaymarkDispatch", "WaymarkNotations", "WaymarkProofs", "WaymarkRoutes"] + house),
    tests("WaymarkManifestTests", ["TestSupport", "WaymarkManifest", "WaymarkNotations", "WaymarkProofs"] + house),
    tests(
        "WaymarkAssociationTests",
        ["TestSupport", "WaymarkAssociation", "WaymarkLanguages", "WaymarkManifest", "WaymarkProofs"] + house),
    tests(
        "WaymarkCTests",
        ["TestSupport", "WaymarkC", "WaymarkCHeader", "WaymarkCore", "WaymarkEngine", "WaymarkManifest"]),
    tests(
        "WaymarkToolTests",
        ["TestSupport", "WaymarkTool", "WaymarkManifest", "WaymarkNotations", "WaymarkProofs"] + house + hashing,
        excluding: ["Fixtures", "Golden"]),
]

let package = Package(
    name: "waymark",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "Waymark", targets: ["Waymark", "WaymarkFoundation", "WaymarkDispatch", "WaymarkCoding"]),
        .library(name: "WaymarkRoutes", targets: ["WaymarkRoutes", "WaymarkCore", "WaymarkEngine"]),
        .library(name: "WaymarkMacros", targets: ["WaymarkMacros"]),
        .library(name: "WaymarkAdapters", targets: ["WaymarkSwiftUI", "WaymarkUIKit", "WaymarkNetworking"]),
        .library(name: "WaymarkNotations", targets: ["WaymarkNotations", "WaymarkLanguages"]),
        .library(name: "WaymarkTesting", targets: ["WaymarkTesting", "WaymarkCompatibility"]),
        .library(name: "WaymarkFiles", targets: ["WaymarkManifest", "WaymarkAssociation"]),
        .executable(name: "waymark", targets: ["WaymarkTool"]),
    ]
        + (isTestBuild
            ? []
            : [
                .plugin(name: "WaymarkBuild", targets: ["WaymarkBuild"]),
                .plugin(name: "WaymarkCommands", targets: ["WaymarkGenerate", "WaymarkCheck"]),
            ]),
    traits: [
        .trait(name: "Macros", description: "Routes declared on enums, checked while compiling (swift-syntax)."),
        .trait(
            name: "Tool", description: "Route files as YAML, and the command-line tool (Yams, swift-argument-parser)."),
        .trait(
            name: "Hashing", description: "The tool's option --hash (swift-crypto).", enabledTraits: ["Tool"]),
        .default(enabledTraits: ["Macros"]),
    ],
    dependencies: [
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-crypto", "3.12.0"..<"5.0.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"605.0.0"),
    ],
    targets: appModules + testModules + macros + tool + (isTestBuild ? [] : plugins) + repositoryTests,
    swiftLanguageModes: [.v6]
)

// For checks of this repository alone: a product for each module that has none, and the dynamic library for C.
if Context.environment["WAYMARK_MODULES"] != nil {
    for module in ["WaymarkCoding", "WaymarkDispatch", "WaymarkExplain", "WaymarkPrinting", "WaymarkProofs"] {
        package.products.append(.library(name: module, targets: [module]))
    }
    package.products.append(.library(name: "WaymarkC", type: .dynamic, targets: ["WaymarkC"]))
}
