#if Macros
    extension MacroCase {
        /// Fix-its that make links unprintable, which another warning then reports.
        static let halfFixes: Set<String> = ["do not capture it"]

        static let patterns: [MacroCase] = [
            MacroCase(
                "an unclosed brace", #"@Route("/user/①{id") case user(id: Int)"#, "'{' has no matching '}'",
                fixes: ["write '{id}'": #"@Route("/user/{id}") case user(id: Int)"#]),
            MacroCase(
                "no slash", #"@Route("①user") case user"#, "a path begins with '/', and 'user' does not",
                fixes: ["write '/user'": #"@Route("/user") case user"#]),
            MacroCase(
                "behind escapes and letters of several bytes", #"@Route("/ü/\u{41}/①{id") case user(id: Int)"#,
                "'{' has no matching '}'",
                fixes: ["write '{id}'": #"@Route("/ü/\u{41}/{id}") case user(id: Int)"#]),
            MacroCase(
                "in a raw literal", ##"@Route(#"/x①\y"#) case x"##,
                #"invalid escape '\y': a backslash is only allowed before a literal punctuation mark"#),
            MacroCase(
                "in a literal of several lines", "@Route(\"\"\"\n    /user/①{id\n    \"\"\") case user(id: Int)",
                "'{' has no matching '}'",
                fixes: ["write '{id}'": "@Route(\"\"\"\n    /user/{id}\n    \"\"\") case user(id: Int)"]),
            MacroCase(
                "in an alias", #"@Route("/", "/home①//x") case home"#,
                "a segment is empty: expected text between two slashes",
                fixes: ["write '/'": #"@Route("/", "/home/x") case home"#]),
            MacroCase(
                "a name that stands twice", #"@Route("/{②id}/{①id}") case a(id: Int)"#,
                "duplicate parameter 'id'; each name may capture only once in a pattern"),
            MacroCase(
                "a fix that needs escapes in the literal", #"@Route("/x?a={a: String =①}") case x(a: String)"#,
                #"missing default after '='; write the empty string as '""'"#,
                fixes: ["write '\"\"'": #"@Route("/x?a={a: String =\"\"}") case x(a: String)"#]),
            MacroCase(
                "an interpolation", #"@Route(①"/x/\(1)") case x"#,
                "a pattern must be a string literal without interpolation, so that it can be checked at compile time"),
            MacroCase(
                "a constant", #"@Route(①path) case x"#,
                "a pattern must be a string literal without interpolation, so that it can be checked at compile time"),
            MacroCase(
                "a pattern alone", ##"let x = #pattern("/user/{id: ①Itn}")"##,
                "unknown type 'Itn': expected String, Int, Int8 to Int64, UInt, UInt8 to UInt64, Double, Float, Bool, UUID, ULID, Base64URL, or a type that the table registers",
                fixes: ["write 'Int'": ##"let x = #pattern("/user/{id: Int}")"##]),
            MacroCase(
                "a pattern alone that cannot be read", ##"let x = #pattern("/user/①{id")"##, "'{' has no matching '}'",
                fixes: ["write '{id}'": ##"let x = #pattern("/user/{id}")"##]),
        ]
    }
#endif
