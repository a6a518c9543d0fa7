import Foundation
import Testing

/// Holds the Swift that documentation shows, on pages and in comments, to files that are compiled and run.
///
/// A block stands in a file of `Snippets`, paragraph by paragraph and line by line, with what it needs around it; what
/// a page shows stands in the file of its name. A value that is shown behind `//` is expected there, as `CodeLine`
/// says: `#expect(expression == value)`. An output that is shown stands there as a text that something is compared
/// with.
@Suite("Swift code in the documentation")
struct SnippetTests {
    static let pages = Page.all.filter { !$0.swift.isEmpty }
    static let comments = Page.comments.filter { !$0.blocks.isEmpty }

    @Test("Every Swift block of a page appears in its snippet file or in an example", arguments: pages)
    func page(_ page: Page) {
        let files = SnippetFile.all.filter { $0.name == page.name }
        let missing = page.swift.filter { block in
            !files.contains { $0.has(block) } && !SnippetFile.isExcerpt(block)
        }
        #expect(missing.map(\.text) == [])
    }

    @Test("Every Swift block of a documentation comment appears in a compiled file", arguments: comments)
    func comment(_ comment: Page) {
        #expect(comment.swift.filter { block in !SnippetFile.all.contains { $0.has(block) } }.map(\.text) == [])
    }

    @Test(
        "Every other block of a documentation comment is an output that a compiled file contains",
        arguments: comments)
    func output(_ comment: Page) {
        let outputs = comment.blocks.filter { $0.language != "swift" }
        #expect(outputs.filter { block in !SnippetFile.all.contains { $0.shows(block) } }.map(\.text) == [])
    }

    /// Sessions of the shell, which begin with a dollar sign, are run with the tests of the tool.
    @Test("Every block without a language on a page is a shell session or a tested output", arguments: Page.all)
    func pageOutput(_ page: Page) {
        let outputs = page.blocks.filter { $0.language.isEmpty && !$0.text.hasPrefix("$ ") }
        #expect(outputs.filter { block in !SnippetFile.all.contains { $0.shows(block) } }.map(\.text) == [])
    }

    /// How the text begins that is compared with nothing, and why it is not.
    static let texts = [
        "linux-vdso.so.1": "what ldd says of the tool, which Scripts/check integrations compares",
        "let router = Router()\nfor file in": "an example of its own, which CI builds",
        "for file in try AssociationFiles": "for Vapor, which this project does not build",
        "@Route(\"/user/{usr}": "does not compile; the message is in the tests of macros",
        "table.add(\"/user/{user}/posts/{id}\", \"/p/{post}": "a mistake, in a pattern that is left out",
    ]

    @Test("Every text block on a page is recorded with a reason for not being tested", arguments: Page.all)
    func text(_ page: Page) {
        let texts = page.blocks.filter { $0.language == "text" }.map(\.text)
        #expect(texts.filter { text in !Self.texts.keys.contains { text.hasPrefix($0) } } == [])
    }

    @Test("The documentation has at least the recorded numbers of Swift blocks and values")
    func count() {
        let (shown, commented) = (Self.pages.flatMap(\.swift), Self.comments.flatMap(\.swift))
        #expect(shown.count >= 92, "\(shown.count) on pages")
        #expect(commented.count >= 142, "\(commented.count) in comments")
        let values = [shown, commented].map { $0.flatMap(\.code).count { $0.value != nil } }
        #expect(values[0] >= 69 && values[1] >= 64, "\(values) values are shown")
    }
}
