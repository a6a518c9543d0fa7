import Foundation

/// A documentation page as text, with its code blocks, headings and tables.
struct Page: CustomStringConvertible, Sendable {
    /// A fenced code block.
    struct Block: Sendable {
        /// The language after the opening fence.
        let language: String
        let heading: String
        let lines: [String]

        var text: String { lines.joined(separator: "\n") }
        var code: [CodeLine] { lines.map(CodeLine.init).filter(\.isCompiled) }
        /// The lines to compile, grouped by blank lines.
        var paragraphs: [[CodeLine]] {
            lines.split { $0.trimmed.isEmpty }.map { $0.map { CodeLine($0) }.filter(\.isCompiled) }
                .filter { !$0.isEmpty }
        }
    }

    let file: URL
    let lines: [String]

    init(_ file: URL) throws {
        self.file = file
        lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }

    /// Creates a page of the documentation comments in a Swift file, with a blank line for each line of code.
    init(commentsOf file: URL) throws {
        self.file = file
        lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").map {
            guard let text = $0.trimmed.behind("///") else { return "" }
            return text.behind(" ") ?? text
        }
    }

    /// Creates a page of the catalogue.
    init(named name: String) throws {
        try self.init(Page.catalogue.appendingPathComponent("Articles/\(name).md"))
    }

    var name: String { file.deletingPathExtension().lastPathComponent }
    var description: String { name }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let catalogue = root.appendingPathComponent("Sources/Library/Waymark/Waymark.docc")

    private static let sources = root.appendingPathComponent("Sources")

    /// The README and the pages of all catalogues.
    static let all = ([root.appendingPathComponent("README.md")] + files(in: sources, of: "md"))
        .compactMap { try? Page($0) }

    static let comments = files(in: sources, of: "swift").compactMap { try? Page(commentsOf: $0) }

    /// Returns the files with an extension in a folder and its subfolders.
    static func files(in folder: URL, of type: String) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == type }.sorted { $0.path < $1.path }
    }

    var swift: [Block] { blocks.filter { $0.language == "swift" } }

    var blocks: [Block] {
        var blocks: [Block] = []
        var open: (language: String, lines: [String])?
        var heading = ""
        for line in lines {
            if let language = line.trimmed.behind("```") {
                if let block = open {
                    blocks.append(Block(language: block.language, heading: heading, lines: block.lines))
                    open = nil
                } else {
                    open = (language, [])
                }
            } else if open != nil {
                open?.lines.append(line)
            } else if line.hasPrefix("#") {
                heading = line.drop { $0 == "#" }.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
            }
        }
        return blocks
    }

    /// Returns the rows of every table whose header starts with a string. A row has the strings in backquotes of each
    /// cell. A vertical bar in a string is escaped with a backslash.
    func rows(under head: String) -> [[[String]]] {
        var rows: [[[String]]] = []
        var isInside = false
        for line in lines {
            if line.hasPrefix(head) { isInside = true } else if !line.hasPrefix("|") { isInside = false }
            guard isInside, !line.hasPrefix(head), !line.hasPrefix("|---") else { continue }
            let cells = line.replacingOccurrences(of: "\\|", with: "\u{1}").split(separator: "|")
            rows.append(
                cells.map { cell in
                    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                        .filter { $0.offset % 2 == 1 }
                        .map { $0.element.replacingOccurrences(of: "\u{1}", with: "|") }
                })
        }
        return rows
    }
}
