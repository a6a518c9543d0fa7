// swift-tools-version: 6.2
import PackageDescription

func waymark(_ products: String...) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "waymark") }
}

// A program that holds and opens links. Scripts/check hand-over kills it at random times and checks the results.
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
