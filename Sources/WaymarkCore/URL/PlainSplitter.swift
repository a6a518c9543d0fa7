/// The common case of splitting, in a fifth of the time: nothing but ordinary bytes, and no segment that is empty or
/// begins with a dot.
///
/// Whatever is not common is left to ``URLSplitter``, which says the same of common links: tests compare the two. It is
/// for policies alone that do not say how components are read (``LinkPolicy/Leniencies/aboutReading``).
struct PlainSplitter {
    /// The link. Sixteen bytes can be read even if it has fewer: letters stand behind it then.
    let bytes: URLBytes
    /// Room for as many segments as there are bytes, or as the limit says.
    let segments: UnsafeMutablePointer<SegmentRange>
    let segmentLimit: Int
    let queryItemLimit: Int

    /// Splits the rest of a link of ordinary bytes, whose path begins with the `/` at `index`, or is empty.
    ///
    /// Of every block one look tells both whether its bytes are ordinary and where its slashes are.
    ///
    /// - Returns: Whether that was possible; if not, then layout and segments are of no use.
    @inline(__always)
    func split(from index: Int, into layout: UnsafeMutablePointer<URLLayout>) -> Bool {
        guard bytes.has(.slash, at: index) else { return splitQuery(from: index, into: layout) }
        var start = index &+ 1
        var known = start
        var end = bytes.count
        var number = 0
        var ordinary = ByteBlock.Answers.yes
        search: while known < bytes.count {
            let (origin, found) = bytes.stops(from: known, &ordinary)
            known = origin &+ 64
            var stops = found
            while stops != 0 {
                let stop = origin &+ stops.trailingZeroBitCount
                stops &= stops &- 1
                if bytes[stop] == .question {
                    end = stop
                    break search
                }
                guard stop > start, note(from: start, to: stop, number: number) else { return false }
                number &+= 1
                start = stop &+ 1
            }
        }
        guard ordinary.areAll else { return false }
        if end > start {
            guard note(from: start, to: end, number: number) else { return false }
            number &+= 1
        } else if start > index &+ 1 {
            layout.pointee.flags.insert(.hasTrailingSlash)
        }
        layout.pointee.flags.insert(.isRooted)
        layout.pointee.pathStart = UInt32(truncatingIfNeeded: index)
        layout.pointee.segmentCount = UInt32(truncatingIfNeeded: number)
        return noteQuery(from: end, in: layout, knownUpTo: known)
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
        return (index == bytes.count || bytes[index] == .question)
            && noteQuery(from: index, in: layout, knownUpTo: index)
    }

    /// Notes the end of the path, and the query behind it. Every item has a byte of its own, and one before it.
    ///
    /// - Parameter known: The end of the bytes that have been found ordinary.
    @inline(__always)
    private func noteQuery(from index: Int, in layout: UnsafeMutablePointer<URLLayout>, knownUpTo known: Int) -> Bool {
        let end = UInt32(truncatingIfNeeded: bytes.count)
        layout.pointee.pathEnd = UInt32(truncatingIfNeeded: index)
        layout.pointee.queryStart = end
        layout.pointee.queryEnd = end
        layout.pointee.fragmentStart = end
        layout.pointee.end = end
        guard index < bytes.count else { return true }
        layout.pointee.flags.insert(.hasQuery)
        layout.pointee.queryStart = UInt32(truncatingIfNeeded: index &+ 1)
        return (known >= bytes.count || bytes.areOrdinary(from: known)) && (bytes.count &- index) / 2 <= queryItemLimit
    }
}

extension URLBytes {
    /// How many bytes can be read of a text that is ``padded(_:)``.
    @inline(__always)
    var readableCount: Int { max(16, count) }

    /// Where a block begins that has the byte at `offset`, if possible as its first one.
    @inline(__always)
    fileprivate func place(ofBlockAt offset: Int) -> Int { min(offset, readableCount &- 16) }

    /// The slashes and question marks from `index` on, one bit for each byte behind an origin, which is `index` or a
    /// little before it; at most 64 bytes are looked at. All of them are judged.
    @inline(__always)
    fileprivate func stops(from index: Int, _ ordinary: inout ByteBlock.Answers) -> (origin: Int, stops: UInt64) {
        let origin = place(ofBlockAt: index)
        let end = min(count, origin &+ 64)
        var stops: UInt64 = 0
        var offset = origin
        while offset < end {
            let place = place(ofBlockAt: offset)
            let block = ByteBlock(at: base + place)
            ordinary.formIntersection(block.ordinary)
            // The last block may say again what the one before it has said.
            stops |= block.slashesAndQuestions &<< UInt64(truncatingIfNeeded: place &- origin)
            offset &+= 16
        }
        return (origin, stops & ~0 &<< UInt64(truncatingIfNeeded: index &- origin))
    }

    /// Whether all bytes from `index` on are ordinary; some before it may be looked at too, and then have to be so.
    @inline(never)
    fileprivate func areOrdinary(from index: Int) -> Bool {
        var ordinary = ByteBlock.Answers.yes
        var offset = index
        while offset < count {
            ordinary.formIntersection(ByteBlock(at: base + place(ofBlockAt: offset)).ordinary)
            offset &+= 16
        }
        return ordinary.areAll
    }

    /// The same text, if it has at least sixteen bytes; otherwise a copy with letters behind it.
    ///
    /// - Parameter room: Sixteen bytes.
    @inline(__always)
    func padded(_ room: UnsafeMutableRawPointer) -> URLBytes {
        count >= 16 ? self : copy(room)
    }

    private func copy(_ room: UnsafeMutableRawPointer) -> URLBytes {
        let letters = ByteWord.all(0x61)
        let free = UInt64(truncatingIfNeeded: 8 &* (count & 7))
        var (first, second) = (letters, letters)
        if count >= 8 {
            first = word(at: 0)
            if count > 8 { second = word(at: count &- 8) &>> (64 &- free) | letters &<< free }
        } else {
            first = ByteWord(at: base, count: count).bits | letters &<< free
        }
        room.storeBytes(of: first.littleEndian, as: UInt64.self)
        room.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
        return URLBytes(base: UnsafePointer(room.assumingMemoryBound(to: UInt8.self)), count: count)
    }
}
