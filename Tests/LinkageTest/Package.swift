// swift-tools-version: 6.2
import PackageDescription

// What a user who wants routes and no Foundation writes. Checked by Scripts/check-linkage.sh.
let package = Package(
    name: "linkage-test",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "waymark", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "linkage-test",
            dependencies: [
                .product(name: "WaymarkCore", package: "waymark"), .product(name: "WaymarkRoutes", package: "waymark"),
            ])
    ]
)
