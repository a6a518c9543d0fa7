import TestSupport
import Testing

@testable import WaymarkCore
@testable import WaymarkEngine
@testable import WaymarkExplain
@testable import WaymarkPrinting

@Suite("Query item ranges")
struct QueryItemRangesTests {
    @Test(
        "A query is split into items at '&' and each item at the first '='",
        arguments: [
            ("", []), ("&", []), ("&&&", []), ("a", ["a"]), ("a=", ["a|"]), ("=", ["|"]), ("=a", ["|a"]),
            ("a=b=c", ["a|b=c"]), ("a&b=1&&c", ["a", "b|1", "c"]), ("a==&=&", ["a|=", "|"]),
            ("name=12345678&longer=1234567890123456&z", ["name|12345678", "longer|1234567890123456", "z"]),
        ] as [(String, [String])])
    func items(query: String, expected: [String]) {
        #expect(Self.items(of: "/?" + query) == expected)
        #expect(Self.items(of: "/?" + query + "#a=b&c") == expected)
    }

    @Test("A random query is split like its string with the standard library")
    func splitting() {
        var chance = SeededGenerator(seed: 21)
        for _ in 0..<20_000 {
            let query = (0..<Int.random(in: 0...40, using: &chance)).map { _ in
                "aaaaaab=&".randomElement(using: &chance) ?? "a"
            }
            let expected = query.split(separator: "&").map { item in
                let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return parts.map { String($0) }.joined(separator: "|")
            }
            #expect(Self.items(of: "/?" + String(query)) == expected, "\(String(query))")
        }
    }

    private static func items(of link: String) -> [String] {
        guard let layout = try? ParsedURL(link).layout else { return ["rejected"] }
        return link.withBytes { bytes in
            func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
            var ranges = QueryItemRanges(bytes, of: layout)
            var items: [String] = []
            while let item = ranges.next() {
                items.append(text(item.name) + (item.value.map { "|" + text($0) } ?? ""))
            }
            return items
        }
    }
}
