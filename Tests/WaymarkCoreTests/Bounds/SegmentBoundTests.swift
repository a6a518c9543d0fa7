import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Partial segments that can be split in very many ways.
@Suite("Bounds on the matching of partial segments")
struct SegmentBoundTests {
    /// The maximum number of end offsets that are tried for one start offset of a parameter.
    private static let limit = 128 + 1

    @Test(
        "The router calls a custom type a bounded number of times for each byte",
        arguments: [
            "/{a: T}-{b: T}!", "/{a: T}-{b: T}-{c: T}!", "/{a: T}-{b}-{c: T}-{d: T}-{e: T}!",
            "/{a: T}-{b: T}-{c: T}-{d: T}-{e: T}-{f: T}-{g: T}-{h: T}!",
        ], [100, 400, 1_600])
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func isBounded(pattern: String, length: Int) throws {
        let type = CountedType()
        var table = RouteTable<Int>()
        table.types["T"] = type.constraint { !$0.isEmpty }
        table.add(pattern, to: 0)
        let router = try Router(table)
        let pieces = pattern.split(separator: "{").count * 2
        // No split matches, because the final "!" is missing.
        let dashes = "/" + String(repeating: "-", count: length)
        let asked = type.asked { #expect(router.match(for: dashes) == nil) }
        #expect(asked <= pieces * (length + 1) * Self.limit)
        #expect(router.match(for: dashes + "!")?.route == 0)
    }
}
