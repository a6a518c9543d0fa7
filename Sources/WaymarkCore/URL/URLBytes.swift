/// The bytes of a URL, read eight at a time.
///
/// A word holds eight bytes, the first one lowest; behind the text it holds zeros, which belong to no run. Every run
/// therefore ends within the text, and nothing outside of it is read.
struct URLBytes {
    let base: UnsafePointer<UInt8>
    let count: Int

    subscript(index: Int) -> UInt8 { base[index] }

    /// The bytes from `start` to `end`, which the caller knows to be inside the text.
    subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
    }

    /// The eight bytes at `index`, which is at most `count`.
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        index &+ 8 <= count ? wholeWord(at: index) : lastWord(at: index)
    }

    @inline(__always)
    private func wholeWord(at index: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }

    /// Fewer than eight bytes: the upper part of the text's last word, or, in a shorter text, byte by byte.
    @inline(__always)
    private func lastWord(at index: Int) -> UInt64 {
        guard count < 8 else { return wholeWord(at: count &- 8) >> UInt64(8 &* (index &+ 8 &- count)) }
        var word: UInt64 = 0
        for position in (index..<count).reversed() {
            word = word &<< 8 | UInt64(base[position])
        }
        return word
    }
}

extension URLBytes {
    /// The end of the run of ordinary path bytes from `index`: letters, digits and `&'()*+,-.:;`. The other characters
    /// of a path are legal too, and rare enough to be looked at one by one.
    @inline(__always)
    func endOfPathRun(from index: Int) -> Int {
        endOfRun(from: index) { word in
            (Lanes.letters(word) | Lanes.bytes(word, from: "&", through: ";")) & ~Lanes.bytes(word, equalTo: "/")
        }
    }

    /// The end of the run of ordinary query bytes from `index`: letters, digits and `'()*+,-./:;=`.
    @inline(__always)
    func endOfQueryRun(from index: Int) -> Int {
        endOfRun(from: index) { word in
            Lanes.letters(word) | Lanes.bytes(word, from: "'", through: ";") | Lanes.bytes(word, equalTo: "=")
        }
    }

    /// The end of the run of host name bytes from `index`: letters, digits, `-`, and dots that do not follow the start
    /// or another dot.
    @inline(__always)
    func endOfHostRun(from index: Int) -> Int {
        var wordBeganAfterDot: UInt64 = 0x80
        return endOfRun(from: index) { word in
            let dots = Lanes.bytes(word, equalTo: ".")
            let repeated = dots & (dots &<< 8 | wordBeganAfterDot)
            wordBeganAfterDot = dots &>> 56
            let legal = Lanes.letters(word) | Lanes.bytes(word, from: "-", through: "9")
            return legal & ~Lanes.bytes(word, equalTo: "/") & ~repeated
        }
    }

    /// Goes on by whole words until one has a byte that is not accepted. `accepted` sets the highest bit of each byte
    /// that is; its word has 7-bit bytes.
    @inline(__always)
    private func endOfRun(from start: Int, accepted: (UInt64) -> UInt64) -> Int {
        var index = start
        while true {
            let word = word(at: index)
            let stops = (~accepted(word & ~Lanes.highBits) | word) & Lanes.highBits
            if stops != 0 { return index &+ stops.trailingZeroBitCount &>> 3 }
            index &+= 8
        }
    }
}

/// Questions asked of eight 7-bit bytes at once. An answer has the highest bit of a byte set where it is yes, and its
/// other bits are arbitrary.
private enum Lanes {
    static var ones: UInt64 { 0x0101_0101_0101_0101 }
    static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    @inline(__always)
    static func bytes(_ word: UInt64, from low: Unicode.Scalar, through high: Unicode.Scalar) -> UInt64 {
        (word &+ ones &* (0x80 &- UInt64(low.value))) & ~(word &+ ones &* (0x7F &- UInt64(high.value)))
    }

    @inline(__always)
    static func bytes(_ word: UInt64, equalTo byte: Unicode.Scalar) -> UInt64 {
        highBits &- (word ^ ones &* UInt64(byte.value))
    }

    /// `A`–`Z` and `a`–`z`: setting the bit between the cases maps nothing else onto letters.
    @inline(__always)
    static func letters(_ word: UInt64) -> UInt64 {
        bytes(word | ones &* 0x20, from: "a", through: "z")
    }
}
