// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "food-delivery",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "waymark", path: "../..")],
    targets: [
        .target(name: "FoodDelivery", dependencies: [.product(name: "WaymarkMacros", package: "waymark")]),
        .testTarget(
            name: "FoodDeliveryTests",
            dependencies: ["FoodDelivery", .product(name: "WaymarkTesting", package: "waymark")]),
    ],
    swiftLanguageModes: [.v6]
)
