import Foundation
import Testing

/// Compares the Swift code on pages and in comments with files that are compiled and run.
///
/// A file of `Snippets` contains each block, paragraph by paragraph and line by line, with the code that it depends on.
/// The file for a page has the page's name. A value after `//` is expected there: `#expect(expression == value)`, as
/// defined by `CodeLine`. The file contains a displayed output as a string that a test compares.
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

    /// The tool tests run the shell sessions, which start with a dollar sign.
    @Test("Every block without a language on a page is a shell session or a tested output", arguments: Page.all)
    func pageOutput(_ page: Page) {
        let outputs = page.blocks.filter { $0.language.isEmpty && !$0.text.hasPrefix("$ ") }
        #expect(outputs.filter { block in !SnippetFile.all.contains { $0.shows(block) } }.map(\.text) == [])
    }

    /// The starts of untested outputs, with the reason.
    static let texts = [
        "linux-vdso.so.1": "what ldd says of the tool, which Scripts/check integrations compares",
        "let router = Router()\nfor file in": "an example of its own, which CI builds",
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
