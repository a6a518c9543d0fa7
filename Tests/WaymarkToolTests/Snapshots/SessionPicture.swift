#if Tool
    import Foundation
    import Testing

    /// An SVG picture of a tool session, drawn from the printed output.
    struct SessionPicture {
        let lines: [String]

        private static let width = 940, lineHeight = 20, margin = 24, bar = 34

        var svg: String {
            let height = Self.bar + 2 * Self.margin + lines.count * Self.lineHeight - 6
            let texts = lines.enumerated().map { number, line in
                let y = Self.bar + Self.margin + number * Self.lineHeight + 8
                return
                    "  <text x=\"\(Self.margin)\" y=\"\(y)\" class=\"\(Self.kind(of: line))\">\(Self.escaped(line))</text>\n"
            }
            return """
                <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(height)" viewBox="0 0 \(Self.width) \(height)" role="img">
                  <title>A session of the tool in a terminal</title>
                  <style>
                    text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre; fill: #c9d1d9 }
                    .command { fill: #ffffff; font-weight: 600 }
                    .good { fill: #7ee787 }
                    .bad { fill: #ff9492 }
                  </style>
                  <rect width="\(Self.width)" height="\(height)" rx="10" fill="#0d1117"/>
                  <circle cx="24" cy="20" r="6" fill="#ff5f57"/><circle cx="44" cy="20" r="6" fill="#febc2e"/><circle cx="64" cy="20" r="6" fill="#28c840"/>
                \(texts.joined())</svg>

                """
        }

        private static func kind(of line: String) -> String {
            if line.hasPrefix("$ ") { return "command" }
            if line.hasPrefix("  matched") || line.hasSuffix(" passed") { return "good" }
            let isBad =
                ["  unmatched", "lost ", "moved ", "changed "].contains { line.hasPrefix($0) }
                || line.hasSuffix(" lost")
            return isBad ? "bad" : "plain"
        }

        private static func escaped(_ line: String) -> String {
            line.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        }
    }

    @Suite("The picture of a session")
    struct SessionPictureTests {
        static let file = Folders.package / "Documentation/Pictures/session.svg"

        static let commands = [
            "waymark match 'https://example.com/user/15/edit?ref=mail'",
            "waymark explain https://example.com/user/me/edit",
            "waymark print user.edit userId=15",
            "sed 's/userId: Int/userId: UInt8/' waymark.yaml > new.yaml; waymark diff waymark.yaml new.yaml",
        ]

        @Test("The session picture shows the output of the tool for the README's route file")
        func picture() throws {
            let readme = try String(contentsOf: Folders.package / "README.md", encoding: .utf8)
            let block = try #require(readme.components(separatedBy: "```yaml\n").dropFirst().first)
            let folder = try ShellFolder()
            try folder.write(block.components(separatedBy: "```")[0])
            var lines: [String] = []
            for command in Self.commands { lines += ["$ " + command] + (try folder.run(command)) }
            let svg = SessionPicture(lines: lines).svg
            if SnapshotCase.isRecording { try svg.write(to: Self.file, atomically: true, encoding: .utf8) }
            #expect(try String(contentsOf: Self.file, encoding: .utf8) == svg)
            #expect(lines.allSatisfy { $0.count <= 108 })
        }
    }
#endif
