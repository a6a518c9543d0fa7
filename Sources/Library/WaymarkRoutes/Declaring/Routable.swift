public import WaymarkCore
public import WaymarkPrinting

/// A type whose values are routes: links create them, and they print as links. The type declares its route table.
///
/// The macro `@Routes` generates the conformance. A manual conformance declares a table and a router:
///
/// ```swift
/// extension AppRoute: Routable {
///     static let router = Router(declaredBy: Self.self)
///
///     static var table: RouteTable<Self> {
///         var table = RouteTable<Self>(accepting: [.host("example.com"), .scheme("myapp")])
///         table.add("/login", to: .login)
///         return table
///     }
/// }
///
/// let route = AppRoute("myapp://login")
/// let link = try route?.url   // "https://example.com/login"
/// ```
public protocol Routable: Sendable {
    /// The patterns of the type with their routes, for merging into another table and for inspection.
    static var table: RouteTable<Self> { get }

    /// The router that matches and prints links by ``table``. Store it in a static constant.
    static var router: Router<Self> { get }

    /// The route table that was compiled with the program; `nil` to build the router from ``table`` at run time.
    static var compiledRoutes: CompiledRoutes<Self>? { get }
}

extension Routable {
    /// The default, `nil`: the router is built from ``table`` at run time.
    public static var compiledRoutes: CompiledRoutes<Self>? { nil }

    /// Creates the route of a link; `nil` if no route matches, creating it throws, or the policy rejects the link.
    ///
    /// - Parameter link: The link, as any string.
    /// - Complexity: That of ``Router/match(for:)-(String)``.
    @inlinable
    public init?(_ link: String) {
        guard let route = Self.router.route(for: link) else { return nil }
        self = route
    }

    /// The canonical link of the route, printed by its first pattern that accepts the route's values.
    ///
    /// - Throws: ``PrintError`` if the route cannot be printed, such as with an empty segment or only wildcard hosts,
    ///   or if the link opens another route.
    /// - Complexity: That of `url(for:on:)`; each access prints the link, and checks that the link opens the route.
    @inlinable
    public var url: String {
        get throws(PrintError) { try Self.router.url(for: self) }
    }

    /// Returns the canonical link of the route with the given scheme or host.
    ///
    /// ```swift
    /// try AppRoute.login.url(on: .scheme("myapp"))   // "myapp://login"
    /// ```
    ///
    /// - Parameter source: The scheme or host of the link, one of those that the route accepts.
    /// - Throws: ``PrintError`` if the route cannot be printed, if it does not accept the source, or if the link opens
    ///   another route.
    /// - Complexity: That of `url(for:on:)`.
    @inlinable
    public func url(on source: LinkSource) throws(PrintError) -> String {
        try Self.router.url(for: self, on: source)
    }

    /// Returns the canonical link of the route, with values for the parameters of `@Routes(under:)`.
    ///
    /// ```swift
    /// @Routes(accepting: [.host("example.com")], under: "[/{language: en|de}]")
    /// enum AppRoute {
    ///     @Route("/cart") case cart
    /// }
    ///
    /// try AppRoute.cart.url                              // "https://example.com/cart"
    /// try AppRoute.cart.url(adding: ["language": "de"])  // "https://example.com/de/cart"
    /// ```
    ///
    /// - Parameters:
    ///   - values: The values by parameter name. If the route has a value of that name, the route's value is used.
    ///   - source: The scheme or host of the link; by default the route's first source without a wildcard.
    /// - Throws: ``PrintError`` if a value is not valid in a link, or if no pattern of the route has the parameter.
    /// - Complexity: That of `url(for:on:)`.
    public func url(
        adding values: [String: any ParameterConvertible], on source: LinkSource? = nil
    ) throws(PrintError) -> String {
        try Self.router.url(for: self, adding: values, on: source)
    }
}
