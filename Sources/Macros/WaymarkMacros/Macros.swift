#if Macros
    public import WaymarkCore
    import WaymarkRoutes

    /// Makes the values of an enum or struct open from links, and print as links.
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
    /// The type becomes `Routable`: it has a `table` and a `router`, both as accessible as the type. What is wrong with a
    /// pattern, and what does not fit between patterns and values, is an error where it stands.
    ///
    /// A struct is one route. Its patterns stand here, and its values are those of its memberwise initializer:
    ///
    /// ```swift
    /// @Routes("/user/{id}?tab={tab}", accepting: [.host("example.com")])
    /// struct Profile { let id: Int; var tab: String? }
    /// ```
    ///
    /// The table is compiled while the program is compiled, and stands among its constants: at launch nothing is read, ranked
    /// or grown. What prints and explains links is made when it is asked for first. A table that is not known while compiling
    /// is grown at run time, and answers alike: that of a type with cases behind `#if` or `@available`, with sources, a
    /// policy or conditions that are not written out, or with generic parameters.
    ///
    /// A generic type cannot store its router, and makes it each time it is asked: keep it if you ask often.
    ///
    /// - Parameters:
    ///   - patterns: The patterns of a struct; an enum has those of its cases.
    ///   - sources: The accepted link sources; any by default.
    ///   - precedence: Which of several matching routes wins.
    ///   - policy: What a link may look like at all; strict unless told otherwise.
    ///   - requirements: What must hold before a link opens, before what a case requires itself.
    @attached(
        extension, conformances: Routable,
        names: named(table), named(router), named(compiledRoutes), named(compiledTable), named(RunTimeRouter)
    )
    public macro Routes(
        _ patterns: String..., accepting sources: [LinkSource] = [.anywhere],
        precedence: Precedence = .specificity, policy: LinkPolicy = .strict, requires requirements: [Condition] = []
    ) = #externalMacro(module: "WaymarkMacrosPlugin", type: "RoutesMacro")

    /// Says which links open a case of an enum that has ``Routes(_:accepting:precedence:policy:requires:)``.
    ///
    /// ```swift
    /// @Route("/user/{id}", "/u/{id}") case user(id: Int)
    /// @Route("/search?q={query}&tag={tags}") case search(query: String, tags: [String] = [])
    /// @Route("/docs/{path: **}") case docs(path: [String])
    /// ```
    ///
    /// The first pattern is the one that is printed. Each parameter belongs to the associated value of its name; values
    /// without a label take those that are left, in the order of the first pattern. A parameter without a type has the
    /// value's: in a query a list is a list, and an optional, or a value with a default, may be absent. A link that says what
    /// the default says is printed without it.
    ///
    /// What must hold before a link opens is carried by the match, as that of a group of a table is, and asked about by a
    /// dispatcher:
    ///
    /// ```swift
    /// @Route("/orders", requires: [.signedIn]) case orders
    /// @Route("/account", requires: [.signedIn, "paying"]) case account
    /// ```
    ///
    /// A case without `@Route` is opened by no link, and cannot be printed. One that stands between others that have it
    /// says so, by `@Route(.none)`, or the compiler warns of it.
    ///
    /// - Parameters:
    ///   - patterns: The patterns.
    ///   - name: The name by which the tool and messages know the route; the case's name unless told otherwise.
    ///   - sources: Where links to this route may come from; what the enum accepts unless told otherwise.
    ///   - fallback: Whether the case is a fallback, such as `/{path: **+}` for a web view: a link that it opens may open a new
    ///     case instead, which is no break for `waymark diff` and `expectCompatible`. It does not change which case wins.
    ///   - requirements: What must hold before a link opens, in the order in which it is asked about.
    @attached(peer)
    public macro Route(
        _ patterns: String..., named name: String? = nil, from sources: [LinkSource]? = nil, fallback: Bool = false,
        requires requirements: [Condition] = []
    ) = #externalMacro(module: "WaymarkMacrosPlugin", type: "RouteMacro")

    /// Says that the routes of a case's last value stand below a prefix: that value is an enum or struct that has
    /// ``Routes(_:accepting:precedence:policy:requires:)`` as well. The case's other values are parameters of the prefix.
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
    /// The routes are ranked as if they were written in the enum, each behind the prefix, with `account.` before their names. They come from
    /// where links of the enum come from, unless the value says so itself. Such a table is grown at run time, because a macro sees one
    /// declaration and no other.
    ///
    /// - Parameters:
    ///   - prefix: A path with at most three parameters, as a literal.
    ///   - name: What stands before the names of the routes; the case's name unless told otherwise.
    ///   - requirements: What must hold before a link to any of them opens.
    @attached(peer)
    public macro Route(
        under prefix: String, named name: String? = nil, requires requirements: [Condition] = []
    ) = #externalMacro(module: "WaymarkMacrosPlugin", type: "RouteMacro")

    /// Says that no link opens a case of an enum that has ``Routes(_:accepting:precedence:policy:requires:)``.
    ///
    /// ```swift
    /// @Route("/cart") case cart
    /// @Route(.none) case payment
    /// @Route("/orders") case orders
    /// ```
    ///
    /// It says that a case without a link was not forgotten. Such a case cannot be printed.
    ///
    /// - Parameter nothing: ``NoLink/none``.
    @attached(peer)
    public macro Route(_ nothing: NoLink) = #externalMacro(module: "WaymarkMacrosPlugin", type: "RouteMacro")

    /// What ``Route(_:)`` says of a case.
    public enum NoLink: Sendable {
        /// No link opens it.
        case none
    }

    /// A pattern that is read while compiling: one with a mistake does not compile.
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
