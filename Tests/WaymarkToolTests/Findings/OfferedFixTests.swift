#if Tool
    import Foundation
    import Testing

    @testable import WaymarkManifest

    /// Applies offered fixes to a file. Each fix removes its problem.
    @Suite("Offered fixes")
    struct OfferedFixTests {
        static let patterns = [
            "/users/{id", "/users/id}", "/a[/b?c", "/a[/b", "/a]/b", "/(a|b", "/{id: Integer}", "/{id: }", "/{}",
            "/a//b",
            "users/{id}", "/a/{b}{c}", "/a?", "/a?x", "/{id: int}", "/user/:id", "/user/<int:id>", "/[id]",
            "/{x:Int}/{x}",
            "/a/./b", "/a/%zz", "/a b", "/a\\b", "/a?b=c&", "/a#", "/{1a}", "/***", "/{a: **}/{b: **}", "/(a)", "/a[]",
            "/a?x={y", "/a?x=1&x=2", "/ü/{ö", "/a/{b: Flaot}/c", "/{id?}", "/{id: Int?}", "/{id = 1}", "/{{id}}",
            "/docs/[...slug]",
        ]

        /// The notations for a pattern in a route file.
        static let files: [(String, @Sendable (String) -> String)] = [
            ("plain", { "waymark: 1\nroutes:\n  a: \($0)\n  b: /b\n" }),
            ("in single quotes", { "waymark: 1\nroutes:\n  a: '\($0.replacingOccurrences(of: "'", with: "''"))'\n" }),
            ("in double quotes", { "waymark: 1\nroutes:\n  a: { pattern: \(JSONText.quoted($0)), tags: [x] }\n" }),
            ("in a list", { "waymark: 1\nroutes:\n  a: [/b, \($0)]\n" }),
            ("in JSON", { #"{"waymark":1,"routes":{"a":{"pattern":\#(JSONText.quoted($0))}}}"# }),
        ]

        @Test(
            "An offered fix for a pattern removes the problem in every form of route file",
            arguments: patterns, files.indices)
        func pattern(_ pattern: String, _ file: Int) throws { try Self.check(Self.files[file].1(pattern)) }

        @Test("Fixes for patterns are offered in every form of route file", arguments: files.indices)
        func count(_ file: Int) {
            let offered = Self.patterns.flatMap { Self.problems(of: Self.files[file].1($0)) }.filter {
                $0.extent?.replacement != nil
            }
            #expect(offered.count >= 15, "\(Self.files[file].0): \(offered.count)")
        }

        @Test("A fix for an unquoted pattern is offered in quotes if it begins with a bracket")
        func brackets() throws {
            let plain = try #require(Self.problems(of: "waymark: 1\nroutes:\n  a: /{b?}\n").first)
            #expect(plain.extent?.replacement == "'[/{b}]'")
            #expect(plain.help == "write '[/{b}]'; put the pattern in quotes")
            let quoted = try #require(Self.problems(of: "waymark: 1\nroutes:\n  a: '/{b?}'\n").first)
            #expect(quoted.extent?.replacement == "[/{b}]")
            #expect(quoted.help == "write '[/{b}]'")
        }

        static let texts = [
            "waymark: 1\nruotes: {}\nroutes: {}", "waymark: 1\n'ruotes': {}", "waymark: 1\nsyntax: bracs\nroutes: {}",
            "waymark: 1\nsyntax: \"bracs\"\nroutes: {}",
            "waymark: 1\nsources: [htps://example.com, example.com]\nroutes: {}",
            "waymark: 1\nroutes: { a: { pattern: /a, replacedBy: bb }, bbb: /b }",
            "waymark: 1\nroutes: { a: { pattren: /a } }",
            #"{"waymark": 1, "routes": {"a": {"pattern": "/a", "replacedBy": "bb"}, "bbb": "/b"}, "polcy": {}}"#,
            "waymark: 1\ntypes: { A: { caracters: hex } }\nroutes: {}",
            "waymark: 1\nroutes: {}\napps: { android: { package: com.example.app, sha256: 146de983c573065"
                + "0d8eeb9952f34fc6416a083 42e61dbea88a0496b23fcf44e5 } }",
        ]

        @Test("An offered fix for a key, word or name removes the problem", arguments: texts)
        func text(_ text: String) throws {
            let offered = try Self.check(text)
            #expect(offered > 0)
        }

        @Test(
            "No fix is offered for text whose last character the file escapes",
            arguments: [
                #"waymark: 1\#nroutes: { a: "/a\\" }"#, #"{ "waymark": 1, "routes": { "a": "/a\\" } }"#,
                "waymark: 1\nroutes: { a: '/(a)''' }", "waymark: 1\n'ruotes''': {}\nroutes: {}",
                "waymark: 1\nsyntax: 'bracs'''\nroutes: {}",
            ])
        func escaped(_ text: String) throws {
            let problem = try #require(Self.problems(of: text).first)
            #expect(problem.suggestion != nil && problem.extent == nil)
        }

        /// Applies each offered replacement to its own copy of the text, and returns the number of replacements.
        @discardableResult
        private static func check(_ text: String) throws -> Int {
            var offered = 0
            for problem in problems(of: text) {
                guard let extent = problem.extent, let replacement = extent.replacement else { continue }
                offered += 1
                var scalars = Array(text.unicodeScalars)
                let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
                let start = lines.prefix(problem.line - 1).reduce(0) { $0 + $1.count + 1 } + problem.column - 1
                scalars.replaceSubrange(start..<start + extent.length, with: replacement.unicodeScalars)
                let mended = String(String.UnicodeScalarView(scalars))
                let left = problems(of: mended)
                #expect(
                    !left.contains { $0.code == problem.code && $0.place == problem.place },
                    "\(problem.code): \(text) → \(mended)")
            }
            return offered
        }

        private static func problems(of text: String) -> [RouteFileProblem] {
            do throws(RouteFileError) {
                _ = try RouteFile(text: text, name: text.hasPrefix("{") ? "a.json" : "a.yaml").router()
                return []
            } catch {
                return error.problems
            }
        }
    }
#endif
