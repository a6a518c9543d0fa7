#if Tool
    import Foundation
    import Testing

    /// Runs that a signal or a closed pipe ends.
    @Suite("Interrupted runs")
    struct InterruptTests {
        @Test(
            "A signal ends a run, and only whole lines are written", arguments: [SIGINT, SIGTERM, SIGHUP])
        func interrupt(signal: Int32) throws {
            let (input, output, errors) = (Pipe(), Pipe(), Pipe())
            let process = try ToolRun.process(
                ["match"], input: input.fileHandleForReading, output: output.fileHandleForWriting,
                errors: errors.fileHandleForWriting)
            try process.runWithAllSignals()
            try output.fileHandleForWriting.close()
            try errors.fileHandleForWriting.close()
            // The second link is incomplete when the signal arrives.
            try input.fileHandleForWriting.write(contentsOf: Data("https://example.com/user/1\nhttps://exam".utf8))
            var text = output.fileHandleForReading.availableData
            #expect(kill(process.processIdentifier, signal) == 0)
            process.waitUntilExit()
            text += try output.fileHandleForReading.readToEnd() ?? Data()
            #expect(process.terminationReason == .uncaughtSignal)
            #expect(process.terminationStatus == signal)
            let lines = String(decoding: text, as: UTF8.self)
            #expect(lines.hasSuffix("}\n") && lines.split(separator: "\n").count == 1, "\(lines)")
            #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
        }

        @Test("A reader that closes the output early ends a large run by SIGPIPE")
        func head() throws {
            let folder = try TemporaryFolder()
            let links = String(repeating: "https://example.com/user/1\n", count: 300_000)
            let file = try folder.write(Array(links.utf8), to: "links.txt")
            let output = Pipe()
            let process = try ToolRun.process(
                ["match"], input: FileHandle(forReadingFrom: file), output: output.fileHandleForWriting,
                errors: .nullDevice)
            try process.run()
            try output.fileHandleForWriting.close()
            #expect(output.fileHandleForReading.readData(ofLength: 10).count == 10)
            try output.fileHandleForReading.close()
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal)
            #expect(process.terminationStatus == SIGPIPE)
        }

        @Test("The last line of input is answered with or without a line end", arguments: ["", "\n", "\r\n"])
        func end(ending: String) throws {
            let run = try ToolRun(["match"], input: Array(("https://example.com/user/1" + ending).utf8))
            #expect(run.ending == .exit(0))
            #expect(run.output.split(separator: "\n").count == 1 && run.output.hasSuffix("}\n"))
        }

        @Test("A route file from /dev/stdin is read to its end")
        func pipe() throws {
            let file = Array("waymark: 1\nroutes: { home: / }\n".utf8)
            let run = try ToolRun(["match", "--routes", "/dev/stdin", "https://example.com/"], input: file)
            #expect(run.ending == .exit(0))
        }
    }

    extension Process {
        /// Runs the process with all signals unblocked, as a shell does. Test threads block them, and processes inherit
        /// that.
        fileprivate func runWithAllSignals() throws {
            var (all, before) = (sigset_t(), sigset_t())
            sigfillset(&all)
            pthread_sigmask(SIG_UNBLOCK, &all, &before)
            defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
            try run()
        }
    }
#endif
