/// A URL splitter for common links, five times as fast as ``URLSplitter``. The path of a common link has only the bytes
/// of ``ByteBlock/ordinary``, and no segment that is empty or begins with a dot.
///
/// ``URLSplitter`` handles all other links, and has the same results for common ones: tests compare the two. Not used
/// for policies with an option of ``LinkPolicy/Leniencies/aboutReading``.
struct CommonLinkSplitter {
    let text: PaddedText
    /// Memory for one segment per byte, or for the maximum number of segments.
    let segments: UncheckedMutableSpan<SegmentRange>
    let queryItemLimit: Int

    /// The part of a link that was split.
    enum Outcome {
        case all
        /// Only the path was split. The link may have a byte that is not ordinary, or too many query items.
        case path
        /// Nothing was split: layout and segments are undefined.
        case none
    }

    /// Splits the path and query of a link into `segments` and `layout`. The path is empty or begins with the `/` at
    /// `index`. Each block is loaded once, to classify its bytes and to find the ends of segments.
    @inline(__always)
    func split(from index: Int, into layout: inout URLLayout) -> Outcome {
        // The padding after the link has no delimiters.
        guard text.readable.has(.slash, at: index) else { return splitQuery(from: index, into: &layout) }
        var (start, known) = (index &+ 1, index &+ 1)
        var (end, number) = (text.count, 0)
        var ordinary = ByteBlock.Answers.yes
        search: while known < text.count {
            let blockStart = text.blockStart(containing: known)
            var stops = text.stops(from: known, ofBlockAt: blockStart, &ordinary)
            while stops != 0 {
                let stop = known &+ stops.trailingZeroBitCount
                stops &= stops &- 1
                if text.readable[stop] != .slash {
                    end = stop
                    known = blockStart &+ 16
                    break search
                }
                guard stop > start, number < segments.count, text.readable[start] != .dot else { return .none }
                segments[number] = SegmentRange(
                    start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: stop))
                number &+= 1
                start = stop &+ 1
            }
            known = blockStart &+ 16
        }
        layout.flags.insert(.isRooted)
        if end > start {
            guard number < segments.count, text.readable[start] != .dot else { return .none }
            segments[number] = SegmentRange(
                start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
            number &+= 1
        } else if start > index &+ 1 {
            layout.flags.insert(.hasTrailingSlash)
        }
        notePath(from: index, to: end, number, in: &layout)
        guard end < text.count else { return ordinary.areAll ? .all : .path }
        return noteQuery(from: end, in: &layout, &ordinary, judgedUpTo: known) ? .all : .path
    }

    @inline(__always)
    private func splitQuery(from index: Int, into layout: inout URLLayout) -> Outcome {
        let isEnd = index == text.count || text.readable[index] == .question || text.readable[index] == .hash
        guard isEnd else { return .none }
        notePath(from: index, to: index, 0, in: &layout)
        guard index < text.count else { return .all }
        var ordinary = ByteBlock.Answers.yes
        return noteQuery(from: index, in: &layout, &ordinary, judgedUpTo: index) ? .all : .path
    }

    /// Stores the range of a path and its number of segments in the layout, with an empty query and fragment.
    @inline(__always)
    private func notePath(from start: Int, to end: Int, _ count: Int, in layout: inout URLLayout) {
        layout.pathStart = UInt32(truncatingIfNeeded: start)
        layout.pathEnd = UInt32(truncatingIfNeeded: end)
        layout.segmentCount = UInt32(truncatingIfNeeded: count)
        let end = UInt32(truncatingIfNeeded: text.count)
        layout.queryStart = end
        layout.queryEnd = end
        layout.fragmentStart = end
        layout.end = end
    }

    /// Stores the query. Returns `false` for a byte that is not ordinary, or if half the length, which bounds the
    /// number of query items, exceeds their limit. Bytes before `judged` are already classified.
    @inline(__always)
    private func noteQuery(
        from index: Int, in layout: inout URLLayout, _ ordinary: inout ByteBlock.Answers, judgedUpTo judged: Int
    ) -> Bool {
        text.judge(from: judged, &ordinary)
        guard ordinary.areAll, (text.count &- index) / 2 <= queryItemLimit else { return false }
        layout.flags.insert(.hasQuery)
        layout.queryStart = UInt32(truncatingIfNeeded: index &+ 1)
        return true
    }
}

extension PaddedText {
    /// Splits query and fragment with ``URLSplitter``. Returns `false` if they are invalid or the path is not ordinary.
    @inline(never)
    func splitGenerally(
        behindPathOf layout: inout URLLayout, _ leniencies: LinkPolicy.Leniencies, queryItemLimit: Int
    ) -> Bool {
        let path = layout.path
        // White space at the end is rejected before splitting, even where it is legal inside.
        guard isOrdinary(path), !ByteSet.whitespace.contains(bytes[bytes.count &- 1]) else { return false }
        let splitter = URLSplitter(bytes, leniencies: leniencies, queryItemLimit: queryItemLimit)
        do throws(LinkRejection) {
            try splitter.splitEnd(from: path.upperBound, into: &layout)
        } catch {
            return false
        }
        layout.end = splitter.offset(bytes.count)
        return true
    }
}

// MARK: Sixteen bytes at once

/// The bytes of a link, followed by letters as padding if there are fewer than sixteen, so that a block can be loaded.
struct PaddedText {
    let readable: Bytes
    let count: Int

    var bytes: Bytes {
        @inline(__always) get { readable.first(count) }
    }

    /// Creates a view of the link, or of a padded copy in the block if the link has fewer than sixteen bytes.
    @inline(__always)
    init(_ bytes: Bytes, in block: SearchBlock) {
        count = bytes.count
        readable = bytes.count >= 16 ? bytes : bytes.padded(in: block)
    }

    /// Returns the `/`, `?` and `#` of a block as bits; the lowest bit is for the byte at `index`. Intersects
    /// `ordinary` with the block's mask of ordinary bytes.
    @inline(__always)
    func stops(from index: Int, ofBlockAt blockStart: Int, _ ordinary: inout ByteBlock.Answers) -> UInt64 {
        let block = readable.block(at: blockStart)
        ordinary.formIntersection(block.ordinary)
        return block.segmentEnds &>> UInt64(truncatingIfNeeded: index &- blockStart)
    }

    /// Intersects `ordinary` with the masks of ordinary bytes of all blocks from `index` to the end of the link.
    @inline(__always)
    func judge(from index: Int, _ ordinary: inout ByteBlock.Answers) {
        var offset = index
        while offset < count {
            ordinary.formIntersection(readable.block(at: blockStart(containing: offset)).ordinary)
            offset &+= 16
        }
    }

    @inline(never)
    func isOrdinary(_ range: Range<Int>) -> Bool {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let blockStart = blockStart(containing: offset)
            let others =
                ~readable.block(at: blockStart).ordinary.bits &>> UInt64(truncatingIfNeeded: offset &- blockStart)
            let count = min(range.upperBound, blockStart &+ 16) &- offset
            guard others & ~(~0 &<< UInt64(truncatingIfNeeded: count)) == 0 else { return false }
            offset &+= count
        }
        return true
    }

    /// Returns the end of a host that starts at `start`, has only lowercase letters, digits, `-` and `_`, and is
    /// followed by `/`, `?` or the end of the link. Returns `start` for any other host.
    @inline(__always)
    func endOfLowercaseLabel(from start: Int) -> Int {
        var index = start
        while index < count {
            let blockStart = blockStart(containing: index)
            let stops =
                readable.block(at: blockStart).lowercaseStops &>> UInt64(truncatingIfNeeded: index &- blockStart)
            if stops != 0 {
                let end = index &+ stops.trailingZeroBitCount
                return readable[end] == .slash || readable[end] == .question ? end : start
            }
            index = blockStart &+ 16
        }
        // The padding after the link consists of letters.
        return count
    }

    /// Returns the start of a readable 16-byte block that contains `offset`: `offset` itself, except near the end.
    @inline(__always)
    func blockStart(containing offset: Int) -> Int {
        // Not `min`: it is generic, and twenty times slower in unoptimised code.
        readable.count &- 16 < offset ? readable.count &- 16 : offset
    }
}

extension Bytes {
    /// Copies fewer than sixteen bytes and pads them with letters.
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
