// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "terminal-app",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "terminal-app", targets: ["TerminalApp"])],
    dependencies: [
        // No traits: an app needs only the libraries, without the dependencies of the command-line tool.
        .package(name: "waymark", path: "../..", traits: [])
    ],
    targets: [
        .executableTarget(name: "TerminalApp", dependencies: [.product(name: "Waymark", package: "waymark")])
    ],
    swiftLanguageModes: [.v6]
)
