import Foundation

/// A compiled test file with code that the documentation shows.
struct SnippetFile: Sendable {
    let name: String
    /// Whether the file exists only for the documentation.
    let isSnippet: Bool
    private let lines: [String]
    /// The lines without indentation, comments and blank lines, with each expectation joined to one line.
    private let statements: [String]

    init(_ file: URL) throws {
        self.init(
            name: file.deletingPathExtension().lastPathComponent, isSnippet: file.path.contains("/Snippets/"),
            text: try String(contentsOf: file, encoding: .utf8))
    }

    init(name: String, isSnippet: Bool = true, text: String) {
        self.name = name
        self.isSnippet = isSnippet
        lines = text.components(separatedBy: "\n")
        statements = Self.statements(of: lines)
    }

    /// The files in all folders with snippets: the folders of these tests, the macro tests and the tool tests, and, for
    /// code that needs Apple's frameworks, the adapter tests and the examples.
    static let all: [SnippetFile] = [
        "Tests/DocumentationTests/Snippets", "Tests/WaymarkMacrosTests/Snippets", "Tests/WaymarkToolTests/Snippets",
        "Tests/AppleStubs/Tests/AdapterTests/Snippets", "Examples/SwiftUIApp", "Examples/BuiltRoutes",
        "Examples/FoodDelivery/Sources",
    ].flatMap { folder in
        Page.files(in: Page.root.appendingPathComponent(folder), of: "swift").compactMap { try? SnippetFile($0) }
    }

    /// Returns whether the examples, which pages quote in excerpts, contain all lines of a block.
    static func isExcerpt(_ block: Page.Block) -> Bool {
        let known = Set(all.filter { !$0.isSnippet }.flatMap(\.statements))
        return block.code.allSatisfy { known.contains($0.code) && $0.value == nil }
    }

    private static func statements(of lines: [String]) -> [String] {
        var statements: [String] = []
        var open: String?
        for line in lines.map({ CodeLine($0).code }) where !line.isEmpty {
            let whole = open.map { $0 + ($0.hasSuffix("(") ? "" : " ") + line } ?? line
            open = whole.hasPrefix("#expect(") && whole.opens ? whole : nil
            if open == nil { statements.append(whole) }
        }
        return statements
    }

    /// Returns whether the file contains a block: the paragraphs in order, and the lines of each paragraph with only
    /// expectations between them.
    func has(_ block: Page.Block) -> Bool {
        var place = 0
        for paragraph in block.paragraphs.map({ $0.map(\.forms) }) {
            let ends = (place..<max(place, statements.count)).lazy.compactMap { self.end(of: paragraph, at: $0) }
            guard let end = ends.first else { return false }
            place = end
        }
        return true
    }

    /// Returns whether a multi-line string of the file contains an output, line by line.
    func shows(_ block: Page.Block) -> Bool {
        let first = block.lines.first ?? ""
        return lines.indices.contains { start in
            guard lines[start].hasSuffix(first.trimmed) else { return false }
            let indentation = lines[start].prefix { $0 == " " }
            let rest = lines[start...].prefix(block.lines.count)
            let margin = indentation.dropLast(first.prefix { $0 == " " }.count)
            return zip(rest, block.lines).allSatisfy { $0 == ($1.isEmpty ? "" : margin + $1) }
                && rest.count == block.lines.count
        }
    }

    /// Returns the index after a paragraph that starts at a statement.
    private func end(of paragraph: [[[String]]], at start: Int) -> Int? {
        var place = start
        for (number, forms) in paragraph.enumerated() {
            let ends = forms.compactMap { end(of: $0, at: place, skipping: number > 0) }
            guard let end = ends.first else { return nil }
            place = end
        }
        return place
    }

    private func end(of form: [String], at start: Int, skipping: Bool) -> Int? {
        var place = start
        for (number, line) in form.enumerated() {
            while statements.indices.contains(place), statements[place] != line {
                guard skipping || number > 0, statements[place].isExpectation else { return nil }
                place += 1
            }
            guard statements.indices.contains(place) else { return nil }
            place += 1
        }
        return place
    }
}

extension String {
    fileprivate var isExpectation: Bool { hasPrefix("#expect(") || hasPrefix("if case ") && contains("{} else {") }

    /// Whether the string has an unclosed bracket.
    fileprivate var opens: Bool {
        var depth = 0
        _ = outside { rest in
            if rest.first == "(" { depth += 1 } else if rest.first == ")" { depth -= 1 }
            return false
        }
        return depth > 0
    }
}
