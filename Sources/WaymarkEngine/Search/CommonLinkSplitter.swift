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
        let bytes = text.bytes
        guard bytes.has(.slash, at: index) else { return splitQuery(from: index, into: &layout) }
        var start = index &+ 1
        var known = start
        var end = bytes.count
        var number = 0
        var ordinary = ByteBlock.Answers.yes
        search: while known < bytes.count {
            let (origin, found) = text.stops(from: known, &ordinary)
            known = origin &+ 64
            var stops = found
            while stops != 0 {
                let stop = origin &+ stops.trailingZeroBitCount
                stops &= stops &- 1
                if bytes[stop] != .slash {
                    end = stop
                    break search
                }
                guard stop > start, note(from: start, to: stop, number: number) else { return .none }
                number &+= 1
                start = stop &+ 1
            }
        }
        if end > start {
            guard note(from: start, to: end, number: number) else { return .none }
            number &+= 1
        } else if start > index &+ 1 {
            layout.flags.insert(.hasTrailingSlash)
        }
        layout.flags.insert(.isRooted)
        layout.pathStart = UInt32(truncatingIfNeeded: index)
        layout.pathEnd = UInt32(truncatingIfNeeded: end)
        layout.segmentCount = UInt32(truncatingIfNeeded: number)
        return ordinary.areAll ? noteQuery(from: end, in: &layout, knownUpTo: known) : .path
    }

    /// Notes a segment that is not empty, of which there are `number` before it, unless it is unusual.
    @inline(__always)
    private func note(from start: Int, to end: Int, number: Int) -> Bool {
        guard text.bytes[start] != .dot, number < segments.count else { return false }
        segments[number] = SegmentRange(
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
        return true
    }

    /// A link without a path.
    @inline(never)
    private func splitQuery(from index: Int, into layout: inout URLLayout) -> Outcome {
        layout.pathStart = UInt32(truncatingIfNeeded: index)
        layout.pathEnd = UInt32(truncatingIfNeeded: index)
        layout.segmentCount = 0
        guard index < text.bytes.count, text.bytes[index] != .question else {
            return noteQuery(from: index, in: &layout, knownUpTo: index)
        }
        return text.bytes[index] == .hash ? .path : .none
    }

    /// Notes the query behind the path. Every item has a byte of its own, and one before it.
    ///
    /// - Parameter known: The end of the bytes that have been found ordinary.
    @inline(__always)
    private func noteQuery(
        from index: Int, in layout: inout URLLayout, knownUpTo known: Int
    ) -> Outcome {
        let count = text.bytes.count
        let end = UInt32(truncatingIfNeeded: count)
        layout.queryStart = end
        layout.queryEnd = end
        layout.fragmentStart = end
        layout.end = end
        guard index < count else { return .all }
        guard known >= count || text.isOrdinary(known..<count), (count &- index) / 2 <= queryItemLimit else {
            return .path
        }
        layout.flags.insert(.hasQuery)
        layout.queryStart = UInt32(truncatingIfNeeded: index &+ 1)
        return .all
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
