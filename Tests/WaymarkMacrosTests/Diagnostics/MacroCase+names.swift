#if Macros
    extension MacroCase {
        static let names: [MacroCase] = [
            MacroCase(
                "a misspelt name", #"@Route("/user/{①usr}/x/{id}") case a(user: Int, id: Int)"#,
                "the case 'a' has no value named 'usr'; did you mean 'user'?",
                fixes: ["write 'user'": #"@Route("/user/{user}/x/{id}") case a(user: Int, id: Int)"#]),
            MacroCase(
                "another name for the only one", #"@Route("/user/{id}/posts/{①post}") case post(user: Int, id: Int)"#,
                "the case 'post' has no value named 'post'; did you mean 'user'?",
                fixes: ["write 'user'": #"@Route("/user/{id}/posts/{user}") case post(user: Int, id: Int)"#]),
            MacroCase(
                "a parameter without a value", #"@Route("/user/{id}/{①tab}") case user(id: Int)"#,
                "the case 'user' has no value named 'tab'",
                fixes: [
                    "add the associated value 'tab: String'":
                        #"@Route("/user/{id}/{tab}") case user(id: Int, tab: String)"#,
                    "do not capture it": #"@Route("/user/{id}/{: String}") case user(id: Int)"#,
                ]),
            MacroCase(
                "a typed parameter of a case without values", #"@Route("/user/{①id: Int}") case user"#,
                "the case 'user' has no value named 'id'",
                fixes: [
                    "add the associated value 'id: Int'": #"@Route("/user/{id: Int}") case user(id: Int)"#,
                    "do not capture it": #"@Route("/user/{: Int}") case user"#,
                ]),
            MacroCase(
                "a value without a parameter", #"@Route("/user/{id}") case user(id: Int, ①tab: String)"#,
                "no parameter provides the value 'tab' of the case 'user'",
                fixes: [
                    "add '/{tab}'": #"@Route("/user/{id}/{tab}") case user(id: Int, tab: String)"#,
                    "add '?tab={tab}'": #"@Route("/user/{id}?tab={tab}") case user(id: Int, tab: String)"#,
                ]),
            MacroCase(
                "an optional value without a parameter", #"@Route("/s?q={q}#top") case s(q: String, ①page: Int?)"#,
                "no parameter provides the value 'page' of the case 's'",
                fixes: ["add '&page={page}'": #"@Route("/s?q={q}&page={page}#top") case s(q: String, page: Int?)"#]),
            MacroCase(
                "a value without a name and without a parameter", #"@Route("/user/{id}") case user(Int, ①String)"#,
                "no parameter provides the value 'String' of the case 'user'"),
            MacroCase(
                "a value that one pattern lacks", #"@Route("/user/{id}", ①"/me") case user(id: Int)"#,
                "the pattern has no parameter 'id', which the case 'user' needs: expected one, or a default for the value",
                fixes: [
                    "add '/{id}'": #"@Route("/user/{id}", "/me/{id}") case user(id: Int)"#,
                    "add '?id={id}'": #"@Route("/user/{id}", "/me?id={id}") case user(id: Int)"#,
                ]),
            MacroCase(
                "a struct's property without a parameter",
                #"@Routes("/user/{id}") struct User { let id: Int; let ①name: String }"#,
                "no parameter provides the value 'name' of the struct 'User'",
                fixes: [
                    "add '/{name}'": #"@Routes("/user/{id}/{name}") struct User { let id: Int; let name: String }"#,
                    "add '?name={name}'":
                        #"@Routes("/user/{id}?name={name}") struct User { let id: Int; let name: String }"#,
                ]),
            MacroCase(
                "a struct's parameter without a property", #"@Routes("/user/{①id: Int}") struct User {}"#,
                "the struct 'User' has no value named 'id'",
                fixes: ["do not capture it": #"@Routes("/user/{: Int}") struct User {}"#]),
        ]
    }
#endif
