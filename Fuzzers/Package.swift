// swift-tools-version: 6.2
import PackageDescription

/// The language features that the package itself is compiled with.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whoever makes tables, as in the package itself: the engine, patterns, and tables.
let layers: [Target.Dependency] = ["WaymarkCore", "WaymarkEngine"]

/// Those, whoever prints and explains, and regular expressions.
let house: [Target.Dependency] = layers + ["WaymarkLanguages", "WaymarkPrinting", "WaymarkExplain"]

/// What the reference needs not: it is shared with the tests, and these are tests.
let tests = ["Reference/BoundTests.swift", "Reference/ReferenceTests.swift"]

/// The libraries are links to the sources next door, and not a dependency: fuzzers look behind the public interface,
/// and every file of theirs is to be compiled for fuzzing.
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

        // What the references choose by.
        .target(name: "TestSupport", resources: [.copy("Resources")], swiftSettings: settings),
        // What every fuzzer needs.
        .target(name: "Fuzzing", swiftSettings: settings),
        // The bytes of a link, against fixed tables with every kind of pattern.
        .executableTarget(
            name: "FuzzLinks", dependencies: ["Fuzzing", "TestSupport", "WaymarkNotations"] + house,
            exclude: tests, swiftSettings: settings),
        // The text of a pattern, in every notation.
        .executableTarget(
            name: "FuzzPatterns", dependencies: ["Fuzzing", "WaymarkNotations", "WaymarkProofs"] + house,
            swiftSettings: settings),
        // Any table and any link, against the reference.
        .executableTarget(
            name: "FuzzTables", dependencies: ["Fuzzing", "TestSupport"] + house, exclude: tests,
            swiftSettings: settings),
        // Links that are written, read and written again.
        .executableTarget(
            name: "FuzzPrinting", dependencies: ["Fuzzing", "TestSupport"] + house, exclude: tests,
            swiftSettings: settings),
        // The bytes of a route file.
        .executableTarget(
            name: "FuzzRouteFiles", dependencies: ["Fuzzing", "WaymarkManifest", "WaymarkProofs"] + house,
            swiftSettings: settings),
        // The bytes of a compiled table.
        .executableTarget(
            name: "FuzzCompiledTables", dependencies: ["Fuzzing"] + house, swiftSettings: settings),
        // What a caller in C hands over.
        .executableTarget(
            name: "FuzzCLibrary", dependencies: ["Fuzzing", "WaymarkC", "WaymarkCHeader"] + house,
            swiftSettings: settings),
        // The bytes of files that tell systems which links reach an app.
        .executableTarget(
            name: "FuzzAssociations", dependencies: ["Fuzzing", "WaymarkAssociation", "WaymarkManifest"] + house,
            swiftSettings: settings),
        // Snapshots and files of pending links.
        .executableTarget(
            name: "FuzzPendingLinks", dependencies: ["Fuzzing", "WaymarkDispatch"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
