#if Tool
    import Foundation
    import Testing
    import WaymarkCore
    import WaymarkManifest
    @testable import WaymarkTool

    #if Hashing
        import Crypto
    #endif

    /// The contents of the page. `Scripts/check report` tests its behaviour in a browser.
    @Suite("The report page")
    struct ReportPageTests {
        @Test(
            "The report page escapes strings in text and in attributes for HTML",
            arguments: [
                ("plain", "plain"), ("</script><b>", "&lt;/script&gt;&lt;b&gt;"),
                ("\"' onload='", "&quot;&#39; onload=&#39;"),
                ("&lt;", "&amp;lt;"), ("a\rb", "a\\rb"), ("\u{202E}x\u{7}", "\\u{202e}x\\u{7}"),
                ("\u{FC}\u{1F600}", "\u{FC}\u{1F600}"),
            ])
        func texts(text: String, html: String) {
            let shown: HTML = "\(text)"
            #expect(shown.text == html)
            let element: HTML = #"<input value="\#(attribute: text)" hidden>"#
            #expect(element.text == "<input value=\"\(text.escapedForHTML)\" hidden>")
            // A parser would read it as a line feed.
            #expect(!element.text.unicodeScalars.contains("\r"))
        }

        @Test(
            "The report page draws each part of a pattern by its kind",
            arguments: [
                ("/user/{id: Int}", "mark/ literaluser mark/ group{ parameterid type: Int group}"),
                ("/a[/{b}]", "mark/ literala group[ mark/ group{ parameterb group} group]"),
                ("/(a|b)/**", "mark/ group( literala group| literalb group) mark/ wildcard**"),
                (
                    "/s?q={q?}&x=y#{f}",
                    "mark/ literals mark? queryq mark= group{ parameterq type? group} mark& queryx mark= literaly mark# group{ parameterf group}"
                ),
                ("https://e.com/{x = a\\}b}", "sourcehttps://e.com mark/ group{ parameterx type = a\\}b group}"),
                ("myapp:/a", "sourcemyapp: mark/ literala"), ("/\\{a", "mark/ literal\\{a"),
                ("/{id}\u{301}x", "mark/ group{ parameterid group} literal\u{301}x"),
                ("/{open", "mark/ group{ parameterope group}"),
            ])
        func patterns(text: String, pieces: String) {
            #expect(PatternPieces(text).pieces.map { "\($0.kind)\($0.text)" }.joined(separator: " ") == pieces)
        }

        @Test("The report page draws every pattern of the example as written")
        func wholePatterns() throws {
            let file = try RouteFile(contentsOf: Self.example)
            for pattern in file.table().entries.flatMap(\.patterns) {
                #expect(PatternPieces(pattern.description).pieces.map(\.text).joined() == pattern.description)
            }
        }

        #if Hashing
            @Test(
                "The content hashes of the report page match its scripts and its style",
                arguments: [
                    (Resources.pageScript, ContentHash.script), (Resources.reloadScript, ContentHash.reloading),
                    (Resources.pageStyle, ContentHash.style),
                ])
            func hashes(text: String, constant: String) {
                let hash = Base64.text(of: Array(SHA256.hash(data: Array(text.utf8))))
                #expect(constant == "'sha256-\(hash)'", "write this hash into ContentHash.swift")
            }
        #endif

        @Test("The report page lists every route of the example, and all examples hold")
        func example() throws {
            let report = try Report(.file(try RouteFile(contentsOf: Self.example)), title: nil)
            #expect(report.title == "Links of github.com" && report.routes.count > 150 && report.areOverlapsDecided)
            #expect(report.routes.flatMap { $0.examples + $0.rejects }.allSatisfy { $0.fault == nil })
            #expect(Set(report.groups.flatMap(\.routes)).count == report.routes.count)
            let html = ReportPage(report: report).html
            let names = html.components(separatedBy: "id=\"route-").dropFirst().map { $0.prefix { $0 != "\"" } }
            #expect(Set(names).isSuperset(of: report.routes.map { Substring($0.row.name) }))
            // The size limit is 1.5 MB.
            #expect(html.utf8.count < 1_500_000)
            #expect(html.components(separatedBy: "<script").count == 5, "three of data, and one that runs")
        }

        @Test("No string of a route file ends a script of the report page", arguments: ["", "\u{600}", "\u{D4E}"])
        func scripts(_ mark: String) throws {
            let text = "waymark: 1\nroutes: { \"a\(mark)</script>\": { pattern: /a, summary: \"\(mark)<script>\" } }"
            let report = try Report(.file(RouteFile(text: text, name: "waymark.yaml")), title: nil)
            let html = ReportPage(report: report).html
            #expect(html.unicodeScalars.ranges(of: "<script".unicodeScalars).count == 4)
            #expect(html.unicodeScalars.ranges(of: "</script".unicodeScalars).count == 4)
        }

        @Test("The report contains faults of examples, overlapping routes, groups and requirements")
        func faults() throws {
            let file = try RouteFile(
                text: """
                    waymark: 1
                    sources: [https://e.com]
                    routes:
                      user:
                        pattern: '/{name}'
                        group: People
                        requires: [signedIn, paid]
                        examples: { https://e.com/ann: { name: bob }, https://e.com/help: {} }
                        rejects: [https://e.com/x]
                      help: /help
                    """, name: "waymark.yaml")
            let report = try Report(.file(file), title: "T")
            #expect(report.title == "T" && report.groups.map(\.name) == ["People", "Others"])
            let user = report.routes[0]
            #expect(user.requirements == ["signedIn", "paid"])
            #expect(user.better.map(\.route) == ["help"] && user.better.map(\.link) == ["https://e.com/help"])
            #expect(report.routes[1].worse.map(\.route) == ["user"])
            #expect(
                user.examples.map(\.fault) == ["'name' is ann, expected bob", "the example does not open its route"])
            #expect(user.rejects.map(\.fault) == ["the link opens the route that should reject it"])
        }

        private static let example = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Examples/github/waymark.yaml").standardizedFileURL.path()
    }
#endif
