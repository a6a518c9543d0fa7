/// A link of which sixteen bytes can be read even if it has fewer: letters stand behind it then.
struct PaddedText {
    /// The bytes that can be read: those of the link, and letters behind them.
    let readable: Bytes
    /// The number of bytes of the link.
    let count: Int

    /// The link alone.
    var bytes: Bytes {
        @inline(__always) get { readable.part(0..<count) }
    }

    /// - Parameters:
    ///   - bytes: The link, which is used as it is if it is long enough.
    ///   - block: Where a copy stands otherwise.
    @inline(__always)
    init(_ bytes: Bytes, in block: SearchBlock) {
        count = bytes.count
        readable = bytes.count >= 16 ? bytes : bytes.padded(in: block)
    }

    /// What ends a segment from `index` on, one bit for each byte behind an origin, which is `index` or a
    /// little before it; at most 64 bytes are looked at. All of them are judged.
    @inline(__always)
    func stops(from index: Int, _ ordinary: inout ByteBlock.Answers) -> (origin: Int, stops: UInt64) {
        let origin = place(ofBlockAt: index)
        let end = min(count, origin &+ 64)
        var stops: UInt64 = 0
        var offset = origin
        while offset < end {
            let place = place(ofBlockAt: offset)
            let block = readable.block(at: place)
            ordinary.formIntersection(block.ordinary)
            // The last block may say again what the one before it has said.
            stops |= block.segmentEnds &<< UInt64(truncatingIfNeeded: place &- origin)
            offset &+= 16
        }
        return (origin, stops & ~0 &<< UInt64(truncatingIfNeeded: index &- origin))
    }

    /// Whether the bytes of a range are ordinary, whatever stands around them.
    @inline(never)
    func isOrdinary(_ range: Range<Int>) -> Bool {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let place = place(ofBlockAt: offset)
            let others =
                ~readable.block(at: place).ordinary.bits &>> UInt64(truncatingIfNeeded: offset &- place)
            let count = min(range.upperBound, place &+ 16) &- offset
            guard others & ~(~0 &<< UInt64(truncatingIfNeeded: count)) == 0 else { return false }
            offset &+= count
        }
        return true
    }

    /// Where a block begins that has the byte at `offset`, if possible as its first one.
    @inline(__always)
    private func place(ofBlockAt offset: Int) -> Int {
        // Not `min`: it is generic, which costs twenty times as much when code is not optimised.
        let last = readable.count &- 16
        return last < offset ? last : offset
    }
}

extension Bytes {
    /// A copy of a text of fewer than sixteen bytes, with letters behind it.
    @inline(never)
    fileprivate func padded(in block: SearchBlock) -> Bytes {
        let letters = ByteWord.all(0x61)
        let free = UInt64(truncatingIfNeeded: 8 &* (count & 7))
        var (first, second) = (letters, letters)
        if count >= 8 {
            first = word(at: 0).bits
            if count > 8 { second = word(at: count &- 8).bits &>> (64 &- free) | letters &<< free }
        } else {
            first = word(at: 0, count: count).bits | letters &<< free
        }
        return block.shortText(first, second)
    }
}
