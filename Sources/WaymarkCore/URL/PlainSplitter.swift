/// The common case of splitting, in a fifth of the time: nothing but ordinary bytes, and no segment that is empty or
/// begins with a dot.
///
/// Whatever is not common is left to ``URLSplitter``, which says the same of common links: tests compare the two. It is
/// for policies alone that do not say how components are read (``LinkPolicy/Leniencies/aboutReading``).
struct PlainSplitter {
    let bytes: URLBytes
    /// Room for as many segments as there are bytes, or as the limit says.
    let segments: UnsafeMutablePointer<SegmentRange>
    let segmentLimit: Int
    let queryItemLimit: Int

    /// Splits the rest of a link of ordinary bytes, whose path begins with the `/` at `index`, or is empty.
    ///
    /// - Returns: Whether that was possible; if not, then layout and segments are of no use.
    @inline(__always)
    func split(from index: Int, into layout: UnsafeMutablePointer<URLLayout>) -> Bool {
        guard bytes.areOrdinary(from: index) else { return false }
        guard bytes.has(.slash, at: index) else { return splitQuery(from: index, into: layout) }
        var start = index &+ 1
        var word = start
        var end = bytes.count
        var number = 0
        search: while word < bytes.count {
            var stops = bytes.slashesAndQuestions(at: word)
            while stops != 0 {
                let stop = word &+ (stops.trailingZeroBitCount &>> 3)
                stops &= stops &- 1
                if bytes[stop] == .question {
                    end = stop
                    break search
                }
                guard stop > start, note(from: start, to: stop, number: number) else { return false }
                number &+= 1
                start = stop &+ 1
            }
            word &+= 8
        }
        if end > start {
            guard note(from: start, to: end, number: number) else { return false }
            number &+= 1
        } else if start > index &+ 1 {
            layout.pointee.flags.insert(.hasTrailingSlash)
        }
        layout.pointee.flags.insert(.isRooted)
        layout.pointee.pathStart = UInt32(truncatingIfNeeded: index)
        layout.pointee.segmentCount = UInt32(truncatingIfNeeded: number)
        return noteQuery(from: end, in: layout)
    }

    /// Notes a segment that is not empty, of which there are `number` before it, unless it is unusual.
    @inline(__always)
    private func note(from start: Int, to end: Int, number: Int) -> Bool {
        guard bytes[start] != .dot, number < segmentLimit else { return false }
        segments[number] = SegmentRange(
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
        return true
    }

    /// A link without a path.
    @inline(never)
    private func splitQuery(from index: Int, into layout: UnsafeMutablePointer<URLLayout>) -> Bool {
        layout.pointee.pathStart = UInt32(truncatingIfNeeded: index)
        layout.pointee.segmentCount = 0
        return (index == bytes.count || bytes[index] == .question) && noteQuery(from: index, in: layout)
    }

    /// Notes the end of the path, and the query behind it. Every item has a byte of its own, and one before it.
    @inline(__always)
    private func noteQuery(from index: Int, in layout: UnsafeMutablePointer<URLLayout>) -> Bool {
        let end = UInt32(truncatingIfNeeded: bytes.count)
        layout.pointee.pathEnd = UInt32(truncatingIfNeeded: index)
        layout.pointee.queryStart = end
        layout.pointee.queryEnd = end
        layout.pointee.fragmentStart = end
        layout.pointee.end = end
        guard index < bytes.count else { return true }
        layout.pointee.flags.insert(.hasQuery)
        layout.pointee.queryStart = UInt32(truncatingIfNeeded: index &+ 1)
        return (bytes.count &- index) / 2 <= queryItemLimit
    }
}

extension URLBytes {
    /// Whether all bytes from `index` on are ordinary; some before it may be looked at too, and then have to be so.
    @inline(__always)
    fileprivate func areOrdinary(from index: Int) -> Bool {
        guard count >= 16 else { return count > 0 && shortText.ordinary.areAll }
        var answers = ByteBlock(at: base + (count &- 16)).ordinary
        var offset = index
        while offset &+ 16 < count {
            answers.formIntersection(ByteBlock(at: base + offset).ordinary)
            offset &+= 16
        }
        return answers.areAll
    }

    /// A text of one to fifteen bytes; where there are none, ordinary ones stand.
    @inline(__always)
    private var shortText: ByteBlock {
        let fill = ByteWord.all(0x61)
        if count >= 8 { return ByteBlock(word(at: 0), word(at: count &- 8)) }
        return ByteBlock(shortWord | fill &<< UInt64(truncatingIfNeeded: 8 &* count), fill)
    }

    /// A text of fewer than eight bytes.
    @inline(never)
    private var shortWord: UInt64 { ByteWord(at: base, count: count).bits }

    /// The slashes and question marks among the eight bytes at `index`: the highest bit of each byte that is one. At the
    /// end of the text there are fewer.
    @inline(__always)
    fileprivate func slashesAndQuestions(at index: Int) -> UInt64 {
        if index &+ 8 <= count { return ByteWord(word(at: index)).slashesAndQuestions }
        let excess = UInt64(truncatingIfNeeded: 8 &* (index &+ 8 &- count))
        let last = count >= 8 ? word(at: count &- 8) &>> excess : shortWord &>> UInt64(truncatingIfNeeded: 8 &* index)
        return ByteWord(last).slashesAndQuestions
    }
}
