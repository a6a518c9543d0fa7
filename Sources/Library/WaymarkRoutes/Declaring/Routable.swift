public import WaymarkCore
public import WaymarkPrinting

/// A type whose values are what links open, with the table that says so.
///
/// `@Routes` of WaymarkMacros writes the conformance; written by hand it is a table and a router:
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
    /// The routes of the type, as a table of their own: to be merged into another one, or inspected.
    static var table: RouteTable<Self> { get }

    /// The router of ``table``, made once.
    static var router: Router<Self> { get }

    /// The table as it was compiled while the program was compiled, if it was.
    static var compiledRoutes: CompiledRoutes<Self>? { get }
}

extension Routable {
    /// None: the table is grown at run time.
    public static var compiledRoutes: CompiledRoutes<Self>? { nil }
}

extension Routable {
    /// The route that a link opens, or `nil` if it opens none, or is no acceptable link.
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
    /// - Throws: ``PrintError`` if a value of the route cannot stand in a link, such as an empty segment.
    /// - Complexity: That of `url(for:on:)`: the link is written, and read back, each time.
    @inlinable
    public var url: String {
        get throws(PrintError) { try Self.router.url(for: self) }
    }

    /// The canonical link of the route with one of the sources that it may come from.
    ///
    /// ```swift
    /// try AppRoute.login.url(on: .scheme("myapp"))   // "myapp://login"
    /// ```
    ///
    /// - Parameter source: The source to write.
    /// - Throws: ``PrintError`` if a value of the route cannot stand in a link, or the source is not one to write.
    /// - Complexity: That of `url(for:on:)`.
    @inlinable
    public func url(on source: LinkSource) throws(PrintError) -> String {
        try Self.router.url(for: self, on: source)
    }
}
