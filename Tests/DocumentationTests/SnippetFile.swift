import Foundation

/// A file that is compiled and run, and holds code that the documentation shows.
struct SnippetFile: Sendable {
    let name: String
    /// Whether it is there for the documentation alone.
    let isSnippet: Bool
    /// As they stand in the file.
    private let lines: [String]
    /// Without indentation, comments and empty lines; an expectation is one line, however many it takes.
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

    /// The folders with such files: beside these tests, with the tests of macros and of the tool, and, for what needs
    /// Apple's frameworks, the tests against stand-ins of them and examples.
    static let all: [SnippetFile] = [
        "Tests/DocumentationTests/Snippets", "Tests/WaymarkMacrosTests/Snippets", "Tests/WaymarkToolTests/Snippets",
        "Tests/AppleStubs/Tests/AdapterTests/Snippets", "Examples/SwiftUIApp", "Examples/BuiltRoutes",
        "Examples/FoodDelivery/Sources",
    ].flatMap { folder in
        Page.files(in: Page.root.appendingPathComponent(folder), of: "swift").compactMap { try? SnippetFile($0) }
    }

    /// Whether all lines of a block stand in the examples, which pages show in excerpts.
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

    /// Whether the file has a block of code: each paragraph of it line by line, with nothing in between but
    /// expectations, and the paragraphs in their order.
    func has(_ block: Page.Block) -> Bool {
        var place = 0
        for paragraph in block.paragraphs.map({ $0.map(\.forms) }) {
            let ends = (place..<max(place, statements.count)).lazy.compactMap { self.end(of: paragraph, at: $0) }
            guard let end = ends.first else { return false }
            place = end
        }
        return true
    }

    /// Whether the file has an output, line by line, in a text of several lines.
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

    /// Where a paragraph ends that begins at a statement.
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

    /// Whether a bracket is not closed.
    fileprivate var opens: Bool {
        var depth = 0
        _ = outside { rest in
            if rest.first == "(" { depth += 1 } else if rest.first == ")" { depth -= 1 }
            return false
        }
        return depth > 0
    }
}
