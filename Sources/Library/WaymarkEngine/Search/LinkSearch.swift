/// A search of one link in a route table. It splits and validates the link, and finds the best match.
@usableFromInline
package struct LinkSearch {
    @usableFromInline let contents: UnownedPointer<TableContents>
    @usableFromInline let bytes: Bytes
    /// The minimum rank of a match (0 is the best): a higher value finds further matches after the best one.
    @usableFromInline let floor: UInt32

    @inlinable @_transparent
    package init(contents: UnownedPointer<TableContents>, bytes: Bytes, floor: UInt32) {
        self.contents = contents
        self.bytes = bytes
        self.floor = floor
    }

    /// Returns the best match; `nil` if there is none, or if the policy rejects the link. `block` has at least
    /// ``TableContents/wordCount(byteCount:)`` words.
    @inline(never) @usableFromInline
    package func find(in block: SearchBlock) -> MatchView? {
        if !searchCommonLink(in: block) {
            do throws(LinkRejection) { try searchGenerally(in: block) } catch { return nil }
        }
        guard block.state.best != .max, !block.state.isRepeated else { return nil }
        return MatchView(block)
    }

    /// Returns the best match, even if the link repeats a query item. Throws for any other violation of the policy.
    @inline(never)
    package func match(in block: SearchBlock) throws(LinkRejection) -> MatchView? {
        if !searchCommonLink(in: block) { try searchGenerally(in: block) }
        return block.state.best == .max ? nil : MatchView(block)
    }

    /// Returns a match that an earlier search found, without a search; `nil` if the link must be searched again.
    @inline(never)
    func restore(_ found: FoundVariant, in block: SearchBlock) -> MatchView? {
        let runCount = Int(contents.value.records[Int(found.rank)].runCount)
        guard runCount <= FoundVariant.runLimit, !found.isRepeated, let common = splitCommonLink(in: block) else {
            return nil
        }
        block.state = SearchState(self, text: bytes, common.segments, sources(of: common.origin))
        block.state.best = found.rank
        block.state.usesHost = found.usesHost
        if found.usesHost { block.segments(contents.value.offsets, count: 0)[0] = block.layout.hostSegment }
        for run in 0..<runCount { block.bestEnds(contents)[run] = found.runEnd(run) }
        return MatchView(block)
    }

    /// Splits a link with a known prefix, such as `https://example.com`, if its path has no escapes or rare bytes.
    @inline(__always)
    private func splitCommonLink(
        in block: SearchBlock
    ) -> (origin: UnownedPointer<KnownOrigin>, text: Bytes, segments: UncheckedSpan<SegmentRange>)? {
        // An empty link fails this check too: as an unsigned number, its `count - 1` is the maximum.
        guard UInt(bitPattern: bytes.count &- 1) < UInt(bitPattern: contents.value.lengthLimit) else { return nil }
        let splitter = CommonLinkSplitter(bytes, in: block)
        guard let (origin, path) = origin(of: splitter) else { return nil }
        block.layout = origin.value.layout
        if origin.value.isForAnyHost {
            block.layout.hostEnd = UInt32(truncatingIfNeeded: path)
            if origin.value.isOfAnyScheme { storeSchemeOffsets(before: path, of: splitter.bytes, in: block) }
        }
        let segments = block.segments(contents.value.offsets, count: contents.value.segmentLimit).from(1)
        let outcome = splitter.split(
            from: path, into: &block.layout, segments, queryItemLimit: contents.value.queryItemLimit)
        switch outcome {
        case .all: break
        case .path:
            let isSplit = splitter.splitGenerally(
                behindPathOf: &block.layout, contents.value.leniencies, queryItemLimit: contents.value.queryItemLimit)
            guard isSplit else { return nil }
        case .none: return nil
        }
        return (origin, splitter.readable, segments.span(Int(block.layout.segmentCount)))
    }

    /// Searches a link by the fast path. Returns `false` if the link needs ``searchGenerally(in:)`` instead.
    @inline(__always)
    func searchCommonLink(in block: SearchBlock) -> Bool {
        guard let (origin, text, segments) = splitCommonLink(in: block) else { return false }
        if origin.value.views.rawValue == SourceTable.Views.path.rawValue, contents.value.folding.isNone {
            // For a common link, ``TrieSearch/end(from:at:isCommon:)`` does not count the visited nodes: `steps` is
            // their maximum.
            block.state = SearchState(
                self, text: text, segments, sources(of: origin), steps: segments.count &+ 1)
            if contents.value.runMarks > 0 { resetRuns(block) }
            let search = TrieSearch(contents, block)
            let end = search.end(from: contents.value.root, at: 0, isCommon: true)
            if end != 0 { search.visit(end: end) }
            return true
        }
        return searchViews(block, origin, text: text)
    }

    @_transparent
    private func sources(of origin: UnownedPointer<KnownOrigin>) -> UncheckedSpan<UInt64> {
        let start = origin.value.sources
        return contents.value.originSources.part(Range(from: start, to: start &+ 2 &* contents.value.sourceWords))
    }

    /// Searches a link whose host can be its first segment, or whose case is ignored. Returns `false` for links with
    /// too many segments or an encoded host, which need ``searchGenerally(in:)``.
    @inline(never)
    private func searchViews(_ block: SearchBlock, _ origin: UnownedPointer<KnownOrigin>, text: Bytes) -> Bool {
        let segments = block.segments(contents.value.offsets, count: Int(block.layout.segmentCount))
        let span = segments.span(segments.count)
        if origin.value.views.rawValue == SourceTable.Views.hostAndPath.rawValue, origin.value.isForAnyHost,
            contents.value.comparesLowercaseHostsExactly
        {
            // One search without case folding suffices: all accepting link sources match the host as the first segment.
            guard Int(block.layout.segmentCount) < contents.value.segmentLimit else { return false }
            segments[0] = SegmentRange(start: block.layout.hostStart, end: block.layout.hostEnd)
            let count = contents.value.sourceWords
            block.state = SearchState(
                self, text: text, span, sources(of: origin).part(Range(from: count, to: 2 &* count)),
                steps: span.count &+ 1)
            resetRuns(block)
            let search = TrieSearch(contents, block)
            let end = search.end(from: contents.value.hostRoot, at: 0, isCommon: true)
            if end != 0 { search.visit(end: end) }
            block.state.usesHost = block.state.best != .max
            return true
        }
        guard !isTooLong(block, origin.value.views) else { return false }
        segments[0] = block.layout.hostSegment
        guard !block.layout.flags.contains(.hostNeedsDecoding) else { return false }
        block.state = SearchState(
            self, text: text, span.part(1..<span.count), sources(of: origin), folding: contents.value.folding)
        walk(block, origin.value.views, sources(of: origin), text: text, span)
        return true
    }

    /// Returns the known prefix (origin) of the link, such as `https://example.com`, and the offset of the path.
    @inline(__always)
    private func origin(of link: CommonLinkSplitter) -> (UnownedPointer<KnownOrigin>, path: Int)? {
        if link.readable[0] != .slash { return Self.matchPrefix(of: link, in: contents) }
        return contents.value.firstNamedOrigin > 0 ? (contents.value.origins.pointer(0), 0) : nil
    }

    /// Returns the known prefix (origin) of a link with a scheme, or `nil`. Static, so that callers keep no `self`.
    @inline(never)
    private static func matchPrefix(
        of link: CommonLinkSplitter, in contents: UnownedPointer<TableContents>
    ) -> (UnownedPointer<KnownOrigin>, path: Int)? {
        var index = contents.value.firstNamedOrigin
        while index < contents.value.originCount {
            let origin = contents.value.origins.pointer(index)
            let length = origin.value.length
            if link.bytes.begin(with: contents.value.originTexts.bytes(origin.value.text, count: length)) {
                return origin.value.isForAnyHost ? openOrigin(origin, of: link, host: length) : (origin, length)
            }
            index &+= 1
        }
        return contents.value.hasAnyScheme ? matchUnlistedScheme(of: link, in: contents) : nil
    }

    /// Returns the prefix, which accepts any host, and the path's offset; `nil` unless a lowercase host is at `start`.
    @inline(__always)
    private static func openOrigin(
        _ origin: UnownedPointer<KnownOrigin>, of link: CommonLinkSplitter, host start: Int
    ) -> (UnownedPointer<KnownOrigin>, path: Int)? {
        let path =
            origin.value.precedesName ? link.bytes.endOfDottedHost(from: start) : link.endOfLowercaseLabel(from: start)
        return path > start ? (origin, path) : nil
    }

    /// Returns the prefix for links of any scheme, if the link's scheme is allowed and has no other known prefix, and
    /// its host is lowercase; otherwise `nil`. ``searchGenerally(in:)`` handles `http` and `https`.
    @inline(never)
    private static func matchUnlistedScheme(
        of link: CommonLinkSplitter, in contents: UnownedPointer<TableContents>
    ) -> (UnownedPointer<KnownOrigin>, path: Int)? {
        let end = link.bytes.endOfLowercaseScheme
        let scheme = link.bytes.part(0..<end)
        guard end > 0, !scheme.equals(Bytes("https")), !scheme.equals(Bytes("http")),
            !contents.value.rules.policy.value.forbids(scheme)
        else { return nil }
        let path = link.endOfLowercaseLabel(from: end &+ 3)
        return path > end &+ 3 ? (contents.value.origins.pointer(contents.value.originCount), path) : nil
    }

    /// Stores the end of the scheme and the start of the host, which depend on the link if any scheme is accepted.
    @inline(never)
    private func storeSchemeOffsets(before path: Int, of text: Bytes, in block: SearchBlock) {
        var host = path
        while text[host &- 1] != .slash { host &-= 1 }
        block.layout.schemeEnd = UInt32(truncatingIfNeeded: host &- 3)
        block.layout.hostStart = UInt32(truncatingIfNeeded: host)
    }

    @inline(__always)
    private func segments(of block: SearchBlock) -> UncheckedSpan<SegmentRange> {
        let count = Int(block.layout.segmentCount)
        return block.segments(contents.value.offsets, count: count).span(count &+ 1)
    }

    /// Searches with the path alone, with the host as the first segment, or both, as `views` specifies. `segments` are
    /// the host and the path's segments, in `text`. `sources` marks the accepting link sources of each search.
    @inline(never)
    private func walk(
        _ block: SearchBlock, _ views: SourceTable.Views, _ sources: UncheckedSpan<UInt64>, text: Bytes,
        _ segments: UncheckedSpan<SegmentRange>
    ) {
        block.state.text = text
        if views.rawValue & SourceTable.Views.path.rawValue != 0 {
            block.state.segments = segments.part(1..<segments.count)
            block.state.acceptedSources = sources
            resetRuns(block)
            TrieSearch(contents, block).visit(contents.value.root, at: 0)
        }
        if views.rawValue & SourceTable.Views.hostAndPath.rawValue != 0 {
            searchHostView(block, sources.part(contents.value.sourceWords..<sources.count), segments)
        }
    }

    @inline(never)
    private func searchHostView(
        _ block: SearchBlock, _ sources: UncheckedSpan<UInt64>, _ segments: UncheckedSpan<SegmentRange>
    ) {
        let best = block.state.best
        block.state.segments = segments
        block.state.acceptedSources = sources
        if contents.value.foldsHosts, contents.value.folding == .none { block.state.folding = .hosts }
        resetRuns(block)
        TrieSearch(contents, block).visit(contents.value.hostRoot, at: 0)
        block.state.usesHost = block.state.best < best
    }

    /// Returns `true` if the host is matched as a segment and, together with the path, exceeds the maximum number.
    @inline(__always)
    private func isTooLong(_ block: SearchBlock, _ views: SourceTable.Views) -> Bool {
        views.rawValue & SourceTable.Views.hostAndPath.rawValue != 0
            && Int(block.layout.segmentCount) >= contents.value.segmentLimit
    }

    @inline(__always)
    private func resetRuns(_ block: SearchBlock) {
        var mark = contents.value.runMarks
        while mark > 0 {
            mark &-= 1
            block.untried(contents)[mark] = 0
        }
    }

    @inline(never)
    func searchGenerally(in block: SearchBlock) throws(LinkRejection) {
        block.layout = URLLayout()
        let marks = block.sources(contents.value.sourceWords)
        let sources = marks.span(marks.count)
        let none = block.segments(contents.value.offsets, count: 0).span(0)
        block.state = SearchState(self, text: bytes, none, sources, folding: contents.value.folding)
        let buffer = block.segments(
            contents.value.offsets, count: min(contents.value.segmentLimit, bytes.count + 1) + 1)
        block.layout = try ParsedURL.split(bytes, policy: contents.value.rules.policy.value, segments: buffer.from(1))
        let views = contents.value.rules.sources.value.accept(
            LinkOrigin(bytes: bytes, layout: block.layout), path: marks,
            hostAndPath: marks.from(contents.value.sourceWords))
        if isTooLong(block, views) { throw tooManySegments(block) }
        guard !views.isEmpty, !block.layout.isEmptyName else { return }
        buffer[0] = block.layout.hostSegment
        if block.layout.flags.isDisjoint(with: .pathNeedsDecoding.union(.hostNeedsDecoding)) {
            walk(block, views, sources, text: bytes, segments(of: block))
        } else {
            walkDecoded(block, views, sources)
        }
    }

    /// Returns the rejection of a link whose last path segment exceeds the limit, because the host counts as a segment.
    private func tooManySegments(_ block: SearchBlock) -> LinkRejection {
        let count = Int(block.layout.segmentCount)
        let last = count == 0 ? block.layout.hostStart : segments(of: block)[count].start
        return LinkRejection(.tooManySegments, at: Int(last), detail: contents.value.segmentLimit)
    }

    private func walkDecoded(_ block: SearchBlock, _ views: SourceTable.Views, _ sources: UncheckedSpan<UInt64>) {
        let segments = segments(of: block)
        Scratch.withMutableSpan(segments: segments.count, bytes: bytes.count) { ranges, copy in
            let plusIsSpace = block.layout.flags.contains(.decodesPlusInPath)
            var used = 0
            for index in 0..<segments.count {
                let raw = bytes.part(segments[index].range)
                let count = PercentEncoding.decode(raw, into: copy.from(used), plusIsSpace: plusIsSpace)
                ranges[index] = SegmentRange(start: UInt32(used), end: UInt32(used + count))
                used += count
            }
            walk(block, views, sources, text: copy.bytes(used), ranges.span(ranges.count))
        }
    }
}

@available(*, unavailable, message: "it points to memory that exists only while a link is looked up")
extension LinkSearch: Sendable {}

/// The input and the result of one search. It borrows the ``TableContents``, the link, and its ``SearchBlock``.
@usableFromInline
package struct SearchState {
    let contents: UnownedPointer<TableContents>
    package let bytes: Bytes

    /// The bytes to which the segments refer: those of the link, or a decoded copy.
    var text: Bytes
    var segments: UncheckedSpan<SegmentRange>
    /// The sets of link sources that accept the link, as one bit for each set of the table.
    var acceptedSources: UncheckedSpan<UInt64>
    let floor: UInt32

    /// The rank of the best match so far (0 is the best possible), or `UInt32.max` for none.
    @usableFromInline package var best = UInt32.max
    /// The running time, for tests: the number of visited nodes, and of literal comparisons after the first at a node.
    package var steps: Int
    var folding: LiteralFolding
    /// `true` if the policy rejects the link for repeating a query item for which the best match expects one value.
    @usableFromInline var isRepeated = false
    /// `true` if the best match uses the link's host as its first segment.
    @usableFromInline var usesHost = false

    @inline(__always)
    init(
        _ search: LinkSearch, text: Bytes, _ segments: UncheckedSpan<SegmentRange>, _ sources: UncheckedSpan<UInt64>,
        folding: LiteralFolding = .none, steps: Int = 0
    ) {
        (contents, bytes, floor) = (search.contents, search.bytes, search.floor)
        (self.text, self.segments, acceptedSources) = (text, segments, sources)
        (self.folding, self.steps) = (folding, steps)
    }
}

@available(*, unavailable, message: "it points to memory that exists only while a link is looked up")
extension SearchState: Sendable {}
