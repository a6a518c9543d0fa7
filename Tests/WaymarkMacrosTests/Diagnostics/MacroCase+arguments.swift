#if Macros
    extension MacroCase {
        static let arguments: [MacroCase] = [
            MacroCase(
                "a condition outside a list", #"@Route("/x", requires: ①.signedIn) case x"#,
                "this argument is a list: expected '[.signedIn]'",
                fixes: ["write '[.signedIn]'": #"@Route("/x", requires: [.signedIn]) case x"#]),
            MacroCase(
                "a source outside a list", #"@Route("/x", from: ①.host("e.com")) case x"#,
                #"this argument is a list: expected '[.host("e.com")]'"#,
                fixes: [#"write '[.host("e.com")]'"#: #"@Route("/x", from: [.host("e.com")]) case x"#]),
            MacroCase(
                "a host as a literal outside a list", #"@Routes(accepting: ①"e.com") enum A { @Route("/x") case x }"#,
                #"this argument is a list: expected '["e.com"]'"#,
                fixes: [#"write '["e.com"]'"#: #"@Routes(accepting: ["e.com"]) enum A { @Route("/x") case x }"#]),
            MacroCase(
                "a literal source that is no source",
                #"@Routes(accepting: [①"https://e.com/"]) enum A { @Route("/x") case x }"#,
                "invalid source '\"https://e.com/\"': its host must be a name without scheme, user, port and path",
                fixes: [
                    #"write '.host("e.com")'"#: #"@Routes(accepting: [.host("e.com")]) enum A { @Route("/x") case x }"#
                ]),
            MacroCase(
                "an empty condition", #"@Route("/x", requires: [.signedIn, ①""]) case x"#,
                #"empty condition: expected a name such as "signedIn""#),
            MacroCase(
                "an empty name", #"@Route("/x", named: ①"") case x"#,
                #"empty name: expected one such as "user.edit", or no 'named:'"#),
            MacroCase(
                "two prefixes", #"@Route(under: "/a", ①"/b") case x(X)"#,
                "a case has one prefix: expected a case for each prefix"),
            MacroCase(
                "a pattern of strings for a number", #"@Route("/x/{user: ①String}") case x(user: Int)"#,
                "the pattern has the type String, but the value has the type Int: expected no type in the pattern",
                fixes: ["write '{user}'": #"@Route("/x/{user}") case x(user: Int)"#]),
            MacroCase(
                "a default that no link uses", #"@Route("/page/①{n}") case page(n: Int = 1)"#,
                "no link omits 'n', so links never use its default: expected an optional part", isWarning: true,
                fixes: ["write '[/{n}]'": #"@Route("/page[/{n}]") case page(n: Int = 1)"#]),
            MacroCase(
                "a case whose link opens another case",
                #"@Route(②"/search?page={page}") case all(page: Int?); @Route(①"/search") case landing"#,
                "the link of the case 'landing' opens 'all', whose pattern matches the same link and ranks higher: expected a required item in 'all', or one case for both",
                isWarning: true),
            MacroCase(
                "a case with a value whose link opens another case",
                #"@Route(②"/u/{id}?page={page}") case all(id: Int, page: Int?); @Route(①"/u/{key}") case one(key: Int)"#,
                "the link of the case 'one' opens 'all', whose pattern matches the same link and ranks higher: expected a required item in 'all', or one case for both",
                isWarning: true),
            MacroCase(
                "a prefix of all patterns with an item",
                #"@Routes(under: "/{l}①?a={a}") enum A { @Route("/x") case x }"#,
                "'?a={a}' is not allowed in a prefix: expected a path",
                fixes: ["leave it out": #"@Routes(under: "/{l}") enum A { @Route("/x") case x }"#]),
            MacroCase(
                "a prefix of all patterns that is not readable",
                #"@Routes(under: "/①{l") enum A { @Route("/x") case x }"#, "'{' has no matching '}'",
                fixes: ["write '{l}'": #"@Routes(under: "/{l}") enum A { @Route("/x") case x }"#]),
            MacroCase(
                "a value that the prefix of all patterns does not list",
                #"@Routes(under: "/{l: en|fr}") enum A { @Route("/{l: |①rf}/x") case x }"#,
                "the prefix of the enum does not list 'rf' for 'l': expected 'en' or 'fr'"),
            MacroCase(
                "a misspelt parameter of the prefix of all patterns",
                #"@Routes(under: "/{language: en|fr}") enum A { @Route("/{①langauge: |fr}/x") case x }"#,
                "the case 'x' has no value named 'langauge'; did you mean 'language'?",
                fixes: [
                    "write 'language'":
                        #"@Routes(under: "/{language: en|fr}") enum A { @Route("/{language: |fr}/x") case x }"#
                ]),
            MacroCase(
                "a value with the name of a parameter of the prefix of all patterns",
                #"@Routes(under: "/{l: en|fr}") enum A { @Route("/x/{l}") case x(①l: String) }"#,
                "'l' is a parameter of the enum's prefix, which is no value of the case 'x': expected another name"),
            MacroCase(
                "an unknown type in the prefix of all patterns",
                #"@Routes(under: "/{l: ①Itn}") enum A { @Route("/x") case x; @Route("/y") case y }"#,
                "unknown type 'Itn': expected String, Int, Int8 to Int64, UInt, UInt8 to UInt64, Double, Float, Bool, UUID, ULID, Base64URL, or no type",
                fixes: [
                    "write 'Int'": #"@Routes(under: "/{l: Int}") enum A { @Route("/x") case x; @Route("/y") case y }"#
                ]),
            MacroCase(
                "equal patterns below the prefix of all patterns",
                #"@Routes(under: "/{l}") enum A { @Route("②/x/{a}") case x(a: Int); @Route("①/x/{b}") case y(b: Int) }"#,
                "this pattern matches the same links as '/{l}/x/{a}' of route 'x'"),
            MacroCase(
                "a pattern that equals another one only with the prefix of all patterns",
                #"@Routes(under: "/{l: |en}") enum A { @Route("②/{l: |en}/x") case x; @Route("①/x") case y }"#,
                "this pattern matches the same links as '/{l: |en}/x' of route 'x'"),
            MacroCase(
                "global items without a question mark",
                #"@Routes(globals: C.self, items: "①ref={ref?}") enum A { @Route("/x") case x }"#,
                "global items can only be query items: expected a pattern such as '?ref={ref?}'",
                fixes: [
                    "write '?ref={ref?}'":
                        #"@Routes(globals: C.self, items: "?ref={ref?}") enum A { @Route("/x") case x }"#
                ]),
            MacroCase(
                "global items without their pattern", "@Routes(globals: ①C.self) enum A { @Route(\"/x\") case x }",
                #"global items need a type and a pattern: expected 'globals: Campaign.self, items: "?utm_source={source?}"'"#
            ),
            MacroCase(
                "global items with a path",
                #"@Routes(globals: C.self, items: "①/a?b={b?}") enum A { @Route("/x") case x }"#,
                "global items can only be query items: expected a pattern such as '?ref={ref?}'"),
            MacroCase(
                "an item of a route that is a global item",
                #"@Routes(globals: C.self, items: "?ref={ref?}") enum A { @Route("/x?①ref={own}") case x(own: String) }"#,
                "the query item 'ref' is already a global item of the table, read as C.self"),
        ]
    }
#endif
