import Foundation
import Testing

/// The sessions that the documentation shows, run as they stand there: every line that begins with `$ waymark`, and what
/// follows it up to the next one or to the end of the block.
@Suite("Sessions of the documentation")
struct SessionTests {
    static let pages = ["CommandLine", "WhichRouteWins"].map {
        Folders.package / "Sources/Waymark/Waymark.docc/Articles/\($0).md"
    }

    @Test("print what the page shows", arguments: pages)
    func session(_ page: URL) throws {
        let text = try String(contentsOf: page, encoding: .utf8)
        let answered = try answer(text)
        if SnapshotCase.isRecording { try answered.write(to: page, atomically: true, encoding: .utf8) }
        #expect(text.contains("```\n$ "))
        #expect(text == answered)
    }

    /// The page with what the tool answers now in place of what stands there.
    private func answer(_ text: String) throws -> String {
        var lines: [String] = []
        var isAnswer = false
        for line in text.components(separatedBy: "\n") {
            if line == "```" { isAnswer = false }
            if line.hasPrefix("$ ") {
                lines += [line] + (try run(String(line.dropFirst(2))))
                isAnswer = true
            } else if !isAnswer {
                lines.append(line)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Runs a line of the shell in a folder with the file that the page of route files shows.
    private func run(_ command: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory / UUID().uuidString
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try routeFile().write(to: folder / "waymark.yaml", atomically: true, encoding: .utf8)
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command + " 2>&1"]
        process.currentDirectoryURL = folder
        let tool = try ToolRun.executable().deletingLastPathComponent().path
        process.environment = ["PATH": "\(tool):/usr/bin:/bin", "LC_ALL": "C"]
        process.standardOutput = output
        try process.run()
        let written = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return written.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    private func routeFile() throws -> String {
        let page = Folders.package / "Sources/Waymark/Waymark.docc/Articles/RouteFiles.md"
        let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```yaml\n")
        return try #require(blocks.dropFirst().first).components(separatedBy: "```")[0]
    }
}
