import Testing

@testable import WaymarkCore
@testable import WaymarkEngine
@testable import WaymarkExplain
@testable import WaymarkPrinting

@Suite("Keys of segments")
struct SegmentKeyTests {
    static let lengths = Array(1...40)

    @Test("The key of a segment changes when any byte of the segment changes", arguments: lengths)
    func keys(_ length: Int) {
        let text = (0..<length).map { UInt8(0x41 + $0 % 57) }
        for index in 0..<length {
            var other = text
            other[index] ^= 1
            #expect(!(SegmentKey(text) == SegmentKey(other)), "byte \(index) of \(length)")
        }
        #expect(SegmentKey(text) == SegmentKey(text))
        #expect(!(SegmentKey(text) == SegmentKey(text + [0])))
    }

    @Test(
        "Folding a segment key lowercases ASCII letters and changes nothing else",
        arguments: 0...255 as ClosedRange<UInt8>)
    func folding(_ byte: UInt8) {
        for length in [1, 3, 7, 8, 12, 16, 17, 24, 31] {
            let text = Array(repeating: byte, count: length)
            let folded = text.withBytes { SegmentKey(text).folded($0) }
            #expect(folded == SegmentKey(text.map(\.asciiLowercased)))
        }
    }

    @Test(
        "A literal table finds at least 99% of its keys within its limit of probes",
        arguments: [1, 2, 7, 60, 128, 129, 1000, 10_000])
    func table(_ count: Int) {
        let keys = (0..<count).map { SegmentKey(Array("segment-\($0)".utf8)) }
        let table = LiteralTable(keys)
        let mask = table.slots.count - 1
        #expect(TrieLayout.Literals.lastSlot(multiplier: table.multiplier, shift: table.shift) == mask)
        for (index, key) in keys.enumerated() {
            let first = TrieLayout.Literals.slot(of: key.mixed, multiplier: table.multiplier, shift: table.shift)
            let isNear = (0..<table.probes).contains { table.slots[(first + $0) & mask] == index }
            #expect(isNear != table.rest.contains(index))
        }
        #expect(table.probes <= LiteralTable.limit)
        #expect(table.rest.count <= count / 100, "next to none finds no slot")
        if count <= 7 { #expect(table.probes == 1, "small tables need one probe") }
        if count <= 60 { #expect(table.probes <= 2, "the next slot is the last to be looked at") }
    }
}
