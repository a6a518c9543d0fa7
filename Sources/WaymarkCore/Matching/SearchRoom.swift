/// The memory of one search, in one block that usually fits on the stack.
struct SearchRoom {
    private let segments: Int
    private let sourceWords: Int
    private let runMarks: Int
    private let runLevels: Int

    /// - Parameters:
    ///   - segmentLimit: The most segments that the policy takes.
    ///   - count: The number of bytes of the link: it has no more segments than that, and one.
    init(segmentLimit: Int, trie: borrowing RouteTrie, count: Int) {
        // One for the host, one more than the policy takes so that the excess is seen.
        segments = min(max(segmentLimit, 0), count + 1) + 2
        sourceWords = trie.sources.wordCount
        runMarks = trie.runMarks
        runLevels = trie.runLevels
    }

    /// Never 0, so the block has an address.
    var wordCount: Int { segments + 2 * sourceWords + (runMarks + 1) / 2 + runLevels }

    /// Where things stand in the block.
    struct Places {
        /// The host, and behind it the segments of the path.
        let segments: UnsafeMutablePointer<SegmentRange>
        let pathSegments: UnsafeMutableBufferPointer<SegmentRange>
        let pathSources: UnsafeMutablePointer<UInt64>
        let hostSources: UnsafeMutablePointer<UInt64>
        let untried: UnsafeMutablePointer<UInt32>
        let runEnds: UnsafeMutablePointer<UInt32>
        let bestEnds: UnsafeMutablePointer<UInt32>
    }

    /// Divides a block of ``wordCount`` words.
    func places(in block: UnsafeMutableRawPointer) -> Places {
        var next = block
        func take<T>(_ type: T.Type, _ count: Int) -> UnsafeMutablePointer<T> {
            defer { next += count * MemoryLayout<T>.stride }
            return next.bindMemory(to: type, capacity: count)
        }
        let ranges = take(SegmentRange.self, segments)
        let path = take(UInt64.self, sourceWords)
        let host = take(UInt64.self, sourceWords)
        let untried = take(UInt32.self, runMarks)
        let ends = take(UInt32.self, runLevels)
        let best = take(UInt32.self, runLevels)
        return Places(
            segments: ranges, pathSegments: UnsafeMutableBufferPointer(start: ranges + 1, count: segments - 1),
            pathSources: path, hostSources: host, untried: untried, runEnds: ends, bestEnds: best)
    }
}
