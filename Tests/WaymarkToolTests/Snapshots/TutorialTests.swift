#if Tool
    import Foundation
    import Testing

    /// Runs all commands of the tutorial in order, in one folder, as a new user does.
    @Suite("The tutorial")
    struct TutorialTests {
        static let page = Folders.package / "Sources/Library/Waymark/Waymark.docc/Articles/FromNothing.md"

        @Test("The tutorial shows the actual output of its commands")
        func words() throws {
            let text = try String(contentsOf: Self.page, encoding: .utf8)
            let answered = try answer(text)
            if SnapshotCase.isRecording { try answered.write(to: Self.page, atomically: true, encoding: .utf8) }
            #expect(text == answered)
        }

        @Test("The tutorial shows the expected exit codes of failing and passing checks")
        func story() throws {
            let text = try String(contentsOf: Self.page, encoding: .utf8)
            let codes = text.matches(of: /\nexit code ([0-9])/).map { String($0.output.1) }
            #expect(codes.prefix(5) == ["1", "0", "1", "1", "0"])
            #expect(codes.last == "0")
            #expect(text.contains("$ waymark init ") && text.contains("lost product: "))
        }

        /// Returns the page with the current output of the tool.
        private func answer(_ text: String) throws -> String {
            let folder = try ShellFolder()
            var lines: [String] = []
            var (isAnswer, file) = (false, [String]?.none)
            for line in text.components(separatedBy: "\n") {
                // The text before a code block states the name of the file to write.
                if line == "```yaml", lines.dropLast().last?.hasSuffix("Write this as `waymark.yaml`:") == true {
                    file = []
                }
                if line == "```", let written = file {
                    try folder.write(written.dropFirst().joined(separator: "\n") + "\n")
                    file = nil
                }
                file?.append(line)
                if line == "```" { isAnswer = false }
                if line.hasPrefix("$ ") {
                    lines += [line] + (try folder.run(String(line.dropFirst(2))))
                    isAnswer = true
                } else if !isAnswer {
                    lines.append(line)
                }
            }
            return lines.joined(separator: "\n")
        }
    }
#endif
