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
            let stops = try splitter.splitQuery(
                URLStops(in: bytes, from: path.upperBound), into: &layout)
            try splitter.splitFragment(stops, into: &layout)
        } catch {
            return false
        }
        layout.end = splitter.offset(bytes.count)
        return true
    }
}
