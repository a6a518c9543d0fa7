// Unavailable declarations for names in modules that `import Waymark` does not export. Each message names the module to
// import. After that import, the module's own declaration takes precedence.

public import WaymarkCore
public import WaymarkEngine

// A macro declaration needs an implementation, so these macros name one of the toolchain, which is never called.

/// The macro `@Routes` of the module `WaymarkMacros`. Without that module, it is unavailable.
@available(
    *, unavailable,
    message:
        "'@Routes' is in WaymarkMacros: add 'import WaymarkMacros' to the file and the product WaymarkMacros to the target. Its trait 'Macros' is enabled unless Package.swift has 'traits:' without it; Xcode 26.4 or later shows traits under Package Dependencies."
)
@_documentation(visibility: internal)
@attached(extension)
public macro Routes(
    _ patterns: String..., accepting sources: [LinkSource] = [.anywhere], under prefix: String? = nil,
    globals: (any (Decodable & Sendable).Type)? = nil, items: String? = nil,
    precedence: Precedence = .specificity, policy: LinkPolicy = .strict, requires requirements: [Condition] = []
) = #externalMacro(module: "SwiftMacros", type: "OptionSetMacro")

/// The macro `@Route` of the module `WaymarkMacros`. Without that module, it is unavailable.
@available(
    *, unavailable,
    message:
        "'@Route' is in WaymarkMacros: add 'import WaymarkMacros' to the file and the product WaymarkMacros to the target. Its trait 'Macros' is enabled unless Package.swift has 'traits:' without it; Xcode 26.4 or later shows traits under Package Dependencies."
)
@_documentation(visibility: internal)
@attached(peer)
public macro Route(
    _ patterns: String?..., named name: String? = nil, from sources: [LinkSource]? = nil, fallback: Bool = false,
    requires requirements: [Condition] = []
) = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// The macro `@Route(under:)` of the module `WaymarkMacros`. Without that module, it is unavailable.
@available(
    *, unavailable,
    message:
        "'@Route' is in WaymarkMacros: add 'import WaymarkMacros' to the file and the product WaymarkMacros to the target. Its trait 'Macros' is enabled unless Package.swift has 'traits:' without it; Xcode 26.4 or later shows traits under Package Dependencies."
)
@_documentation(visibility: internal)
@attached(peer)
public macro Route(under prefix: String, named name: String? = nil, requires requirements: [Condition] = []) =
    #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// The macro `#pattern` of the module `WaymarkMacros`. Without that module, it is unavailable.
@available(
    *, unavailable,
    message:
        "'#pattern' is in WaymarkMacros: add 'import WaymarkMacros' to the file and the product WaymarkMacros to the target. Its trait 'Macros' is enabled unless Package.swift has 'traits:' without it; Xcode 26.4 or later shows traits under Package Dependencies."
)
@_documentation(visibility: internal)
@freestanding(expression)
public macro pattern(_ text: StaticString) -> RoutePattern =
    #externalMacro(module: "SwiftMacros", type: "OptionSetMacro")

extension RouteTable {
    /// The function `problems()` of the module `WaymarkTesting`. Without that module, it is unavailable.
    @available(
        *, unavailable, message: "is in WaymarkTesting, because proofs are slow: add 'import WaymarkTesting' to a test"
    )
    @_documentation(visibility: internal)
    public func problems() -> [RouteProblem] { [] }

    /// The function `proofs()` of the module `WaymarkTesting`. Without that module, it is unavailable.
    @available(
        *, unavailable, message: "is in WaymarkTesting, because proofs are slow: add 'import WaymarkTesting' to a test"
    )
    @_documentation(visibility: internal)
    public func proofs() throws(RouteTableError) {}
}

extension ParameterConstraint {
    /// The function `matching(_:)` of the module `WaymarkLanguages`. Without that module, it is unavailable.
    @available(
        *, unavailable,
        message: "is in WaymarkLanguages: add 'import WaymarkLanguages', and the product WaymarkNotations to the target"
    )
    @_documentation(visibility: internal)
    public static func matching(_ expression: String) -> ParameterConstraint { .oneOf([]) }
}

/// The type `URLSessionRedirects` of the module `WaymarkNetworking`. Without that module, it is unavailable.
@available(
    *, unavailable,
    message: "is in WaymarkNetworking: add 'import WaymarkNetworking', and the product WaymarkAdapters to the target"
)
@_documentation(visibility: internal)
public struct URLSessionRedirects: Sendable {
    /// Unavailable, like `URLSessionRedirects`, unless `WaymarkNetworking` is imported.
    public init(within timeLimit: Duration = .seconds(5)) {}
}
