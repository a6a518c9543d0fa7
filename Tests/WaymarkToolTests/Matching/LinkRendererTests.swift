import Testing
import WaymarkCore

@testable import WaymarkTool

@Suite("Link renderer")
struct LinkRendererTests {
    /// The JSON for a link that is given in part, as the splitter gives a long one.
    private static func json(_ text: String, length: Int? = nil) throws -> String {
        var table = RouteTable<Int>()
        table.add("/a", named: "a", to: 0)
        let renderer = LinkRenderer(router: try Router(table), format: .json, style: .plain)
        var out = OutputBuffer()
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            _ = renderer.render(InputLine(bytes: bytes, length: length ?? bytes.count), to: &out)
        }
        return out.text
    }

    @Test(
        "Of a link that is too long the beginning is shown, and no part of a character",
        arguments: [
            ("x", 1024, "x"), ("é", 511, "é"), ("€", 341, "€"), ("😀", 255, "😀"),
        ])
    func tooLong(_ character: String, _ shown: Int, _ expected: String) throws {
        let json = try Self.json("/" + String(repeating: character, count: 9000))
        let beginning = "/" + String(repeating: expected, count: shown - (character == "x" ? 1 : 0))
        #expect(json.hasPrefix("{\"url\":\"\(beginning)…\",\"outcome\":\"rejected\",\"reason\":\"tooLong\""))
    }

    @Test("A line that is not there as a whole is too long, whatever its beginning says")
    func inPart() throws {
        #expect(try Self.json("/a", length: 8193).contains("\"reason\":\"tooLong\""))
        #expect(try Self.json("/a", length: 2).contains("\"outcome\":\"matched\""))
    }

    @Test("The longest acceptable link is shown as a whole")
    func longest() throws {
        let link = "/" + String(repeating: "x", count: 8191)
        #expect(try Self.json(link).hasPrefix("{\"url\":\"\(link)\",\"outcome\":\"unmatched\""))
    }

    @Test("Query values stand under their names, compared by bytes, in the order of their items")
    func query() {
        let items = [("a", "1"), ("b", nil), ("a", nil), ("\u{E9}", "2"), ("e\u{301}", "3"), ("", "")]
        let groups = Array(QueryValues(items.map { QueryItem(name: $0.0, value: $0.1) }))
        #expect(groups.map(\.name.unicodeScalars.count) == [1, 1, 1, 2, 0])
        #expect(groups.map(\.values) == [["1", nil], [nil], ["2"], ["3"], [""]])
    }
}
