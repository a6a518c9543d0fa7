#if Tool
    import Foundation
    import Testing

    #if canImport(FoundationXML)
        import FoundationXML
    #endif

    /// Machine-readable errors for a route file that cannot be read.
    @Suite("Unreadable files")
    struct UnreadableFileTests {
        static let verbs = [
            ["match", "https://example.com/"], ["match"], ["explain", "https://example.com/"], ["check"], ["list"],
            ["list", "--tree"], ["print", "home"], ["test"], ["convert", "--from", "braces"],
        ]

        static let sources = [
            ["--routes", "nowhere.yaml"], ["--routes", "."], ["--routes", "typo-key.yaml"],
            ["--routes", "not-utf8.yaml"], ["--routes", "/dev/null"],
        ]

        @Test("An unreadable route file gives every command one JSON object with the problems", arguments: verbs)
        func json(verb: [String]) throws {
            for source in Self.sources {
                let run = try ToolRun(verb + ["--format", "json"] + source)
                #expect(run.ending == .exit(2), "\(verb + source)")
                #expect(run.errors.contains("error: "), "\(verb + source)")
                #expect(run.output.split(separator: "\n").count == 1, "\(verb + source)")
                let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
                let problems = try #require(object?["problems"] as? [[String: Any]], "\(verb + source)")
                #expect(!problems.isEmpty && problems.allSatisfy { $0["code"] is String && $0["message"] is String })
            }
        }

        @Test("An unreadable route file gives one JUnit error for each problem", arguments: sources)
        func junit(source: [String]) throws {
            let run = try ToolRun(["test", "--format", "junit"] + source)
            let suite = try #require(
                XMLDocument(data: Data(run.output.utf8)).rootElement()?.elements(forName: "testsuite").first)
            let cases = suite.elements(forName: "testcase")
            #expect(run.ending == .exit(2))
            #expect(suite.attribute(forName: "errors")?.stringValue == String(cases.count))
            #expect(suite.attribute(forName: "tests")?.stringValue == String(cases.count))
            #expect(!cases.isEmpty && cases.allSatisfy { $0.elements(forName: "error").count == 1 })
        }

        @Test("An unreadable route file gives one failed TAP point for each problem", arguments: sources)
        func tap(source: [String]) throws {
            let run = try ToolRun(["test", "--format", "tap"] + source)
            let points = run.output.split(separator: "\n").filter { $0.hasPrefix("not ok ") }
            #expect(run.ending == .exit(2))
            #expect(run.output.hasPrefix("TAP version 14\n1..\(points.count)\nnot ok 1 - "))
        }

        @Test("A missing default route file is reported in every test format", arguments: ["json", "tap", "junit"])
        func noDefault(format: String) throws {
            let folder = try TemporaryFolder()
            let process = try ToolRun.process(
                ["test", "--format", format], input: .nullDevice, output: .nullDevice, errors: .nullDevice)
            let (output, errors) = (Pipe(), Pipe())
            (process.standardOutput, process.standardError) = (output, errors)
            process.currentDirectoryURL = folder.url
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 2)
            #expect(text.contains("no waymark.yaml in the current folder"))
            #expect(words == "error: no waymark.yaml in the current folder; give one with --routes\n")
        }
    }

    /// Pipes in place of regular route files.
    @Suite("Pipes as route files", .timeLimit(.minutes(10)))
    struct PipeTests {
        private static let file = Array("waymark: 1\nroutes: { home: / }\n".utf8)

        @Test("A pipe without a writer is an error and does not block")
        func noWriter() throws {
            let folder = try TemporaryFolder()
            let pipe = folder.url / "pipe"
            #expect(mkfifo(pipe.path, 0o600) == 0)
            let run = try ToolRun(["check", "--routes", pipe.path])
            #expect(run.ending == .exit(2))
            #expect(run.errors.contains("error: the file cannot be read: the pipe has no writer"))
        }

        @Test("A pipe as route file is read to its end, however slow the writer is", arguments: [0, 300])
        func slowWriter(milliseconds: UInt32) throws {
            let folder = try TemporaryFolder()
            let pipe = folder.url / "pipe"
            #expect(mkfifo(pipe.path, 0o600) == 0)
            let process = try ToolRun.process(
                ["match", "--routes", pipe.path, "https://example.com/"], input: .nullDevice, output: .nullDevice,
                errors: .nullDevice)
            try process.run()
            usleep(milliseconds * 1000)
            let writer = try FileHandle(forWritingTo: pipe)
            for piece in [Self.file.prefix(7), Self.file.dropFirst(7)] {
                try writer.write(contentsOf: Data(piece))
                usleep(milliseconds * 2000)
            }
            try writer.close()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }

        @Test("The path '-' reads the route file from standard input")
        func standardInput() throws {
            let run = try ToolRun(["list", "--routes", "-"], input: Self.file)
            #expect(run.ending == .exit(0) && run.output == "home  /\n")
        }

        @Test("A process substitution of the shell works as a route file")
        func substitution() throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            guard FileManager.default.isExecutableFile(atPath: "/bin/bash") else { return }
            let tool = try ToolRun.executable().path
            process.arguments = [
                "-c", "'\(tool)' check --routes <(sleep 0.2; printf 'waymark: 1\\nroutes: { home: / }\\n')",
            ]
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }

        @Test("An argument that is not UTF-8 is refused with its number")
        func invalidArgument() throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            let errors = Pipe()
            let tool = try ToolRun.executable().path
            process.arguments = ["-c", "'\(tool)' match \"$(printf 'myapp://\\377')\""]
            process.standardError = errors
            try process.run()
            let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 2)
            #expect(text.hasPrefix("error: argument 2 is not UTF-8: 'myapp://\u{FFFD}'"))
        }

        @Test(
            "Closed standard input or output is a failure, and closed standard error is not",
            arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
        func closed(redirection: String) throws {
            let folder = try TemporaryFolder()
            let file = try folder.write(Self.file, to: "waymark.yaml")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            let tool = try ToolRun.executable().path
            process.arguments = [
                "-c", "echo https://example.com/ | '\(tool)' match --routes '\(file.path)' \(redirection)",
            ]
            (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == (redirection == "2>&-" ? 0 : 2))
        }
    }
#endif
