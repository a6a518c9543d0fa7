#if Macros
    public import WaymarkCore
    import WaymarkRoutes

    /// Generates a route table for an enum or struct, so that links create its values, and its values print as links.
    ///
    /// ```swift
    /// @Routes(accepting: [.host("example.com"), .scheme("myapp")])
    /// enum AppRoute {
    ///     @Route("/user/{id}/posts/{post}") case post(id: Int, post: Int)
    ///     @Route("/search?q={query}&page={page}") case search(query: String, page: Int = 1)
    ///     @Route("/", "/home") case home
    /// }
    ///
    /// let route = AppRoute("https://example.com/user/1/posts/2")   // .post(id: 1, post: 2)
    /// let link = try route?.url                                    // "https://example.com/user/1/posts/2"
    /// ```
    ///
    /// The macro conforms the type to `Routable`. Its `table` and `router` have the access level of the type. Invalid
    /// patterns, and mismatches between patterns and values, are compile-time errors.
    ///
    /// A struct is one route. Its patterns are arguments of `@Routes`, its values those of the memberwise initializer,
    /// or of its own initializer, whose arguments have the names of properties:
    ///
    /// ```swift
    /// @Routes("/user/{id}?tab={tab}", accepting: [.host("example.com")])
    /// struct Profile { let id: Int; var tab: String? }
    /// ```
    ///
    /// The compiled table is a constant of the program, which makes launching fast. Support for printing and explaining
    /// links is created on demand. The following tables are built at run time, with the same results: those with
    /// `@available` cases, more than one `#if`, `@Route(under:)`, a policy other than `.strict`, or link sources or
    /// conditions that are not literals, and those of generic types.
    ///
    /// A generic type creates its router on each access; store the router if you use it often. Declare a type inside a
    /// generic type in its body. In an extension, the macro cannot see generic parameters, so the compiler reports an
    /// error.
    ///
    /// - Parameters:
    ///   - patterns: The patterns of a struct. An enum declares patterns on its cases.
    ///   - sources: The schemes and hosts from which links are accepted; by default all, except `http`. An expression,
    ///     such as `AppEnvironment.sources`, is evaluated when the router is created, and cannot use the type itself.
    ///   - prefix: A path before all patterns, as a literal, such as `[/{language: en|de}]`. The routes do not contain
    ///     its parameter values: the match contains them, and `url(adding:on:)` prints them. A pattern that contains
    ///     one of its parameters, such as `/{language: |de}/warenkorb`, does not get the prefix.
    ///   - globals: The type of the query items that every link may have; `match.globals(_:)` decodes it.
    ///   - items: The pattern of the items of `globals`, as a literal, such as `?utm_source={source?}`.
    ///   - precedence: The rule that selects one of several matching routes.
    ///   - policy: The rules for accepting links; strict by default.
    ///   - requirements: The conditions that must be met before a link opens. They precede those of the case.
    @attached(
        member,
        names: named(table), named(router), named(compiledRoutes), named(compiledTable), named(RunTimeRouter),
        named(RouteEntries), named(deprecatedTable)
    )
    @attached(
        extension, conformances: Routable,
        names: named(table), named(router), named(compiledRoutes), named(compiledTable), named(RunTimeRouter),
        named(RouteEntries), named(deprecatedTable)
    )
    public macro Routes(
        _ patterns: String..., accepting sources: [LinkSource] = [.anywhere], under prefix: String? = nil,
        globals: (any (Decodable & Sendable).Type)? = nil, items: String? = nil,
        precedence: Precedence = .specificity, policy: LinkPolicy = .strict, requires requirements: [Condition] = []
    ) = #externalMacro(module: "WaymarkMacrosPlugin", type: "RoutesMacro")

    /// Declares the patterns of the links that open an enum case. The enum has the macro
    /// ``Routes(_:accepting:under:globals:items:precedence:policy:requires:)``.
    ///
    /// ```swift
    /// @Route("/user/{id}", "/u/{id}") case user(id: Int)
    /// @Route("/search?q={query}&tag={tags}") case search(query: String, tags: [String] = [])
    /// @Route("/docs/{path: **}") case docs(path: [String])
    /// ```
    ///
    /// The first pattern that accepts the values prints the link. Each parameter belongs to the associated value with
    /// its name. Values without a label get the remaining parameters, in the order of the first pattern. A parameter
    /// without a type in the pattern has the type of its value. In a query, an array is a list, and an optional, or a
    /// value with a default, may be absent. A value that equals its default is not printed.
    ///
    /// Conditions in `requires:` must be met before a `LinkDispatcher` opens a link. A router only reports them:
    ///
    /// ```swift
    /// @Route("/orders", requires: [.signedIn]) case orders
    /// @Route("/account", requires: [.signedIn, "paying"]) case account
    /// ```
    ///
    /// A case without `@Route` has no links and cannot be printed. `@Route(.none)` silences the warning about it.
    ///
    /// - Parameters:
    ///   - patterns: The patterns, at least one.
    ///   - name: The name of the route in messages and in the command-line tool; the case's name by default.
    ///   - sources: The schemes and hosts from which links to this route are accepted; those of the enum by default.
    ///   - fallback: `true` for a fallback, such as `/{path: **+}` for a web view. Links that it opens may open a new
    ///     case in a later version: `waymark diff` and `expectCompatible` do not report that as a break. The precedence
    ///     is not affected.
    ///   - requirements: The conditions that must be met before a link opens, in the order in which they are checked.
    @attached(peer)
    public macro Route(
        _ patterns: String..., named name: String? = nil, from sources: [LinkSource]? = nil, fallback: Bool = false,
        requires requirements: [Condition] = []
    ) = #externalMacro(module: "WaymarkMacrosPlugin", type: "RouteMacro")

    /// Adds the routes of another type below a path prefix. The case's last associated value is a route of that type.
    ///
    /// The other type is an enum or struct with its own
    /// ``Routes(_:accepting:under:globals:items:precedence:policy:requires:)``. The remaining associated values of the
    /// case are the parameters of the prefix.
    ///
    /// ```swift
    /// @Routes
    /// enum AccountRoute {
    ///     @Route("/") case overview
    ///     @Route("/privacy") case privacy
    /// }
    ///
    /// @Routes(accepting: [.host("example.com")])
    /// enum AppRoute: Equatable {
    ///     @Route("/") case home
    ///     @Route(under: "/account") case account(AccountRoute)
    ///     @Route(under: "/team/{team}") case team(team: String, AccountRoute)
    /// }
    ///
    /// AppRoute("https://example.com/account/privacy")    // .account(.privacy)
    /// AppRoute("https://example.com/team/red/privacy")   // .team(team: "red", .privacy)
    /// ```
    ///
    /// The routes have the same precedence as if the enum declared them, with the prefix before their patterns and
    /// `account.` before their names. They accept the link sources of the enum, unless the other type declares its own.
    /// The table is built at run time, because a macro sees only one declaration.
    ///
    /// - Parameters:
    ///   - prefix: One path with at most three parameters, as a literal.
    ///   - name: The prefix of the route names; the case's name by default.
    ///   - requirements: The conditions that must be met before a link to any of these routes opens.
    @attached(peer)
    public macro Route(
        under prefix: String, named name: String? = nil, requires requirements: [Condition] = []
    ) = #externalMacro(module: "WaymarkMacrosPlugin", type: "RouteMacro")

    /// Declares that no link opens an enum case. The enum has the macro
    /// ``Routes(_:accepting:under:globals:items:precedence:policy:requires:)``.
    ///
    /// ```swift
    /// @Route("/cart") case cart
    /// @Route(.none) case payment
    /// @Route("/orders") case orders
    /// ```
    ///
    /// A case without links cannot be printed. The macro silences the warning about a case without `@Route`.
    ///
    /// - Parameter nothing: Always ``NoLink/none``.
    @attached(peer)
    public macro Route(_ nothing: NoLink) = #externalMacro(module: "WaymarkMacrosPlugin", type: "RouteMacro")

    /// The type of the argument in `@Route(.none)`, which declares an enum case without links.
    public enum NoLink: Sendable {
        /// No link opens the enum case.
        case none
    }

    /// Creates a link pattern from a literal. An invalid pattern is a compile-time error.
    ///
    /// ```swift
    /// table.add([#pattern("/user/{id: Int}")], to: .user)
    /// ```
    ///
    /// - Parameter text: The pattern as a string literal, such as `"/user/{id: Int}"`.
    @freestanding(expression)
    public macro pattern(_ text: StaticString) -> RoutePattern =
        #externalMacro(module: "WaymarkMacrosPlugin", type: "PatternMacro")
#endif
