/// A splitter for common links, five times as fast as ``URLSplitter``, which handles all other links. The path of a
/// common link has only the bytes of ``ByteBlock/ordinary``, and no segment that is empty or begins with a dot. Tests
/// compare the results of the two splitters. Not for policies with an option of ``LinkPolicy/Leniencies/aboutReading``.
struct CommonLinkSplitter {
    /// The bytes of the link, followed by letters as padding if there are fewer than sixteen, to load whole blocks.
    let readable: Bytes
    let count: Int

    @_transparent var bytes: Bytes { readable.part(Range(from: 0, to: count)) }

    @_transparent
    init(_ bytes: Bytes, in block: SearchBlock) {
        count = bytes.count
        readable = bytes.count >= 16 ? bytes : bytes.padded(in: block)
    }

    /// The part of a link that was split successfully.
    enum Outcome {
        case all
        /// Only the path was split: the link has an uncommon byte, such as `%`, or possibly too many query items.
        case path
        /// Nothing was split: layout and segments are undefined.
        case none
    }

    /// Splits the path and query of a link into `segments` and `layout`. The path is empty or begins with the `/` at
    /// `index`. Each block of 16 bytes is loaded once, to classify its bytes and to find the ends of segments.
    ///
    /// - Parameter segments: Memory for one segment per byte, or for the policy's maximum number of segments.
    @inline(__always)
    func split(
        from index: Int, into layout: inout URLLayout, _ segments: UncheckedMutableSpan<SegmentRange>,
        queryItemLimit: Int
    ) -> Outcome {
        // No check for the end of the link: there, `readable` has no byte, or a letter as padding, which is no slash.
        guard readable.has(.slash, at: index) else { return splitQuery(from: index, into: &layout, queryItemLimit) }
        var (start, known) = (index &+ 1, index &+ 1)
        var (end, number) = (count, 0)
        var ordinary = ByteBlock.all
        search: while known < count {
            let blockStart = blockStart(containing: known)
            let block = readable.block(at: blockStart)
            ordinary = ordinary .& block.ordinary
            // The ends of segments from `known` on, as bits; the lowest bit is for the byte at `known`.
            var stops = block.segmentEnds &>> UInt64(truncatingIfNeeded: known &- blockStart)
            while stops != 0 {
                let stop = known &+ stops.trailingZeroBitCount
                stops &= stops &- 1
                if readable[stop] != .slash {
                    end = stop
                    known = blockStart &+ 16
                    break search
                }
                guard stop > start, number < segments.count, readable[start] != .dot else { return .none }
                segments[number] = SegmentRange(
                    start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: stop))
                number &+= 1
                start = stop &+ 1
            }
            known = blockStart &+ 16
        }
        layout.flags.insert(.isRooted)
        if end > start {
            guard number < segments.count, readable[start] != .dot else { return .none }
            segments[number] = SegmentRange(
                start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
            number &+= 1
        } else if start > index &+ 1 {
            layout.flags.insert(.hasTrailingSlash)
        }
        notePath(from: index, to: end, number, in: &layout)
        guard end < count else { return ByteBlock.areAll(ordinary) ? .all : .path }
        return noteQuery(from: end, in: &layout, &ordinary, judgedUpTo: known, queryItemLimit) ? .all : .path
    }

    @inline(__always)
    private func splitQuery(from index: Int, into layout: inout URLLayout, _ queryItemLimit: Int) -> Outcome {
        let isEnd = index == count || readable[index] == .question || readable[index] == .hash
        guard isEnd else { return .none }
        notePath(from: index, to: index, 0, in: &layout)
        guard index < count else { return .all }
        var ordinary = ByteBlock.all
        return noteQuery(from: index, in: &layout, &ordinary, judgedUpTo: index, queryItemLimit) ? .all : .path
    }

    @inline(__always)
    private func notePath(from start: Int, to end: Int, _ count: Int, in layout: inout URLLayout) {
        layout.pathStart = UInt32(truncatingIfNeeded: start)
        layout.pathEnd = UInt32(truncatingIfNeeded: end)
        layout.segmentCount = UInt32(truncatingIfNeeded: count)
        let end = UInt32(truncatingIfNeeded: self.count)
        layout.queryStart = end
        layout.queryEnd = end
        layout.fragmentStart = end
        layout.end = end
    }

    /// Stores the start of the query. Returns `false` if a byte is not in ``ByteBlock/ordinary``, or if the query may
    /// have too many items, which have two bytes at least. Bytes before `judged` are already checked.
    @inline(__always)
    private func noteQuery(
        from index: Int, in layout: inout URLLayout, _ ordinary: inout ByteBlock.Mask, judgedUpTo judged: Int,
        _ queryItemLimit: Int
    ) -> Bool {
        judge(from: judged, &ordinary)
        guard ByteBlock.areAll(ordinary), (count &- index) / 2 <= queryItemLimit else { return false }
        layout.flags.insert(.hasQuery)
        layout.queryStart = UInt32(truncatingIfNeeded: index &+ 1)
        return true
    }

    /// Splits query and fragment with ``URLSplitter``. Returns `false` if they are invalid or the path is uncommon.
    @inline(never)
    func splitGenerally(
        behindPathOf layout: inout URLLayout, _ leniencies: LinkPolicy.Leniencies, queryItemLimit: Int
    ) -> Bool {
        let path = layout.path
        // White space at the end of a link is trimmed or rejected, even if the policy allows white space inside.
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

    /// Combines `ordinary` by a logical AND with ``ByteBlock/ordinary`` of each block from `index` to the link's end.
    @inline(__always)
    func judge(from index: Int, _ ordinary: inout ByteBlock.Mask) {
        var offset = index
        while offset < count {
            ordinary = ordinary .& readable.block(at: blockStart(containing: offset)).ordinary
            offset &+= 16
        }
    }

    @inline(never)
    func isOrdinary(_ range: Range<Int>) -> Bool {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let blockStart = blockStart(containing: offset)
            let bits = ByteBlock.bits(readable.block(at: blockStart).ordinary)
            let others = ~bits &>> UInt64(truncatingIfNeeded: offset &- blockStart)
            let count = min(range.upperBound, blockStart &+ 16) &- offset
            guard others & ~(~0 &<< UInt64(truncatingIfNeeded: count)) == 0 else { return false }
            offset &+= count
        }
        return true
    }

    /// Returns the end of a lowercase host without dots at `start`, if `/`, `?` or nothing follows; else `start`.
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
        // The host extends to the end of the link. Letters, with which a short link is padded, do not end a host.
        return count
    }

    /// Returns the start of a readable 16-byte block that contains `offset`: `offset` itself, except near the end.
    @_transparent
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

    /// Returns `true` if the bytes begin with a prefix. The prefix must have at least four bytes.
    @inline(__always)
    func begin(with text: Bytes) -> Bool {
        let length = text.count
        guard length <= count else { return false }
        guard length >= 8 else {
            return word(at: 0, count: length).bits == text.word(at: 0, count: length).bits
        }
        // Compares the last word first: prefixes such as `https://example.com` differ most at the end.
        let end = length &- 8
        guard word(at: end).bits == text.word(at: end).bits else { return false }
        var index = 0
        while index < end {
            guard word(at: index).bits == text.word(at: index).bits else { return false }
            index &+= 8
        }
        return true
    }

    /// Returns the end of a lowercase host with dots at `start`, if `/`, `?` or nothing follows; otherwise `start`.
    @inline(__always)
    func endOfDottedHost(from start: Int) -> Int {
        var (index, label) = (start, start)
        while index < count {
            let byte = self[index]
            if byte == .dot, index > label {
                label = index &+ 1
            } else if !byte.isSmall {
                break
            }
            index &+= 1
        }
        let isWhole = index == count || self[index] == .slash || self[index] == .question
        return isWhole && index > label ? index : start
    }

    /// The offset of `://` after a scheme in lowercase, or 0 if the bytes do not begin with such a scheme.
    @inline(never)
    var endOfLowercaseScheme: Int {
        var index = 0
        while index < count, ByteSet.scheme.contains(self[index]), !self[index].isCapital { index &+= 1 }
        let isScheme = index > 0 && self[0] &- 0x61 < 26 && index &+ 2 < count
        return isScheme && self[index] == .colon && self[index &+ 1] == .slash && self[index &+ 2] == .slash ? index : 0
    }
}

extension UInt8 {
    fileprivate var isCapital: Bool { self &- 0x41 < 26 }
    /// `true` for lowercase letters, digits, `-` and `_`, which case folding does not change.
    fileprivate var isSmall: Bool { self &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x2D || self == 0x5F }
}
