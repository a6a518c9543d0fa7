import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

@Suite("Types with every kind of Codable implementation")
struct HandwrittenTests {
    static let small = Widths(
        a: .min, b: .min, c: .min, d: .min, e: .min, f: .min, g: .min, h: .min, i: .min, j: -1.5, k: -0.1, l: false,
        m: "", n: .min)
    static let large = Widths(
        a: .max, b: .max, c: .max, d: .max, e: .max, f: .max, g: .max, h: .max, i: .max, j: 1.5, k: 0.1, l: true,
        m: "a&b", n: .max)

    @Test(
        "Codable types of every integer width and with hand-written coding print and read back",
        arguments: [
            EncodingTests.Example(
                Widths.pattern, small,
                "/-128/-32768/-2147483648/-9223372036854775808/0/0/0/0/0"
                    + "?j=-1.5&k=-0.1&l=false&m=&n=-9223372036854775808"),
            EncodingTests.Example(
                Widths.pattern, large,
                "/127/32767/2147483647/9223372036854775807/18446744073709551615/255/65535/4294967295/"
                    + "18446744073709551615?j=1.5&k=0.1&l=true&m=a%26b&n=9223372036854775807"),
            EncodingTests.Example(PerhapsWidths.pattern, PerhapsWidths(), "/x"),
            EncodingTests.Example(
                PerhapsWidths.pattern,
                PerhapsWidths(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 1, k: 2, l: true, m: "m", n: 0),
                "/x?a=1&b=2&c=3&d=4&e=5&f=6&g=7&h=8&i=9&j=1&k=2&l=true&m=m&n=0"),
            EncodingTests.Example(
                "/{name}?steps={steps: [Int]}", ByHand(steps: [3, 1, 2], name: "a"), "/a?steps=3,1,2"),
            EncodingTests.Example("/x?ids={ids: [Int]}", [Key(2), Key(1)], "/x?ids=2,1"),
        ])
    func bothWays(_ example: EncodingTests.Example) throws {
        let result = try example.run()
        #expect(result.printed == example.link)
        #expect(result.isSame)
    }

    @Test(
        "A link with a malformed, missing or out-of-range value does not decode",
        arguments: [
            "/128/1/1/1/1/1/1/1/1?j=1&k=1&l=true&m=m&n=1", "/1/1/1/1/-1/1/1/1/1?j=1&k=1&l=true&m=m&n=1",
            "/1/1/1/1/1/256/1/1/1?j=1&k=1&l=true&m=m&n=1", "/1/1/1/1/1/1/1/1/1?j=1&k=x&l=true&m=m&n=1",
            "/1/1/1/1/1/1/1/1/1?j=1&k=1&l=yes&m=m&n=1", "/1/1/1/1/1/1/1/1/1?j=1&k=1&l=true&m=m",
        ])
    func misfits(_ link: String) throws {
        #expect(try DecodingTests.outcome(Widths.pattern, Widths.self, link) == "unmatched")
    }

    @Test(
        "A type with nested containers is refused by the table, or neither prints nor matches",
        arguments: Nested.Way.allCases)
    func refused(_ way: Nested.Way) throws {
        Nested.$way.withValue(way) {
            var table = RouteTable<Nested>()
            table.add("/x?list={list: [String]}", decoding: Nested.self) { $0 }
            do throws(RouteTableError) {
                let router = try Router(table)
                #expect(throws: PrintError.self) { try router.url(for: Nested()) }
                if case .matched = router.result(for: "/x?list=a,b") {
                    Issue.record("a link gives what it cannot spell")
                }
            } catch {
                #expect(error.problems.allSatisfy { !$0.message.isEmpty })
            }
        }
    }
}
