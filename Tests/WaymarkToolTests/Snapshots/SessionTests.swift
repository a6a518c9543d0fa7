#if Tool
    import Foundation
    import Testing

    /// Runs the sessions in the documentation: each line that begins with `$ `, with the output that follows it up to
    /// the next command or the end of the block. The commands of a block run in one folder with a route file.
    @Suite("Sessions of the documentation")
    struct SessionTests {
        static let pages = catalogue.filter { showsSession($0) && $0 != TutorialTests.page }
        private static let articles = "Sources/Library/Waymark/Waymark.docc/Articles"
        private static let catalogue: [URL] = {
            let found = FileManager.default.enumerator(
                at: Folders.package / "Sources/Library/Waymark/Waymark.docc", includingPropertiesForKeys: nil)
            return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
        }()

        private static func showsSession(_ page: URL) -> Bool {
            guard let text = try? String(contentsOf: page, encoding: .utf8), text.contains("```\n$ ") else {
                return false
            }
            #if Hashing
                return true
            #else
                return !text.contains(" --hash ")
            #endif
        }

        @Test("At least eight pages of the documentation show sessions") func count() { #expect(Self.pages.count >= 8) }

        @Test("The sessions of a page print the output that the page shows", arguments: pages)
        func session(_ page: URL) throws {
            let text = try String(contentsOf: page, encoding: .utf8)
            let answered = try answer(text)
            if SnapshotCase.isRecording { try answered.write(to: page, atomically: true, encoding: .utf8) }
            #expect(text.contains("```\n$ "))
            #expect(text == answered)
            // This error would mean that the test folder lacks a file; readers would not get it.
            #expect(!answered.contains("error: there is no such file"))
        }

        /// Returns the page with the current output of the tool.
        private func answer(_ text: String) throws -> String {
            var lines: [String] = []
            var isAnswer = false
            var folder: ShellFolder?
            for line in text.components(separatedBy: "\n") {
                if line == "```" { (isAnswer, folder) = (false, nil) }
                if line.hasPrefix("$ ") {
                    let place = try folder ?? ShellFolder()
                    if folder == nil { try place.write(routeFile(of: text)) }
                    folder = place
                    lines += [line] + (try place.run(String(line.dropFirst(2))))
                    isAnswer = true
                } else if !isAnswer {
                    lines.append(line)
                }
            }
            return lines.joined(separator: "\n")
        }

        /// Returns the first route file on a page, or the one on the page about route files if there is none.
        private func routeFile(of text: String) throws -> String {
            let reference = Folders.package / "\(Self.articles)/RouteFiles.md"
            let pages = try [text, String(contentsOf: reference, encoding: .utf8)]
            let blocks = pages.flatMap { $0.components(separatedBy: "```yaml\n").dropFirst() }
                .map { $0.components(separatedBy: "```")[0] }
            return try #require(blocks.first { $0.contains("waymark: ") })
        }
    }
#endif
