// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "hummingbird-server",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "waymark", path: "../..", traits: ["Tool"]),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.20.0"),
    ],
    targets: [
        .executableTarget(
            name: "HummingbirdServer",
            dependencies: [
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "WaymarkFiles", package: "waymark"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
