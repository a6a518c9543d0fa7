// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// `true` if the environment sets `WAYMARK_SIZE`, for measurements of binary size on Linux with unsafe compiler flags.
let isSized = Context.environment["WAYMARK_SIZE"] != nil

/// Returns compiler flags as settings in builds that measure binary size, and no settings in other builds.
func sized(_ flags: [String]) -> [SwiftSetting] {
    isSized ? [.unsafeFlags(flags, .when(platforms: [.linux], configuration: .release))] : []
}

/// Upcoming language features for every target.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Settings of modules that programs link. In builds that measure binary size, each function has its own section of the
/// object file, and the linker removes unused public functions.
let linkedSettings =
    settings + sized(["-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"])

/// `true` if `WAYMARK_TESTS` is set, for example by `Scripts/test`. Such builds omit the package plugins and optimize
/// the modules that the tests call most.
let isTestBuild = Context.environment["WAYMARK_TESTS"] != nil

/// `true` if `WAYMARK_MACROS` is set or this is no test build. Other test builds omit the macros and their tests,
/// because SwiftPM would compile these targets even if the trait Macros is disabled.
let hasMacros = !isTestBuild || Context.environment["WAYMARK_MACROS"] != nil

/// `true` if `WAYMARK_COVERAGE` is set. The libraries then record line coverage.
let isCounted = Context.environment["WAYMARK_COVERAGE"] != nil

let librarySettings: [SwiftSetting] =
    linkedSettings + (isCounted ? [.unsafeFlags(["-profile-generate", "-profile-coverage-mapping"])] : [])

/// The linker setting that coverage counters require.
let counter: [LinkerSetting] = isCounted ? [.unsafeFlags(["-profile-generate"])] : []

/// Settings of modules that test builds optimize, with assertions enabled.
let busySettings: [SwiftSetting] =
    librarySettings
    + (isTestBuild
        ? [
            .unsafeFlags(
                ["-O", "-whole-module-optimization", "-num-threads", "2", "-assert-config", "Debug"],
                .when(configuration: .debug))
        ] : [])

/// Settings of modules of the command-line tool. Only builds with coverage optimize these modules, because such builds
/// run the full samples of randomized tests. In other test builds, optimizing takes longer than it saves.
let toolSettings: [SwiftSetting] = isCounted ? busySettings : librarySettings

/// Flags for single-module code generation in builds that measure binary size. The compiler then removes unused private
/// code and merges equal functions.
let united = sized(["-Xfrontend", "-enable-single-module-llvm-emission"])

/// Settings of the core modules. Strict memory safety requires the keyword `unsafe` at every unsafe use.
let coreSettings: [SwiftSetting] = busySettings + [.strictMemorySafety()] + united

/// Default settings of new Xcode apps: declarations are isolated to the main actor by default.
let appSettings: [SwiftSetting] =
    settings + [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
    ]

/// Returns dependencies on products of swift-syntax, which apply only if the trait Macros is enabled.
func syntax(_ products: [String]) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Macros"])) }
}

/// Dependencies on the modules that compile and search route tables.
let layers: [Target.Dependency] = ["WaymarkCore", "WaymarkEngine"]

/// Dependencies on the core modules, including those that print links and explain results.
let house: [Target.Dependency] = layers + ["WaymarkPrinting", "WaymarkExplain"]

/// The dependency on swift-crypto for hashes, which applies only if the trait Hashing is enabled.
let hashing: [Target.Dependency] = [
    .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["Hashing"]))
]

/// Creates a target in a folder of `Sources`: `Library` for apps, `Macros` for the compiler plugin, or `Tool` for route
/// files, association files and the tool. `Library` depends on neither of the other folders.
func library(
    _ name: String, in wing: String, _ dependencies: [Target.Dependency] = [],
    settings: [SwiftSetting] = librarySettings, linking: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/\(wing)/\(name)", swiftSettings: settings,
        linkerSettings: linking)
}

/// Settings of test modules. Test builds compile such a module as a whole, because otherwise the compiler checks each
/// file twice: for the module interface and for its code.
let wholeSettings: [SwiftSetting] =
    isTestBuild
    ? [
        .unsafeFlags(
            ["-whole-module-optimization", "-num-threads", "1", "-no-emit-module-separately-wmo"],
            .when(configuration: .debug))
    ] : []

func tests(
    _ name: String, _ dependencies: [Target.Dependency], excluding folders: [String] = [],
    settings: [SwiftSetting] = settings
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, exclude: folders, swiftSettings: settings + wholeSettings)
}

/// Modules for apps.
let appModules: [Target] = [
    // The matching engine: parsing of links, checks of the link policy, and search in a compiled table. No Foundation.
    library("WaymarkEngine", in: "Library", settings: coreSettings, linking: counter),
    // Route tables built at run time, precedence of routes, and the router. No Foundation.
    library("WaymarkCore", in: "Library", ["WaymarkEngine"], settings: coreSettings),
    // Printing of links from values, with verification of the result. No Foundation.
    library("WaymarkPrinting", in: "Library", layers, settings: coreSettings),
    // Messages of route problems, near misses of links, and explanations of matches. No Foundation.
    library("WaymarkExplain", in: "Library", layers, settings: coreSettings),
    // Typed routes. No Foundation.
    library("WaymarkRoutes", in: "Library", layers + ["WaymarkPrinting"], settings: librarySettings + united),
    // Routes of Codable types. A separate module, because coders increase launch time. No Foundation.
    library(
        "WaymarkCoding", in: "Library", ["WaymarkRoutes", "WaymarkPrinting"] + layers,
        settings: librarySettings + united),
    // Delivery of links to the screen: guards, handlers, pending links, presentation. No Foundation.
    library("WaymarkDispatch", in: "Library", ["WaymarkRoutes"] + house),
    // Support for Foundation: links as `URL`, and parameter types such as `Date`.
    library(
        "WaymarkFoundation", in: "Library", ["WaymarkDispatch", "WaymarkRoutes"] + house, settings: busySettings),
    // A single import for apps: core, routes, dispatch and Foundation.
    library(
        "Waymark", in: "Library",
        ["WaymarkFoundation", "WaymarkDispatch", "WaymarkCoding", "WaymarkRoutes"] + house),
    // Resolution of shortened links, by URLSession. A separate module, because URLSession adds 31 libraries on Linux.
    library("WaymarkNetworking", in: "Library", ["WaymarkDispatch"]),
    // Adapters for SwiftUI, UIKit and AppKit; empty on platforms without these frameworks.
    library("WaymarkSwiftUI", in: "Library", ["WaymarkFoundation", "WaymarkDispatch"]),
    library("WaymarkUIKit", in: "Library", ["WaymarkFoundation", "WaymarkDispatch", "WaymarkCore"]),
    library("WaymarkAppKit", in: "Library", ["WaymarkFoundation", "WaymarkDispatch", "WaymarkCore"]),
]

/// Modules for the tests of apps. No app module depends on them.
let testModules: [Target] = [
    // Regular expressions and their automata. No Foundation.
    library("WaymarkLanguages", in: "Library", ["WaymarkEngine"], settings: coreSettings),
    // Proofs about route tables, such as of unreachable routes, with example links. No Foundation.
    library(
        "WaymarkProofs", in: "Library", layers + ["WaymarkLanguages", "WaymarkPrinting"], settings: coreSettings),
    // Expectations for tests of apps: as issues of Swift Testing where available, and as returned values everywhere.
    library("WaymarkTesting", in: "Library", ["WaymarkRoutes", "WaymarkProofs"] + house),
]

/// Macros for enums and structs. Packages that do not import them do not build swift-syntax.
let macros: [Target] = [
    library(
        "WaymarkMacros", in: "Macros",
        ["Waymark", "WaymarkRoutes", .target(name: "WaymarkMacrosPlugin", condition: .when(traits: ["Macros"]))]
            + house),
    // The macro implementations, as a library for tests: a test that depends on the plugin compiles the whole package
    // for the host. Symbolic links add sources of `Library`, so that the plugin and the products share no module.
    // SwiftPM then uses Xcode's prebuilt swift-syntax in the whole package graph of an app.
    .target(
        name: "WaymarkExpansion",
        dependencies: syntax([
            "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
        ]),
        path: "Sources/Macros/WaymarkExpansion",
        // The macros neither match nor print links, and read no compiled table. For types of excluded files that
        // signatures still use, Placeholders.swift declares placeholders.
        exclude: [
            "Core/Compiling/BlockStream+sources.swift", "Core/Compiling/RouteTable+restored.swift",
            "Core/Compiling/SearchTable+compiler.swift", "Core/Exports.swift",
            "Core/Problems/RouteProblem+allCodes.swift", "Core/Problems/String+visible.swift",
            "Core/Ranking/RankedTable+lookup.swift", "Core/Redaction", "Core/Router", "Core/Table/CaptureList.swift",
            "Core/Table/ImplicitTypes+merge.swift",
            "Core/Table/PrefixNames.swift", "Core/Table/PrintValues.swift", "Core/Table/QueryReader+pattern.swift",
            "Core/Table/RouteTable+merge.swift", "Core/Table/RouteTable+naming.swift",
            "Core/Table/RouteTable+remove.swift", "Core/Table/RouteTable+strings.swift", "Engine/Captures",
            "Engine/Compiled/BlockStream.swift", "Engine/Compiled/CompiledTable+reading.swift",
            "Engine/Compiled/CompiledTableError.swift", "Engine/Compiled/EntryNames.swift",
            "Engine/Compiled/TableReader.swift", "Engine/Compiled/TableRouter.swift", "Engine/Memory/SearchBlock.swift",
            "Engine/Memory/TableWords.swift", "Engine/Memory/UncheckedMutableSpan+unreserved.swift", "Engine/Search",
            "Engine/Table/PrintForms.swift", "Engine/Table/SearchTable.swift", "Engine/Table/TableContents.swift",
            "Engine/Table/TableInconsistency.swift", "Engine/Table/TableValidator.swift",
            "Engine/Table/TrieWords.swift", "Engine/URL/ParsedURL+components.swift", "Engine/URL/QueryItem.swift",
            "Engine/URL/QueryItemRanges.swift", "Engine/Values/ParameterConstraint+printing.swift", "Explain/Diagnosis",
            "Explain/Explanation", "Explain/Exports.swift", "Explain/Sentences/LinkRejection+message.swift",
            "Explain/Sentences/PatternExcerpt+lines.swift", "Explain/Sentences/RouteProblem+description.swift",
            "Languages/Automata/ByteAutomaton+making.swift", "Languages/Automata/ByteAutomaton+merged.swift",
            "Languages/Automata/ByteAutomaton.swift",
            "Languages/Automata/MembershipSearch.swift", "Languages/Automata/NFAMatcher.swift",
            "Languages/Automata/NFANodes.swift", "Languages/Exports.swift", "Languages/Reading/Expression.swift",
            "Languages/Reading/ExpressionProblem+message.swift", "Languages/Reading/ParameterConstraint+matching.swift",
            "Languages/Sets/ByteSpelling.swift", "Languages/Sets/LanguagePool+members.swift", "Proofs/Claims",
            "Proofs/Differences", "Proofs/Exports.swift", "Proofs/Links/NeighbourSearch.swift",
            "Proofs/Problems/RouteEngine+overlaps.swift", "Proofs/Problems/RouteEngine+unreached.swift",
            "Proofs/Problems/RouteProofs.swift", "Proofs/Problems/RouteTable+problems.swift",
            "Proofs/Tables/TableProofs+overlaps.swift",
        ],
        swiftSettings: settings),
    .macro(
        name: "WaymarkMacrosPlugin",
        dependencies: ["WaymarkExpansion"] + syntax(["SwiftCompilerPlugin", "SwiftSyntax", "SwiftSyntaxMacros"]),
        path: "Sources/Macros/WaymarkMacrosPlugin", swiftSettings: settings),
]

/// Route files, association files, and the command-line tool.
let tool: [Target] = [
    // Pattern notations of other libraries. No Foundation.
    library("WaymarkNotations", in: "Tool", house + ["WaymarkLanguages"], settings: toolSettings),
    // Route files: route tables in YAML or JSON.
    library(
        "WaymarkManifest", in: "Tool",
        house + [
            "WaymarkNotations", "WaymarkLanguages", "WaymarkProofs",
            .product(name: "Yams", package: "Yams", condition: .when(traits: ["Tool"])),
        ],
        settings: toolSettings),
    // Association files, which declare to the system which links an app opens.
    library(
        "WaymarkAssociation", in: "Tool", house + ["WaymarkLanguages", "WaymarkManifest", "WaymarkProofs"],
        settings: toolSettings),
    // Compatibility of an app's table with a route file of its last release, for tests of apps.
    library(
        "WaymarkCompatibility", in: "Tool", house + ["WaymarkTesting", "WaymarkManifest", "WaymarkProofs"]),
    // The C interface. `Scripts/build-c-library.sh` builds libwaymark from it.
    .target(name: "WaymarkCHeader", path: "Sources/Tool/WaymarkCHeader"),
    library(
        "WaymarkC", in: "Tool", ["WaymarkCHeader", "WaymarkEngine", "WaymarkManifest"], settings: coreSettings),
    // Files such as templates of generated code. The C compiler embeds them, which keeps the tool a single file. A
    // build plugin cannot embed them: SwiftPM builds a tool that plugins run without the output of plugins.
    .target(name: "WaymarkResources", path: "Sources/Tool/WaymarkResources", exclude: ["Files"]),
    // The command-line tool. Its product is `waymark`.
    .executableTarget(
        name: "WaymarkTool",
        dependencies: house + [
            "WaymarkNotations", "WaymarkManifest", "WaymarkProofs", "WaymarkAssociation", "WaymarkResources",
            .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Tool"])),
        ] + hashing,
        path: "Sources/Tool/WaymarkTool", swiftSettings: settings),
]

/// Package plugins that run the command-line tool. Test builds omit them, because SwiftPM would compile the tool twice,
/// once for the host. `Scripts/check plugins` tests them.
let plugins: [Target] = [
    // The commands `swift package waymark-generate` and `swift package waymark-check`.
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
    // Generates Swift code from route files during the build of a target.
    .plugin(name: "WaymarkBuild", capability: .buildTool(), dependencies: ["WaymarkTool"]),
]

let repositoryTests: [Target] = [
    // Files of test cases, and reproducible random values.
    .target(
        name: "TestSupport", path: "Tests/TestSupport", resources: [.copy("Resources")], swiftSettings: busySettings),
    tests("WaymarkLanguagesTests", ["TestSupport", "WaymarkLanguages"]),
    tests("WaymarkCoreTests", ["TestSupport", "WaymarkLanguages", "WaymarkProofs"] + house),
    tests(
        "WaymarkProofsTests", ["TestSupport", "WaymarkProofs", "WaymarkLanguages", "WaymarkManifest"] + house),
    tests(
        "WaymarkRoutesTests",
        ["TestSupport", "WaymarkCoding", "WaymarkRoutes", "WaymarkNotations", "WaymarkProofs"] + house),
    // A reference matcher, derived from the documentation alone. The tests compare it with the router.
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
    // Test builds use a symbolic link to this folder, beside which SwiftPM finds the tests' program XCTMain.swift.
    .testTarget(
        name: "WaymarkTests", dependencies: ["Waymark"], path: "Tests/\(isTestBuild ? "Program/" : "")WaymarkTests",
        swiftSettings: settings),
    tests(
        "DocumentationTests",
        [
            "Waymark", "WaymarkTesting", "WaymarkCompatibility", "WaymarkLanguages", "WaymarkNetworking",
            "WaymarkNotations", "WaymarkManifest", "WaymarkAssociation", "WaymarkProofs",
        ], excluding: ["Snippets/Snapshots", "Snippets/Comments/Snapshots"]),
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

let macroTests: [Target] = [
    tests(
        "WaymarkMacrosTests",
        [
            "TestSupport", "WaymarkMacros", "WaymarkManifest", "WaymarkProofs", "WaymarkTesting", "WaymarkExpansion",
            "WaymarkC", "WaymarkCHeader",
        ]
            + syntax([
                "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion",
                "SwiftSyntaxMacros", "SwiftSyntaxMacrosGenericTestSupport",
            ])),
    // Tests with the settings of new apps, which isolate code to the main actor. Swift Build links the macro plugin
    // into tests that depend on it indirectly, but not the plugin's dependency WaymarkExpansion, hence listed here.
    tests("MainActorTests", ["WaymarkMacros", "WaymarkExpansion", "Waymark"], settings: appSettings),
]

/// The example app with macros, if `WAYMARK_MACROS` is set. It needs the trait Macros, which a manifest cannot check.
let examples: [Target] =
    Context.environment["WAYMARK_MACROS"] != nil
    ? [
        .target(
            name: "FoodDelivery", dependencies: ["WaymarkMacros", "Waymark"],
            path: "Examples/FoodDelivery/Sources/FoodDelivery", swiftSettings: settings),
        .testTarget(
            name: "FoodDeliveryTests", dependencies: ["FoodDelivery", "WaymarkMacros", "WaymarkTesting", "Waymark"],
            path: "Examples/FoodDelivery/Tests/FoodDeliveryTests", swiftSettings: settings),
    ] : []

let package = Package(
    name: "waymark",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "Waymark", targets: ["Waymark", "WaymarkFoundation", "WaymarkDispatch", "WaymarkCoding"]),
        .library(name: "WaymarkRoutes", targets: ["WaymarkRoutes", "WaymarkCore", "WaymarkEngine"]),
        .library(
            name: "WaymarkAdapters",
            targets: ["WaymarkSwiftUI", "WaymarkUIKit", "WaymarkAppKit", "WaymarkNetworking"]),
        .library(name: "WaymarkNotations", targets: ["WaymarkNotations", "WaymarkLanguages"]),
        .library(name: "WaymarkTesting", targets: ["WaymarkTesting", "WaymarkCompatibility"]),
        .library(name: "WaymarkFiles", targets: ["WaymarkManifest", "WaymarkAssociation"]),
        .executable(name: "waymark", targets: ["WaymarkTool"]),
    ]
        + (hasMacros ? [.library(name: "WaymarkMacros", targets: ["WaymarkMacros"])] : [])
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
    ] + (hasMacros ? [.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"605.0.0")] : []),
    targets: appModules + testModules + tool + (isTestBuild ? [] : plugins) + repositoryTests
        + (hasMacros ? macros + macroTests + examples : []),
    swiftLanguageModes: [.v6]
)

// Products only for the checks of this repository: modules without a product of their own, and the dynamic C library.
if Context.environment["WAYMARK_MODULES"] != nil {
    for module in ["WaymarkCoding", "WaymarkDispatch", "WaymarkExplain", "WaymarkPrinting", "WaymarkProofs"] {
        package.products.append(.library(name: module, targets: [module]))
    }
    package.products.append(.library(name: "WaymarkC", type: .dynamic, targets: ["WaymarkC"]))
}
