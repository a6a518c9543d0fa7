// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "waymark-benchmarks",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "waymark-benchmarks", targets: ["WaymarkBenchmarks"]),
        .executable(name: "held-links", targets: ["HeldLinks"]),
    ],
    dependencies: [.package(name: "waymark", path: "..", traits: [])],
    targets: [
        .executableTarget(
            name: "WaymarkBenchmarks",
            dependencies: [
                "AllocationCounter", "PeerLibrary", "Peers", .product(name: "Waymark", package: "waymark"),
                .product(name: "WaymarkRoutes", package: "waymark"),
            ],
            swiftSettings: settings
        ),
        // Measures a queue of many pending links.
        .executableTarget(
            name: "HeldLinks",
            dependencies: [
                .product(name: "Waymark", package: "waymark"),
                .product(name: "WaymarkRoutes", package: "waymark"),
            ],
            swiftSettings: settings
        ),
        // Handwritten routers, for comparison with the library.
        .target(name: "Peers", swiftSettings: settings),
        // Counts calls of malloc and related functions.
        .target(name: "AllocationCounter"),
        // Loads a router in another language from the shared library named by the variable `PEER_LIBRARY`.
        .target(name: "PeerLibrary"),
    ]
)
