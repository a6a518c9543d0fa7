// swift-tools-version: 6.2
import PackageDescription

// The benchmarks with Hummingbird's router in addition, in a separate package because of the dependency on Hummingbird.
// All sources except the module `HummingbirdPeer` are symbolic links.

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "waymark-benchmarks-hummingbird",
    platforms: [.macOS(.v14)],
    products: [.executable(name: "waymark-benchmarks", targets: ["WaymarkBenchmarks"])],
    dependencies: [
        .package(name: "waymark", path: "../..", traits: []),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    ],
    targets: [
        .executableTarget(
            name: "WaymarkBenchmarks",
            dependencies: [
                "AllocationCounter", "HummingbirdPeer", "PeerLibrary", "Peers",
                .product(name: "Waymark", package: "waymark"),
                .product(name: "WaymarkRoutes", package: "waymark"),
            ],
            swiftSettings: settings + [.define("HUMMINGBIRD")]
        ),
        .target(
            name: "HummingbirdPeer",
            dependencies: [
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
            ],
            swiftSettings: settings
        ),
        .target(name: "Peers", swiftSettings: settings),
        .target(name: "AllocationCounter"),
        .target(name: "PeerLibrary"),
    ]
)
