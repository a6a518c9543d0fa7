/// An ordered list of patterns with their routes, from which a ``Router`` is created.
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
/// Two routes that match the same link are compared position by position from the left, each by the variant of its
/// pattern that matched:
///
/// 1. literal
/// 2. partly literal segment, more literal bytes first
/// 3. choice of literals, typed parameter, or custom type
/// 4. parameter of any string
/// 5. wildcard
/// 6. end of the pattern
/// 7. catch-all, one or more segments before zero or more
///
/// Ties are broken by the number of required and literal query items (a required fragment counts as one), then of
/// optional items, then of literal items. Then the narrower sources win: a set is as narrow as its widest source, and
/// of equally wide sets the smaller one wins. The last criterion is the order of registration.
///
/// With ``Precedence/declaration``, only the order of registration counts. The order does not depend on the link: it is
/// a total order of all variants of the table.
public struct RouteTable<Route: Sendable>: Sendable {
    /// The sources from which links are accepted; ``LinkSource/anywhere`` by default. The property does not affect
    /// patterns with their own source, nor routes that were added before it was set.
    ///
    /// An empty list is a problem of the table, reported when the router is created.
    public var sources: [LinkSource] {
        get { draft.sources }
        set { draft.sources = newValue }
    }

    /// The order of precedence among matching routes.
    public var precedence: Precedence

    /// The limits and syntax rules for all links.
    public var policy: LinkPolicy

    /// The types that patterns may name.
    public var types = ParameterTypes()

    /// The names of the parameters with public values, which redacted links show: in events, logs, errors and
    /// descriptions. All other parameters are private, and so are the parts of a link that are no parameter.
    ///
    /// ```swift
    /// table.publicParameters = ["page"]
    ///
    /// router.redacted("https://example.com/invite/s3cret?page=2")  // "https://example.com/invite/{key}?page={page=2}"
    /// ```
    ///
    /// The list names the public parameters, so that a new parameter is private by default. A merged table follows the
    /// list of the receiving table.
    public var publicParameters: Set<String> = []

    @usableFromInline package internal(set) var entries: [RouteEntry<Route>] = []

    /// The query items that every link may have, each set with the type that it is read as.
    package private(set) var globals: [(type: GlobalsType, entry: RouteEntry<GlobalsType>)] = []

    /// The data that does not depend on the route type.
    @usableFromInline var draft: TableDraft

    /// The functions that assign entries to routes by name.
    var namings: [EntryNaming<Route>] = []

    /// Creates an empty table.
    ///
    /// ```swift
    /// RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
    /// RouteTable<AppRoute>(accepting: configuration.hosts.map { .host($0) })
    /// ```
    ///
    /// - Parameters:
    ///   - sources: The accepted link sources; any by default. An empty list is a problem of the table.
    ///   - precedence: The order of precedence among matching routes.
    ///   - policy: The limits and syntax rules for all links; strict by default.
    public init(
        accepting sources: [LinkSource] = [.anywhere], precedence: Precedence = .specificity,
        policy: LinkPolicy = .strict
    ) {
        draft = TableDraft(sources: sources)
        self.precedence = precedence
        self.policy = policy
    }

    /// Adds a route that is the same for every link, with one or more patterns.
    ///
    /// ```swift
    /// table.add("/", "/home", to: .home)
    /// ```
    ///
    /// Unreadable patterns are reported, with the other problems of the table, when the router is created.
    ///
    /// The route can be printed if its type is `Equatable`. Otherwise pass `inverse`, which identifies the route:
    ///
    /// ```swift
    /// table.add("/", "/home", to: .home) { route in if case .home = route { true } else { false } }
    /// ```
    ///
    /// - Parameters:
    ///   - patterns: The patterns, for example `/user/{id: Int}`; the first is the printed one.
    ///   - name: The name of the route in the tool and in messages.
    ///   - syntax: The notation of the patterns.
    ///   - sources: The sources from which links to this route are accepted; those of the table by default.
    ///   - fallback: `true` if the route is a fallback, such as `/{path: **+}` for a web view: a link that it opens may
    ///     later open a new route. `waymark diff` and `expectCompatible` do not count this as a break. The flag does
    ///     not change precedence. A group can declare all of its routes as fallbacks.
    ///   - route: The route of every link that matches.
    ///   - inverse: Returns `true` for this route; `==` by default.
    @inlinable
    public mutating func add(
        _ patterns: String..., named name: String? = nil, syntax: AnyPatternSyntax = .braces,
        from sources: [LinkSource]? = nil, fallback: Bool = false, to route: Route,
        inverse: (@Sendable (Route) -> Bool)? = nil
    ) {
        let inverse = inverse.map { isRoute in RouteInverse<Route> { route, _ in isRoute(route) } }
        let binding = EntryBinding(.constant(route), inverse: inverse)
        add(texts: patterns, named: name, syntax: syntax, from: sources, fallback: fallback, binding)
    }

    @inlinable
    package mutating func add(
        texts: [String], named name: String?, syntax: AnyPatternSyntax, from sources: [LinkSource]? = nil,
        fallback: Bool = false, defaults: [String: CaptureValue] = [:], to route: Route
    ) {
        var binding = EntryBinding(.constant(route))
        binding.setDefaults(defaults)
        add(texts: texts, named: name, syntax: syntax, from: sources, fallback: fallback, binding)
    }

    /// Adds a route with existing patterns.
    ///
    /// ```swift
    /// let pattern = try RoutePattern("/news/{id: Int}", syntax: .braces)
    /// table.add([pattern], to: .news)
    /// ```
    ///
    /// - Parameters:
    ///   - patterns: The patterns; the first is the printed one.
    ///   - name: The name of the route in the tool and in messages.
    ///   - sources: The sources from which links to this route are accepted; those of the table by default.
    ///   - route: The route of every link that matches.
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

    @inlinable
    package mutating func add(
        texts: [String], named name: String?, syntax: AnyPatternSyntax, from sources: [LinkSource]? = nil,
        fallback: Bool = false, _ binding: EntryBinding<Route>
    ) {
        append(
            draft.read(texts, named: name, syntax: syntax), named: name, from: sources, fallback: fallback, binding)
    }

    /// Adds an entry with a binding that depends on its patterns.
    package mutating func add(
        texts: [String], named name: String?, syntax: AnyPatternSyntax, from sources: [LinkSource]? = nil,
        binding: ([RoutePattern]) -> EntryBinding<Route>
    ) {
        let patterns = draft.read(texts, named: name, syntax: syntax)
        append(patterns, named: name, from: sources, binding(patterns.all))
    }

    /// Adds an entry in its scope. All methods that add entries end here.
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

    /// Binds the values of a binding to the parameter names of the entry's patterns, and narrows the types in the
    /// patterns to those that the binding expects.
    @usableFromInline
    mutating func fit(_ binding: inout EntryBinding<Route>, to patterns: inout ScopedPatterns) {
        binding.name(parametersOf: patterns.all)
        if let validation = binding.validation { binding.validation = draft.fitted(validation, to: &patterns) }
    }

    mutating func appendGlobals(_ entry: RouteEntry<GlobalsType>, as type: GlobalsType) {
        globals.append((type, entry))
    }

    package var unreadable: [RouteProblem] { draft.unreadable }

    /// Records problems, which are reported when the router is created.
    package mutating func report(_ problems: [RouteProblem]) { draft.unreadable += problems }
}
