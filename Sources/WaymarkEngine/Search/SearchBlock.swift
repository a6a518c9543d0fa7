/// The memory of one search: one block, with the state at its beginning, and everything else at places that depend on
/// the tables alone.
struct SearchBlock {
    let start: UnsafeMutableRawPointer

    @inline(__always)
    init(_ start: UnsafeMutableRawPointer) { self.start = start }

    @inline(__always)
    init(of state: UnsafePointer<SearchState>) { start = UnsafeMutableRawPointer(mutating: state) }

    var state: UnsafeMutablePointer<SearchState> { start.assumingMemoryBound(to: SearchState.self) }

    var layout: UnsafeMutablePointer<URLLayout> {
        (start + Places.layout).assumingMemoryBound(to: URLLayout.self)
    }

    /// Sixteen bytes for a shorter link.
    var shortText: UnsafeMutableRawPointer { start + Places.shortText }

    /// For each set of sources one bit: those that take the link as a path, and behind them those that take it with its
    /// host as the first segment.
    var sources: UnsafeMutablePointer<UInt64> { (start + Places.sources).assumingMemoryBound(to: UInt64.self) }

    /// For each marked run its first end that has not been tried.
    func untried(_ places: Places) -> UnsafeMutablePointer<UInt32> {
        (start + places.untried).assumingMemoryBound(to: UInt32.self)
    }

    /// Where each catch-all ends on the way that is tried.
    func runEnds(_ places: Places) -> UnsafeMutablePointer<UInt32> {
        (start + places.runEnds).assumingMemoryBound(to: UInt32.self)
    }

    /// Where each catch-all ends in the best variant.
    func bestEnds(_ places: Places) -> UnsafeMutablePointer<UInt32> {
        (start + places.bestEnds).assumingMemoryBound(to: UInt32.self)
    }

    /// Room for the host, and behind it for the segments of the path as they stand in the link.
    @inline(__always)
    func segments(_ places: Places) -> UnsafeMutablePointer<SegmentRange> {
        (start + places.segments).assumingMemoryBound(to: SegmentRange.self)
    }

    /// Where things stand, in bytes from the start.
    struct Places {
        static var layout: Int { MemoryLayout<SearchState>.stride }
        static var shortText: Int { layout &+ (MemoryLayout<URLLayout>.stride &+ 7) & ~7 }
        static var sources: Int { shortText &+ 16 }
        let untried: Int
        let runEnds: Int
        let bestEnds: Int
        let segments: Int

        init(sourceWords: Int, runMarks: Int, runLevels: Int) {
            untried = Places.sources + 16 * sourceWords
            runEnds = untried + 8 * ((runMarks + 1) / 2)
            bestEnds = runEnds + 4 * runLevels
            segments = bestEnds + 4 * runLevels
        }

        /// The words of eight bytes that a block with so many segments takes: one more has room, for the policy's limit
        /// may be exceeded by one, and one stands before them for the host.
        @inline(__always)
        func wordCount(segmentCount: Int) -> Int { segments / 8 &+ segmentCount &+ 2 }

        /// The longest links for which a small block is enough.
        func smallByteCount(segmentLimit: Int) -> Int {
            let room = Scratch.smallWordCount - wordCount(segmentCount: 0)
            return segmentLimit <= room ? .max : room - 1
        }
    }
}
