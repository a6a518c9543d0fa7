// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "server",
    platforms: [.macOS(.v13)],
    dependencies: [
        // The trait enables YAML.
        .package(name: "waymark", path: "../..", traits: ["Tool"]),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    ],
    targets: [
        .executableTarget(
            name: "Server",
            dependencies: [
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "WaymarkFiles", package: "waymark"),
            ]),
        .testTarget(name: "ServerTests", dependencies: ["Server"]),
    ],
    swiftLanguageModes: [.v6]
)
