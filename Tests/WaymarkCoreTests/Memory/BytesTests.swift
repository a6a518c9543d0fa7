import TestSupport
import Testing

@testable import WaymarkEngine

@Suite("Views of bytes")
struct BytesTests {
    /// Returns random bytes: letters, delimiters, control characters and non-ASCII bytes.
    private static func text(_ count: Int, by generator: inout SeededGenerator) -> [UInt8] {
        (0..<count).map { _ in
            generator.once(in: 2) ? UInt8(generator.below(256)) : generator.pick(Array("aZ09-_/?#%&=.:@[~".utf8))
        }
    }

    /// Returns the bytes as a little-endian number.
    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    @Test("A word read from bytes equals the reference at every offset and alignment", arguments: 0..<8)
    func words(_ alignment: Int) {
        var generator = SeededGenerator(seed: alignment)
        for count in 0...40 {
            let all = Self.text(alignment + count, by: &generator)
            let text = Array(all[alignment...])
            all.withBytes { all in
                let bytes = all.part(alignment..<alignment + count)
                for index in 0...count {
                    for length in 0...8 where index + length <= count {
                        let expected = Self.number(text[index..<index + length])
                        if length < 8 {
                            #expect(bytes.word(at: index, count: length).bits == expected)
                        } else {
                            #expect(bytes.word(at: index).bits == expected)
                        }
                    }
                }
            }
        }
    }

    @Test("A block of 16 bytes marks stops and segment ends at every offset and alignment", arguments: 0..<16)
    func blocks(_ alignment: Int) {
        var generator = SeededGenerator(seed: 100 + alignment)
        let names = ByteSet.label
        let ends = Array("/?#".utf8)
        for count in 16...48 {
            let all = Self.text(alignment + count, by: &generator)
            let text = Array(all[alignment...])
            all.withBytes { all in
                let bytes = all.part(alignment..<alignment + count)
                for index in 0...count - 16 {
                    let block = bytes.block(at: index)
                    for offset in 0..<16 {
                        let byte = text[index + offset]
                        #expect(block.stops >> UInt64(offset) & 1 == (names.contains(byte) ? 0 : 1))
                        #expect(block.segmentEnds >> UInt64(offset) & 1 == (ends.contains(byte) ? 1 : 0))
                    }
                }
            }
        }
    }

    @Test("A part of bytes has the same elements, order and equality as an array slice", arguments: 0..<20)
    func parts(_ seed: Int) {
        var generator = SeededGenerator(seed: 200 + seed)
        let text = Self.text(generator.below(30), by: &generator)
        text.withBytes { bytes in
            #expect(Array(bytes) == text && bytes.map { $0 } == text && bytes.indices.map { bytes[$0] } == text)
            #expect(String(bytes: bytes) == String(decoding: text, as: UTF8.self))
            for start in 0...text.count {
                for end in start...text.count {
                    let part = bytes.part(start..<end)
                    #expect(Array(part) == Array(text[start..<end]) && Array(bytes[start..<end]) == Array(part))
                    let other = Array(text[..<(end - start)])
                    #expect(other.withBytes { part.equals($0) } == (Array(part) == other))
                }
                #expect(bytes.has(0x2F, at: start) == (start < text.count && text[start] == 0x2F))
            }
        }
    }

    @Test("The key of a segment is the same at every offset in a link", arguments: 0..<20)
    func keys(_ seed: Int) {
        var generator = SeededGenerator(seed: 300 + seed)
        let text = Self.text(40, by: &generator)
        for start in 0..<40 {
            for end in start + 1...40 {
                let segment = SegmentRange(start: UInt32(start), end: UInt32(end))
                let key = text.withBytes { SegmentKey(segment, of: $0) }
                #expect(key == SegmentKey(Array(text[start..<end])), "\(start)..<\(end)")
                #expect(key.head == Self.number(text[start..<min(end, start + 8)]))
            }
        }
    }

    @Test("A short link is padded with letters up to 16 bytes", arguments: 0..<40)
    func padding(_ count: Int) {
        var generator = SeededGenerator(seed: 400 + count)
        let text = Self.text(count, by: &generator)
        text.withBytes { bytes in
            Scratch.withSmallBlock { block in
                let padded = CommonLinkSplitter(bytes, in: block)
                #expect(Array(padded.bytes) == text)
                let letters = Array(repeating: UInt8(ascii: "a"), count: max(0, 16 - count))
                #expect(Array(padded.readable) == text + letters)
            }
        }
    }

    @Test("A row and a room return the elements that were stored", arguments: 0..<10)
    func rows(_ seed: Int) {
        var generator = SeededGenerator(seed: 500 + seed)
        let numbers = (0..<generator.below(20)).map { _ in generator.below(1000) }
        let compiled = ConstantArray(numbers)
        #expect((0..<compiled.count).map { compiled.span[$0] } == numbers)
        #expect((0..<compiled.count).map { compiled.span.pointer($0).value } == numbers)
        #expect(numbers.withSpan { row in (0..<row.count).map { row[$0] } } == numbers)
        let copy = Scratch.withMutableSpan(of: Int.self, count: numbers.count) { room in
            for index in numbers.indices.reversed() { room[index] = numbers[index] }
            return (0..<room.count).map { room.span(room.count)[$0] }
        }
        #expect(copy == numbers)
    }

    @Test("Scratch.withSlot returns a stored value once, and nothing before or after")
    func slots() {
        let value = Array("a text that is long enough to stand on the heap".utf8)
        let taken = Scratch.withSlot(for: [UInt8].self) { slot -> [[UInt8]?]? in
            let before = slot.take()
            slot.put(value)
            return [before, slot.take(), slot.take()]
        }
        #expect(taken == [nil, value, nil])
    }
}

#if DEBUG && os(Linux)
    @Suite("Traps of views outside their bounds in debug builds")
    struct BytesBoundsTests {
        @Test("Reading a byte after the end of a view traps")
        func byte() async {
            await #expect(processExitsWith: .failure) { [1, 2, 3].withBytes { _ = $0[3] } }
        }

        @Test("Reading a byte before the beginning of a view traps")
        func byteBefore() async {
            await #expect(processExitsWith: .failure) { [1, 2, 3].withBytes { _ = $0.part(1..<3)[-1] } }
        }

        @Test("Reading a word that extends past the end of a view traps")
        func word() async {
            await #expect(processExitsWith: .failure) {
                [UInt8](repeating: 0, count: 16).withBytes { _ = $0.part(0..<9).word(at: 2) }
            }
        }

        @Test("Reading a block that extends past the end of a view traps")
        func block() async {
            await #expect(processExitsWith: .failure) {
                [UInt8](repeating: 0, count: 32).withBytes { _ = $0.part(0..<16).block(at: 1) }
            }
        }

        @Test("Taking a part that extends past the end of a view traps")
        func part() async {
            await #expect(processExitsWith: .failure) { [1, 2, 3].withBytes { _ = $0.part(2..<4) } }
        }

        @Test("Reading an element after the end of a row traps")
        func row() async {
            await #expect(processExitsWith: .failure) { _ = ConstantArray([1, 2]).span[2] }
        }

        @Test("Writing an element after the end of a room traps")
        func room() async {
            await #expect(processExitsWith: .failure) { Scratch.withMutableSpan(of: Int.self, count: 2) { $0[2] = 1 } }
        }

        @Test("Reading a word after the end of a compiled table traps")
        func tableWord() async {
            await #expect(processExitsWith: .failure) {
                // `withExtendedLifetime` keeps the words alive.
                let words = ConstantArray<UInt32>([2, 7])
                withExtendedLifetime(words) { _ = TableWords(words.span)[2] }
            }
        }
    }
#endif
