#if Tool
    import Testing
    import WaymarkCore
    import WaymarkManifest

    @testable import WaymarkTool

    @Suite("Generated TypeScript and Kotlin code")
    struct GeneratedCodeTests {
        private static func file(_ text: String) throws -> RouteFile {
            try RouteFile(text: "waymark: 1\nsources: https://example.com\n\(text)", name: "waymark.yaml")
        }

        private static func kotlin(_ text: String) throws -> String {
            KotlinFile(try GeneratedTable(file(text)), package: nil).text
        }

        @Test(
            "A text of the route file neither ends a comment nor begins one",
            arguments: [
                ("a: '/a?q={q = x%2A/y}'", "@param values.q (default: `x* /y`)", "@param q (default: `x* /y`)"),
                ("a: '/a?q={q = x/%2Ay}'", "@param values.q (default: `x/*y`)", "@param q (default: `x/ *y`)"),
                ("a: '/a?w={w: W = /%2A}'", "@param values.w (default: `/*`)", "@param w `W` (default: `/ *`)"),
                (
                    #"a: { pattern: /a, summary: "\u0D4E*/ /*\u0301" }"#, "   * \u{D4E}* / /*\u{301}",
                    "     * \u{D4E}* / / *\u{301}"
                ),
                (
                    "a: { pattern: /a, replacedBy: 'b*/' }\n  'b*/': /b", "@deprecated Use 'b* /'.",
                    "@Deprecated(\"Use 'b*/'.\")"
                ),
            ])
        func comments(_ routes: String, _ typeScript: String, _ kotlin: String) throws {
            let text = "types: { W: { oneOf: ['/*', '*/'] } }\nroutes:\n  \(routes)"
            #expect(try TypeScriptFile(GeneratedTable(Self.file(text))).text.contains(typeScript + "\n"))
            #expect(try Self.kotlin(text).contains(kotlin + "\n"))
        }

        @Test(
            "The comment of a parameter shows an empty default as patterns write it",
            arguments: [
                ("q = \"\"", "\"\""), ("q: [String] = \"\"", "\"\""), ("q: [String] = [\"\"]", "[\"\"]"),
            ])
        func emptyDefaults(_ parameter: String, _ shown: String) throws {
            let text = "routes: { a: '/a?q={\(parameter)}' }"
            let note = "q (default: `\(shown)`)\n"
            #expect(try TypeScriptFile(GeneratedTable(Self.file(text))).text.contains("@param values." + note))
            #expect(try Self.kotlin(text).contains("@param " + note))
        }

        @Test("TypeScript code has only syntax that can be removed, without parameter properties")
        func erasableSyntax() throws {
            let code = try TypeScriptFile(GeneratedTable(Self.file("routes: { a: /a }"))).text
            #expect(code.contains("constructor(code: string, route: string, message: string) {"))
        }

        @Test("TypeScript code has no look-behind, which is a syntax error in Safari before 16.4")
        func lookBehind() throws {
            let code = try TypeScriptFile(GeneratedTable(Self.file("routes: { a: '/{x}' }"))).text
            #expect(!code.contains("(?<"))
        }

        @Test(
            "A route cannot have the name of a function that Kotlin code calls",
            arguments: ["emptyMap", "intArrayOf", "listOf", "write"])
        func names(_ name: String) throws {
            let file = try Self.file("routes: { \(name): /a }")
            let table = try GeneratedTable(file)
            #expect(throws: RouteFileError.self) { try table.check(file, for: .kotlin, named: "") }
        }

        @Test("Every problem of a name in code names the first route with it, and its place")
        func sameNames() throws {
            let file = try Self.file("routes:\n  a.b: /a\n  a-b: /b\n  a_b: /c")
            let error = try #require(throws: RouteFileError.self) { try GeneratedTable(file) }
            #expect(error.problems.map { $0.related?.line } == [4, 4])
            let messages = ["a-b", "a_b"].map { "'a.b' and '\($0)' both become 'aB' in code" }
            #expect(error.problems.map(\.message) == messages)
        }

        @Test("A string of Kotlin code contains no template", arguments: ["$x", "\u{D4E}$x", "$\u{E33}"])
        func templates(_ text: String) {
            let scalars = Array(KotlinFile.quoted(text).unicodeScalars)
            #expect(scalars.firstIndex(of: "$").map { scalars[$0 - 1] } == "\\")
        }

        @Test("The Kotlin code has no function that conflicts with a route's")
        func overloads() throws {
            let code = try Self.kotlin("routes: { form: '/form/{id: Int32}' }")
            #expect(code.ranges(of: "fun form(").count == 1)
        }

        @Test("A host counts as a segment if some source of the table matches it as one")
        func hosts() throws {
            let routes = "a: { pattern: /a/b, sources: 'app://host' }\n  b: { pattern: '/b/{id}', sources: anywhere }"
            let code = try Self.kotlin("routes:\n  \(routes)")
            #expect(code.ranges(of: "countsHost = true").count == 1)
        }

        @Test("A value of translated paths has the texts of each of their lists, and is required")
        func translatedPaths() throws {
            let routes = "routes: { a: ['/{lang: |de}/rezepte/{id}', '/{lang: en|us}/recipes/{id}'] }"
            let table = try GeneratedTable(Self.file(routes))
            let code = TypeScriptFile(table).text
            #expect(code.contains("a(values: { lang: \"de\" | \"en\" | \"us\"; id: string }): string {\n"))
            #expect(code.contains("const lang") && !code.contains("oneOf(\"de|en|us\""))
            #expect(KotlinFile(table, package: nil).text.contains("fun a(lang: String, id: String): String =\n"))
            let kotlin = try Self.kotlin("routes: { a: '/{lang: |de}?l={l: |x}' }")
            #expect(kotlin.contains("fun a(lang: String, l: String? = null): String =\n"))
        }

        @Test(
            "Listed values are not confused with a type, or with values that contain their separator",
            arguments: [
                ("/{t: |Double}/{u: Double}", "t: \"Double\"; u: number"),
                ("/{t: |x%7Cy}/{u: x|y}", #"t: "x|y"; u: "x" | "y""#),
                ("/{t: %43olor|a}/{u: Color}", #"t: "Color" | "a"; u: Color"#),
            ])
        func listedValues(_ pattern: String, _ fields: String) throws {
            let text = "types: { Color: { oneOf: [red] } }\nroutes: { a: '\(pattern)' }"
            let code = TypeScriptFile(try GeneratedTable(Self.file(text))).text
            #expect(code.contains("a(values: { \(fields) }): string {\n"))
        }

        @Test("Swift code keeps the escape of a listed value that has the name of a type")
        func valueNamedLikeAType() throws {
            let text = "types: { Color: { oneOf: [red] } }\nroutes: { a: '/{t: %43olor|a}/{u: Color}' }"
            let file = try Self.file(text)
            let code = try SwiftFile(file, GeneratedTable(file), name: "AppRoute", isPublic: false).text
            #expect(code.contains(#"table.add("/{t: %43olor|a}/{u: Color}", named: "a")"#))
        }

        @Test(
            "Values whose names in code would be equal have the code points of their other characters in them",
            arguments: [
                ("12, '-12'", ["VALUE_12", "U2D_12"]), ("a-b, a_b", ["A_U2D_B", "A_U5F_B"]),
                ("newestFirst, iOS, IDs", ["NEWEST_FIRST", "I_OS", "IDS"]), ("a, A, ''", ["A", "A2", "VALUE"]),
            ])
        func alternativeNames(_ values: String, _ names: [String]) throws {
            let code = try Self.kotlin("types: { W: { oneOf: [\(values)] } }\nroutes: { a: '/x?w={w: W}' }")
            for name in names { #expect(code.contains("  \(name)(")) }
        }

        @Test("Listed values in two Unicode spellings are different values")
        func unicodeSpellings() throws {
            let routes = "a: '/a/{x: \u{E9}|n}'\n  b: '/b/{x: e\u{301}|n}'"
            let both = "  c: ['/c/{x: |\u{E9}}', '/d/{x: |e\u{301}}']"
            let code = try TypeScriptFile(GeneratedTable(Self.file("routes:\n  \(routes)\n\(both)"))).text
            let (composed, decomposed) = (CodeText.quoted("\u{E9}"), CodeText.quoted("e\u{301}"))
            #expect(code.contains("a(values: { x: \(composed) | \"n\" })"))
            #expect(code.contains("b(values: { x: \(decomposed) | \"n\" })"))
            #expect(code.contains("c(values: { x: \(composed) | \(decomposed) })"))
        }

        @Test("Types whose names differ only before they are written in lowercase have different rules")
        func ruleNames() throws {
            let types = "types: { I: { oneOf: [c] }, \u{130}: { oneOf: [a, b] } }"
            let text = "\(types)\nroutes: { a: '/{x: \u{130}}/{y: I}' }"
            let code = try TypeScriptFile(GeneratedTable(Self.file(text))).text
            #expect(code.contains("const iRule = oneOf(\"I\", ") && code.contains("const iRule2 = oneOf(\"\u{130}\", "))
            #expect(code.contains("{ name: \"x\", rule: iRule2 }, { name: \"y\", rule: iRule }"))
        }

        @Test("Links from a scheme without hosts have an empty host")
        func noHost() throws {
            let text = "waymark: 1\nsources: [{ scheme: app, host: '' }]\nroutes: { user: '/user/{id}', home: / }"
            let table = try GeneratedTable(RouteFile(text: text, name: "waymark.yaml"))
            #expect(table.forms.map { $0.source?.text } == ["app://", "app://"])
            #expect(!table.forms.contains { $0.hostIsFirst || $0.countsHost || $0.rivals.isEmpty })
        }

        @Test("Long lists are divided among methods of Kotlin, because the JVM limits the size of each")
        func division() throws {
            let words = (0..<5_000).map { "w\($0)" }.joined(separator: ", ")
            let code = try Self.kotlin("types: { W: { oneOf: [\(words)] } }\nroutes: { a: '/{w: W}' }")
            #expect(code.ranges(of: "\n      { listOf(\n").count == 2)
        }

        @Test("Numbers of forms are ranges in Kotlin")
        func ranges() throws {
            let literals = (0..<30).map { "  r\($0): /r\($0)" }.joined(separator: "\n")
            let code = try Self.kotlin("routes:\n\(literals)\n  page: '/{page}'")
            #expect(code.contains("rivals = \"0-30\"") && code.contains("rivals = \"7\""))
        }
    }
#endif
