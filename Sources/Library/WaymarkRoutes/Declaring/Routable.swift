public import WaymarkCore
public import WaymarkPrinting

/// A type with a route table: its values are the routes that links open.
///
/// `@Routes` of WaymarkMacros generates the conformance. A manual conformance declares a table and a router:
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
    /// The route table of the type, for merging into another table and for inspection.
    static var table: RouteTable<Self> { get }

    /// The router of ``table``; store it, so that it is created once.
    static var router: Router<Self> { get }

    /// The precompiled table, if the program contains one.
    static var compiledRoutes: CompiledRoutes<Self>? { get }
}

extension Routable {
    /// The value `nil`: the table is built at run time.
    public static var compiledRoutes: CompiledRoutes<Self>? { nil }
}

extension Routable {
    /// Creates the route of a link, or returns `nil` if the link matches no route or is rejected.
    ///
    /// - Parameter link: The link; see ``Router/match(for:)-(String)``.
    /// - Complexity: That of ``Router/match(for:)-(String)``.
    @inlinable
    public init?(_ link: String) {
        guard let route = Self.router.route(for: link) else { return nil }
        self = route
    }

    /// The canonical link of the route.
    ///
    /// - Throws: ``PrintError`` if a value of the route is not valid in a link, such as an empty segment.
    /// - Complexity: That of `url(for:on:)`; each access prints the link and reads it back.
    @inlinable
    public var url: String {
        get throws(PrintError) { try Self.router.url(for: self) }
    }

    /// Returns the canonical link of the route with one of its sources.
    ///
    /// ```swift
    /// try AppRoute.login.url(on: .scheme("myapp"))   // "myapp://login"
    /// ```
    ///
    /// - Parameter source: The source of the link.
    /// - Throws: ``PrintError`` if a value of the route is not valid in a link, or the source cannot be printed.
    /// - Complexity: That of `url(for:on:)`.
    @inlinable
    public func url(on source: LinkSource) throws(PrintError) -> String {
        try Self.router.url(for: self, on: source)
    }

    /// Returns the canonical link of the route, with values of the prefix of its type.
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
    ///   - values: The values by parameter name. A value of the route takes precedence over one with the same name.
    ///   - source: The source of the link; by default the first one of the route with a scheme and host.
    /// - Throws: ``PrintError`` if a value is not valid in a link, or the patterns of the route have no such parameter.
    /// - Complexity: That of `url(for:on:)`.
    public func url(
        adding values: [String: any ParameterConvertible], on source: LinkSource? = nil
    ) throws(PrintError) -> String {
        try Self.router.url(for: self, adding: values, on: source)
    }
}
