#if Tool
    import Foundation
    import Testing

    /// Output that the tool writes only to a terminal.
    @Suite("The tool on a terminal", .timeLimit(.minutes(10)))
    struct TerminalTests {
        private static let link = "https://example.com/home"

        @Test(
            "Results are coloured on a terminal unless NO_COLOR or a dumb terminal forbids colours",
            arguments: [
                (["TERM": "xterm"], true), ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false),
                (["TERM": "dumb"], false),
            ] as [([String: String], Bool)])
        func colours(_ environment: [String: String], _ isColoured: Bool) throws {
            let terminal = try PseudoTerminal()
            let process = try ToolRun.process(
                ["match", Self.link], input: .nullDevice, output: terminal.tool, errors: .nullDevice)
            process.environment?.merge(environment) { $1 }
            try process.run()
            process.waitUntilExit()
            let name = isColoured ? "\u{1B}[32mhome\u{1B}[0m" : "home"
            #expect(terminal.text() == "\(Self.link)\n  matched    \(name)\n  pattern    /home\n")
        }

        @Test("Errors are coloured on a terminal even if the output goes elsewhere")
        func errors() throws {
            let terminal = try PseudoTerminal()
            let process = try ToolRun.process(
                ["print", "hmoe"], input: .nullDevice, output: .nullDevice, errors: terminal.tool)
            try process.run()
            process.waitUntilExit()
            #expect(terminal.text() == "\u{1B}[31merror:\u{1B}[0m unknown route 'hmoe'; did you mean 'home'?\n")
        }

        @Test("Progress is shown on a terminal during piped input and removed at the end")
        func progress() throws {
            let terminal = try PseudoTerminal()
            let input = Pipe()
            let process = try ToolRun.process(
                ["match"], input: input.fileHandleForReading, output: .nullDevice, errors: terminal.tool)
            try process.run()
            var text = ""
            // Each wait is longer than the time between two updates.
            while !text.contains(" lines  ") {
                Thread.sleep(forTimeInterval: 0.2)
                try input.fileHandleForWriting.write(contentsOf: Data("\(Self.link)\n".utf8))
                text += terminal.text()
            }
            try input.fileHandleForWriting.close()
            process.waitUntilExit()
            text += terminal.text()
            #expect(text.contains(#/\r\x{1B}\[K[1-9][0-9]* lines  /#))
            #expect(text.hasSuffix("\r\u{1B}[K"))
        }

        @Test("The tool prints a hint if links are typed on a terminal")
        func typing() throws {
            let terminal = try PseudoTerminal()
            let process = try ToolRun.process(
                ["match"], input: terminal.tool, output: .nullDevice, errors: terminal.tool)
            try process.run()
            try terminal.type("\(Self.link)\n\u{4}")
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            #expect(terminal.text().contains("reading links, one a line; end with Control-D\n"))
        }
    }
#endif
