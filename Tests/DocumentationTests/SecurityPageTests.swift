import Foundation
import Testing
import Waymark

@Suite("The limits in SECURITY.md")
struct SecurityPageTests {
    static let rows = ((try? Page(Page.root.appendingPathComponent("SECURITY.md")))?.lines ?? [])
        .filter { $0.hasPrefix("| ") }
        .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }

    static let limits: [(String, Int)] = [
        ("bytes of a link", LinkPolicy.strict.maximumLength),
        ("segments of a link", LinkPolicy.strict.maximumSegments),
        ("query items of a link", LinkPolicy.strict.maximumQueryItems),
        ("variants of one pattern", PatternVariant.limit),
        (
            "variants of all patterns with more than \(PatternVariant.smallVariantCount) variants each",
            PatternVariant.tableLimit
        ),
        ("segments of a pattern", PatternVariant.segmentLimit),
    ]

    @Test("Limits in SECURITY.md equal those of the strict policy and of patterns", arguments: limits)
    func limit(what: String, value: Int) throws {
        let row = try #require(Self.rows.first { $0.first == what })
        #expect(Int(row[1].replacing(",", with: "")) == value)
    }

    @Test("The page about writing patterns states the actual limits of patterns")
    func patternLimits() throws {
        let lines = try Page(named: "WritingPatterns").lines
        let start = try #require(lines.firstIndex(of: "## Limits"))
        let text = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.joined(separator: " ")
        let numbers = text.replacing(",", with: "").split { !$0.isNumber }.compactMap { Int($0) }
        #expect(
            numbers.prefix(5) == [
                PatternVariant.segmentLimit, PatternVariant.limit, BraceSyntax.depthLimit,
                PatternVariant.smallVariantCount,
                PatternVariant.tableLimit,
            ])
    }

    @Test("Each test that the OWASP table of SECURITY.md names is a test file")
    func namedTests() throws {
        let folder = Page.root.appendingPathComponent("Tests")
        let files = Set(Page.files(in: folder, of: "swift").map { $0.deletingPathExtension().lastPathComponent })
        let page = try Page(Page.root.appendingPathComponent("SECURITY.md"))
        let named = page.rows(under: "| OWASP").compactMap(\.last).flatMap { $0 }
        #expect(named.count > 20)
        #expect(named.filter { !files.contains($0) } == [])
    }

    @Test("SECURITY.md names exactly the schemes that are never routed")
    func schemes() throws {
        let row = try #require(Self.rows.first { $0.first?.hasPrefix("schemes") == true })
        let written = row[1].split(separator: ", ").map { $0.trimmingCharacters(in: ["`"]) }
        #expect(Set(written) == LinkPolicy.defaultForbiddenSchemes)
        #expect(written.count == LinkPolicy.defaultForbiddenSchemes.count)
    }
}
