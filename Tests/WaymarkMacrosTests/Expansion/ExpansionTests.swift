#if Macros
    import Testing

    @Suite("Expansions of the Routes macro")
    struct ExpansionTests {
        @Test("The macro expands each case of an enum into a single statement")
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
                        table.add("/user/{id}/posts/{post}", named: "post", parameters: ["id", "post"]) { (id: Int, post: Int) in
                            Self.post(id: id, post: post)
                        } inverse: { route in
                            if case .post(let id, let post) = route {
                                (id, post)
                            } else {
                                nil
                            }
                        }
                        table.add("/", "/home", named: "home", to: Self.home) { route in
                            if case .home = route {
                                true
                            } else {
                                false
                            }
                        }
                        return table
                    }

                    public nonisolated static var compiledRoutes: WaymarkRoutes.CompiledRoutes<Self>? {
                        WaymarkRoutes.CompiledRoutes(unsafe WaymarkCore.CompiledTable(trusting: compiledTable), whole: {
                                RunTimeRouter.router
                            }) { match in
                            switch match.entryIndex {
                            case 0:
                                guard let id = match.value(ofParameter: 0, as: Int.self), let post = match.value(ofParameter: 1, as: Int.self) else {
                                    return nil
                                }
                                return Self.post(id: id, post: post)
                            case 1:
                                return Self.home
                            default:
                                return nil
                            }
                        } inverse: { route in
                            switch route {
                            case .post(let id, let post):
                                WaymarkCore.EntryValues(entry: 0, ["id", "post"], id, post)
                            case .home:
                                WaymarkCore.EntryValues(entry: 1)
                            default:
                                nil
                            }
                        }
                    }

                    private nonisolated static let compiledTable: [Swift.UInt64] = <compiled>

                    private enum RunTimeRouter {
                        nonisolated static let router = WaymarkCore.Router(growing: AppRoute.self)
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
                        table.add("/s?q={q?}&tag={tags: [String]?}&page={page?}", named: "s", parameters: ["q", "tags", "page"], defaults: ["tags": [] as [String], "page": (1 + 1) as Int]) { (q: String?, tags: [String]?, page: Int?) in
                            Self.s(q: q, tags: tags ?? [], page: page ?? (1 + 1))
                        } inverse: { route in
                            if case .s(let q, let tags, let page) = route {
                                (q, tags.omitted(when: []), page.omitted(when: (1 + 1)))
                            } else {
                                nil
                            }
                        }
                        return table
                    }

                    nonisolated static var compiledRoutes: WaymarkRoutes.CompiledRoutes<Self>? {
                        WaymarkRoutes.CompiledRoutes(unsafe WaymarkCore.CompiledTable(trusting: compiledTable), whole: {
                                RunTimeRouter.router
                            }) { match in
                            switch match.entryIndex {
                            case 0:
                                guard let q = match.value(ofParameter: 0, as: String?.self), let tags = match.value(ofParameter: 1, as: [String]?.self), let page = match.value(ofParameter: 2, as: Int?.self) else {
                                    return nil
                                }
                                return Self.s(q: q, tags: tags ?? [], page: page ?? (1 + 1))
                            default:
                                return nil
                            }
                        } inverse: { route in
                            switch route {
                            case .s(let q, let tags, let page):
                                WaymarkCore.EntryValues(entry: 0, ["q", "tags", "page"], q, tags.omitted(when: []), page.omitted(when: (1 + 1)))
                            }
                        }
                    }

                    private nonisolated static let compiledTable: [Swift.UInt64] = <compiled>

                    private enum RunTimeRouter {
                        nonisolated static let router = WaymarkCore.Router(growing: A.self)
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
                        table.add("/user/{id}", named: "User", parameters: ["id"]) { (id: Int) in
                            Self(id: id)
                        } inverse: { route in
                            route.id
                        }
                        return table
                    }

                    nonisolated static var compiledRoutes: WaymarkRoutes.CompiledRoutes<Self>? {
                        WaymarkRoutes.CompiledRoutes(unsafe WaymarkCore.CompiledTable(trusting: compiledTable), whole: {
                                RunTimeRouter.router
                            }) { match in
                            switch match.entryIndex {
                            case 0:
                                guard let id = match.value(ofParameter: 0, as: Int.self) else {
                                    return nil
                                }
                                return Self(id: id)
                            default:
                                return nil
                            }
                        } inverse: { route in
                            WaymarkCore.EntryValues(entry: 0, ["id"], route.id)
                        }
                    }

                    private nonisolated static let compiledTable: [Swift.UInt64] = <compiled>

                    private enum RunTimeRouter {
                        nonisolated static let router = WaymarkCore.Router(growing: User.self)
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

                    @available(*, deprecated)
                    nonisolated static var table: WaymarkCore.RouteTable<Self> {
                        var table = WaymarkCore.RouteTable<Self>()
                        #if DEBUG
                        table.add("/d", named: "d", to: Self.d) { route in
                            if case .d = route {
                                true
                            } else {
                                false
                            }
                        }
                        #else
                        table.add("/e", named: "e", to: Self.e) { route in
                            if case .e = route {
                                true
                            } else {
                                false
                            }
                        }
                        #endif
                        if #available(iOS 17, macOS 15, *) {
                            table.add("/f", named: "for", from: [.scheme("x")], to: Self.`for`) { route in
                                if case .`for` = route {
                                    true
                                } else {
                                    false
                                }
                            }
                        }
                        table.add("/g", named: "g", to: Self.g) { route in
                            if case .g = route {
                                true
                            } else {
                                false
                            }
                        }
                        return table
                    }
                }
                """, #_sourceLocation)
        }

        @Test(
            "Generated members have the access level of their type",
            arguments: [
                ("public enum A", "public nonisolated static let"),
                ("package enum A", "package nonisolated static let"),
                ("enum A", "    nonisolated static let"),
                ("private enum A", "    nonisolated static let"),
                ("fileprivate indirect enum A", "    nonisolated static let"),
            ])
        func access(_ declaration: String, _ expected: String) {
            let text = Expansion("@Routes \(declaration) { @Route(\"/x\") case x }").text
            #expect(text.contains("\n\(expected.hasPrefix(" ") ? "" : "    ")\(expected) router"))
        }

        @Test("Generated members of a type in a public extension are public")
        func extended() {
            let text = Expansion("public extension S { @Routes enum A { @Route(\"/x\") case x } }").text
            #expect(text.contains("    public nonisolated static let router"))
        }

        @Test(
            "The router of a nested enum checks types, because the compiler does not check the table there",
            arguments: [
                ("struct S", "X", true, false), ("struct S", "Int", false, false), ("extension S", "X", true, true),
                ("extension S", "Int", false, true), ("struct S<T>", "X", false, false),
            ])
        func nestedChecks(_ outer: String, _ type: String, _ checksType: Bool, _ checksGenerics: Bool) {
            let text = Expansion("\(outer) { @Routes enum A { @Route(\"/{x}\") case x(\(type)) } }").text
            let router = text.split(separator: "static var table")[0]
            #expect(router.contains("oneValue(X.self)") == checksType)
            #expect(router.contains("enum RoutesInExtension") == checksGenerics)
        }

        @Test("A label that is a keyword has backticks only if a call needs them")
        func labels() {
            let text = Expansion("@Routes enum A { @Route(\"/{let}/{inout}\") case x(`let`: Int, `inout`: Int) }").text
            #expect(text.contains("Self.x(let: `let`, `inout`: `inout`)"))
        }

        /// Returns the lines that name the entry of each case, without indentation.
        private func naming(_ members: String) -> [Substring] {
            let text = Expansion("@Routes enum A {\n\(members)\n}").text
            let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
            return Array(lines.drop { $0 != "table.nameCases { route in" }.prefix { $0 != "return table" })
        }

        private static let sevenCases = (1...7).map { "@Route(\"/\($0)\") case c\($0)" }.joined(separator: "\n")
        private static let seven = (1...7).map { "case .c\($0):|\"c\($0)\"" }

        @Test(
            "The macro names the entries of many cases if all cases are known",
            arguments: [
                ("", nil),
                ("case other", nil),
                ("@Route(\"/x/{id}\", named: \"item\") case `for`(id: Int)", ["case .`for`:", "\"item\""]),
                (
                    "@Route(\"/x/{id}\") case x(Int)\ncase other\n@available(iOS 17, *) @Route(\"/y\") case y",
                    ["case .x:", "\"x\"", "default:", "nil"]
                ),
                (
                    "#if DEBUG\n@Route(\"/x\") case x\n#else\n@Route(\"/y\") case y\n#endif",
                    ["#if DEBUG", "case .x:", "\"x\"", "#else", "case .y:", "\"y\"", "#endif"]
                ),
                ("@Route(\"/x\") case x\n#if DEBUG\ncase other\n#endif", nil),
            ])
        func names(_ members: String, _ expected: [String]?) {
            let lines = naming(Self.sevenCases + "\n" + members)
            guard let expected else { return #expect(lines.isEmpty) }
            let cases = Self.seven.flatMap { $0.split(separator: "|").map(String.init) } + expected
            #expect(lines.map(String.init) == ["table.nameCases { route in", "switch route {"] + cases + ["}", "}"])
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
