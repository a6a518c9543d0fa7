#if Macros
    extension MacroCase {
        static let tables: [MacroCase] = [
            MacroCase(
                "a conflict", #"@Route("②/user/{id}") case a(id: Int); @Route("①/user/{name: Int}") case b(name: Int)"#,
                "this pattern matches the same links as '/user/{id}' of route 'a'"),
            MacroCase(
                "a case that is never reached",
                #"@Routes(precedence: .declaration) enum A { @Route("②/x/**") case a; @Route("①/x/y") case b }"#,
                "this pattern is never reached: its links are all matched by '/x/**' of route 'a'", isWarning: true),
            MacroCase(
                "a case that is never reached, from sources that are not known",
                #"@Routes(accepting: hosts, precedence: .declaration) enum A { @Route("②/x/**") case a; @Route("①/x/y") case b }"#,
                "this pattern is never reached: its links are all matched by '/x/**' of route 'a'", isWarning: true),
            MacroCase(
                "a pattern that cannot be written", #"@Route("①/x/*") case x"#,
                "links to this pattern cannot be written: *", isWarning: true),
            MacroCase(
                "a prefix with an item", #"@Route(under: "/user①?a={a}") case x(a: Int, X)"#,
                "'?a={a}' is not allowed in a prefix: expected a path",
                fixes: ["leave it out": #"@Route(under: "/user") case x(a: Int, X)"#]),
            MacroCase(
                "two cases of one name", #"@Route("/a/{x}") case ②p(x: String); @Route(.none) case ①p(x: Int, y: Int)"#,
                "duplicate case name 'p': Swift confuses the cases when it reads their values; expected another name"
            ),
            MacroCase(
                "two cases of one name, one of them behind a condition",
                "#if X\ncase ①a(x: Int)\n#endif\n@Route(\"/a\") case ②a",
                "duplicate case name 'a': Swift confuses the cases when it reads their values; expected another name"
            ),
            MacroCase(
                "a route behind a condition before its case",
                "@Route(\"/a\") case a\n①#if X\n@Route(\"/b\")\n#endif\ncase b",
                "'@Routes' does not see attributes between '#if' and '#endif' before 'case b': expected both around the case"
            ),
            MacroCase(
                "two routes of one name", #"@Route("②/a", named: "x") case a; @Route("①/b", named: "x") case b"#,
                "duplicate route name 'x'"),
            MacroCase(
                "a mistake behind #else",
                "#if X\n@Route(\"/a\") case a\n#else\n@Route(\"/b①{id\") case b(id: Int)\n#endif",
                "'{' has no matching '}'",
                fixes: [
                    "write '{id}'": "#if X\n@Route(\"/a\") case a\n#else\n@Route(\"/b{id}\") case b(id: Int)\n#endif"
                ]),
            MacroCase(
                "a type that does not fit, behind #else",
                "#if X\n@Route(\"/a\") case a\n#else\n@Route(\"/b/{①id: Int64}\") case b(id: Int8)\n#endif",
                "the parameter 'id' has the type Int64, but the route expects Int8",
                fixes: [
                    "write 'Int8'":
                        "#if X\n@Route(\"/a\") case a\n#else\n@Route(\"/b/{id: Int8}\") case b(id: Int8)\n#endif",
                    "make it 'Int64'":
                        "#if X\n@Route(\"/a\") case a\n#else\n@Route(\"/b/{id: Int64}\") case b(id: Int64)\n#endif",
                ]),
        ]

        static let sources: [MacroCase] = [
            MacroCase(
                "a scheme without a colon", #"@Route("/x", from: ["localhost", ①"myapp"]) case x"#,
                "'myapp' is the host of web links, not a scheme: expected 'myapp://' for a scheme, or '.host(\"myapp\")'",
                isWarning: true,
                fixes: [
                    #"write '"myapp://"'"#: #"@Route("/x", from: ["localhost", "myapp://"]) case x"#,
                    #"write '.host("myapp")'"#: #"@Route("/x", from: ["localhost", .host("myapp")]) case x"#,
                ]),
            MacroCase(
                "a host that is a link",
                #"@Routes(accepting: [①.host("https://e.com"), .scheme("myapp")]) enum A { @Route("/x") case x }"#,
                "invalid source '.host(\"https://e.com\")': "
                    + "its host must be a name without scheme, user, port and path",
                fixes: [
                    #"write '.host("e.com")'"#:
                        #"@Routes(accepting: [.host("e.com"), .scheme("myapp")]) enum A { @Route("/x") case x }"#
                ]),
            MacroCase(
                "a port that is none, behind another source",
                #"@Routes(accepting: [.scheme("myapp"), ①.host("e.com", port: 70_000)]) enum A { @Route("/x") case x }"#,
                "invalid source '.host(\"e.com\", port: 70_000)': its port is not a number from 1 to 65535",
                fixes: [
                    #"write '.host("e.com")'"#:
                        #"@Routes(accepting: [.scheme("myapp"), .host("e.com")]) enum A { @Route("/x") case x }"#
                ]),
            MacroCase(
                "a scheme that is none, of one route", #"@Route("/x", from: [.anywhere, ①.scheme("my_app")]) case x"#,
                "invalid source '.scheme(\"my_app\")': expected a scheme: a letter, then letters, digits, '+', '-' or '.'",
                fixes: [
                    #"write '.scheme("my-app")'"#: #"@Route("/x", from: [.anywhere, .scheme("my-app")]) case x"#
                ]),
            MacroCase(
                "a scheme that is never routed",
                #"@Routes("/x", accepting: [①.scheme("javascript")]) struct A {}"#,
                "invalid source '.scheme(\"javascript\")': links with its scheme are never routed, "
                    + "unless the policy's forbiddenSchemes permit it"),
            MacroCase(
                "no source at all, of a type", #"@Routes(accepting: ①[]) enum A { @Route("/x") case x }"#,
                "the list of sources is empty, so no link would open anything: expected at least one source, or no list"
            ),
            MacroCase(
                "no source at all", #"@Route("/x", from: ①[]) case x"#,
                "the list of sources is empty, so no link would open anything: expected at least one source, or no list"
            ),
        ]

        static let conditions: [MacroCase] = [
            MacroCase(
                "a case behind #else with the links of one that is always there",
                "@Route(\"②/a\") case a\n#if X\n@Route(\"/b\") case b\n#else\n@Route(\"①/a\") case b\n#endif",
                "this pattern matches the same links as '/a' of route 'a'"),
            MacroCase(
                "a case that is always there with the links of one behind #elseif",
                "#if X\n@Route(\"/b\") case b\n#elseif Y\n@Route(\"②/a\") case b\n#endif\n@Route(\"①/a\") case a",
                "this pattern matches the same links as '/a' of route 'b'"),
            MacroCase(
                "a case behind a condition behind #else",
                "@Route(\"②/a\") case a\n#if X\n#else\n#if Y\n#else\n@Route(\"①/a\") case b\n#endif\n#endif",
                "this pattern matches the same links as '/a' of route 'a'"),
        ]

        static let declarations: [MacroCase] = [
            MacroCase(
                "no pattern", "①@Route() case x", "missing pattern: expected one such as '@Route(\"/user/{id}\")'"),
            MacroCase(
                "no route", "①@Routes enum A { case a }", "no case of 'A' has '@Route', so no link opens any"),
            MacroCase(
                "a class", "①@Routes class A {}",
                "'@Routes' requires an enum whose cases have '@Route', or a struct and a pattern"),
            MacroCase(
                "a pattern of an enum", #"@Routes(①"/x") enum A { @Route("/y") case a }"#,
                "the patterns of an enum belong to its cases: expected '@Route' on a case"),
            MacroCase(
                "a struct without a pattern", "①@Routes struct A {}",
                "missing pattern: expected one such as '@Routes(\"/user/{id}\")'"),
            MacroCase(
                "a route that is a function", #"①@Route("/x") func f() {}"#,
                "'@Route' is only allowed on a case of an enum with '@Routes'"),
            MacroCase(
                "a route of an enum without routes", #"enum A { ①@Route("/x") case a }"#,
                "'@Route' does nothing here: expected '@Routes' on 'A'"),
            MacroCase(
                "several cases at once", #"①@Route("/x") case a, b"#,
                "'@Route' applies to one case: expected a separate 'case' for each"),
            MacroCase(
                "two routes of one case", #"@Route("/x") ①@Route("/y") case a"#,
                "duplicate '@Route' on the case 'a': expected all patterns in one"),
            MacroCase(
                "a route of a case without links", #"@Route(.none) ①@Route("/y") case a"#,
                "duplicate '@Route' on the case 'a': expected all patterns in one"),
            MacroCase(
                "a name that the extension needs", #"@Route("/x") case ①table"#,
                "'table' is a name that '@Routes' uses: expected another name"),
            MacroCase(
                "a static property that the extension needs", #"@Route("/x") case a; static let ①router = 1"#,
                "'router' is a name that '@Routes' uses: expected another name"),
            MacroCase(
                "a name that the extension needs, behind a condition",
                "#if X\n@Route(\"/a\") case ①table\n#endif\n@Route(\"/b\") case b",
                "'table' is a name that '@Routes' uses: expected another name"),
            MacroCase(
                "a nested type with a name that the extension needs",
                #"@Routes enum A { @Route("/x") case a; enum ①RunTimeRouter {} }"#,
                "'RunTimeRouter' is a name that '@Routes' uses: expected another name"),
            MacroCase(
                "a nested type with the name of the generated functions",
                #"@Routes enum A { @Route("/x") case a; enum ①RouteEntries {} }"#,
                "'RouteEntries' is a name that '@Routes' uses: expected another name"),
            MacroCase(
                "a type of a value that a generated type hides", #"@Route(under: "/x") case a(①RouteEntries)"#,
                "'RouteEntries' is a name that '@Routes' uses: expected another name"),
            MacroCase(
                "a nested type with the name of a module", #"@Route("/x") case a; typealias ①WaymarkCore = Int"#,
                "'WaymarkCore' is a name that '@Routes' uses: expected another name"),
            MacroCase(
                "a nested type with the name of a built-in type",
                #"@Routes enum A { @Route("/x/{id}") case a(id: UUID); struct ①UUID {} }"#,
                "'UUID' is a name that '@Routes' uses: expected another name"),
            MacroCase(
                "a case with the name of a metatype", #"@Route("/x") case ①`Type`"#,
                "'Type' is a name that '@Routes' uses: expected another name"),
            MacroCase(
                "a case with the name of a value's type", #"@Route("/x/{tab}") case ①Tab(tab: Tab.Kind)"#,
                "'Tab' is a name that '@Routes' uses: expected another name"),
            MacroCase(
                "a case with the name of its type with routes", #"@Route(under: "/x") case ①Shop(Shop)"#,
                "'Shop' is a name that '@Routes' uses: expected another name"),
            MacroCase(
                "a struct whose own initializers have other arguments, or may fail",
                """
                @Routes("/x/{a}") struct S {
                    let a: Int; static let x = 1
                    ①init(number: Int) { a = number }; init(a: Int, _ x: Int) {}
                    init?(a: Int) { nil }; init(a: Int) throws {}; init(a: Int) async {}; init<T>(a: T) {}
                }
                """,
                "'@Routes' cannot create 'S' by its own initializer: expected arguments with the names of properties, without '?', 'throws', 'async' and generic types, or the initializer in an extension"
            ),
            MacroCase(
                "a struct's property behind a condition",
                "@Routes(\"/x/{a}\") struct S {\n#if X\n#if Y\n#else\nlet ①a: Int\n#endif\n#endif\n}",
                "'@Routes' does not see the property 'a' between '#if' and '#endif': expected it outside"),
            MacroCase(
                "a name that is no literal", #"@Route("/x", named: ①name) case a"#,
                "a name must be a string literal without interpolation, so that it is known at compile time"),
            MacroCase(
                "a case that was forgotten", #"@Route("/x") case a; case ①b; @Route("/c") case c; case d"#,
                "no link opens the case 'b': expected '@Route', or '@Route(.none)' if that is intended",
                isWarning: true,
                fixes: [
                    "add '@Route(.none)'": #"@Route("/x") case a; @Route(.none) case b; @Route("/c") case c; case d"#
                ]
            ),
            MacroCase(
                "a case that some systems never have", #"①@available(iOS, unavailable) @Route("/x") case a"#,
                "the case 'a' is not always available: expected '#if' around it"),
            MacroCase(
                "a case that newer systems lack",
                #"①@available(macOS, introduced: 10, obsoleted: 11) @Route("/x") case a"#,
                "the case 'a' is not always available: expected '#if' around it"),
            MacroCase(
                "a private type inside another", #"struct S { @Routes ①private enum A { @Route("/x") case a } }"#,
                "an extension does not see the private type 'S.A': expected 'fileprivate'",
                fixes: ["write 'fileprivate'": #"struct S { @Routes fileprivate enum A { @Route("/x") case a } }"#]),
            MacroCase(
                "a type inside a private type",
                #"struct S { private struct T { @Routes ①enum A { @Route("/x") case x } } }"#,
                "an extension does not see the private type 'S.T.A': expected 'fileprivate'"),
            MacroCase(
                "two values of one name", #"@Route("/x/{id}") case a(id: Int, ①_ id: Int)"#,
                "the case 'a' has two values named 'id'"),
        ]
    }
#endif
