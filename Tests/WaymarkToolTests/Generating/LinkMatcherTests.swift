#if Tool
    import Testing
    import WaymarkManifest

    @testable import WaymarkTool

    @Suite("Kotlin code that reads links")
    struct LinkMatcherTests {
        private static func code(_ routes: String) throws -> String {
            let file = try RouteFile(text: "waymark: 1\nroutes:\n\(routes)", name: "waymark.yaml")
            return KotlinFile(try GeneratedTable(file), package: nil, readsLinks: true).text
        }

        @Test(
            "The properties of a class have different names",
            arguments: [
                ("/{class}/{classValue}", "val classValue: String, val classValue2: String"),
                ("/*/{a_b}/{aB}", "val aB: String, val aB2: String"),
            ])
        func properties(_ pattern: String, _ properties: String) throws {
            #expect(try Self.code("  a: '\(pattern)'").contains("data class A(\(properties)) : Link()"))
        }

        @Test("The routes are divided among functions, because the JVM limits the size of each")
        func division() throws {
            let code = try Self.code((0..<100).map { "  r\($0): /r\($0)/{a: Int}" }.joined(separator: "\n"))
            #expect(code.contains("return of0(route, values) ?: of1(route, values) ?: of2(route, values)\n"))
            for number in 0..<100 { #expect(code.contains("\"r\(number)\" -> R\(number)(")) }
        }

        @Test(
            "A type cannot have a name that the code uses",
            arguments: ["Charsets", "Companion", "Forms", "LinkReader", "Pair"])
        func names(_ name: String) throws {
            let text = "waymark: 1\ntypes: { \(name): { oneOf: [a, b] } }\nroutes: { r: '/{x: \(name)}' }"
            let file = try RouteFile(text: text, name: "waymark.yaml")
            let table = try GeneratedTable(file)
            #expect(throws: RouteFileError.self) {
                try table.check(file, for: .kotlin, named: "", besides: KotlinFile.readerTypes)
            }
        }
    }
#endif
