import Foundation
import Testing

/// Holds every line of Swift in the documentation to a file that is compiled and run.
///
/// The Swift of `PAGE.md` stands in `Snippets/PAGE.swift`, line by line. A line `expression   // value` of the page stands
/// there as `#expect(expression == value)`, a line `… // throws: …` as `#expect(throws: …) { … }`, every other line as it
/// is; `import` lines and `.package` lines are left out.
@Suite("Swift in the documentation is compiled and run")
struct SnippetTests {
    static let pages = Page.all.filter { !$0.code.isEmpty }

    @Test("Every line of a page stands in its file of tests", arguments: pages)
    func lines(_ page: Page) throws {
        let files = Self.files(for: page)
        let known = try Set(
            files.flatMap { try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n") }
                .map { $0.trimmingCharacters(in: .whitespaces) })
        let missing = page.code.filter { !$0.stands(in: known) }.map(\.text)
        #expect(missing == [], "lines that \(page.name).swift does not have")
    }

    @Test("There are pages with code")
    func count() { #expect(Self.pages.count > 5) }

    /// The files with the code of a page: beside these tests, with the tests of macros, and, for what needs Apple's
    /// frameworks, the example and the tests that are compiled against stand-ins.
    private static func files(for page: Page) -> [URL] {
        let folders = [
            "Tests/DocumentationTests/Snippets", "Tests/WaymarkMacrosTests/Snippets", "Examples/SwiftUIApp",
            "Tests/AppleStubs/Tests/AdapterTests/Snippets",
        ]
        return folders.flatMap { folder -> [URL] in
            let found = FileManager.default.enumerator(
                at: Page.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            return (found?.allObjects as? [URL] ?? []).filter {
                $0.lastPathComponent == "\(page.name).swift"
                    || folder.hasPrefix("Examples") && $0.pathExtension == "swift"
            }
        }
    }
}

/// A line of Swift on a page.
struct CodeLine: Sendable {
    let text: String

    /// What stands before `//`, and what stands behind it.
    private var parts: (code: String, remark: String?) {
        let parts = text.components(separatedBy: " // ")
        return (
            parts[0].trimmingCharacters(in: .whitespaces),
            parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : nil
        )
    }

    /// Whether a file has the line, as it is or as an expectation.
    func stands(in known: Set<String>) -> Bool {
        let (code, remark) = parts
        if known.contains(code) { return true }
        guard let remark else { return false }
        let value = remark.hasPrefix("nil:") ? "nil" : remark
        let expectations = [
            "#expect(\(code) == \(value))", "#expect(try \(code) == \(value))", "#expect(\(code)\(value))",
        ]
        return expectations.contains(where: known.contains)
            || remark.hasPrefix("throws") && known.contains { $0.hasPrefix("#expect(throws:") && $0.contains(code) }
            || remark.hasPrefix(".") && known.contains { $0.hasPrefix("#expect(") && $0.contains(code) }
    }
}

extension Page {
    /// Every line of Swift that has to be compiled.
    var code: [CodeLine] {
        blocks.filter { $0.language == "swift" }.flatMap(\.lines)
            .map { CodeLine(text: $0.trimmingCharacters(in: .whitespaces)) }
            .filter { line in
                !line.text.isEmpty && !["import ", ".package", "//"].contains { line.text.hasPrefix($0) }
            }
    }
}
