#if Tool
    import Foundation
    import Testing

    /// Behaviour that requires a process: exit codes, and files that are not regular files.
    @Suite("The tool as a process")
    struct ProcessTests {
        private static let link = "https://example.com/user/15\n"

        @Test("A closed output pipe ends the tool by SIGPIPE without a message")
        func closedPipe() throws {
            let run = try ToolRun(["match"], input: Array(Self.link.utf8), output: .closedPipe)
            #expect(run.ending == .signal(13))
            #expect(run.errors == "")
        }

        @Test("A full disk is an error with a message", arguments: [["match"], ["list"], ["--help"], ["test"]])
        func fullDevice(_ arguments: [String]) throws {
            try #require(FileManager.default.fileExists(atPath: "/dev/full"), "there is no such device here")
            let run = try ToolRun(arguments, input: Array(Self.link.utf8), output: .fullDevice)
            #expect(run.ending == .exit(2))
            #expect(run.errors == "error: cannot write the output: No space left on device\n")
        }

        @Test("Help has the same text for every terminal width", arguments: ["1", "0", "-5", "26", "200", "x"])
        func terminalWidth(_ columns: String) throws {
            let output = Pipe()
            let process = try ToolRun.process(
                ["match", "--help"], input: .nullDevice, output: output.fileHandleForWriting, errors: .nullDevice)
            process.environment?["COLUMNS"] = columns
            try process.run()
            try output.fileHandleForWriting.close()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(try text == ToolRun(["match", "--help"]).output)
        }

        @Test("A folder as standard input is an error with a message")
        func folderAsInput() throws {
            let run = try ToolRun(["match"], inputFile: Folders.fixtures)
            #expect(run.ending == .exit(2))
            #expect(run.errors == "error: cannot read standard input: Is a directory\n")
        }

        @Test("The tool answers each line before the next line arrives")
        func conversation() throws {
            let (input, output) = (Pipe(), Pipe())
            let process = try ToolRun.process(
                ["match"], input: input.fileHandleForReading, output: output.fileHandleForWriting, errors: .nullDevice)
            try process.run()
            for number in 1...3 {
                try input.fileHandleForWriting.write(contentsOf: Data("https://example.com/user/\(number)\n".utf8))
                let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
                #expect(answer.contains("\"captures\":{\"userId\":\(number)}"))
            }
            try input.fileHandleForWriting.close()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }

        @Test("The tool answers 5,000 lines in their order")
        func order() throws {
            let count = 5_000
            let input = (1...count).map { "https://example.com/user/\($0)\n" }.joined()
            let run = try ToolRun(["match"], input: Array(input.utf8))
            let lines = run.output.split(separator: "\n")
            let inOrder = zip(lines, 1...).allSatisfy { $0.contains("\"captures\":{\"userId\":\($1)}") }
            #expect(lines.count == count)
            #expect(inOrder)
        }

        @Test("The version of the tool is the newest version in the changelog")
        func version() throws {
            let changelog = try String(contentsOf: Folders.package / "CHANGELOG.md", encoding: .utf8)
            let headings = changelog.split(separator: "\n").filter { $0.hasPrefix("## ") && $0 != "## Unreleased" }
            let run = try ToolRun(["--version"])
            #expect(headings.first == "## \(run.output.dropLast())")
        }

        @Test("Completion scripts are printed for bash, zsh and fish", arguments: ["bash", "zsh", "fish"])
        func completions(_ shell: String) throws {
            let run = try ToolRun(["--generate-completion-script", shell])
            #expect(run.ending == .exit(0))
            #expect(run.output.contains("explain"))
            #expect(run.errors == "")
        }
    }
#endif
