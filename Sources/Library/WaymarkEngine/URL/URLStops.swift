/// An iterator over the bytes of a URL that a splitter must examine (stops): delimiters, illegal bytes, and a few rare
/// legal ones. It skips other bytes in blocks of 64. The last stop is the end; do not advance past it.
struct URLStops {
    private var bytes: Bytes
    private var start: Int
    /// The remaining stops (bytes to examine) of 64 bytes, as one bit per byte, with the first byte lowest.
    private var stops: UInt64
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

    @inline(__always)
    mutating func advance() {
        self = URLStops(in: bytes, from: start, stops: stops & (stops &- 1))
    }

    /// Returns an iterator at the first stop (byte to examine) at or after `index`, which is not before `current`.
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
    /// Returns one bit for each of the 64 bytes from `index` on that must be examined, or that is past the end.
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

    /// Returns one bit for each of the last bytes, at most fifteen, that must be examined, or that is past the end.
    @inline(__always)
    private func lastStops(from index: Int) -> UInt64 {
        let behind: UInt64 = ~0 &<< UInt64(truncatingIfNeeded: count &- index)
        if count < 16 { return behind | shortBlock().stops &>> UInt64(truncatingIfNeeded: index) }
        let before = UInt64(truncatingIfNeeded: index &+ 16 &- count)
        return behind | block(at: count &- 16).stops &>> before
    }

    @inline(never)
    private func shortBlock() -> ByteBlock {
        guard count < 8 else {
            return ByteBlock(word(at: 0).bits, word(at: count &- 8).bits >> UInt64(8 &* (16 &- count)))
        }
        return ByteBlock((0..<count).reversed().reduce(0) { $0 &<< 8 | UInt64(self[$1]) }, 0)
    }
}
