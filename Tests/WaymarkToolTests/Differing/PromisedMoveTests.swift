#if Tool
    import Foundation
    import Testing

    /// The output of `waymark diff` for two files, as of June 2027.
    @Suite("Links of ended or renamed routes")
    struct PromisedMoveTests {
        private static func run(_ old: String, _ new: String, as format: String = "text") throws -> ToolRun {
            let folder = try TemporaryFolder()
            let files = try [("old.yaml", old), ("new.yaml", new)].map { name, routes in
                _ = try folder.write(Array("waymark: 1\nroutes: { \(routes) }\n".utf8), to: name)
                return (folder.url / name).path
            }
            return try ToolRun(["diff", files[0], files[1], "--as-of", "2027-06", "--format", format])
        }

        private static let ended = "old: { pattern: '/u/{id}', deprecated: 2027-01, replacedBy: new }, new: '/p/{id}'"
        private static let lasting = "old: { pattern: '/u/{id}', deprecated: 2027-09, replacedBy: new }, new: '/p/{id}'"

        @Test(
            "A move to the promised route is no failure after the deprecation month",
            arguments: [
                (ended, "new: ['/p/{id}', '/u/{id}']", true),
                (ended, "other: { patterns: ['/p/{id}', '/u/{id}'], renamedFrom: new }", true),
                (ended, "new: '/p/{id}', x: '/u/{id}'", false), (lasting, "new: ['/p/{id}', '/u/{id}']", false),
                ("old: { pattern: '/u', replacedBy: new }, new: /p", "new: [/p, /u]", false),
            ])
        func moves(old: String, new: String, isPromised: Bool) throws {
            let run = try Self.run(old, new)
            #expect(run.output.contains("moved old: /u"))
            #expect(run.output.contains("; this is no failure") == isPromised)
            #expect(run.ending == .exit(isPromised ? 0 : 1))
            #expect(try Self.run(old, new, as: "json").output.contains("\"expected\":\(isPromised)"))
        }

        @Test("A fallback may lose links to new routes, and a note reports the move")
        func fallbacks() throws {
            let old = "web: { pattern: '/{path: **+}', fallback: true }"
            let run = try Self.run(old, "new: '/new/{id}', \(old)")
            #expect(run.output.contains("moved web: /new/!"), "\(run.output)")
            #expect(
                run.output.contains(
                    "note 'web' is a fallback, from which other routes may take links; this is no failure"))
            #expect(run.ending == .exit(0))
            let json = try Self.run(old, "new: '/new/{id}', \(old)", as: "json").output
            #expect(json.contains("\"expected\":true,\"fallback\":true"), "\(json)")
            #expect(try Self.run("web: '/{path: **+}'", "new: '/new/{id}', \(old)").ending == .exit(1))
            #expect(try Self.run(old, "web: { pattern: '/a/{path: **+}', fallback: true }").ending == .exit(1))
        }

        @Test("A default that changes only in Unicode normalisation is shown with its escaped bytes")
        func normalisedDefaults() throws {
            let one = "news: { pattern: '/news[/{page}]', defaults: { page: \u{E9} } }"
            let run = try Self.run(one, one.replacingOccurrences(of: "\u{E9}", with: "e\u{301}"))
            let lines = "    was  page = \"\u{E9}\" (%C3%A9)\n    is   page = \"e\u{301}\" (e%CC%81)\n"
            #expect(run.output.contains("changed news: /news\n\(lines)"), "\(run.output)")
        }

        @Test("The diff compares defaults of a pattern, and print omits a default value")
        func defaults() throws {
            let (one, other) = ("news: { pattern: '/news[/{page: Double}]', defaults: { page: 1 } }", "2")
            let run = try Self.run(one, one.replacingOccurrences(of: "page: 1", with: "page: \(other)"))
            #expect(
                run.output.contains("changed news: /news\n    was  page = 1\n    is   page = 2\n"),
                "\(run.output)")
            #expect(try Self.run(one, one).ending == .exit(0))
            let inPattern = "news: '/news?page={page: Int = 1}'"
            let inRoute = "news: { pattern: '/news?page={page: Int?}', defaults: { page: 1 } }"
            #expect(try Self.run(inPattern, inRoute).output == "every link matches as before\n")
            let folder = try TemporaryFolder()
            _ = try folder.write(Array("waymark: 1\nsources: [myapp://]\nroutes: { \(one) }\n".utf8), to: "a.yaml")
            let file = (folder.url / "a.yaml").path
            for (value, link) in [("1", "myapp://news\n"), ("1.0", "myapp://news\n"), ("2", "myapp://news/2\n")] {
                #expect(try ToolRun(["print", "news", "page=\(value)", "--routes", file]).output == link)
            }
        }

        @Test(
            "Print omits values that equal the defaults in any spelling",
            arguments: [
                ("{ pattern: '/a[/{x: Int}]', defaults: { x: 1 } }", ["x=1"]),
                ("{ patterns: ['/a', '/b?t={t: [Double]}'], defaults: { t: [1.50, 2.0] } }", ["t=1.50", "t=2"]),
                ("{ patterns: ['/a', '/b/{x}', '/a/{x: Double}'], defaults: { x: '1.50' } }", ["x=1.50"]),
                ("{ patterns: ['/a', '/b/{x: Double}', '/a/{x}'], defaults: { x: 1.50 } }", ["x=1.50"]),
            ])
        func spelledDefaults(route: String, values: [String]) throws {
            let folder = try TemporaryFolder()
            let file = "waymark: 1\nsources: [myapp://]\nroutes: { one: \(route) }\n"
            _ = try folder.write(Array(file.utf8), to: "a.yaml")
            let run = try ToolRun(["print", "one"] + values + ["--routes", (folder.url / "a.yaml").path])
            #expect(run.output == "myapp://a\n")
        }

        @Test(
            "A changed link comes with a note about the renamed route",
            arguments: [
                (
                    "user: '/u/{id}', profile: '/p/{id}'",
                    "profile: { patterns: ['/u/{id}', '/p/{id}'], renamedFrom: user }",
                    "note 'profile' was already a route, and is treated as one with 'user', renamed to it"
                ),
                (
                    "user: '/u/{id}'", "profile: { pattern: '/u/{key}', renamedFrom: user }",
                    "note 'user' is now named 'profile'"
                ),
            ])
        func renames(old: String, new: String, note: String) throws {
            let run = try Self.run(old, new)
            #expect(run.output.contains("changed ") && run.output.contains(note), "\(run.output)")
            let words = note.dropFirst("note ".count).replacingOccurrences(of: "'", with: "")
            #expect(
                try Self.run(old, new, as: "markdown").output.replacingOccurrences(of: "'", with: "").contains(words))
        }

        @Test(
            "A link that moves to a new route with the same patterns comes with a hint at 'renamedFrom'",
            arguments: [
                ("user: '/u/{id}'", "profile: '/u/{id}'", "user"), ("user: '/u/{id}'", "profile: '/u/{key}'", nil),
                ("user: '/u/{id}'", "profile: '/u/{id}', user: /u", nil),
                ("user: '/u/{id}'", "profile: { pattern: '/u/{id}', renamedFrom: me }", "['me', 'user']"),
                ("'#x': '/u/{id}'", "profile: '/u/{id}'", "'#x'"),
            ])
        func renameHint(old: String, new: String, value: String?) throws {
            let run = try Self.run(old, new)
            #expect(run.output.contains(": /u/!"), "\(run.output)")
            let hint = " was renamed, write 'renamedFrom: \(value ?? "user")' at 'profile'\n"
            #expect(run.output.contains(hint) == (value != nil), "\(run.output)")
        }

        @Test("Standard input can be only one file of a diff and has no git revisions")
        func standardInput() throws {
            let both = try ToolRun(["diff", "-", "-"])
            #expect(both.ending == .exit(2))
            #expect(both.errors == "error: '-' is standard input, which can be one of the two files, not both\n")
            for arguments in [["git:main", "-"], ["-", "git:main"]] {
                let run = try ToolRun(["diff"] + arguments, input: Array("waymark: 1\nroutes: { a: /a }\n".utf8))
                #expect(run.ending == .exit(2))
                #expect(
                    run.errors
                        == "error: 'git:main' names no file, and the other is standard input; write 'git:main:PATH'\n")
            }
        }

        @Test("Undecided links of each kind fail a diff with --fail-on undecided, and its annotation is an error")
        func undecided() throws {
            let folder = try TemporaryFolder()
            let files = try ["T", "String"].map { type in
                let text = "waymark: 1\ntypes: { T: { opaque: true } }\nroutes: { a: '/f/{p: \(type)}' }\n"
                _ = try folder.write(Array(text.utf8), to: "\(type).yaml")
                return (folder.url / "\(type).yaml").path
            }
            for pair in [files, files.reversed()] {
                for (kinds, level, code) in [("undecided", "error", Int32(1)), ("lost,gained", "notice", 0)] {
                    let run = try ToolRun(["diff"] + pair + ["--fail-on", kinds, "--format", "github"])
                    #expect(run.ending == .exit(code))
                    #expect(run.output.contains("::\(level) ") && run.output.contains("not decided: "), "\(run.output)")
                }
            }
        }

        @Test("Routes that lose the same source are reported as one group")
        func groups() throws {
            let folder = try TemporaryFolder()
            let routes = "routes: { a: /a, b: '/b/{id}', c: /c/d }\n"
            let files = try [("old.yaml", "https://a.example, 'myapp://'"), ("new.yaml", "https://a.example")].map {
                _ = try folder.write(Array("waymark: 1\nsources: [\($1)]\n\(routes)".utf8), to: $0)
                return (folder.url / $0).path
            }
            #expect(try ToolRun(["diff"] + files).output.hasPrefix("lost 3 routes, as a: "))
        }
    }
#endif
