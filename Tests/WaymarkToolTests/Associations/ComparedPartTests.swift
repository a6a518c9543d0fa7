#if Tool
    import Foundation
    import Testing
    import WaymarkAssociation
    import WaymarkManifest

    @testable import WaymarkTool

    @Suite("App files that associate compares and writes")
    struct ComparedPartTests {
        private static let routes = """
            waymark: 1
            sources: [https://example.com, myapp://]
            routes: { story: '/story' }
            """

        /// A file of an app, with the exit code and the output of `waymark associate` for it.
        struct Row: Sendable, CustomTestStringConvertible {
            let part: String
            let text: String
            let options: [String]
            let code: Int32
            let message: String
            var testDescription: String { "\(part) \(options) \(text)" }

            init(_ part: String, _ text: String, _ code: Int32, _ message: String) {
                self.init(part, text, [], code, message)
            }

            init(_ part: String, _ text: String, _ options: [String], _ code: Int32, _ message: String) {
                (self.part, self.text, self.options, self.code) = (part, text, options, code)
                self.message = message
            }
        }

        private static let undecided = "is not proven to match the routes"
        private static let yes = "matches the routes"

        private static func schemes(_ text: String) -> String {
            "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>\(text)</string></array></dict></array>"
        }

        private static func domains(_ text: String) -> String {
            "<key>com.apple.developer.associated-domains</key><array><string>\(text)</string></array>"
        }

        private static func filter(_ data: String) -> String {
            let names =
                ["action android:name=\"android.intent.action.VIEW\""]
                + ["DEFAULT", "BROWSABLE"].map { "category android:name=\"android.intent.category.\($0)\"" }
            return "<intent-filter>\(names.map { "<\($0)/>" }.joined())\(data)</intent-filter>"
        }

        private static let web = filter(
            "<data android:scheme=\"https\" android:host=\"example.com\" android:path=\"/story\"/>"
                + "<data android:path=\"/story/\"/>")

        private static let own = web + filter("<data android:scheme=\"myapp\"/>")

        private static func beside(_ host: String) -> String {
            own + filter("<data android:scheme=\"https\" android:host=\"\(host)\"/>")
        }

        private static func run(_ row: Row, _ more: [String]) throws -> (run: ToolRun, file: String) {
            let folder = try TemporaryFolder()
            let routes = try folder.write(Array(routes.utf8), to: "waymark.yaml")
            let text =
                switch row.part {
                case _ where row.text.hasPrefix("<manifest"): row.text
                case "manifest":
                    "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\"><application>"
                        + "<activity android:name=\".A\">\(row.text)</activity></application></manifest>"
                default: "<plist version=\"1.0\"><dict>\(row.text)</dict></plist>"
                }
            let file = try folder.write(Array(text.utf8), to: "file")
            let run = try ToolRun(
                ["associate", row.part, "--routes", routes.path, "--output", file.path] + more + row.options)
            return (run, String(decoding: try Data(contentsOf: file), as: UTF8.self))
        }

        @Test(
            "The check of associate leaves a file undecided while a needed build value is unknown",
            arguments: [
                Row("info-plist", schemes("$(S)"), 1, "with --define S=VALUE\nfile \(undecided)"),
                Row("info-plist", schemes("my$(S)"), 1, undecided),
                Row("info-plist", schemes("my$(S)${T}$(S)"), 1, "with --define S=VALUE --define T=VALUE\nfile"),
                Row("info-plist", schemes("your$(S)"), 1, "lacks the scheme 'myapp'"),
                Row("info-plist", schemes("$(S)"), ["--define", "S=myapp"], 0, yes),
                Row("info-plist", schemes("$(S)"), ["--define", "S=other"], 1, "lacks the scheme 'myapp'"),
                Row("info-plist", schemes("myapp") + "<key>x</key><string>$(X)</string>", 0, yes),
                Row("entitlements", domains("applinks:$(D)"), 1, "with --define D=VALUE\nfile \(undecided)"),
                Row("entitlements", domains("$(ALL)"), 1, undecided),
                Row("entitlements", domains("applinks:*.$(D)"), 1, undecided),
                Row("entitlements", domains("applinks:$(D).org"), 1, "lacks applinks:example.com"),
                Row("entitlements", domains("webcredentials:$(D)"), 1, "lacks applinks:example.com"),
                Row("entitlements", domains("applinks:$(D)?mode=developer"), 1, "lacks applinks:example.com"),
                Row("entitlements", domains("applinks:$(D)"), ["--define", "D=example.com"], 0, yes),
                Row("manifest", own, 0, yes),
                Row("manifest", beside("${host}"), 1, "with --define host=VALUE\nfile \(undecided)"),
                Row("manifest", beside("@string/host"), 1, undecided),
                Row("manifest", beside("${host}"), ["--define", "host=other.com"], 0, yes),
                Row(
                    "manifest", beside("${host}"), ["--define", "host=example.com"], 1, "but should stay in the browser"
                ),
                Row("manifest", own + filter("<data android:scheme=\"${id}-auth\"/>"), 0, yes),
                Row("manifest", web + filter("<data android:scheme=\"${id}app\"/>"), 1, undecided),
                Row("manifest", web + filter("<data android:scheme=\"${id}-auth\"/>"), 1, "lacks the scheme 'myapp'"),
                Row(
                    "manifest", web + filter("<data android:scheme=\"myapp\" android:host=\"x\"/>"), 1,
                    "myapp://story opens no app, but should open the app"),
                Row(
                    "manifest", own + filter("<data android:scheme=\"https\" android:ssp=\"//example.com/a\"/>"), 1,
                    undecided),
                Row("aasa", "{}", ["--define", "S=myapp"], 2, "--define-file go with --check and a part of the app"),
            ])
        func check(row: Row) throws {
            let (run, _) = try Self.run(row, ["--check"])
            let text = (run.output + run.errors).replacing(/\S*\/file/, with: "file")
            #expect(run.ending == .exit(row.code), "\(text)")
            #expect(text.contains(row.message), "\(text)")
        }

        private static let one =
            "2E:8D:5B:AA:D9:FE:01:4E:C8:0B:E4:8E:F8:46:CB:B5:07:ED:16:AE:BC:57:AD:EB:59:35:2D:9F:7F:5F:FE:BD"
        private static let other = String(one.reversed())
        private static let surplus = "AA\(one.dropFirst(2))"
        private static let statement = "the statement android_app; com.a; delegate_permission/common.handle_all_urls;"

        private static func statement(_ print: String, _ namespace: String = "android_app") -> String {
            """
            { "relation": ["delegate_permission/common.handle_all_urls"],
            "target": { "namespace": "\(namespace)", "package_name": "com.a",
            "sha256_cert_fingerprints": ["\(print)"] } }
            """
        }

        /// Routes with an app that has two certificates.
        private static let signed = "apps: { android: { package: com.a, sha256: ['\(one)', '\(other)'] } }\n\(routes)"

        @Test(
            "The check of associate compares the dynamic rules of a site by their links",
            arguments: [
                (#"{ "/": "/docs/*", "exclude": true }, { "/": "/docs", "exclude": true }, { "/": "*" }"#, 0, yes),
                (#"{ "/": "/story" }, { "/": "/story/" }"#, 0, yes),
                (#"{ "/": "/story" }"#, 1, "https://example.com/story/ stays in the browser, but should open com.a"),
                (#"{ "/": "*" }"#, 1, "https://example.com/docs opens com.a, but should stay in the browser"),
                ("", 1, "https://example.com/docs opens com.a, but should stay in the browser"),
            ] as [(String, Int32, String)])
        func dynamicRules(_ rules: String, _ code: Int32, _ message: String) throws {
            let apps = "apps: { android: { package: com.a, sha256: ['\(Self.one)'] } }\n"
            let routes = Self.routes.replacing("/story' }", with: "/story', docs: { pattern: /docs/**, opens: web } }")
            let relation = "delegate_permission/common.handle_all_urls"
            let text = """
                [{ "relation": ["\(relation)"], "target": { "namespace": "android_app", "package_name": "com.a",
                "sha256_cert_fingerprints": ["\(Self.one)"] }, "relation_extensions": { "\(relation)":
                { "dynamic_app_link_components": [\(rules)] } } }]
                """
            let folder = try TemporaryFolder()
            let file = try folder.write(Array(text.utf8), to: "file")
            let arguments = ["associate", "assetlinks", "--check", "--routes", "-", "--output", file.path]
            let run = try ToolRun(arguments, input: Array((apps + routes).utf8))
            #expect(run.ending == .exit(code) && run.output.contains(message), "\(run.output)\(run.errors)")
        }

        @Test("A sample fingerprint in the route file is a warning when its statement is written and checked")
        func sampleFingerprint() throws {
            let sample = Array(repeating: "14", count: 32).joined(separator: ":")
            let routes = "apps: { android: { package: com.a, sha256: ['\(sample)'] } }\n\(Self.routes)"
            let folder = try TemporaryFolder()
            for more in [[], ["--check"]] {
                let run = try ToolRun(
                    ["associate", "assetlinks", "--routes", "-", "--output", (folder.url / "file").path] + more,
                    input: Array(routes.utf8))
                #expect(run.ending == .exit(0) && run.errors.contains("warning: the fingerprint is a sample"))
            }
        }

        @Test(
            "The check of associate reads all statements about an app",
            arguments: [
                ([one, other], "android_app", 0, yes), ([other, one, one], "android_app", 0, yes),
                ([one], "android_app", 1, "lacks \(statement) \(other)"),
                ([one, other], "android_apps", 1, "lacks \(statement) \(other)"),
                ([one, other, surplus], "android_app", 1, "should not have \(statement) \(surplus)"),
                ([one], "web", 1, "https://example.com/story stays in the browser, but should open com.a"),
            ] as [([String], String, Int32, String)])
        func statements(_ prints: [String], _ lastNamespace: String, _ code: Int32, _ message: String) throws {
            let last = Self.statement(prints[prints.count - 1], lastNamespace)
            let statements = prints.dropLast().map { Self.statement($0) } + [last]
            let folder = try TemporaryFolder()
            let file = try folder.write(Array("[\(statements.joined(separator: ", "))]".utf8), to: "file")
            let arguments = ["associate", "assetlinks", "--check", "--routes", "-", "--output", file.path]
            let run = try ToolRun(arguments, input: Array(Self.signed.utf8))
            #expect(run.ending == .exit(code) && run.output.contains(message), "\(run.output)\(run.errors)")
        }

        @Test("Drift and report name the file and the app of a missing fingerprint, and no route")
        func missingFingerprint() throws {
            let folder = try TemporaryFolder()
            let file = try folder.write(Array("[\(Self.statement(Self.one))]".utf8), to: "file")
            let (files, input) = (["--routes", "-", "--assetlinks", file.path], Array(Self.signed.utf8))
            let drift = try ToolRun(["drift", "--format", "github"] + files, input: input)
            let sentence = "Android: the file lacks the fingerprint '\(Self.other)' for com.a, so no link opens it"
            #expect(drift.output.contains("file,line=1,col=1,title=unclaimed-link::unclaimed: \(sentence)"))
            let report = try ToolRun(["report"] + files, input: input)
            #expect(report.output.contains("Android: the file lacks the fingerprint"), "\(report.errors)")
            #expect(!report.output.contains("not claimed as they should"))
        }

        @Test("Drift compares the files of a host without routes, such as a retired one")
        func retiredHost() throws {
            let file = "[\(Self.statement(Self.one))]"
            let folder = try TemporaryFolder()
            let routes = try folder.write(Array(Self.signed.utf8), to: "routes.yaml")
            let arguments = ["drift", "--routes", routes.path, "--host", "old.example.com", "--assetlinks", "-"]
            let run = try ToolRun(arguments, input: Array(file.utf8))
            #expect(run.ending == .exit(1), "\(run.errors)")
            #expect(run.output.contains("claimed https://old.example.com/\n"), "\(run.output)")
        }

        @Test("Notes about written rules are limited to ten of each kind", arguments: ["aasa", "manifest"])
        func notes(_ file: String) throws {
            let apps = "apps: { ios: { appIDs: [ABCDE12345.a] } }"
            let start = "waymark: 1\nsources: [https://example.com]\n\(apps)\nroutes:\n"
            let routes = (0..<12).map { "  r\($0): '/r\($0)/{id: Int}'\n" }.joined()
            let run = try ToolRun(["associate", file, "--routes", "-"], input: Array((start + routes).utf8))
            let notes = run.errors.split(separator: "\n")
            #expect(notes.count { $0.hasSuffix("in the app, which has no route for it") } == 10)
            #expect(notes.contains("note: 2 more of this kind; 'waymark drift' lists all"))
        }

        @Test(
            "Drift refuses a file with a duplicate key",
            arguments: [
                ("--aasa", #"{ "applinks": {}, "applinks": {} }"#),
                ("--assetlinks", #"[{ "relation": [], "relation": [] }]"#),
                ("--entitlements", "<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>"),
                ("--info-plist", "<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>"),
            ])
        func duplicateKey(option: String, text: String) throws {
            let arguments = ["drift", "--routes", "associate.yaml", "--host", "example.com", option, "-"]
            let run = try ToolRun(arguments, input: Array(text.utf8))
            #expect(run.ending == .exit(2) && run.errors.contains("duplicate key"), "\(run.errors)")
        }

        @Test("Drift of a property list needs no host", arguments: ["--entitlements", "--info-plist"])
        func noHost(option: String) throws {
            let arguments = ["drift", "--routes", "associate.yaml", option, "-"]
            let input = Array("<plist><dict></dict></plist>".utf8)
            let run = try ToolRun(arguments, input: input)
            #expect(run.errors.isEmpty, "\(run.errors)")
            for host in ["example.com", "example.org"] {
                #expect(try ToolRun(arguments + ["--host", host], input: input).output == run.output)
            }
        }

        @Test("A comparison shows strings of a foreign file with control characters escaped")
        func hidden() {
            let text = "\u{1B}[2J\u{202E}\n"
            var comparison = AssociationComparison(file: "a" + text)
            comparison.compare([text], with: [], of: "webcredentials ")
            comparison.compare([], with: [text], noun: "the statement ")
            comparison.add(text, at: Place(line: 1, column: 1))
            comparison.addMissing([text]) { _ in [] }
            comparison.doubts.unknownValues = [text]
            let shown = comparison.text(.plain)
            #expect(shown == shown.escapedLines && shown.split(separator: "\n").count == 6, "\(shown)")
        }

        @Test("An error for an argument shows control characters escaped", arguments: ["--syntax", "--odd", "check"])
        func hiddenArgument(_ argument: String) throws {
            let run = try ToolRun(["check", "--pattern", "/", argument + "\u{1B}", "\u{1B}"])
            #expect(run.ending == .exit(2) && run.errors.contains("\\u{1b}") && !run.errors.contains("\u{1B}"))
        }

        private static let (begin, end) = (MarkedPart.begin, MarkedPart.end)
        private static let marks = "\(begin)\n\(end)"
        private static let twice = "\(begin) and \(end) more than once, on the lines "
        private static let misplaced = "inside the outermost <dict>, and not between a key and its value, belong"
        private static let android = "http://schemas.android.com/apk/res/android"
        private static let inside = "inside the <array> of the key write"

        @Test(
            "A file that associate cannot edit is refused with advice and stays unchanged",
            arguments: [
                Row("info-plist", schemes("fb1"), 2, inside), Row("info-plist", schemes("fb1") + marks, 2, inside),
                Row("info-plist", "<key>CFBundleURLTypes</key><array/>\(marks)", 2, "write its value as <array>"),
                Row("info-plist", "<key>CFBundleURLTypes</key><array/>", 2, "write its value as <array>"),
                Row("info-plist", "<key>CFBundleURLTypes</key><true/>", 2, "reads only a list there"),
                Row("info-plist", "<key>a</key><true/>", 2, "inside the outermost <dict> write"),
                Row("info-plist", "<key>a</key>\(marks)<true/>", 2, misplaced),
                Row("info-plist", "<key>CFBundleURLTypes</key>\(marks)", 2, misplaced),
                Row("info-plist", "<key>CFBundleURLTypes</key>\(begin)<array/>\(end)", 2, misplaced),
                Row("info-plist", "\(begin)<key>CFBundleURLTypes</key>\(end)<array/>", 2, misplaced),
                Row(
                    "info-plist", "\(marks)\n<key>CFBundleURLTypes</key>\n<array>\(marks)</array>", 2,
                    twice + "1, 2, 4, 5,"),
                Row("info-plist", begin + marks, 2, twice + "1, 2, and is not changed; remove all but one pair"),
                Row("entitlements", domains("applinks:$(D)"), 2, inside),
                Row("entitlements", domains("a:b") + domains("c:d"), 2, "twice"),
                Row("manifest", own, 2, "inside the <activity> that opens links write"),
                Row(
                    "manifest", "\(marks)</activity>\n<activity android:name=\".B\">\(marks)", 2, twice + "1, 2, 3, 4,"),
                Row(
                    "manifest", "<manifest xmlns:android=\"\(android)\">\(marks)</manifest>", 2,
                    "inside the <activity> that opens links belong"),
                Row(
                    "manifest",
                    "<manifest xmlns:android=\"\(android)\" xmlns:t=\"http://schemas.android.com/tools\"><application>"
                        + "<activity t:node=\"remove\">\(marks)</activity></application></manifest>",
                    2, "is removed from the app by 'tools:node'"),
            ])
        func refusal(row: Row) throws {
            let (run, file) = try Self.run(row, [])
            #expect(run.ending == .exit(row.code), "\(run.errors)")
            #expect(run.errors.contains(row.message), "\(run.errors)")
            #expect(row.text.isEmpty || file.contains(row.text))
        }

        @Test("Parts of an app's files require a route that opens the app", arguments: ["manifest", "entitlements"])
        func browserOnly(part: String) throws {
            let routes = "waymark: 1\nsources: [https://example.com]\nroutes: { a: { pattern: /a, opens: web } }\n"
            let run = try ToolRun(["associate", part, "--routes", "-"], input: Array(routes.utf8))
            #expect(run.ending == .exit(2) && run.errors.contains("has no route that opens the app"), "\(run.errors)")
        }

        @Test(
            "A host of no route is refused, and one whose links stay in the browser has a file on its site",
            arguments: ["aasa", "assetlinks", "manifest", "entitlements"])
        func unknownHost(file: String) throws {
            let print = Array(repeating: "14", count: 32).joined(separator: ":")
            let routes = """
                waymark: 1
                sources: [https://example.com]
                apps: { ios: { appIDs: [ABCDE12345.a] }, android: { package: com.a, sha256: ['\(print)'] } }
                routes: { a: /a, b: { pattern: /b, sources: [https://login.example.com], opens: web } }
                """
            func run(_ host: String) throws -> ToolRun {
                try ToolRun(["associate", file, "--routes", "-", "--host", host], input: Array(routes.utf8))
            }
            for host in ["www.example.com", "exa mple"] {
                let run = try run(host)
                let message = "links of the host '\(host)'; those of the routes are example.com"
                #expect(run.ending == .exit(2) && run.errors.contains(message), "\(run.errors)")
            }
            let isOnSite = ["aasa", "assetlinks"].contains(file)
            #expect(try run("login.example.com").ending == .exit(isOnSite ? 0 : 2))
            #expect(try run("example.com").ending == .exit(0))
        }

        @Test("Generated intent filters use the Android namespace prefix of the manifest")
        func prefix() throws {
            let row = Row(
                "manifest",
                "<manifest xmlns:a=\"\(Self.android)\"><application><activity a:name=\".A\">\(Self.marks)</activity>"
                    + "</application></manifest>", 0, "<data a:scheme=\"myapp\" />")
            let (run, file) = try Self.run(row, [])
            #expect(run.ending == .exit(row.code), "\(run.errors)")
            #expect(file.contains(row.message) && !file.contains("android:"), "\(file)")
        }
    }
#endif
