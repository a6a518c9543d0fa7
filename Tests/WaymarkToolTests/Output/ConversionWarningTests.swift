#if Tool
    import Foundation
    import Testing

    @Suite("Warnings of conversions")
    struct ConversionWarningTests {
        private static func run(_ patterns: String...) throws -> ToolRun {
            try ToolRun(["convert", "--from", "urlpattern"] + patterns)
        }

        @Test("A conversion warns of another host rule only if a pattern accepts any host")
        func hosts() throws {
            let rule = "warning: in urlpattern the host of any link is ignored"
            #expect(try !Self.run("https://example.com/:id").errors.contains(rule))
            #expect(try Self.run("*://*:*/:id").errors.contains(rule))
            #expect(try Self.run("https://example.com/:id", "*://*:*/:id").errors.contains(rule))
            #expect(try !Self.run("/:id").errors.contains(rule))
        }

        @Test("A conversion warns if a link can match two variants of one pattern, which change their order")
        func variants() throws {
            let rule = "in urlpattern the first matching variant wins, in braces the most specific variant"
            let warning = "'https://e.com/s{/:q}?{/x}?': a link can match both '/s/{q}' and '/s/x'; \(rule)"
            #expect(try Self.run("https://e.com/s{/:q}?{/x}?").errors.contains(warning))
            for pattern in ["{/x}?{/:q}?", "{/:q}?", "{/:q(a|b)}?{/x}?"] {
                let run = try Self.run("https://e.com/s" + pattern)
                #expect(run.ending == .exit(0) && !run.errors.contains("variant"), "\(pattern)")
            }
            let folder = try TemporaryFolder()
            for (precedence, isNoted) in [("", true), ("precedence: declaration\n", false)] {
                let text = "waymark: 1\nsyntax: urlpattern\n\(precedence)routes: { s: 'https://e.com/s{/:q}?{/x}?' }\n"
                let file = try folder.write(Array(text.utf8), to: "waymark.yaml")
                #expect(try ToolRun(["convert", "--routes", file.path]).errors.contains(warning) == isNoted)
            }
        }

        @Test("A conversion reports a web link with any host differently from a custom scheme")
        func anyHost() throws {
            let run = try Self.run("https://*/a")
            #expect(run.errors.contains("cannot express a web link with any host"))
            #expect(try Self.run("myapp://*/a").errors.contains("cannot express a custom scheme"))
        }

        @Test("A conversion of a route file does not warn of an option that the file sets itself")
        func policy() throws {
            let folder = try TemporaryFolder()
            let text = """
                waymark: 1
                syntax: jlroutes
                policy: { decodesPlusInPath: false, maximumLength: 99 }
                routes: { a: '/a/:b' }
                """
            let file = try folder.write(Array(text.utf8), to: "waymark.yaml")
            let errors = try ToolRun(["convert", "--routes", file.path]).errors
            #expect(errors.contains("decodesPlusInQuery true → false"))
            #expect(!errors.contains("decodesPlusInPath") && !errors.contains("maximumLength"))
        }

        @Test("A conversion warns of a type of the app only if the route file does not declare it")
        func types() throws {
            let note = "has the type 'uint' of the app"
            #expect(try ToolRun(["convert", "--from", "corridor", "/a/:b{uint}"]).errors.contains("'b' \(note)"))
            #expect(try !ToolRun(["convert", "--from", "corridor", "/a/:b{int}"]).errors.contains(note))
            #expect(
                try ToolRun(["convert", "--from", "urlnavigator", "a/<Int:b>"]).errors.contains(
                    "'b' has the type 'Int' of the app; define a type of another name that accepts the same values"))
            let folder = try TemporaryFolder()
            for (types, isNoted) in [("{ uint: { matches: '[0-9]+' } }", false), ("{}", true)] {
                let text = "waymark: 1\nsyntax: corridor\ntypes: \(types)\nroutes: { a: '/a/:b{uint}' }\n"
                let file = try folder.write(Array(text.utf8), to: "waymark.yaml")
                #expect(try ToolRun(["convert", "--routes", file.path]).errors.contains(note) == isNoted)
            }
        }

        @Test("A pattern with '+' matches the same link before and after a conversion from or to JLRoutes")
        func plus() throws {
            let folder = try TemporaryFolder()
            for (from, to, policy, pattern, converted, link) in [
                ("jlroutes", "braces", "jlroutes", "/a+b/:c", "/a%20b/{c}", "/a+b/1"),
                ("jlroutes", "braces", "braces", "/a+b/:c", "/a%20b/{c}", "/a%20b/1"),
                ("braces", "jlroutes", "braces", "/a+b/{c}", "/a%2Bb/:c", "/a+b/1"),
            ] {
                let run = try ToolRun(["convert", "--from", from, "--to", to, pattern])
                #expect(run.output == "\(converted)\n")
                for (pattern, syntax) in [(pattern, from), (converted, to)] {
                    let route = "{ pattern: '\(pattern)', syntax: \(syntax) }"
                    let text = "waymark: 1\nsyntax: \(policy)\nroutes: { a: \(route) }\n"
                    let file = try folder.write(Array(text.utf8), to: "waymark.yaml")
                    let match = try ToolRun(["match", "--routes", file.path, "https://example.com\(link)"])
                    #expect(match.ending == .exit(0), "\(text)")
                }
            }
        }

        @Test("An unmatched trailing slash is explained as an empty segment")
        func slash() throws {
            let arguments = ["--syntax", "urlpattern", "--pattern", "https://example.com/a/b"]
            let run = try ToolRun(["match"] + arguments + ["https://example.com/a/b/"])
            #expect(run.output.contains("expected the end of the path after 2 segments, found an empty segment"))
        }
    }
#endif
