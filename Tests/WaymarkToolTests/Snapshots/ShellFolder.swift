#if Tool
    import Foundation

    /// A temporary folder in which the shell commands of a page run one after the other.
    final class ShellFolder {
        private let url = FileManager.default.temporaryDirectory / UUID().uuidString

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(at: url) }

        /// Writes the route file.
        func write(_ text: String) throws {
            try text.write(to: url / "waymark.yaml", atomically: true, encoding: .utf8)
        }

        /// Returns the lines that a command writes to standard output and standard error.
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
