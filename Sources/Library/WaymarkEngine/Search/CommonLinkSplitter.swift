/// The common case of splitting, in a fifth of the time: nothing but ordinary bytes before the query, and no segment that
/// is empty or begins with a dot.
///
/// Whatever is not common is left to ``URLSplitter``, which says the same of common links: tests compare the two. It is
/// for policies alone that do not say how components are read (``LinkPolicy/Leniencies/aboutReading``).
struct CommonLinkSplitter {
    let text: PaddedText
    /// Room for as many segments as there are bytes, or as the limit says.
    let segments: Room<SegmentRange>
    let queryItemLimit: Int

    /// How much of a link has been split.
    enum Outcome {
        case all
        /// The path, if its bytes are ordinary; what is behind it, or the path itself, has others.
        case path
        /// Nothing: layout and segments are of no use.
        case none
    }

    /// Splits the rest of a link whose path begins with the `/` at `index`, or is empty.
    ///
    /// Each block is looked at once, which tells whether its bytes are ordinary and where segments end.
    @inline(__always)
    func split(from index: Int, into layout: inout URLLayout) -> Outcome {
        // What is readable behind the link ends nothing.
        guard text.readable.has(.slash, at: index) else { return splitQuery(from: index, into: &layout) }
        var (start, known) = (index &+ 1, index &+ 1)
        var (end, number) = (text.count, 0)
        var ordinary = ByteBlock.Answers.yes
        search: while known < text.count {
            let place = text.place(ofBlockAt: known)
            var stops = text.stops(from: known, ofBlockAt: place, &ordinary)
            while stops != 0 {
                let stop = known &+ stops.trailingZeroBitCount
                stops &= stops &- 1
                if text.readable[stop] != .slash {
                    end = stop
                    known = place &+ 16
                    break search
                }
                guard stop > start, number < segments.count, text.readable[start] != .dot else { return .none }
                segments[number] = SegmentRange(
                    start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: stop))
                number &+= 1
                start = stop &+ 1
            }
            known = place &+ 16
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

    /// A link without a path.
    @inline(__always)
    private func splitQuery(from index: Int, into layout: inout URLLayout) -> Outcome {
        let isEnd = index == text.count || text.readable[index] == .question || text.readable[index] == .hash
        guard isEnd else { return .none }
        notePath(from: index, to: index, 0, in: &layout)
        guard index < text.count else { return .all }
        var ordinary = ByteBlock.Answers.yes
        return noteQuery(from: index, in: &layout, &ordinary, judgedUpTo: index) ? .all : .path
    }

    /// Notes a path of so many segments, and that there is nothing behind it.
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

    /// Notes the query behind the path. Every item has a byte of its own, and one before it.
    ///
    /// - Parameter judged: The end of the bytes that have been judged.
    /// - Returns: Whether all of the link from its path on is ordinary.
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
    /// Splits the query and the fragment behind an ordinary path as those of all other links are split.
    ///
    /// - Returns: Whether the path is ordinary, and the policy accepts what is behind it.
    @inline(never)
    func splitGenerally(
        behindPathOf layout: inout URLLayout, _ leniencies: LinkPolicy.Leniencies, queryItemLimit: Int
    ) -> Bool {
        let path = layout.path
        // White space at the end is looked at before anything is split, also where it is legal elsewhere.
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

/// A link of which sixteen bytes can be read even if it has fewer: letters stand behind it then.
struct PaddedText {
    /// The bytes that can be read: those of the link, and letters behind them.
    let readable: Bytes
    /// The number of bytes of the link.
    let count: Int

    /// The link alone.
    var bytes: Bytes {
        @inline(__always) get { readable.first(count) }
    }

    /// - Parameters:
    ///   - bytes: The link, which is used as it is if it is long enough.
    ///   - block: Where a copy stands otherwise.
    @inline(__always)
    init(_ bytes: Bytes, in block: SearchBlock) {
        count = bytes.count
        readable = bytes.count >= 16 ? bytes : bytes.padded(in: block)
    }

    /// What ends a segment in the block at `place`, one bit for each byte from `index` on. All bytes are judged.
    @inline(__always)
    func stops(from index: Int, ofBlockAt place: Int, _ ordinary: inout ByteBlock.Answers) -> UInt64 {
        let block = readable.block(at: place)
        ordinary.formIntersection(block.ordinary)
        return block.segmentEnds &>> UInt64(truncatingIfNeeded: index &- place)
    }

    /// Judges all bytes from `index` on.
    @inline(__always)
    func judge(from index: Int, _ ordinary: inout ByteBlock.Answers) {
        var offset = index
        while offset < count {
            ordinary.formIntersection(readable.block(at: place(ofBlockAt: offset)).ordinary)
            offset &+= 16
        }
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
    func place(ofBlockAt offset: Int) -> Int {
        // Not `min`: it is generic, which costs twenty times as much when code is not optimised.
        readable.count &- 16 < offset ? readable.count &- 16 : offset
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
