#if Macros
    import SwiftDiagnostics
    import Testing

    @Suite("Diagnostics of declarations")
    struct DiagnosticTests {
        @Test(
            "A declaration's problem has the expected message, position, note and fixes",
            arguments: MacroCase.patterns + MacroCase.names + MacroCase.types + MacroCase.values + MacroCase.tables
                + MacroCase.sources + MacroCase.conditions + MacroCase.declarations + MacroCase.mounts
                + MacroCase.arguments)
        func mistakes(_ row: MacroCase) throws {
            let (source, mistake, note) = row.marked
            let diagnostics = Expansion(source).diagnostics
            #expect(diagnostics.map(\.message) == [row.message])
            let diagnostic = try #require(diagnostics.first)
            #expect(diagnostic.offset == mistake)
            #expect((diagnostic.severity == .warning) == row.isWarning)
            #expect(diagnostic.notes.first?.offset == note)
            let fixed = Dictionary(diagnostic.fixes.map { ($0.message, $0.source) }) { first, _ in first }
            #expect(fixed == row.fixes.mapValues { MacroCase.whole($0) })
        }

        @Test(
            "Source code with a fix applied has no diagnostics",
            arguments: MacroCase.patterns + MacroCase.names + MacroCase.types + MacroCase.values + MacroCase.sources
                + MacroCase.mounts)
        func fixes(_ row: MacroCase) {
            for fix in Expansion(row.marked.source).diagnostics.flatMap(\.fixes)
            where !MacroCase.halfFixes.contains(fix.message) {
                #expect(Expansion(fix.source).diagnostics.map(\.message) == [], "\(fix.message)")
            }
        }

        @Test("A valid declaration has no diagnostics", arguments: MacroCase.sound)
        func sound(_ members: String) {
            #expect(Expansion("@Routes enum AppRoute {\n\(members)\n}").diagnostics.map(\.message) == [])
        }

        @Test("Patterns that are equal only without the prefix are valid")
        func prefixed() {
            let source = """
                @Routes(under: "/{country}") enum A {
                    @Route("/") case home; @Route("/{city}") case city(city: String)
                    @Route("/{country: |at}") case vienna
                }
                """
            #expect(Expansion(source).diagnostics.map(\.message) == [])
        }

        @Test("The pattern macro accepts types that a table may register, and no values without '|'")
        func registeredTypes() {
            #expect(Expansion(##"let x = #pattern("/c/{hash: CommitHash}")"##).diagnostics.isEmpty)
            #expect(Expansion(##"let x = #pattern("/c/{language: fr}")"##).diagnostics.count == 1)
        }

        @Test("The macro reports every problem of a declaration together")
        func allAtOnce() {
            let source = """
                @Routes enum AppRoute {
                    @Route("/a/{id", "/b/{") case a
                    @Route("/c/{x}") case c(y: Int)
                    @Route("/d/{x: Itn}") case d(x: Int)
                }
                """
            #expect(
                Expansion(source).diagnostics.map(\.message) == [
                    "'{' has no matching '}'", "'{' has no matching '}'",
                    "the case 'c' has no value named 'x'; did you mean 'y'?",
                    "unknown type 'Itn': expected String, Int, Int8 to Int64, UInt, UInt8 to UInt64, Double, Float, Bool, UUID, ULID, Base64URL, or no type",
                ])
        }

        @Test("The macro omits a case with a problem, and declares routes for the others")
        func leavingOut() {
            let text = Expansion(#"@Routes enum A { @Route("/{") case a; @Route("/b") case b }"#).text
            #expect(text.contains("named: \"b\"") && !text.contains("named: \"a\""))
        }

        @Test(
            "The macro omits a nested type below a prefix if its case has a problem",
            arguments: ["case a((Int, Int), X)", "@available(*, unavailable) case a(X)", "@Route(\"/b\") case a(X)"])
        func leavingOutPrefixes(_ declaration: String) {
            let text = Expansion("@Routes enum A { @Route(under: \"/a\") \(declaration) }").text
            #expect(!text.contains("table.merge"))
        }
    }
#endif
