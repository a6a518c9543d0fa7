#if Tool
    import Foundation
    import Testing

    @testable import WaymarkTool

    /// Runs the output of `waymark plan` and `waymark open` in real shells. Stubs for `xcrun` and `adb` record their
    /// arguments. The `adb` stub joins its arguments with spaces and passes them to `sh -c`, as the real one does on
    /// the device.
    @Suite("Plans for devices")
    struct PlanTests {
        /// Links with the special characters of shells, YAML and Swift.
        static let links = [
            "https://example.com/search?q=a&page=2", "https://example.com/search?q=it's&page=1",
            "https://example.com/search?q=$HOME&page=1", "https://example.com/search?q=a;touch%20x&page=1",
            "https://example.com/search?q=!*~(a)'\\''&page=1".replacingOccurrences(of: "\\", with: "%5C"),
            "https://example.com/search?q='%22'$(id)&page=1", "myapp://search?q=&&;$IFS&page=3",
        ]

        static let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")

        static let file = """
            waymark: 1
            sources: [https://example.com, myapp://]
            apps:
              android: [{ package: com.example.app, sha256: [\(fingerprint)] }]
            routes:
              search:
                pattern: "/search?q={q}&page={page: Int}"
                examples:
            """ + links.map { "\n    - '\($0.replacingOccurrences(of: "'", with: "''"))'" }.joined() + """

                  web:
                    pattern: /web
                    opens: web
                    examples: [https://example.com/web]
                  home: { pattern: /, examples: [https://example.com/] }

                """

        /// Calls a function with a folder of stub programs that record their arguments, one per line, and then an empty
        /// line.
        static func withPrograms<Result>(_ body: (_ folder: URL) throws -> Result) throws -> Result {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plan-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try file.write(to: folder.appendingPathComponent("waymark.yaml"), atomically: true, encoding: .utf8)
            let note = "printf '%s\\n' \"$@\" '' >> '\(folder.path)/noted'\n"
            let programs = [
                "xcrun": "#!/bin/sh\n\(note)exit ${FAKE_STATUS:-0}\n", "am": "#!/bin/sh\n\(note)",
                "adb": """
                #!/bin/sh
                if [ "$1" = -s ]; then printf '%s\\n' "device $2" >> '\(folder.path)/noted'; shift 2; fi
                [ "$1 $2" = 'shell -n' ] || exit 9
                shift 2
                exec sh -c "$*"

                """,
            ]
            for (name, text) in programs {
                let program = folder.appendingPathComponent(name)
                try text.write(to: program, atomically: true, encoding: .utf8)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
            }
            return try body(folder)
        }

        /// Runs a program with the stub programs first in its search path.
        static func run(
            _ words: [String], in folder: URL, _ more: [String: String] = [:]
        ) throws -> (status: Int32, output: String) {
            let process = Process(), pipe = Pipe()
            process.executableURL = URL(fileURLWithPath: words[0])
            process.arguments = Array(words.dropFirst())
            process.currentDirectoryURL = folder
            process.environment = ["PATH": "\(folder.path):/usr/bin:/bin", "HOME": "/root"].merging(more) { $1 }
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            let output = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: output, as: UTF8.self))
        }

        static func waymark(
            _ words: [String], in folder: URL, _ more: [String: String] = [:]
        ) throws -> (status: Int32, output: String) {
            try run([ToolRun.executable().path] + words, in: folder, more)
        }

        static func noted(in folder: URL) throws -> [[String]] {
            let text = (try? String(contentsOf: folder.appendingPathComponent("noted"), encoding: .utf8)) ?? ""
            return text.components(separatedBy: "\n\n").dropLast().map { $0.components(separatedBy: "\n") }
        }

        static let intent = [
            "start", "-W", "-a", "android.intent.action.VIEW", "-c", "android.intent.category.BROWSABLE", "-d",
        ]

        @Test("A plan script opens each example link byte for byte through real shells")
        func scripts() throws {
            try Self.withPrograms { folder in
                for target in ["simctl", "adb"] {
                    let plan = folder.appendingPathComponent("plan.sh").path
                    #expect(try Self.waymark(["plan", target, "--output", plan], in: folder).status == 0)
                    #expect(try Self.waymark(["plan", target, "--output", plan, "--check"], in: folder).status == 0)
                    #expect(try Self.run(["/bin/sh", plan], in: folder).output == "")
                    let opened = Self.links + ["https://example.com/"]
                    let expected =
                        target == "simctl"
                        ? opened.map { ["simctl", "openurl", "booted", $0] }
                        : opened.map { Self.intent + [$0, "-p", "com.example.app"] }
                    #expect(try Self.noted(in: folder) == expected)
                    try FileManager.default.removeItem(at: folder.appendingPathComponent("noted"))
                }
                #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("x").path))
            }
        }

        @Test("The open command opens a link given as a URL or as a route name")
        func opening() throws {
            try Self.withPrograms { folder in
                for link in Self.links {
                    #expect(try Self.waymark(["open", "adb", link, "--device", "emu 1"], in: folder).status == 0)
                    #expect(try Self.waymark(["open", "simctl", link, "--device", "ABC"], in: folder).status == 0)
                }
                let expected = Self.links.flatMap {
                    [
                        ["device emu 1"] + Self.intent + [$0, "-p", "com.example.app"],
                        ["simctl", "openurl", "ABC", $0],
                    ]
                }
                #expect(try Self.noted(in: folder) == expected)
                let home = try Self.waymark(["open", "simctl", "home"], in: folder)
                #expect(home == (0, "home  https://example.com/\n"))
                #expect(try Self.noted(in: folder).last == ["simctl", "openurl", "booted", "https://example.com/"])
                let failed = try Self.waymark(["open", "simctl", "home"], in: folder, ["FAKE_STATUS": "3"])
                #expect(failed.status == 1)
            }
        }

        @Test("The plan and open commands run nothing for unknown routes or bad arguments")
        func refusals() throws {
            try Self.withPrograms { folder in
                let rows: [([String], Int32, String)] = [
                    (["open", "simctl", "https://example.com/none"], 1, "no route matches 'https://example.com/none'"),
                    (["open", "simctl", "https://evil.example/"], 1, "no route matches"),
                    (["open", "simctl", "hom"], 1, "no route matches 'hom'; did you mean the route 'home'?"),
                    (["open", "maestro", "home"], 2, "maestro needs a file"),
                    (["open", "json", "home"], 2, "json needs a file"),
                    (["open", "simctrl", "home"], 2, "expected simctl, adb; did you mean 'simctl'?"),
                    (["open", "simctl", "home", "--app", "a.b"], 2, "--app goes with adb, maestro, xcuitest"),
                    (["plan", "json", "--device", "booted"], 2, "--device goes with simctl, adb"),
                    (["open", "adb", "home", "--device=-x"], 2, "invalid identifier '-x' of --device"),
                    (["open", "adb", "home", "--app", ""], 2, "invalid identifier '' of --app"),
                    (["open", "adb", "web"], 2, "'web' has no example that a device can open"),
                    (["plan", "adb", "--route", "hom"], 2, "unknown route 'hom'; did you mean 'home'?"),
                    (["plan", "adb", "--route", "web"], 2, "no example can be opened on a device"),
                    (["plan", "adb", "--check"], 2, "--check compares the file of --output"),
                    (["plan", "adb", "--check", "--output", "-"], 2, "--check compares the file of --output"),
                    (["generate", "kotlin", "--check", "--output", "-"], 2, "--check compares the file of --output"),
                    (["compile", "--check", "--output", "-"], 2, "--check compares the file of --output"),
                    (["schema", "--check", "--output", "-"], 2, "--check compares the file of --output"),
                ]
                for (words, status, message) in rows {
                    let answer = try Self.waymark(words, in: folder)
                    #expect(answer.status == status && answer.output.contains(message), "\(words): \(answer)")
                }
                #expect(try Self.noted(in: folder).isEmpty)
                let absent = try Self.run(
                    [ToolRun.executable().path, "open", "adb", "home"], in: folder, ["PATH": "/nowhere"])
                #expect(absent.status == 2 && absent.output.contains("adb cannot be run"), "\(absent)")
            }
        }

        @Test("The open command refuses links without a scheme, and leaves out the white space that the policy trims")
        func spelledLinks() throws {
            try Self.withPrograms { folder in
                let text = "waymark: 1\npolicy: { trimsWhitespace: true }\nroutes: { a: /a }\n"
                try text.write(to: folder.appendingPathComponent("any.yaml"), atomically: true, encoding: .utf8)
                let routes = ["--routes", "any.yaml"]
                let refused = try Self.waymark(["open", "simctl", "/a"] + routes, in: folder)
                #expect(refused.status == 2 && refused.output.contains("'/a' has no scheme"), "\(refused)")
                let opened = try Self.waymark(["open", "simctl", " https://example.com/a\n"] + routes, in: folder)
                #expect(opened == (0, "a  https://example.com/a\n"))
                #expect(try Self.noted(in: folder) == [["simctl", "openurl", "booted", "https://example.com/a"]])
            }
        }

        @Test("The JSON plan lists every link with its route, as the other plans open it")
        func list() throws {
            try Self.withPrograms { folder in
                let text = try Self.waymark(["plan", "json"], in: folder).output
                let items = try JSONDecoder().decode([[String: String]].self, from: Data(text.utf8))
                let expected = Self.links.map { ["route": "search", "link": $0] }
                #expect(items == expected + [["route": "home", "link": "https://example.com/"]])
                #expect(text.hasPrefix("[\n  {\"route\": \"search\", \"link\": ") && text.hasSuffix("}\n]\n"))
            }
        }

        @Test("A Maestro flow contains no part of a link as a script")
        func scriptsInLinks() {
            let target = DeviceTarget(kind: .maestro, device: nil, app: "com.example.app")
            let links = ["${b}$c": #"\\${b}$c"#, "${${a}{b}": #"${\\${a}{b}"#, "${b": "${b", "$b}": "$b}"]
            for (query, escaped) in links {
                let flow = target.plan([PlannedLink(route: "a", link: "myapp://a?q=\(query)")])
                #expect(flow.contains("- openLink: \"myapp://a?q=\(escaped)\"\n"))
            }
            let marked = target.plan([PlannedLink(route: "a.\u{301}", link: "myapp://a\u{600}${b}")])
            #expect(marked.contains(#"- openLink: "myapp://a\u0600\\${b}""# + "\n"))
            #expect(marked.contains(#"text: "a\\.\u0301""#))
        }

        @Test("A quote beside a combining or prepended mark ends no shell word", arguments: ["'\u{301}", "\u{600}'"])
        func words(_ text: String) {
            #expect(text.shellWord.unicodeScalars.count { $0 == "'" } == 5)
        }

        @Test("Maestro flows and XCUITest plans open every link and expect its route")
        func files() throws {
            try Self.withPrograms { folder in
                let flow = try Self.waymark(["plan", "maestro", "--route", "search"], in: folder).output
                #expect(flow.hasPrefix("# Written by 'waymark plan maestro'.\nappId: \"com.example.app\"\n---\n"))
                for link in Self.links { #expect(flow.contains("- openLink: \(CodeText.quoted(link))\n")) }
                #expect(flow.contains(#"id: "waymark\\.route""#) && flow.contains(#"text: "search""#))
                let tests = try Self.waymark(["plan", "xcuitest", "--app", "com.example.other"], in: folder).output
                for link in Self.links {
                    #expect(tests.contains("open(\(CodeText.swiftQuoted(link)), expecting: \"search\")"))
                }
                #expect(tests.contains("XCUIApplication(bundleIdentifier: \"com.example.other\")"))
                #expect(tests.contains("func test008_home()"))
            }
        }
    }
#endif
