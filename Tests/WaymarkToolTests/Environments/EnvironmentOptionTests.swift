#if Tool
    import Testing
    import WaymarkManifest

    @testable import WaymarkTool

    @Suite("The environment of a command")
    struct EnvironmentOptionTests {
        static let commands = [
            ["match", "/"], ["explain", "/"], ["check"], ["list"], ["print", "help"], ["test"], ["associate", "aasa"],
            ["drift", "--aasa", "apple-app-site-association"], ["compile"], ["generate", "swift"], ["vectors"],
            ["cover", "waymark.yaml"], ["infer", "waymark.yaml"], ["plan", "simctl"], ["open", "simctl", "help"],
            ["report"],
        ]

        @Test("Every verb that reads a route file selects one of its environments", arguments: commands)
        func unknown(_ command: [String]) throws {
            let run = try ToolRun(command + ["--routes", "environments.yaml", "--environment", "nowhere"])
            #expect(run.ending == .exit(2))
            #expect(run.errors.contains("unknown environment 'nowhere': expected 'staging', 'beta'"))
        }

        @Test("A comparison selects the environment in both files")
        func diff() throws {
            let run = try ToolRun(["diff", "environments.yaml", "waymark.yaml", "--environment", "beta"])
            #expect(run.ending == .exit(2))
            #expect(run.errors.contains("waymark.yaml:1:1: error: unknown environment 'beta': the file has none"))
        }

        static let purposes = [
            (
                "sources: [https://a.test, a://]\nenvironments: { e: { sources: e:// } }\n"
                    + "routes: { r: { pattern: /r, tags: [intent] } }", "no-universal-link"
            ),
            (
                "sources: [https://a.test, https://b.test]\nenvironments: { e: { sources: https://c.test } }\n"
                    + "routes: { r: { pattern: '/{a}', sources: https://a.test }, s: { pattern: /s, sources: https://b.test } }",
                "overlap"
            ),
        ]

        @Test("A check for intents and of overlaps reports the problems of each environment", arguments: purposes)
        func environments(_ text: String, _ code: String) throws {
            let file = try RouteFile(text: "waymark: 1\n" + text, name: "waymark.yaml")
            let report = LoadedTable.file(file).check(isStrict: false, showsOverlaps: true, checksIntents: true)
            #expect(report.problems.map(\.code) == [code])
            #expect(report.problems.first?.message.hasSuffix(", in the environment 'e'") == true)
        }

        @Test("An environment goes with a route file", arguments: [["--pattern", "/"], ["--table", "a"]])
        func alone(_ source: [String]) throws {
            let run = try ToolRun(["list", "--environment", "beta"] + source)
            #expect(run.ending == .exit(2))
            #expect(run.errors.contains("--environment goes with a route file"))
        }
    }
#endif
