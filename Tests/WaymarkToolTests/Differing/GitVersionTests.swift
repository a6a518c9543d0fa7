#if Tool
    import Foundation
    import Testing

    @Suite("Route file versions in git")
    struct GitVersionTests {
        private let folder: TemporaryFolder
        private var file: String { (folder.url / "waymark.yaml").path }

        init() throws {
            folder = try TemporaryFolder()
            try git("init", "-q")
            try commit("waymark: 1\nroutes: { home: /, user: '/users/{id}' }\n")
            try commit("waymark: 1\nroutes: { home: / }\n")
        }

        private func git(_ arguments: String...) throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                ["git", "-C", folder.url.path, "-c", "user.name=a", "-c", "user.email=a@example.com"] + arguments
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
        }

        private func commit(_ text: String) throws {
            _ = try folder.write(Array(text.utf8), to: "waymark.yaml")
            try git("add", ".")
            try git("commit", "-q", "-m", "a")
        }

        @Test("A git revision without a path refers to the other file of the diff")
        func revision() throws {
            let run = try ToolRun(["diff", "git:HEAD~1", file])
            #expect(run.ending == .exit(1))
            #expect(run.output.contains("lost user: /users/!"))
            #expect(try ToolRun(["diff", "git:HEAD", file]).output == "every link matches as before\n")
        }

        @Test("Both files of a diff can be git revisions")
        func both() throws {
            let run = try ToolRun(["diff", "git:HEAD:\(file)", "git:HEAD~1", "--format", "json"])
            #expect(run.ending == .exit(0))
            #expect(
                run.output.hasPrefix(
                    "{\"old\":\"git:HEAD:\(file)\",\"new\":\"git:HEAD~1:\(file)\",\"lost\":0,\"moved\":0,\"changed\":0,\"gained\":1,"
                ))
        }

        @Test("git's failure is reported even if the parent process ignores the end of its children")
        func ignoredChildren() throws {
            let process = Process(), errors = Pipe()
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            let tool = try ToolRun.executable().path
            process.arguments = ["-c", "trap '' CHLD; exec '\(tool)' diff git:nothing '\(file)'"]
            process.standardError = errors
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            let written = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 2)
            #expect(written.contains("git has no nothing:"))
        }

        @Test("A revision of a file that extends another one reads both files of the revision")
        func extending() throws {
            _ = try folder.write(Array("{ \"waymark\": 1, \"routes\": { \"home\": \"/\" } }".utf8), to: "base.json")
            try commit("waymark: 1\nextends: base.json\n")
            _ = try folder.write(
                Array("{ \"waymark\": 1, \"routes\": { \"home\": \"/start\" } }".utf8), to: "base.json")
            let run = try ToolRun(["diff", "git:HEAD", file])
            #expect(run.ending == .exit(1) && run.errors.isEmpty)
            #expect(run.output.contains("lost home: /\n"))
            #expect(try ToolRun(["diff", "git:HEAD~1", "git:HEAD:\(file)"]).output == "every link matches as before\n")
        }

        @Test("A symbolic link in a git revision leads to its file")
        func links() throws {
            let link = folder.url / "link.yaml"
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "waymark.yaml")
            try commit("waymark: 1\nroutes: { home: / }\n")
            let run = try ToolRun(["diff", "git:HEAD", link.path])
            #expect(run.ending == .exit(0) && run.output == "every link matches as before\n", "\(run.errors)")
        }

        @Test(
            "An unknown git revision or file is refused with a message",
            arguments: [
                ("git:nowhere", "error: git has no nowhere:"), ("git:", "error: invalid revision ''"),
                ("git:-n", "error: invalid revision '-n'"),
                ("git:HEAD:missing.yaml", "error: git has no HEAD:missing.yaml"),
            ])
        func errors(old: String, message: String) throws {
            let run = try ToolRun(["diff", old, file])
            #expect(run.ending == .exit(2) && run.output.isEmpty)
            #expect(run.errors.hasPrefix(message), "\(run.errors)")
        }

        @Test("A diff with an invalid route file in a git revision fails with a JSON outcome")
        func unreadable() throws {
            try commit("waymark: 1\nrotues: {}\n")
            let run = try ToolRun(["diff", "git:HEAD~1", file, "--format", "json"])
            #expect(run.ending == .exit(2))
            #expect(run.output.hasPrefix("{\"outcome\":\"failed\""))
        }
    }
#endif
