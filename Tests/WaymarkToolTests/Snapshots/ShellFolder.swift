#if Tool
    import Foundation

    /// A folder of its own, in which lines of the shell are run one after the other, as a page shows them.
    final class ShellFolder {
        private let url = FileManager.default.temporaryDirectory / UUID().uuidString

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(at: url) }

        /// Writes the route file.
        func write(_ text: String) throws {
            try text.write(to: url / "waymark.yaml", atomically: true, encoding: .utf8)
        }

        /// What a line prints, with what it says of errors, line by line.
        func run(_ command: String) throws -> [String] {
            let output = Pipe()
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", command + " 2>&1"]
            process.currentDirectoryURL = url
            let tool = try ToolRun.executable().deletingLastPathComponent().path
            process.environment = ToolRun.environment(path: "\(tool):/usr/bin:/bin")
            process.standardOutput = output
            try process.run()
            let written = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return written.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        }
    }
#endif
