#if Macros
    extension MacroCase {
        static let types: [MacroCase] = [
            MacroCase(
                "another type", #"@Route("/user/{①id: Double}") case user(id: Int)"#,
                "the parameter 'id' has the type Double, but the route expects Int",
                fixes: [
                    "write 'Int'": #"@Route("/user/{id: Int}") case user(id: Int)"#,
                    "make it 'Double'": #"@Route("/user/{id: Double}") case user(id: Double)"#,
                ]),
            MacroCase(
                "a wider type", #"@Route("/user/{①id: Int64}") case user(id: Int8)"#,
                "the parameter 'id' has the type Int64, but the route expects Int8",
                fixes: [
                    "write 'Int8'": #"@Route("/user/{id: Int8}") case user(id: Int8)"#,
                    "make it 'Int64'": #"@Route("/user/{id: Int64}") case user(id: Int64)"#,
                ]),
            MacroCase(
                "a list in a path", #"@Route("/docs/{①path}") case docs(path: [String])"#,
                "the parameter 'path' has the type String, but the route expects [String]",
                fixes: [
                    "write '{path: **}'": #"@Route("/docs/{path: **}") case docs(path: [String])"#,
                    "make it 'String'": #"@Route("/docs/{path}") case docs(path: String)"#,
                ]),
            MacroCase(
                "one value for a catch-all", #"@Route("/docs/{①path: **}") case docs(path: String)"#,
                "the parameter 'path' has the type [String], but the route expects String",
                fixes: ["make it '[String]'": #"@Route("/docs/{path: **}") case docs(path: [String])"#]),
            MacroCase(
                "one value for a list", #"@Route("/x?t={①t: [Int]}") case x(t: Int)"#,
                "the parameter 't' has the type [Int], but the route expects Int",
                fixes: ["make it '[Int]'": #"@Route("/x?t={t: [Int]}") case x(t: [Int])"#]),
            MacroCase(
                "one value of another type for a list", #"@Route("/x/{①t: **}") case x(t: Tab)"#,
                "the parameter 't' has the type [String], but the route expects Tab",
                fixes: ["make it '[String]'": #"@Route("/x/{t: **}") case x(t: [String])"#]),
            MacroCase(
                "a parameter that may be absent", #"@Route("/x?page={①page: Int?}") case x(page: Int)"#,
                "the parameter 'page' may be absent, but the route expects Int: expected Int?",
                fixes: ["make it 'Int?'": #"@Route("/x?page={page: Int?}") case x(page: Int?)"#]),
            MacroCase(
                "a parameter in an optional group", #"@Route("/x[/{①page}]") case x(page: Int)"#,
                "the parameter 'page' may be absent, but the route expects Int: expected Int?",
                fixes: ["make it 'Int?'": #"@Route("/x[/{page}]") case x(page: Int?)"#]),
            MacroCase(
                "a type that nobody knows", #"@Route("/x/{x: ①Foo}") case x(x: Tab)"#,
                "unknown type 'Foo': expected String, Int, Int8 to Int64, UInt, UInt8 to UInt64, Double, Float, Bool, UUID, ULID, Base64URL, or no type"
            ),
            MacroCase(
                "a default that is no value", #"@Route("/x?x={x: Int = ①a}") case x(x: Int)"#,
                "the default 'a' does not fit the type Int"),
            MacroCase(
                "a function", #"@Route("/x/{x}") case x(x: ①(Int) -> Void)"#,
                "links cannot contain '(Int) -> Void': expected a type of one value, an optional or a list of them"),
            MacroCase(
                "a list of lists", #"@Route("/x?x={x}") case x(①[[Int]])"#,
                "links cannot contain '[[Int]]': expected a type of one value, an optional or a list of them"),
            MacroCase(
                "a catch-all of a type of the app", #"@Route("/x/①{x: **}") case x(x: [Slug])"#,
                "a catch-all matches any segments, and Slug may not accept them, which stops the program: expected [String]",
                isWarning: true, fixes: ["make it '[String]'": #"@Route("/x/{x: **}") case x(x: [String])"#]),
            MacroCase(
                "a set", #"@Route("/x?x={x}") case x(①Swift.Set<Int>?)"#,
                "links cannot contain 'Swift.Set<Int>?': expected a type of one value, an optional or a list of them"),
            MacroCase(
                "a dictionary", #"@Route("/x?x={x}") case x(①[String: Int])"#,
                "links cannot contain '[String: Int]': expected a type of one value, an optional or a list of them"),
            MacroCase(
                "a property without a type", #"@Routes("/x/{page}") struct X { var ①page = 1 }"#,
                "missing type of 'page': expected one such as 'page: Int'"),
        ]
    }
#endif
