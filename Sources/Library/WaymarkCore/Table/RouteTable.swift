/// Patterns with their routes, in order: what a ``Router`` is made from.
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
/// Two routes that match one link are compared position by position from the left, each by the variant of its pattern
/// that matched:
///
/// 1. literal
/// 2. partly literal segment, the one with more literal text first
/// 3. one of several texts, a type, or a custom type
/// 4. parameter that takes any text
/// 5. wildcard
/// 6. end of the pattern
/// 7. catch-all, one or more segments before zero or more
///
/// then by the number of required and literal query items (a fragment that is asked for counts as one), then of
/// optional ones, then of literal ones, then by the narrower sources (a set of them is as narrow as its widest, and the
/// fewer the narrower), and last by the order of registration.
/// With ``Precedence/declaration`` only that last one counts. The order does not depend on the link: it is a total order
/// of all variants of the table, computed once.
public struct RouteTable<Route: Sendable>: Sendable {
    /// Where links may come from: ``LinkSource/anywhere`` unless somebody says. Patterns that carry their own source are
    /// not bound by it, and routes that were added keep what they were added with.
    ///
    /// An empty list is a problem of the table, which keeps it from becoming a router.
    public var sources: [LinkSource] {
        get { draft.sources }
        set { draft.sources = newValue }
    }

    /// Which of several matching routes wins.
    public var precedence: Precedence

    /// What a link may look like at all.
    public var policy: LinkPolicy

    /// The types that patterns may name.
    public var types = ParameterTypes()

    /// The names of parameters whose values may be shown wherever a link is redacted: in events, logs, errors and
    /// descriptions. All others are private, and so is everything of a link that is no parameter.
    ///
    /// ```swift
    /// table.publicParameters = ["page"]
    ///
    /// router.redacted("https://example.com/invite/s3cret?page=2")   // "https://example.com/invite/{key}?page={page=2}"
    /// ```
    ///
    /// A list of what may be shown, so that a parameter that somebody adds is private until somebody says otherwise. A table that
    /// is merged into another one follows the other one's list.
    public var publicParameters: Set<String> = []

    @usableFromInline package internal(set) var entries: [RouteEntry<Route>] = []

    /// The query items that any link may carry, by what they are read as.
    package private(set) var globals: [(type: GlobalsType, entry: RouteEntry<GlobalsType>)] = []

    /// All that does not depend on the type of the routes.
    @usableFromInline var draft: TableDraft

    /// Which entries print which routes, as far as somebody said so.
    var namings: [EntryNaming<Route>] = []

    /// Creates an empty table.
    ///
    /// ```swift
    /// RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
    /// RouteTable<AppRoute>(accepting: configuration.hosts.map { .host($0) })
    /// ```
    ///
    /// - Parameters:
    ///   - sources: The accepted link sources; any by default. An empty list, which would open no link, is a problem of the
    ///     table.
    ///   - precedence: Which of several matching routes wins.
    ///   - policy: What a link may look like at all; strict unless told otherwise.
    public init(
        accepting sources: [LinkSource] = [.anywhere], precedence: Precedence = .specificity,
        policy: LinkPolicy = .strict
    ) {
        draft = TableDraft(sources: sources)
        self.precedence = precedence
        self.policy = policy
    }

    /// Adds a route that is the same for every link, under one or more patterns.
    ///
    /// ```swift
    /// table.add("/", "/home", to: .home)
    /// ```
    ///
    /// Texts that cannot be read are reported, with every other problem of the table, when the router is made.
    ///
    /// A constant is printed where routes can be compared. Where they cannot, `inverse` says which routes are this one:
    ///
    /// ```swift
    /// table.add("/", "/home", to: .home) { route in if case .home = route { true } else { false } }
    /// ```
    ///
    /// - Parameters:
    ///   - patterns: The patterns, for example `/user/{id: Int}`; the first one is printed.
    ///   - name: The name by which the tool and messages know the route.
    ///   - syntax: The notation that the patterns are written in.
    ///   - sources: Where links to this route may come from; what the table accepts unless told otherwise.
    ///   - fallback: Whether the route is a fallback, such as `/{path: **+}` for a web view: a link that it opens may open a
    ///     new route instead. `waymark diff` and `expectCompatible` do not count such a link as a break. Which route wins
    ///     does not change. Groups declare all of their routes as fallbacks.
    ///   - route: What a link that matches gives.
    ///   - inverse: Whether a route is this one; found out by `==` unless told otherwise.
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

    /// Adds a route under patterns that are made already.
    ///
    /// ```swift
    /// let pattern = try RoutePattern("/news/{id: Int}", syntax: .braces)
    /// table.add([pattern], to: .news)
    /// ```
    ///
    /// - Parameters:
    ///   - patterns: The patterns; the first one is printed.
    ///   - name: The name by which the tool and messages know the route.
    ///   - sources: Where links to this route may come from; what the table accepts unless told otherwise.
    ///   - route: What a link that matches gives.
    @inlinable
    public mutating func add(
        _ patterns: [RoutePattern], named name: String? = nil, from sources: [LinkSource]? = nil, to route: Route
    ) {
        add(patterns, named: name, from: sources, EntryBinding(.constant(route)))
    }

    /// Adds an entry under patterns that are made already.
    @inlinable
    package mutating func add(
        _ patterns: [RoutePattern], named name: String?, from sources: [LinkSource]? = nil,
        _ binding: EntryBinding<Route>
    ) {
        append(draft.scoped(patterns), named: name, from: sources, binding)
    }

    /// Adds an entry under patterns that are still to be read.
    @inlinable
    package mutating func add(
        texts: [String], named name: String?, syntax: AnyPatternSyntax, from sources: [LinkSource]? = nil,
        fallback: Bool = false, _ binding: EntryBinding<Route>
    ) {
        append(
            draft.read(texts, named: name, syntax: syntax), named: name, from: sources, fallback: fallback, binding)
    }

    /// Adds an entry under patterns that are still to be read, and on which it depends how the route is made.
    package mutating func add(
        texts: [String], named name: String?, syntax: AnyPatternSyntax, from sources: [LinkSource]? = nil,
        binding: ([RoutePattern]) -> EntryBinding<Route>
    ) {
        let patterns = draft.read(texts, named: name, syntax: syntax)
        append(patterns, named: name, from: sources, binding(patterns.all))
    }

    /// Adds an entry in its scope: every way of adding ends here.
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

    /// Tells a binding and the patterns of its entry what each knows of the other.
    @usableFromInline
    mutating func fit(_ binding: inout EntryBinding<Route>, to patterns: inout ScopedPatterns) {
        binding.name(parametersOf: patterns.all)
        if let validation = binding.validation { binding.validation = draft.fitted(validation, to: &patterns) }
    }

    /// Adds global items: every way of adding them ends here.
    mutating func appendGlobals(_ entry: RouteEntry<GlobalsType>, as type: GlobalsType) {
        globals.append((type, entry))
    }

    /// Problems of texts that could not be read, and of what was merged.
    package var unreadable: [RouteProblem] { draft.unreadable }

    /// Keeps problems for when the router is made.
    package mutating func report(_ problems: [RouteProblem]) { draft.unreadable += problems }
}
