#if Macros
    import Testing

    @Suite("Expansions of the Routes macro")
    struct ExpansionTests {
        @Test("The macro expands each case of an enum into a statement and two functions")
        func cases() {
            expectExpansion(
                """
                @Routes(accepting: [.host("example.com"), .scheme("myapp")])
                public enum AppRoute {
                    @Route("/user/{id}/posts/{post}") case post(id: Int, post: Int)
                    @Route("/", "/home") case home
                    case settings
                }
                """,
                """
                public enum AppRoute {
                    case post(id: Int, post: Int)
                    case home
                    case settings
                }

                extension AppRoute: nonisolated WaymarkRoutes.Routable {
                    public nonisolated static let router = WaymarkCore.Router(declaredBy: Self.self)

                    public nonisolated static var table: WaymarkCore.RouteTable<Self> {
                        var table = WaymarkCore.RouteTable<Self>(accepting: [.host("example.com"), .scheme("myapp")])
                        table.add("/user/{id}/posts/{post}", named: "post", parameters: ["id", "post"], build: RouteEntries.route0, inverse: RouteEntries.values0)
                        table.add("/", "/home", named: "home", to: RouteEntries.route1(), inverse: RouteEntries.values1)
                        return table
                    }

                    public nonisolated static var compiledRoutes: WaymarkRoutes.CompiledRoutes<Self>? {
                        WaymarkRoutes.CompiledRoutes(unsafe WaymarkCore.CompiledTable(trusting: compiledTable), whole: { RunTimeRouter.router }, route: { match in RouteEntries.routeOfMatch(match) }, inverse: RouteEntries.valuesOfRoute)
                    }

                    private nonisolated static let compiledTable: [Swift.UInt64] = <compiled>

                    private enum RunTimeRouter {
                        nonisolated static let router = WaymarkCore.Router(growing: AppRoute.self)
                    }

                    private nonisolated enum RouteEntries {
                        @Sendable static func route0(_ id: Int, _ post: Int) -> AppRoute {
                            .post(id: id, post: post)
                        }
                        @Sendable static func values0(_ route: AppRoute) -> (Int, Int)? {
                            if case .post(let id, let post) = route { (id, post) } else { nil }
                        }
                        @Sendable static func route1() -> AppRoute {
                            .home
                        }
                        @Sendable static func values1(_ route: AppRoute) -> Swift.Bool {
                            if case .home = route { true } else { false }
                        }
                        @inline(__always)
                        @Sendable static func routeOfMatch(_ match: borrowing WaymarkCore.MatchView) -> AppRoute? {
                            switch match.entryIndex {
                            case 0:
                                guard let id = match.value(ofParameter: 0, as: Int.self), let post = match.value(ofParameter: 1, as: Int.self) else { return nil }
                                return RouteEntries.route0(id, post)
                            case 1:
                                return RouteEntries.route1()
                            default: return nil
                            }
                        }
                        @Sendable static func valuesOfRoute(_ route: AppRoute) -> WaymarkCore.EntryValues? {
                            switch route {
                            case .post:
                                guard let values = RouteEntries.values0(route) else { return nil }
                                return WaymarkCore.EntryValues(entry: 0, ["id", "post"], values.0, values.1)
                            case .home:
                                return WaymarkCore.EntryValues(entry: 1)
                            default: return nil
                            }
                        }
                    }
                }
                """, #_sourceLocation)
        }

        @Test("The macro writes lists, optionals and defaults into the pattern's query")
        func query() {
            expectExpansion(
                """
                @Routes enum A {
                    @Route("/s?q={q}&tag={tags}&page={page}") case s(q: String?, tags: [String] = [], page: Int = 1 + 1)
                }
                """,
                """
                enum A {
                    case s(q: String?, tags: [String] = [], page: Int = 1 + 1)
                }

                extension A: nonisolated WaymarkRoutes.Routable {
                    nonisolated static let router = WaymarkCore.Router(declaredBy: Self.self)

                    nonisolated static var table: WaymarkCore.RouteTable<Self> {
                        var table = WaymarkCore.RouteTable<Self>()
                        table.add("/s?q={q?}&tag={tags: [String]?}&page={page?}", named: "s", parameters: ["q", "tags", "page"], defaults: ["tags": [] as [String], "page": (1 + 1) as Int], build: RouteEntries.route0, inverse: RouteEntries.values0)
                        return table
                    }

                    nonisolated static var compiledRoutes: WaymarkRoutes.CompiledRoutes<Self>? {
                        WaymarkRoutes.CompiledRoutes(unsafe WaymarkCore.CompiledTable(trusting: compiledTable), whole: { RunTimeRouter.router }, route: { match in RouteEntries.routeOfMatch(match) }, inverse: RouteEntries.valuesOfRoute)
                    }

                    private nonisolated static let compiledTable: [Swift.UInt64] = <compiled>

                    private enum RunTimeRouter {
                        nonisolated static let router = WaymarkCore.Router(growing: A.self)
                    }

                    private nonisolated enum RouteEntries {
                        @Sendable static func route0(_ q: String?, _ tags: [String]?, _ page: Int?) -> A {
                            .s(q: q, tags: tags ?? [], page: page ?? (1 + 1))
                        }
                        @Sendable static func values0(_ route: A) -> (String?, [String]?, Int?)? {
                            if case .s(let q, let tags, let page) = route { (q, tags.omitted(when: []), page.omitted(when: (1 + 1))) } else { nil }
                        }
                        @inline(__always)
                        @Sendable static func routeOfMatch(_ match: borrowing WaymarkCore.MatchView) -> A? {
                            switch match.entryIndex {
                            case 0:
                                guard let q = match.value(ofParameter: 0, as: String?.self), let tags = match.value(ofParameter: 1, as: [String]?.self), let page = match.value(ofParameter: 2, as: Int?.self) else { return nil }
                                return RouteEntries.route0(q, tags, page)
                            default: return nil
                            }
                        }
                        @Sendable static func valuesOfRoute(_ route: A) -> WaymarkCore.EntryValues? {
                            switch route {
                            case .s:
                                guard let values = RouteEntries.values0(route) else { return nil }
                                return WaymarkCore.EntryValues(entry: 0, ["q", "tags", "page"], values.0, values.1, values.2)
                            }
                        }
                    }
                }
                """, #_sourceLocation)
        }

        @Test("The macro expands a struct into a single route")
        func structure() {
            expectExpansion(
                """
                @Routes("/user/{id}", accepting: [.anywhere], policy: .strict)
                struct User {
                    let id: Int
                    static let x = 1
                    var y: Int { 1 }
                }
                """,
                """
                struct User {
                    let id: Int
                    static let x = 1
                    var y: Int { 1 }
                }

                extension User: nonisolated WaymarkRoutes.Routable {
                    nonisolated static let router = WaymarkCore.Router(declaredBy: Self.self)

                    nonisolated static var table: WaymarkCore.RouteTable<Self> {
                        var table = WaymarkCore.RouteTable<Self>(accepting: [.anywhere], policy: .strict)
                        table.add("/user/{id}", named: "User", parameters: ["id"], build: RouteEntries.route0, inverse: RouteEntries.values0)
                        return table
                    }

                    nonisolated static var compiledRoutes: WaymarkRoutes.CompiledRoutes<Self>? {
                        WaymarkRoutes.CompiledRoutes(unsafe WaymarkCore.CompiledTable(trusting: compiledTable), whole: { RunTimeRouter.router }, route: { match in RouteEntries.routeOfMatch(match) }, inverse: RouteEntries.valuesOfRoute)
                    }

                    private nonisolated static let compiledTable: [Swift.UInt64] = <compiled>

                    private enum RunTimeRouter {
                        nonisolated static let router = WaymarkCore.Router(growing: User.self)
                    }

                    private nonisolated enum RouteEntries {
                        @Sendable static func route0(_ id: Int) -> User {
                            .init(id: id)
                        }
                        @Sendable static func values0(_ route: User) -> Int? {
                            route.id
                        }
                        @inline(__always)
                        @Sendable static func routeOfMatch(_ match: borrowing WaymarkCore.MatchView) -> User? {
                            switch match.entryIndex {
                            case 0:
                                guard let id = match.value(ofParameter: 0, as: Int.self) else { return nil }
                                return RouteEntries.route0(id)
                            default: return nil
                            }
                        }
                        @Sendable static func valuesOfRoute(_ route: User) -> WaymarkCore.EntryValues? {
                            guard let values = RouteEntries.values0(route) else { return nil }
                            return WaymarkCore.EntryValues(entry: 0, ["id"], values)
                        }
                    }
                }
                """, #_sourceLocation)
        }

        @Test("The expansion keeps compile conditions, availability and deprecation of cases")
        func conditions() {
            expectExpansion(
                """
                @Routes @available(macOS 14, *) enum A<T> {
                    #if DEBUG
                    @Route("/d") case d
                    #else
                    @Route("/e") case e
                    #endif
                    @available(iOS 17, macOS 15, *) @Route("/f", from: [.scheme("x")]) case `for`
                    @available(*, deprecated, message: "no") @Route("/g") case g
                }
                """,
                """
                @available(macOS 14, *) enum A<T> {
                    #if DEBUG
                    case d
                    #else
                    case e
                    #endif
                    @available(iOS 17, macOS 15, *) case `for`
                    @available(*, deprecated, message: "no") case g
                }

                @available(macOS 14, *)
                extension A: nonisolated WaymarkRoutes.Routable {
                    nonisolated static var router: WaymarkCore.Router<Self> {
                        WaymarkCore.Router(declaredBy: Self.self)
                    }

                    nonisolated static var table: WaymarkCore.RouteTable<Self> {
                        WaymarkRoutes.DeclaredTypes.table(of: RouteEntries.self)
                    }

                    @available(*, deprecated)
                    private nonisolated static var deprecatedTable: WaymarkCore.RouteTable<Self> {
                        var table = WaymarkCore.RouteTable<Self>()
                        #if DEBUG
                        table.add("/d", named: "d", to: RouteEntries.route0(), inverse: RouteEntries.values0)
                        #else
                        table.add("/e", named: "e", to: RouteEntries.route1(), inverse: RouteEntries.values1)
                        #endif
                        if #available(iOS 17, macOS 15, *) {
                            table.add("/f", named: "for", from: [.scheme("x")], to: RouteEntries.route2(), inverse: RouteEntries.values2)
                        }
                        table.add("/g", named: "g", to: RouteEntries.route3(), inverse: RouteEntries.values3)
                        return table
                    }

                    private nonisolated enum RouteEntries: WaymarkRoutes.DeprecatedRoutes {
                        @available(*, deprecated)
                        static var table: WaymarkCore.RouteTable<A> {
                            A.deprecatedTable
                        }
                        #if DEBUG
                        @available(*, deprecated)
                        @Sendable static func route0() -> A {
                            .d
                        }
                        @available(*, deprecated)
                        @Sendable static func values0(_ route: A) -> Swift.Bool {
                            if case .d = route { true } else { false }
                        }
                        #else
                        @available(*, deprecated)
                        @Sendable static func route1() -> A {
                            .e
                        }
                        @available(*, deprecated)
                        @Sendable static func values1(_ route: A) -> Swift.Bool {
                            if case .e = route { true } else { false }
                        }
                        #endif
                        @available(*, deprecated)
                        @available(iOS 17, macOS 15, *)
                        @Sendable static func route2() -> A {
                            .`for`
                        }
                        @available(*, deprecated)
                        @available(iOS 17, macOS 15, *)
                        @Sendable static func values2(_ route: A) -> Swift.Bool {
                            if case .`for` = route { true } else { false }
                        }
                        @available(*, deprecated)
                        @Sendable static func route3() -> A {
                            .g
                        }
                        @available(*, deprecated)
                        @Sendable static func values3(_ route: A) -> Swift.Bool {
                            if case .g = route { true } else { false }
                        }
                    }
                }
                """, #_sourceLocation)
        }

        @Test(
            "The macro wraps a route with requirements in a group with these requirements",
            arguments: [
                ("", "requires: [.a, \"b\"]", ["[.a, \"b\"]"]),
                ("", "requires: [.a]", ["[.a]"]),
                ("", "requires: []", []),
                ("", "requires: .common", [".common"]),
                ("(requires: [.x])", "requires: [.a]", ["[.x, .a]"]),
                ("(requires: [])", "requires: [.a]", ["[.a]"]),
                ("(requires: [.x])", "requires: isPaid ? [.a] : []", ["[.x]", "isPaid ? [.a] : []"]),
                ("(requires: common)", "requires: [.a]", ["common", "[.a]"]),
                ("(requires: [.x])", "named: \"n\"", ["[.x]"]),
                ("", "named: \"n\"", []),
            ])
        func requirements(_ arguments: String, _ own: String, _ expected: [String]) {
            let text = Expansion("@Routes\(arguments) enum A { @Route(\"/x\", \(own)) case x }").text
            let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
            let groups = lines.filter { $0.hasPrefix("table.group") }.map(String.init)
            #expect(groups == expected.map { "table.group(requires: \($0)) { table in" })
            #expect(text.contains("WaymarkCore.RouteTable<Self>()"))
        }

        @Test(
            "A table is compiled only if the macro knows its sources, policy and conditions",
            arguments: [
                ("accepting: [.host(\"a.com\")]", "", true), ("accepting: [LinkSource.host(\"a.com\")]", "", true),
                ("accepting: [Own.host(\"a.com\")]", "", false), ("accepting: [Own.anywhere]", "", false),
                ("accepting: [.host(\"shop\", \"a.com\")]", "", false), ("accepting: [.host(name)]", "", false),
                ("policy: .strict", "", true), ("policy: LinkPolicy.strict", "", true), ("policy: strict", "", false),
                ("precedence: .declaration", "", true), ("precedence: declaration", "", false),
                ("precedence: Own.declaration", "", false), ("globals: nil, items: nil", "", true),
                ("requires: [.signedIn]", "", true), ("requires: [.developer]", "", true),
                ("requires: [Condition.developer]", "", true), ("requires: [.own]", "", false),
                ("", "(Base64URL)", false), ("", "(UUID)", true), ("", "(Foundation.Date)", true),
            ])
        func compiled(_ arguments: String, _ value: String, _ isCompiled: Bool) {
            let pattern = value.isEmpty ? "/x" : "/x/{x}"
            let expansion = Expansion("@Routes(\(arguments)) enum A { @Route(\"\(pattern)\") case x\(value) }")
            #expect(expansion.diagnostics.map(\.message) == [])
            #expect((expansion.compiledTable != nil) == isCompiled)
        }

        @Test("The pattern macro expands into a checked pattern")
        func pattern() {
            expectExpansion(
                ##"let x = #pattern("/user/{id: Int}")"##,
                #"let x = WaymarkCore.RoutePattern(checked: "/user/{id: Int}")"#,
                #_sourceLocation
            )
        }
    }
#endif
