#if Macros
    extension MacroCase {
        static let mounts: [MacroCase] = [
            MacroCase(
                "a mount without a value", #"@Route(under: "/x") case ①x"#,
                "the case 'x' has no routes below a prefix: expected a last value of a type with '@Routes', neither optional nor a list"
            ),
            MacroCase(
                "a mount with sources", #"@Route(under: "/x", from: ①["a.com"]) case x(X)"#,
                "'from:' is not allowed with 'under:': expected 'accepting:' in the type whose routes the prefix adds"),
            MacroCase(
                "a mount that is a fallback", #"@Route(under: "/x", fallback: ①true) case x(X)"#,
                "'fallback:' is not allowed with 'under:': expected 'fallback:' on a case in the type whose routes the prefix adds"
            ),
            MacroCase(
                "a mount without a value and with another name", #"@Route(under: "/x", named: "store") case ①x"#,
                "the case 'x' has no routes below a prefix: expected a last value of a type with '@Routes', neither optional nor a list"
            ),
            MacroCase(
                "a mount of a type that links cannot contain", #"@Route(under: "/x") case x(①(Int, Int), X)"#,
                "links cannot contain '(Int, Int)': expected a type of one value, an optional or a list of them"),
            MacroCase(
                "a mount that ends in another value", #"@Route(under: "/x") case ①x(X, Int)"#,
                "the case 'x' has no routes below a prefix: expected a last value of a type with '@Routes', neither optional nor a list"
            ),
            MacroCase(
                "a mount of a list", #"@Route(under: "/x") case ①x([X])"#,
                "the case 'x' has no routes below a prefix: expected a last value of a type with '@Routes', neither optional nor a list"
            ),
            MacroCase(
                "a mount without an end",
                #"@Routes indirect enum A { @Route("/") case a; @Route(under: "/x") case ①x(A) }"#,
                "the case 'x' may contain its own enum, so the number of routes would be infinite: expected patterns, or 'indirect' only on other cases"
            ),
            MacroCase(
                "a mount without an end by its case, with another name",
                #"@Routes enum A { @Route("/") case a; @Route(under: "/x", named: "n") indirect case ①x(A) }"#,
                "the case 'x' may contain its own enum, so the number of routes would be infinite: expected patterns, or 'indirect' only on other cases"
            ),
            MacroCase(
                "a prefix with a parameter that the case has no value for", #"@Route(under: "/user/{①id}") case x(X)"#,
                "the case 'x' has no value named 'id'",
                fixes: [
                    "add the associated value 'id: String'": #"@Route(under: "/user/{id}") case x(id: String, X)"#
                ]),
            MacroCase(
                "a parameter of a prefix without a value, with another name",
                #"@Route(under: "/user/{①id}", named: "store") case x(X)"#, "the case 'x' has no value named 'id'",
                fixes: [
                    "add the associated value 'id: String'":
                        #"@Route(under: "/user/{id}", named: "store") case x(id: String, X)"#
                ]),
            MacroCase(
                "a value that the prefix has no parameter for", #"@Route(under: "/user") case x(①id: Int, X)"#,
                "no parameter provides the value 'id' of the case 'x'",
                fixes: ["add '/{id}'": #"@Route(under: "/user/{id}") case x(id: Int, X)"#]),
            MacroCase(
                "a prefix with four values and another name",
                #"@Route(under: "/{a}/{b}/{c}/{d}", named: "n") case ①x(a: Int, b: Int, c: Int, d: Int, X)"#,
                "a prefix gives the case 'x' at most three values: expected the other parameters in patterns of its last value"
            ),
            MacroCase(
                "a mount that may be missing", #"@Route(under: "/x") case ①x(X?)"#,
                "the case 'x' has no routes below a prefix: expected a last value of a type with '@Routes', neither optional nor a list"
            ),
            MacroCase(
                "two prefixes of one case", #"@Route(under: "/x") ①@Route(under: "/y") case x(X)"#,
                "duplicate '@Route' on the case 'x', whose routes have one prefix: expected a case for each prefix"),
            MacroCase(
                "a prefix that may lack a value", #"@Route(under: "/a[/{①id}]") case x(id: Int, X)"#,
                "the parameter 'id' may be absent, but the route expects Int: expected Int?",
                fixes: ["make it 'Int?'": #"@Route(under: "/a[/{id}]") case x(id: Int?, X)"#]),
            MacroCase(
                "a value of a prefix that is never absent", #"@Route(under: "/a/①{id}") case x(id: Int?, X)"#,
                "'id' is Int?, but no link omits it, so nil cannot be written: expected an optional part",
                fixes: [
                    "write '[/{id}]'": #"@Route(under: "/a[/{id}]") case x(id: Int?, X)"#,
                    "make it 'Int'": #"@Route(under: "/a/{id}") case x(id: Int, X)"#,
                ]),
            MacroCase(
                "a list in one segment of a prefix", #"@Route(under: "/a/{①ids}") case x(ids: [Int], X)"#,
                "the parameter 'ids' has the type String, but the route expects [Int]",
                fixes: ["make it 'String'": #"@Route(under: "/a/{ids}") case x(ids: String, X)"#]),
            MacroCase(
                "another type in a prefix", #"@Route(under: "/a/{①x: Bool}") case x(x: Int, X)"#,
                "the parameter 'x' has the type Bool, but the route expects Int",
                fixes: [
                    "write 'Int'": #"@Route(under: "/a/{x: Int}") case x(x: Int, X)"#,
                    "make it 'Bool'": #"@Route(under: "/a/{x: Bool}") case x(x: Bool, X)"#,
                ]),
            MacroCase(
                "a prefix that cannot be written", #"@Route(under: "①/a/*") case x(X)"#,
                "links to this pattern cannot be written: *", isWarning: true),
            MacroCase(
                "routes of one type under one name",
                #"@Route(under: "/a", named: ②"n") case a(X); @Route(under: "/b", named: ①"n") case b(X)"#,
                "the routes of 'X' are already named 'n.…': expected another name"),
            MacroCase(
                "routes of one type under the name of a case",
                #"@Route(under: "/a") case ②a(X); @Route(under: "/b", named: ①"a") case b(X)"#,
                "the routes of 'X' are already named 'a.…': expected another name"),
            MacroCase(
                "a prefix that is written as a pattern", #"@Route("/settings") case settings(①Part)"#,
                "no parameter provides the value 'Part' of the case 'settings'",
                fixes: ["put the routes of 'Part' below it": #"@Route(under: "/settings") case settings(Part)"#]),
            MacroCase(
                "a prefix that is written as a pattern, with a value",
                #"@Route("/user/{id}") case user(id: Int, ①Part)"#,
                "no parameter provides the value 'Part' of the case 'user'",
                fixes: ["put the routes of 'Part' below it": #"@Route(under: "/user/{id}") case user(id: Int, Part)"#]),
            MacroCase(
                "a prefix with a parameter of the part's name", #"@Route(under: "/user/{①part}") case x(part: X)"#,
                "the case 'x' has no value named 'part'"),
            MacroCase(
                "two cases of one name, both with parts",
                #"@Route(under: "/a") case ②x(X); @Route(under: "/b/{id}", named: "y") case ①x(id: Int, X)"#,
                "duplicate case name 'x': Swift confuses the cases when it reads their values; expected another name"
            ),
        ]
    }
#endif
