// swift-tools-version: 6.2
import PackageDescription

func waymark(_ products: String...) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "waymark") }
}

// Programs with and without Foundation, for Scripts/check linkage. The environment variable WAYMARK_MODULES adds a
// product for each module to Waymark's manifest.
let package = Package(
    name: "linkage-test",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "waymark", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "linkage-test",
            dependencies: waymark(
                "WaymarkRoutes", "WaymarkCoding", "WaymarkDispatch", "WaymarkExplain", "WaymarkPrinting",
                "WaymarkNotations")),
        // Tables for Scripts/check compiled.
        .executableTarget(name: "compiled-maker", dependencies: waymark("WaymarkRoutes")),
        .executableTarget(name: "umbrella-test", dependencies: waymark("Waymark")),
    ],
    swiftLanguageModes: [.v6]
)
