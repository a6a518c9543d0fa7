// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "built-routes",
    platforms: [.macOS(.v13)],
    dependencies: [
        // The trait enables the tool that generates the routes.
        .package(name: "waymark", path: "../..", traits: ["Tool"])
    ],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [
                .product(name: "WaymarkRoutes", package: "waymark")
            ],
            exclude: ["Shop.waymark.yaml"], plugins: [.plugin(name: "WaymarkBuild", package: "waymark")])
    ],
    swiftLanguageModes: [.v6]
)
