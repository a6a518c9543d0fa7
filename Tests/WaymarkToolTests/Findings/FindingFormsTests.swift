#if Tool
    import Foundation
    import Testing
    import WaymarkManifest
    import WaymarkCore

    @testable import WaymarkTool

    @Suite("Machine-readable findings")
    struct FindingFormsTests {
        private static func github(_ message: String, file: String? = nil, code: String = "code") -> String {
            let finding = Finding(
                severity: .warning, code: code, message: message, count: 1, file: file,
                place: file.map { _ in Place(line: 3, column: 5) })
            return FindingList([finding], summary: "1 warning", status: .no).github
        }

        @Test(
            "A finding for GitHub is a workflow command with escaped special characters",
            arguments: [
                ("a", "::warning title=code::a\n"), ("100%: a, b", "::warning title=code::100%25: a, b\n"),
                ("a\r\n::error::b", "::warning title=code::a\\r\\n::error::b\n"),
                ("%\u{301}\u{D4E}%", "::warning title=code::%25\u{301}\u{D4E}%25\n"),
                ("\u{1B}[31m\u{202E}", "::warning title=code::\\u{1b}[31m\\u{202e}\n"),
            ])
        func escaping(_ message: String, _ command: String) {
            #expect(Self.github(message) == command + "1 warning\n")
        }

        @Test("A warning that fails the check is an error for other programs", arguments: [true, false])
        func strictness(_ isStrict: Bool) {
            let warning = Finding(severity: .warning, code: "code", message: "a", count: 1)
            let report = CheckReport(file: "a", count: 1, problems: [warning], isStrict: isStrict)
            #expect(report.findings.github.hasPrefix(isStrict ? "::error title" : "::warning title"))
        }

        @Test("A finding for GitHub escapes special characters in the file name")
        func file() {
            let text = Self.github("a", file: "a:b,c%\n.yaml")
            #expect(text.hasPrefix("::warning file=a%3Ab%2Cc%25\\n.yaml,line=3,col=5,title=code::a\n"))
        }

        @Test(
            "A finding about standard input or a git version names no file",
            arguments: ["-", "git:main:waymark.yaml"])
        func noFile(_ file: String) { #expect(Self.github("a", file: file).hasPrefix("::warning title=code::a\n")) }

        @Test(
            "A finding names its file relative to the top of the repository",
            arguments: [
                ("waymark.yaml", nil, "/w/app", "waymark.yaml"), ("./a/../b.yaml", nil, "/w", "b.yaml"),
                ("waymark.yaml", "/w", "/w/app", "app/waymark.yaml"),
                ("../waymark.yaml", "/w", "/w/app", "waymark.yaml"),
                ("/w/app/waymark.yaml", "/w/", "/", "app/waymark.yaml"), ("/other/a.yaml", "/w", "/w", "/other/a.yaml"),
                ("../../a.yaml", "/w/app", "/w/app", "../../a.yaml"), ("/a//b/./c", nil, "/", "/a/b/c"),
                ("/wide/a", "/w", "/w", "/wide/a"), ("/../a", nil, "/", "/a"),
            ] as [(String, String?, String, String)])
        func path(_ file: String, _ top: String?, _ folder: String, _ path: String) {
            #expect(WorkspacePath(file, top: top, folder: folder).text == path)
        }

        @Test("A finding names its file relative to a repository behind a symbolic link")
        func linkedTop() throws {
            let folder = try TemporaryFolder()
            let top = (folder.url / "link").path
            try FileManager.default.createSymbolicLink(atPath: top, withDestinationPath: folder.url.path)
            let app = FileWriter.resolved(top) + "/app"
            #expect(WorkspacePath("a.yaml", top: top, folder: app).text == "app/a.yaml")
            #expect(WorkspacePath(top + "/app/a.yaml", top: top, folder: app).text == "app/a.yaml")
        }

        @Test(
            "A finding names its file as a percent-encoded URI",
            arguments: [
                ("a b/ü.yaml", "a%20b/%C3%BC.yaml"), ("a:b?c#d", "a%3Ab%3Fc%23d"), ("/a/b.yaml", "file:///a/b.yaml"),
            ])
        func uri(_ file: String, _ uri: String) {
            #expect(WorkspacePath(file, top: nil, folder: "/").uri == uri)
        }

        @Test("The error page has a heading for every finding code", arguments: FindingCode.all)
        func heading(_ code: String) throws {
            let page = try String(contentsOf: Folders.package / ErrorsPage.file, encoding: .utf8)
            #expect(page.contains("\n### `\(code)`\n"))
        }

        @Test("A SARIF finding links to the error page that the environment names")
        func help() throws {
            let arguments = ["check", "--routes", "typo-key.yaml", "--format", "sarif"]
            let process = try ToolRun.process(
                arguments, input: .nullDevice, output: .nullDevice, errors: .nullDevice)
            let output = Pipe()
            process.standardOutput = output
            process.environment?["WAYMARK_ERRORS_PAGE"] = "https://docs.example/errors"
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(text.contains(#""helpUri": "https://docs.example/errors#unknown-key""#))
        }
    }
#endif
