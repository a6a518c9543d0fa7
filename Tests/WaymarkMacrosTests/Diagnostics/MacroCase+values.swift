#if Macros
    extension MacroCase {
        /// Disagreements between a value in a pattern and its declaration.
        static let values: [MacroCase] = [
            MacroCase(
                "a default that no macro can compare", #"@Route("/x?tab={tab: Tab = ①nope}") case x(tab: Tab)"#,
                "whether Tab accepts this default is unknown at compile time: expected a default in the declaration of the value",
                fixes: ["write '{tab}'": #"@Route("/x?tab={tab}") case x(tab: Tab)"#]),
            MacroCase(
                "texts that no macro can compare", #"@Route("/x/{tab: ①posts|nope}") case x(tab: Tab)"#,
                "whether Tab accepts these values is unknown at compile time: expected no values, because the type defines its own",
                fixes: ["write '{tab}'": #"@Route("/x/{tab}") case x(tab: Tab)"#]),
            MacroCase(
                "a type beside one of another name", #"@Route("/x/{id: ①Int}") case x(id: UserID)"#,
                "the pattern has the type Int, but the value has the type UserID: expected no type in the pattern",
                fixes: ["write '{id}'": #"@Route("/x/{id}") case x(id: UserID)"#]),
            MacroCase(
                "an optional type beside one of another name", #"@Route("/x?id={id: ①Int?}") case x(id: UserID?)"#,
                "the pattern has the type Int, but the value has the type UserID: expected no type in the pattern",
                fixes: ["write '{id?}'": #"@Route("/x?id={id?}") case x(id: UserID?)"#]),
            MacroCase(
                "two defaults", #"@Route("/x?page={page: Int = ①2}") case x(page: Int = 1)"#,
                "the pattern's default is '2', and the declaration's is 1: expected one of them",
                fixes: ["write '{page}'": #"@Route("/x?page={page}") case x(page: Int = 1)"#]),
            MacroCase(
                "two lists as defaults", #"@Route("/x?t={t: [String] = ①a,b}") case x(t: [String] = ["a,b"])"#,
                #"the pattern's default is 'a,b', and the declaration's is ["a,b"]: expected one of them"#,
                fixes: ["write '{t}'": #"@Route("/x?t={t}") case x(t: [String] = ["a,b"])"#]),
            MacroCase(
                "a default beside one that no macro knows", #"@Route("/x?page={page = ①2}") case x(page: Int = first)"#,
                "the pattern's default is '2', and the declaration's is first: expected one of them",
                fixes: ["write '{page}'": #"@Route("/x?page={page}") case x(page: Int = first)"#]),
            MacroCase(
                "a default of an optional", #"@Route("/x?page={page}") case x(page: Int? = ①1)"#,
                "a link without 'page' yields nil, never 1: expected a non-optional type, or no default",
                fixes: ["make it 'Int'": #"@Route("/x?page={page}") case x(page: Int = 1)"#]),
            MacroCase(
                "an optional that no link leaves out", #"@Route("/user/①{id}/edit") case x(id: Int?)"#,
                "'id' is Int?, but no link omits it, so nil cannot be written: expected an optional part",
                fixes: [
                    "write '[/{id}]'": #"@Route("/user[/{id}]/edit") case x(id: Int?)"#,
                    "make it 'Int'": #"@Route("/user/{id}/edit") case x(id: Int)"#,
                ]),
            MacroCase(
                "an optional before a fragment that no link leaves out", #"@Route("/user/①{id}#top") case x(id: Int?)"#,
                "'id' is Int?, but no link omits it, so nil cannot be written: expected an optional part",
                fixes: [
                    "write '[/{id}]'": #"@Route("/user[/{id}]#top") case x(id: Int?)"#,
                    "make it 'Int'": #"@Route("/user/{id}#top") case x(id: Int)"#,
                ]),
            MacroCase(
                "an optional item that no link leaves out", #"@Route("/x?id=①{id: Int}") case x(id: Optional<Int>)"#,
                "'id' is Optional<Int>, but no link omits it, so nil cannot be written: expected an optional part",
                fixes: ["make it 'Int'": #"@Route("/x?id={id: Int}") case x(id: Int)"#]),
            MacroCase(
                "the same pattern twice", #"@Route(②"/a", "/b", ①"/a") case x"#,
                "this pattern matches the same links as '/a' of the same route: expected one of them",
                fixes: ["leave it out": #"@Route("/a", "/b") case x"#]),
            MacroCase(
                "a pattern that another one of its route says already",
                #"@Route(②"/a/{id}", ①"/a/{id: Int}") case x(id: Int)"#,
                "this pattern matches the same links as '/a/{id}' of the same route: expected one of them",
                fixes: ["leave it out": #"@Route("/a/{id}") case x(id: Int)"#]),
        ]

        /// Declarations that compile without diagnostics.
        static let sound: [String] = [
            #"@Route("/x?page={page = 1}&q={q = a}&f={f = -1.5}") case x(page: Int = 1, q: String = "a", f: Float = -1.5)"#,
            #"@Route("/x?page={page: Int = 2}") case x(page: Int)"#,
            #"@Route("/x?t={t: [String] = a,b}") case x(t: [String] = ["a", "b"])"#,
            #"@Route("/x?t={t = a,b}&u={u: [String]* = a}") case x(t: [String], u: [String])"#,
            #"@Route("/x?page={page}") case x(page: Int? = nil)"#,
            #"@Route("/x?page={page}&tab={tab}") case x(page: Int? = .none, tab: Tab = .posts)"#,
            #"@Route("/x[/{id}]") case x(id: Int?)"#, #"@Route("/x/{id}", "/x") case x(id: Int?)"#,
            #"@Route("/x/{tab: Tab}") case x(tab: Outer.Tab)"#, #"@Route("/x/{id}") case x(id: (Int))"#,
            #"@Route("/x") case a; @Route(.none) case b; @Route("/c") case c; case d; case e"#,
            #"case a; case b; @Route("/c") case c"#,
            #"@Route("/x", from: web) case a; @Route("/x", from: app) case b"#,
            #"@Route("/x", named: nil, from: nil) case a"#,
            #"@Route("/a", "/b") case a; @Route("/a/{id}") case b(id: Int)"#,
            #"@Route("/a") case a; @Route(.none) case b(x: Int); @Route(.none) case b(y: Int)"#,
            #"@Route(under: "/a[/{id}]") case a(id: Int?, X)"#, #"@Route(under: "/a/{tab}") case a(tab: Tab, X)"#,
            #"@Route(under: "/a", named: "n") case a(X); @Route(under: "/b", named: "n") case b(Y)"#,
            #"@Route("/search?page={page}") case all(page: Int?); @Route("/search", "/landing") case landing"#,
            #"@Route(under: "/a") case a((X))"#, #"@Route("/x?t={t}") case x(t: [(Int)])"#,
            #"@Route("/x/{id}") case x(id: Swift.Int); typealias Int = String"#,
            "#if X\n@Route(under: \"/a\") case a(X)\n#else\n@Route(under: \"/b\") case a(X)\n#endif",
            "#if X\n@Route(\"/a\") case a\n#else\n@Route(\"/a\") case a\n#endif\n@Route(\"/b\") case b",
        ]
    }
#endif
