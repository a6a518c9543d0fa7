// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The modules that declare and compile route tables: the core and the engine.
let layers: [Target.Dependency] = ["WaymarkCore", "WaymarkEngine"]

/// The modules for route tables, printing, explanations and regular expressions.
let house: [Target.Dependency] = layers + ["WaymarkLanguages", "WaymarkPrinting", "WaymarkExplain"]

/// Files with tests in the folder of the reference matcher, which the fuzzers exclude.
let tests = ["Reference/BoundTests.swift", "Reference/ReferenceTests.swift"]

/// The fuzzers use symbolic links to the sources instead of a dependency, for access to internal declarations, and
/// because every file must be compiled for fuzzing.
let package = Package(
    name: "waymark-fuzzers",
    platforms: [.macOS(.v13)],
    dependencies: [.package(url: "https://github.com/jpsim/Yams", from: "6.0.0")],
    targets: [
        .target(name: "WaymarkEngine", swiftSettings: settings),
        .target(name: "WaymarkLanguages", dependencies: ["WaymarkEngine"], swiftSettings: settings),
        .target(name: "WaymarkCore", dependencies: ["WaymarkEngine"], swiftSettings: settings),
        .target(name: "WaymarkPrinting", dependencies: layers, swiftSettings: settings),
        .target(
            name: "WaymarkProofs", dependencies: layers + ["WaymarkLanguages", "WaymarkPrinting"],
            swiftSettings: settings),
        .target(name: "WaymarkExplain", dependencies: layers, swiftSettings: settings),
        .target(name: "WaymarkRoutes", dependencies: layers + ["WaymarkPrinting"], swiftSettings: settings),
        .target(name: "WaymarkDispatch", dependencies: ["WaymarkRoutes"] + house, swiftSettings: settings),
        .target(name: "WaymarkNotations", dependencies: house, swiftSettings: settings),
        .target(
            name: "WaymarkManifest",
            dependencies: ["WaymarkNotations", "WaymarkProofs", .product(name: "Yams", package: "Yams")] + house,
            swiftSettings: settings + [.define("Tool")]),
        .target(
            name: "WaymarkAssociation", dependencies: ["WaymarkManifest", "WaymarkProofs"] + house,
            swiftSettings: settings),

        .target(name: "WaymarkCHeader"),
        .target(
            name: "WaymarkC", dependencies: ["WaymarkCHeader", "WaymarkManifest"] + house, swiftSettings: settings),

        // Reproducible random choices, for the reference matcher.
        .target(name: "TestSupport", resources: [.copy("Resources")], swiftSettings: settings),
        .target(name: "Fuzzing", swiftSettings: settings),
        // Fuzzes the bytes of a link, for fixed tables with every kind of pattern.
        .executableTarget(
            name: "FuzzLinks", dependencies: ["Fuzzing", "TestSupport", "WaymarkNotations"] + house,
            exclude: tests, swiftSettings: settings),
        // Fuzzes the text of a pattern, in every notation.
        .executableTarget(
            name: "FuzzPatterns", dependencies: ["Fuzzing", "WaymarkNotations", "WaymarkProofs"] + house,
            swiftSettings: settings),
        // Compares a random table and random links with the reference matcher.
        .executableTarget(
            name: "FuzzTables", dependencies: ["Fuzzing", "TestSupport"] + house, exclude: tests,
            swiftSettings: settings),
        // Fuzzes links that are printed, parsed and printed again.
        .executableTarget(
            name: "FuzzPrinting", dependencies: ["Fuzzing", "TestSupport"] + house, exclude: tests,
            swiftSettings: settings),
        .executableTarget(
            name: "FuzzRouteFiles", dependencies: ["Fuzzing", "WaymarkManifest", "WaymarkProofs"] + house,
            swiftSettings: settings),
        .executableTarget(
            name: "FuzzCompiledTables", dependencies: ["Fuzzing"] + house, swiftSettings: settings),
        // Fuzzes the arguments of the C interface.
        .executableTarget(
            name: "FuzzCLibrary", dependencies: ["Fuzzing", "WaymarkC", "WaymarkCHeader"] + house,
            swiftSettings: settings),
        .executableTarget(
            name: "FuzzAssociations", dependencies: ["Fuzzing", "WaymarkAssociation", "WaymarkManifest"] + house,
            swiftSettings: settings),
        // Fuzzes snapshots and files of pending links.
        .executableTarget(
            name: "FuzzPendingLinks", dependencies: ["Fuzzing", "WaymarkDispatch"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
