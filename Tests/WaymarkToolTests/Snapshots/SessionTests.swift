#if Tool
    import Foundation
    import Testing

    /// The sessions that the documentation shows, run as they stand there: every line that begins with `$ waymark`, and what
    /// follows it up to the next one or to the end of the block.
    @Suite("Sessions of the documentation")
    struct SessionTests {
        static let pages = [Folders.package / "README.md"] + catalogue.filter { showsSession($0) }
        private static let articles = "Sources/Waymark/Waymark.docc/Articles"
        private static let catalogue: [URL] = {
            let found = FileManager.default.enumerator(
                at: Folders.package / "Sources/Waymark/Waymark.docc", includingPropertiesForKeys: nil)
            return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
        }()

        private static func showsSession(_ page: URL) -> Bool {
            (try? String(contentsOf: page, encoding: .utf8))?.contains("```\n$ ") == true
        }

        @Test("stand on eight pages") func count() { #expect(Self.pages.count >= 8) }

        @Test("print what the page shows", arguments: pages)
        func session(_ page: URL) throws {
            let text = try String(contentsOf: page, encoding: .utf8)
            let answered = try answer(text)
            if SnapshotCase.isRecording { try answered.write(to: page, atomically: true, encoding: .utf8) }
            #expect(text.contains("```\n$ "))
            #expect(text == answered)
            // A page that shows this shows what the tests lack, and not what readers will see.
            #expect(!answered.contains("error: there is no such file"))
        }

        /// The page with what the tool answers now in place of what stands there.
        private func answer(_ text: String) throws -> String {
            var lines: [String] = []
            var isAnswer = false
            for line in text.components(separatedBy: "\n") {
                if line == "```" { isAnswer = false }
                if line.hasPrefix("$ ") {
                    lines += [line] + (try run(String(line.dropFirst(2)), with: routeFile(of: text)))
                    isAnswer = true
                } else if !isAnswer {
                    lines.append(line)
                }
            }
            return lines.joined(separator: "\n")
        }

        /// Runs a line of the shell in a folder with a route file.
        private func run(_ command: String, with routeFile: String) throws -> [String] {
            let folder = FileManager.default.temporaryDirectory / UUID().uuidString
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try routeFile.write(to: folder / "waymark.yaml", atomically: true, encoding: .utf8)
            let output = Pipe()
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", command + " 2>&1"]
            process.currentDirectoryURL = folder
            let tool = try ToolRun.executable().deletingLastPathComponent().path
            process.environment = ToolRun.environment(path: "\(tool):/usr/bin:/bin")
            process.standardOutput = output
            try process.run()
            let written = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return written.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        }

        /// The route file that a page shows first, or else the one that the page of route files shows.
        private func routeFile(of text: String) throws -> String {
            let reference = Folders.package / "\(Self.articles)/RouteFiles.md"
            let pages = try [text, String(contentsOf: reference, encoding: .utf8)]
            let blocks = pages.compactMap { $0.components(separatedBy: "```yaml\n").dropFirst().first }
            return try #require(blocks.first).components(separatedBy: "```")[0]
        }
    }
#endif
