import Foundation

/// A page of the documentation as text to test: its blocks of code, its headings and its tables.
struct Page: CustomStringConvertible, Sendable {
    /// Code between two lines of three backquotes.
    struct Block: Sendable {
        /// The word behind the first backquotes.
        let language: String
        /// The heading that it stands under.
        let heading: String
        let lines: [String]

        var text: String { lines.joined(separator: "\n") }
        /// What has to be compiled.
        var code: [CodeLine] { lines.map(CodeLine.init).filter(\.isCompiled) }
        /// What has to be compiled, a group for each run of lines between empty ones.
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

    /// The documentation comments of a file of Swift, with an empty line for each line of code.
    init(commentsOf file: URL) throws {
        self.file = file
        lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").map {
            guard let text = $0.trimmed.behind("///") else { return "" }
            return text.behind(" ") ?? text
        }
    }

    /// A page of the catalogue by its name.
    init(named name: String) throws {
        try self.init(Page.catalogue.appendingPathComponent("Articles/\(name).md"))
    }

    var name: String { file.deletingPathExtension().lastPathComponent }
    var description: String { name }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let catalogue = root.appendingPathComponent("Sources/Library/Waymark/Waymark.docc")

    private static let sources = root.appendingPathComponent("Sources")

    /// The README and every page of every catalogue.
    static let all = ([root.appendingPathComponent("README.md")] + files(in: sources, of: "md"))
        .compactMap { try? Page($0) }

    /// The documentation comments of every file of the sources.
    static let comments = files(in: sources, of: "swift").compactMap { try? Page(commentsOf: $0) }

    /// The files of a folder and of those in it whose names end like this.
    static func files(in folder: URL, of type: String) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == type }.sorted { $0.path < $1.path }
    }

    /// The blocks of Swift.
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

    /// The rows of every table whose head begins like this: for each cell the texts in backquotes. A bar in a text is
    /// written behind a backslash.
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
