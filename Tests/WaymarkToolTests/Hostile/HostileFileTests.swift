#if Tool
    import Foundation
    import Testing

    /// Hostile route files, read by the built tool.
    @Suite("Hostile route files")
    struct HostileFileTests {
        struct Row: Sendable, CustomTestStringConvertible {
            var title: String
            var name = "waymark.yaml"
            var content: @Sendable () -> [UInt8]
            /// The start of standard error, after the name of the file.
            var says: String

            init(
                _ title: String, name: String = "waymark.yaml", _ says: String, _ text: @escaping @Sendable () -> String
            ) {
                self.init(title, name: name, says, bytes: { Array(text().utf8) })
            }

            init(
                _ title: String, name: String = "waymark.yaml", _ says: String, bytes: @escaping @Sendable () -> [UInt8]
            ) {
                (self.title, self.name, self.content, self.says) = (title, name, bytes, says)
            }

            var testDescription: String { title }
        }

        private static let start = "waymark: 1\nroutes:\n"
        private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

        static let rows = [
            Row("huge", ":1:1: error: the file is larger than the limit of 8 MiB") {
                start + times(1 << 20, "  # nothing\n")
            },
            Row("deep", ":3:") { start + "  a: " + times(100_000, "[") },
            Row("deep JSON", name: "waymark.json", ":1:65: error: lists and mappings are nested more than 64 deep") {
                times(100_000, "[")
            },
            Row("recursive", ":3:10: error: recursive alias '*a'") {
                start + "  a: &a [*a]\n"
            },
            Row("growing without bound", ":9:17: error: more than 1000000 values") {
                let levels = (1...9).map { "  a\($0): &a\($0) [\(times(9, "*a\($0 - 1), "))*a\($0 - 1)]\n" }.joined()
                return start + "  a0: &a0 [/x]\n" + levels + "  b: *a9\n"
            },
            Row("binary", ":1:1: error: the file contains the control character U+007F") {
                [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0]
            },
            Row("no text", ":2:9: error: the file is not UTF-8 text") {
                Array("waymark: 1\nroutes: ".utf8) + [0xFE, 0x80]
            },
            Row("UTF-16", ":1:1: error: the file is UTF-16") { [0xFF, 0xFE, 0x61, 0] },
            Row("the same key twice", ":5:3: error: duplicate key 'a'") {
                start + "  a: /a\n  b: /b\n  a: /c\n"
            },
            Row("the same key twice in JSON", name: "a.json", ":1:38: error: duplicate key 'a'") {
                #"{"waymark": 1, "routes": {"a": "/a", "a": "/b"}}"#
            },
            Row("empty", ":1:1: error: ") { "" },
            Row("cut", name: "a.json", ":1:24: error: ") { #"{"waymark": 1, "routes""# },
            Row("another version", ":1:10: error: ") { "waymark: 99999999999999999999\nroutes: {}\n" },
        ]

        @Test("A hostile route file is refused with a position and a reason, and without output", arguments: rows)
        func isRefused(row: Row) throws {
            let folder = try TemporaryFolder()
            let file = try folder.write(row.content(), to: row.name)
            for verb in [["check"], ["match", "https://example.com/"], ["list"], ["test"]] {
                let run = try ToolRun(verb + ["--routes", file.path])
                #expect(run.ending == .exit(2), "\(verb)")
                #expect(run.output == "", "\(verb)")
                #expect(run.errors.hasPrefix(file.path + row.says), "\(verb): \(run.errors.prefix(400))")
                #expect(run.errors.utf8.count < 1 << 20, "\(verb)")
            }
        }

        @Test(
            "A route file with too many pattern variants is refused by each command",
            arguments: ["check", "match", "list", "print"])
        func isTooMuch(verb: String) throws {
            let folder = try TemporaryFolder()
            let text = Self.start + "  a: '" + Self.times(60, "[/a]") + "'\n"
            let file = try folder.write(Array(text.utf8), to: "waymark.yaml")
            let arguments = ["match", "print"].contains(verb) ? [verb, "a"] : [verb]
            let run = try ToolRun(arguments + ["--routes", file.path])
            // `check` exits with 1 for errors in the file, the other commands with 2.
            #expect(run.ending == .exit(verb == "check" ? 1 : 2))
            #expect((run.output + run.errors).hasPrefix(file.path + ":3:7: error: "))
            #expect((run.output + run.errors).contains("expand to more than 4096 variants"))
        }

        @Test(
            "A path that leads to no regular file is refused with a reason",
            arguments: [
                ("/dev/zero", "/dev/zero:1:1: error: the file is larger than the limit of 8 MiB"),
                ("/dev/null", "/dev/null:1:1: error: "),
                ("/proc/self/mem", "/proc/self/mem:1:1: error: the file cannot be read: "),
                ("/nonexistent/waymark.yaml", "/nonexistent/waymark.yaml:1:1: error: there is no such file"),
                ("waymark.yaml/x", "waymark.yaml/x:1:1: error: there is no such file"),
                ("", ""),
            ])
        func isNoFile(path: String, says: String) throws {
            guard !path.hasPrefix("/dev") && !path.hasPrefix("/proc") || FileManager.default.fileExists(atPath: path)
            else {
                return
            }
            let run = try ToolRun(["check", "--routes", path])
            #expect(run.ending == .exit(2))
            #expect(run.output == "")
            #expect(run.errors.hasPrefix(says) && run.errors.contains("error: "), "\(run.errors)")
        }

        @Test("A route file without read permission is refused with the system's message")
        func isForbidden() throws {
            let folder = try TemporaryFolder()
            let file = try folder.write(Array("waymark: 1\nroutes: { a: / }\n".utf8), to: "waymark.yaml")
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
            // The root user can read the file despite its permissions.
            guard !FileManager.default.isReadableFile(atPath: file.path) else { return }
            let run = try ToolRun(["check", "--routes", file.path])
            #expect(run.ending == .exit(2))
            #expect(run.errors.contains("permission denied"))
        }
    }
#endif
