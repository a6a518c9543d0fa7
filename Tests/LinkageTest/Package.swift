// swift-tools-version: 6.2
import PackageDescription

func waymark(_ products: String...) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "waymark") }
}

// Built with WAYMARK_MODULES in the environment, which adds a product for each module.
// What users write who want routes and no Foundation, and what the others write. Checked by Scripts/check linkage.
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
