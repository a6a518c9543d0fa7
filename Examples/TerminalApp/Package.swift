// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "terminal-app",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "terminal-app", targets: ["TerminalApp"])],
    dependencies: [
        // Without traits: an app needs the libraries, and nothing of what the command-line tool is made with.
        .package(name: "waymark", path: "../..", traits: [])
    ],
    targets: [
        .executableTarget(name: "TerminalApp", dependencies: [.product(name: "Waymark", package: "waymark")])
    ],
    swiftLanguageModes: [.v6]
)
