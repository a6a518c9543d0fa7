#if Macros
    public import WaymarkCore
    import WaymarkRoutes

    /// Adds links to an enum or struct: its values open from links, and print as links.
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
    /// The type conforms to `Routable`. Its `table` and `router` have the access level of the type. Problems of
    /// patterns and mismatches between patterns and values are compile-time errors.
    ///
    /// A struct is one route, with its patterns here and with the values of its memberwise initializer:
    ///
    /// ```swift
    /// @Routes("/user/{id}?tab={tab}", accepting: [.host("example.com")])
    /// struct Profile { let id: Int; var tab: String? }
    /// ```
    ///
    /// The table is compiled with the program and stored as a constant, which makes launching fast. Support for
    /// printing and explaining links is created on demand. Some tables are built at run time instead, with the same
    /// results. These are the tables of types with cases in `#if` or `@available`, with sources, policies or conditions
    /// that are not literals, with mounted types, or with generic parameters.
    ///
    /// A generic type cannot store its router and creates it on each access. Keep it if you use it often. Declare a
    /// type inside a generic type in that type's body: in an extension the macro does not see the generic parameters.
    ///
    /// - Parameters:
    ///   - patterns: The patterns of a struct. An enum declares patterns on its cases.
    ///   - sources: The accepted link sources; any by default. An expression, such as `AppEnvironment.sources`, is
    ///     evaluated when the router is created.
    ///   - prefix: A path before all patterns, as a literal, such as `[/{language: en|de}]`. Its parameters are no
    ///     values of the routes: the match has them, and `url(adding:on:)` prints them. A pattern with one of its
    ///     parameters, such as `/{language: |de}/warenkorb`, has no prefix.
    ///   - globals: The type of the query items that every link may have; `match.globals(_:)` decodes it.
    ///   - items: The pattern of these items, as a literal, such as `?utm_source={source?}`.
    ///   - precedence: The rule that ranks several matching routes.
    ///   - policy: The policy for accepting links; strict by default.
    ///   - requirements: The conditions before a link opens. They precede those of the case.
    @attached(
        member, names: named(table), named(router), named(compiledRoutes), named(compiledTable), named(RunTimeRouter)
    )
    @attached(
        extension, conformances: Routable,
        names: named(table), named(router), named(compiledRoutes), named(compiledTable), named(RunTimeRouter)
    )
    public macro Routes(
        _ patterns: String..., accepting sources: [LinkSource] = [.anywhere], under prefix: String? = nil,
        globals: (any (Decodable & Sendable).Type)? = nil, items: String? = nil,
        precedence: Precedence = .specificity, policy: LinkPolicy = .strict, requires requirements: [Condition] = []
    ) = #externalMacro(module: "WaymarkMacrosPlugin", type: "RoutesMacro")

    /// Declares the links that open a case of an enum with
    /// ``Routes(_:accepting:under:globals:items:precedence:policy:requires:)``.
    ///
    /// ```swift
    /// @Route("/user/{id}", "/u/{id}") case user(id: Int)
    /// @Route("/search?q={query}&tag={tags}") case search(query: String, tags: [String] = [])
    /// @Route("/docs/{path: **}") case docs(path: [String])
    /// ```
    ///
    /// The first pattern is used for printing. Each parameter belongs to the associated value with its name. Values
    /// without a label get the remaining parameters, in the order of the first pattern. A parameter without a type has
    /// the type of its value. In a query, an array is a list, and an optional, or a value with a default, may be
    /// absent. A value that equals its default is not printed.
    ///
    /// The match contains the required conditions, like those of a table's group, and a dispatcher checks them:
    ///
    /// ```swift
    /// @Route("/orders", requires: [.signedIn]) case orders
    /// @Route("/account", requires: [.signedIn, "paying"]) case account
    /// ```
    ///
    /// No link opens a case without `@Route`, and the case cannot be printed. Between cases with `@Route`, mark it with
    /// `@Route(.none)` to avoid a compiler warning.
    ///
    /// - Parameters:
    ///   - patterns: The patterns, at least one.
    ///   - name: The name of the route in the tool and in messages; the case's name by default.
    ///   - sources: The accepted link sources of this route; those of the enum by default.
    ///   - fallback: `true` for a fallback, such as `/{path: **+}` for a web view. A link that it opens may open a new
    ///     case later, without breaking compatibility for `waymark diff` and `expectCompatible`. The ranking is not
    ///     affected.
    ///   - requirements: The conditions before a link opens, in the order in which they are checked.
    @attached(peer)
    public macro Route(
        _ patterns: String..., named name: String? = nil, from sources: [LinkSource]? = nil, fallback: Bool = false,
        requires requirements: [Condition] = []
    ) = #externalMacro(module: "WaymarkMacrosPlugin", type: "RouteMacro")

    /// Mounts the routes of a case's last value below a prefix.
    ///
    /// The value is an enum or struct with its own
    /// ``Routes(_:accepting:under:globals:items:precedence:policy:requires:)``. The other values of the case are
    /// parameters of the prefix.
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
    /// The routes are ranked as if the enum declared them, with the prefix before their patterns and `account.` before
    /// their names. They accept the sources of the enum, unless the value's type declares its own. The table is built
    /// at run time, because a macro sees only one declaration.
    ///
    /// - Parameters:
    ///   - prefix: A path with at most three parameters, as a literal.
    ///   - name: The prefix of the route names; the case's name by default.
    ///   - requirements: The conditions before a link to any of these routes opens.
    @attached(peer)
    public macro Route(
        under prefix: String..., named name: String? = nil, requires requirements: [Condition] = []
    ) = #externalMacro(module: "WaymarkMacrosPlugin", type: "RouteMacro")

    /// Declares that no link opens a case of an enum with
    /// ``Routes(_:accepting:under:globals:items:precedence:policy:requires:)``.
    ///
    /// ```swift
    /// @Route("/cart") case cart
    /// @Route(.none) case payment
    /// @Route("/orders") case orders
    /// ```
    ///
    /// It marks a case that intentionally has no link, and silences the warning. Such a case cannot be printed.
    ///
    /// - Parameter nothing: ``NoLink/none``.
    @attached(peer)
    public macro Route(_ nothing: NoLink) = #externalMacro(module: "WaymarkMacrosPlugin", type: "RouteMacro")

    /// The argument of ``Route(_:)``.
    public enum NoLink: Sendable {
        /// No link opens the case.
        case none
    }

    /// Creates a pattern that is validated at compile time.
    ///
    /// ```swift
    /// table.add([#pattern("/user/{id: Int}")], to: .user)
    /// ```
    ///
    /// - Parameter text: The pattern, as a literal.
    @freestanding(expression)
    public macro pattern(_ text: StaticString) -> RoutePattern =
        #externalMacro(module: "WaymarkMacrosPlugin", type: "PatternMacro")
#endif
