/// A mutable list of routes with their URL patterns, from which a ``Router`` is created.
///
/// ```swift
/// var table = RouteTable<Screen>(accepting: [.host("example.com"), .scheme("myapp")])
/// table.add("/", "/home", to: .home)
/// table.add("/user/{id: Int}/edit", named: "user.edit", to: .editUser)
/// let router = try Router(table)
/// ```
///
/// ## Which route wins
///
/// If several routes match a link, their patterns are compared segment by segment from the left. Optional groups and
/// alternatives count only if the link contains them. The segment that comes first in this list wins:
///
/// 1. literal
/// 2. partly literal segment, more literal bytes first
/// 3. choice of literals, typed parameter, or custom type
/// 4. parameter of any string
/// 5. wildcard
/// 6. end of the pattern
/// 7. catch-all, one or more segments before zero or more
///
/// If all segments are equal, more required and literal query items win, then more optional items, then more literal
/// items (a fragment counts as an item). Next, the narrower link sources win: a host with a port before a host, a host
/// with `*.`, a scheme, and anywhere. A list of sources is as narrow as its widest source; of equally wide lists, the
/// shorter is narrower. The last criterion is the order of registration.
///
/// With ``Precedence/declaration``, only the order of registration counts.
public struct RouteTable<Route: Sendable>: Sendable {
    /// The schemes and hosts of links to routes that are added later; ``LinkSource/anywhere`` by default. Routes in the
    /// table keep their sources. A scheme or host in a pattern takes precedence.
    ///
    /// With an empty list, creating the router throws.
    public var sources: [LinkSource] {
        get { draft.sources }
        set { draft.sources = newValue }
    }

    /// The rule that decides which route wins if several match one link.
    public var precedence: Precedence

    /// The size limits and syntax rules for links. A link that violates them opens no route.
    public var policy: LinkPolicy

    /// The parameter types that patterns can name, such as `Int` in `{id: Int}`: built-in and registered types.
    public var types = ParameterTypes()

    /// The names of the parameters whose values the descriptions of links and events show. Other values are private.
    ///
    /// ```swift
    /// table.publicParameters = ["page"]
    ///
    /// router.redacted("https://example.com/invite/s3cret?page=2")  // "https://example.com/invite/{key}?page={page=2}"
    /// ```
    ///
    /// New parameters are private by default. After a merge, the list of the receiving table applies to all routes.
    public var publicParameters: Set<String> = []

    @usableFromInline package internal(set) var entries: [RouteEntry<Route>] = []

    /// The global query items, such as `utm_source`, which every link can have, in sets with their Swift types.
    package internal(set) var globals: [GlobalItems] = []

    @usableFromInline var draft: TableDraft

    /// Functions that return the name of the table entry for printing links to a route.
    var namings: [EntryNaming<Route>] = []

    /// Creates a table without routes.
    ///
    /// ```swift
    /// RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
    /// RouteTable<AppRoute>(accepting: configuration.hosts.map { .host($0) })
    /// ```
    ///
    /// - Parameters:
    ///   - sources: The schemes and hosts of links, by default ``LinkSource/anywhere``. With an empty list, creating
    ///     the router throws.
    ///   - precedence: The rule that decides which route wins if several match one link.
    ///   - policy: The size limits and syntax rules for links; strict by default.
    public init(
        accepting sources: [LinkSource] = [.anywhere], precedence: Precedence = .specificity,
        policy: LinkPolicy = .strict
    ) {
        draft = TableDraft(sources: sources)
        self.precedence = precedence
        self.policy = policy
    }

    /// Adds a constant route, which is the same for every link, with patterns that were already parsed.
    ///
    /// ```swift
    /// let pattern = try RoutePattern("/news/{id: Int}", syntax: .braces)
    /// table.add([pattern], to: .news)
    /// ```
    ///
    /// - Parameters:
    ///   - patterns: The patterns; links are printed with the first that needs no value.
    ///   - name: The name of the route in messages and in the command-line tool.
    ///   - sources: The schemes and hosts from which links to this route are accepted; by default those of the table.
    ///   - route: The route that every matching link opens.
    @inlinable
    public mutating func add(
        _ patterns: [RoutePattern], named name: String? = nil, from sources: [LinkSource]? = nil, to route: Route
    ) {
        add(patterns, named: name, from: sources, EntryBinding(.constant(route)))
    }

    @inlinable
    package mutating func add(
        _ patterns: [RoutePattern], named name: String?, from sources: [LinkSource]? = nil,
        _ binding: EntryBinding<Route>
    ) {
        append(draft.scoped(patterns), named: name, from: sources, binding)
    }

    /// Adds a route with the prefixes and conditions of its groups. All methods that add routes call this one.
    @inlinable
    mutating func append(
        _ patterns: ScopedPatterns, named name: String?, from sources: [LinkSource]?, fallback: Bool = false,
        _ binding: EntryBinding<Route>
    ) {
        var (patterns, binding) = (patterns, binding)
        if binding.validation != nil { fit(&binding, to: &patterns) }
        let outline = draft.addOutline(
            patterns, named: name, from: sources, fallback: fallback, validation: binding.validation)
        entries.append(RouteEntry(outline: outline, binding: binding))
    }

    /// Names the route's values like the parameters of its patterns, and gives untyped parameters the route's types.
    @usableFromInline
    mutating func fit(_ binding: inout EntryBinding<Route>, to patterns: inout ScopedPatterns) {
        binding.name(parametersOf: patterns.all)
        if let validation = binding.validation { binding.validation = draft.fitted(validation, to: &patterns) }
    }

    /// Adds problems, which creating a router throws.
    package mutating func report(_ problems: [RouteProblem]) { draft.unreadable += problems }
}
