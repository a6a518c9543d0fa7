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
    ]

    @Test("are those of the strict policy", arguments: limits)
    func limit(what: String, value: Int) throws {
        let row = try #require(Self.rows.first { $0.first == what })
        #expect(Int(row[1].replacing(",", with: "")) == value)
    }

    @Test("name every scheme that is never routed")
    func schemes() throws {
        let row = try #require(Self.rows.first { $0.first?.hasPrefix("schemes") == true })
        let written = row[1].split(separator: ", ").map { $0.trimmingCharacters(in: ["`"]) }
        #expect(Set(written) == LinkPolicy.defaultForbiddenSchemes)
        #expect(written.count == LinkPolicy.defaultForbiddenSchemes.count)
    }
}
