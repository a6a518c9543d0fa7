// swift-tools-version: 6.2
import PackageDescription

func waymark(_ products: String...) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "waymark") }
}

// A program that is killed while it holds and opens links. Killed and questioned by Scripts/check hand-over.
let package = Package(
    name: "hand-over",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "waymark", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "hand-over",
            dependencies: waymark("Waymark", "WaymarkRoutes"))
    ],
    swiftLanguageModes: [.v6]
)
