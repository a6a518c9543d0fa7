/// Finds the bytes of a URL that are worth a look: those that end something, those that are not legal, and some that
/// are legal and rare. Letters, digits, `-` and `_` are passed over, 64 bytes at a time.
///
/// The end of the text is the last stop; there is none to advance to behind it.
struct URLStops {
    private var bytes: Bytes
    /// Where the block begins that is looked at.
    private var start: Int
    /// The stops in that block that are still to come, one bit for each byte, the first one lowest.
    private var stops: UInt64
    /// The offset of the stop that is looked at.
    private(set) var current: Int

    @inline(__always)
    init(in bytes: Bytes, from index: Int) {
        self.init(in: bytes, from: index, stops: bytes.stops(from: index))
    }

    @inline(__always)
    private init(in bytes: Bytes, from start: Int, stops: UInt64) {
        self.bytes = bytes
        self.start = start
        self.stops = stops
        current = start &+ stops.trailingZeroBitCount
        if stops == 0 { self = nextBlock() }
    }

    /// Goes to the next stop.
    @inline(__always)
    mutating func advance() {
        self = URLStops(in: bytes, from: start, stops: stops & (stops &- 1))
    }

    /// The stops from `index` on, which is not before the current one and at most the end of the text.
    @inline(never)
    func skipping(to index: Int) -> URLStops {
        guard index &- start < 64 else { return URLStops(in: bytes, from: index) }
        let left = stops & ~0 &<< UInt64(truncatingIfNeeded: index &- start)
        return URLStops(in: bytes, from: start, stops: left)
    }

    @inline(never)
    private func nextBlock() -> URLStops {
        var start = start
        var stops: UInt64 = 0
        while stops == 0 {
            start &+= 64
            stops = bytes.stops(from: start)
        }
        return URLStops(in: bytes, from: start, stops: stops)
    }
}

extension Bytes {
    /// The stops among the 64 bytes from `index`, which is at most `count`. Behind the text every byte is one.
    @inline(never)
    fileprivate func stops(from index: Int) -> UInt64 {
        let whole = Swift.min(64, (count &- index) & ~15)
        var stops: UInt64 = 0
        var offset = 0
        while offset < whole {
            stops |= block(at: index &+ offset).stops &<< UInt64(truncatingIfNeeded: offset)
            offset &+= 16
        }
        return whole == 64 ? stops : stops | lastStops(from: index &+ whole) &<< UInt64(truncatingIfNeeded: whole)
    }

    /// The stops among the fewer than sixteen bytes from `index` to the end, and behind it.
    @inline(__always)
    private func lastStops(from index: Int) -> UInt64 {
        let behind: UInt64 = ~0 &<< UInt64(truncatingIfNeeded: count &- index)
        if count < 16 { return behind | shortBlock().stops &>> UInt64(truncatingIfNeeded: index) }
        let before = UInt64(truncatingIfNeeded: index &+ 16 &- count)
        return behind | block(at: count &- 16).stops &>> before
    }

    /// A text of fewer than sixteen bytes.
    @inline(never)
    private func shortBlock() -> ByteBlock {
        guard count < 8 else {
            return ByteBlock(word(at: 0).bits, word(at: count &- 8).bits >> UInt64(8 &* (16 &- count)))
        }
        return ByteBlock((0..<count).reversed().reduce(0) { $0 &<< 8 | UInt64(self[$1]) }, 0)
    }
}
