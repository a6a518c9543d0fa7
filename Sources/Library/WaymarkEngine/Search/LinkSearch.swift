/// One look-up of a link: split, check, find. Nothing but a few numbers, it is passed in registers.
@usableFromInline
package struct LinkSearch {
    let contents: Borrowed<TableContents>
    let bytes: Bytes
    /// The best rank that may be found.
    let floor: UInt32

    @usableFromInline
    @inline(__always)
    package init(contents: Borrowed<TableContents>, bytes: Bytes, floor: UInt32) {
        self.contents = contents
        self.bytes = bytes
        self.floor = floor
    }

    /// Looks the link up.
    ///
    /// - Parameter block: Room for as many words as ``TableContents/wordCount(byteCount:)`` says.
    /// - Returns: A view of the best match, which points into the block.
    @inline(never)
    @usableFromInline
    package func find(in block: SearchBlock) -> MatchView? {
        if !searchCommonLink(in: block) {
            do throws(LinkRejection) { try searchGenerally(in: block) } catch { return nil }
        }
        guard block.state.best != .max, !block.state.isRepeated else { return nil }
        return MatchView(block)
    }

    /// Looks the link up, and says why it is rejected.
    ///
    /// - Returns: The best match, even if it repeats an item.
    @inline(never)
    package func match(in block: SearchBlock) throws(LinkRejection) -> MatchView? {
        if !searchCommonLink(in: block) { try searchGenerally(in: block) }
        return block.state.best == .max ? nil : MatchView(block)
    }

    /// Looks up a common link.
    ///
    /// - Returns: Whether it is one; if not, then nothing has been found out about it.
    @inline(__always)
    func searchCommonLink(in block: SearchBlock) -> Bool {
        // A link of no bytes is longer than all others as a number without a sign.
        guard UInt(bitPattern: bytes.count &- 1) < UInt(bitPattern: contents.value.lengthLimit) else { return false }
        let text = PaddedText(bytes, in: block)
        guard let (origin, path) = origin(of: text) else { return false }
        block.layout = origin.value.layout
        if origin.value.precedesHost {
            block.layout.hostEnd = UInt32(truncatingIfNeeded: path)
            if origin.value.isOfAnyScheme { noteScheme(before: path, of: text.bytes, in: block) }
        }
        let splitter = CommonLinkSplitter(
            text: text, segments: block.pathSegments(contents.value.places, count: contents.value.segmentLimit),
            queryItemLimit: contents.value.queryItemLimit)
        switch splitter.split(from: path, into: &block.layout) {
        case .all: break
        case .path:
            let isSplit = text.splitGenerally(
                behindPathOf: &block.layout, contents.value.leniencies, queryItemLimit: contents.value.queryItemLimit)
            guard isSplit else { return false }
        case .none: return false
        }
        if origin.value.views.rawValue == SourceTable.Views.path.rawValue, contents.value.folding.isNone {
            let segments = splitter.segments.row(Int(block.layout.segmentCount))
            // The nodes of the first visit are not counted one by one.
            makeState(in: block, text: text.readable, segments, sources(of: origin), steps: segments.count &+ 1)
            if contents.value.runMarks > 0 { forgetRuns(block) }
            let search = TrieSearch(words: TableWords(contents.value.trie), block: block)
            let end = search.endOfCommonLink(from: contents.value.root)
            if end != 0 { search.visit(end: end) }
            return true
        }
        return walkViews(block, origin, text: text.readable)
    }

    /// For each view the sets of sources that take the link, one bit for each.
    @inline(__always)
    private func sources(of origin: Borrowed<KnownOrigin>) -> Row<UInt64> {
        contents.value.originSources.from(origin.value.sources, count: 2 &* contents.value.sourceWords)
    }

    /// Walks in more than one view, or without case.
    ///
    /// - Returns: Whether the link is common after all. The general way says why one is rejected that is too long, and
    ///   decodes hosts.
    @inline(never)
    private func walkViews(_ block: SearchBlock, _ origin: Borrowed<KnownOrigin>, text: Bytes) -> Bool {
        guard !isTooLong(block, origin.value.views), !block.layout.flags.contains(.hostNeedsDecoding) else {
            return false
        }
        let count = Int(block.layout.segmentCount)
        let segments = block.segments(contents.value.places, count: count)
        segments[0] = block.layout.hostSegment
        let row = segments.row(segments.count)
        makeState(in: block, text: text, row.part(1..<row.count), sources(of: origin), folding: contents.value.folding)
        walk(block, origin.value.views, sources(of: origin), text: text, row)
        return true
    }

    /// What is known of the beginning of the link, and where its path begins.
    @inline(__always)
    private func origin(of text: PaddedText) -> (Borrowed<KnownOrigin>, path: Int)? {
        if text.readable[0] != .slash { return Self.absoluteOrigin(of: text.bytes, in: contents) }
        return contents.value.hasRelativeOrigin ? (contents.value.origins.place(0), 0) : nil
    }

    /// It is given what it needs, and no more: everything else would be kept for its callers.
    @inline(never)
    private static func absoluteOrigin(
        of text: Bytes, in contents: Borrowed<TableContents>
    ) -> (Borrowed<KnownOrigin>, path: Int)? {
        var index = contents.value.hasRelativeOrigin ? 1 : 0
        while index < contents.value.originCount {
            let origin = contents.value.origins.place(index)
            let length = origin.value.length
            if text.begin(with: contents.value.originTexts.bytes(origin.value.text, count: length)) {
                return origin.value.precedesHost ? openOrigin(origin, of: text) : (origin, length)
            }
            index &+= 1
        }
        return contents.value.hasAnyScheme ? originOfAnyScheme(of: text, in: contents) : nil
    }

    /// What is known of links whose host is not part of what is known.
    @inline(never)
    private static func openOrigin(
        _ origin: Borrowed<KnownOrigin>, of text: Bytes
    ) -> (Borrowed<KnownOrigin>, path: Int)? {
        let start = origin.value.length
        let path = origin.value.precedesName ? text.endOfName(from: start) : text.endOfLabel(from: start)
        return path > start ? (origin, path) : nil
    }

    /// What is known of links of any scheme that no origin names. The schemes of the web are left to the general way.
    @inline(never)
    private static func originOfAnyScheme(
        of text: Bytes, in contents: Borrowed<TableContents>
    ) -> (Borrowed<KnownOrigin>, path: Int)? {
        let end = text.endOfSmallScheme
        let scheme = text.part(0..<end)
        guard end > 0, !scheme.equals(Bytes("https")), !scheme.equals(Bytes("http")),
            !contents.value.rules.policy.value.forbids(scheme)
        else { return nil }
        let path = text.endOfLabel(from: end &+ 3)
        return path > end &+ 3 ? (contents.value.origins.place(contents.value.originCount), path) : nil
    }

    /// Notes where the scheme ends and the host begins, which an origin for any scheme does not include.
    @inline(never)
    private func noteScheme(before path: Int, of text: Bytes, in block: SearchBlock) {
        var host = path
        while text[host &- 1] != .slash { host &-= 1 }
        block.layout.schemeEnd = UInt32(truncatingIfNeeded: host &- 3)
        block.layout.hostStart = UInt32(truncatingIfNeeded: host)
    }

    @inline(__always)
    private func makeState(
        in block: SearchBlock, text: Bytes, _ segments: Row<SegmentRange>, _ sources: Row<UInt64>,
        folding: LiteralFolding = .none, steps: Int = 0
    ) {
        block.state = SearchState(
            contents: contents, bytes: bytes, text: text, segments: segments, acceptedSources: sources, floor: floor,
            best: .max, steps: steps, folding: folding, isRepeated: false, usesHost: false, isRejected: false)
    }

    /// The host, if it has been noted, and the segments of the path as they stand in the link.
    @inline(__always)
    private func segments(of block: SearchBlock) -> Row<SegmentRange> {
        let count = Int(block.layout.segmentCount)
        return block.segments(contents.value.places, count: count).row(count &+ 1)
    }

    /// Walks through the trie, once for each view that any set of sources has of the link.
    ///
    /// - Parameters:
    ///   - sources: For each view the sets that take the link, one bit for each.
    ///   - text: What the segments are ranges of.
    ///   - segments: The host, and behind it the segments of the path.
    @inline(never)
    private func walk(
        _ block: SearchBlock, _ views: SourceTable.Views, _ sources: Row<UInt64>, text: Bytes,
        _ segments: Row<SegmentRange>
    ) {
        block.state.text = text
        if views.rawValue & SourceTable.Views.path.rawValue != 0 {
            block.state.segments = segments.part(1..<segments.count)
            block.state.acceptedSources = sources
            forgetRuns(block)
            TrieSearch(words: TableWords(contents.value.trie), block: block).visit(contents.value.root, at: 0)
        }
        if views.rawValue & SourceTable.Views.hostAndPath.rawValue != 0 {
            walkHost(block, sources.part(contents.value.sourceWords..<sources.count), segments)
        }
    }

    /// Walks with the host as the first segment.
    @inline(never)
    private func walkHost(_ block: SearchBlock, _ sources: Row<UInt64>, _ segments: Row<SegmentRange>) {
        let best = block.state.best
        block.state.segments = segments
        block.state.acceptedSources = sources
        if contents.value.foldsHosts, contents.value.folding == .none { block.state.folding = .hosts }
        forgetRuns(block)
        TrieSearch(words: TableWords(contents.value.trie), block: block).visit(contents.value.hostRoot, at: 0)
        block.state.usesHost = block.state.best < best
    }

    /// Whether the host makes one segment more than the policy allows, in any view that a set of sources has.
    @inline(__always)
    private func isTooLong(_ block: SearchBlock, _ views: SourceTable.Views) -> Bool {
        views.rawValue & SourceTable.Views.hostAndPath.rawValue != 0
            && Int(block.layout.segmentCount) >= contents.value.segmentLimit
    }

    /// Before a walk no end of a run has been tried.
    @inline(__always)
    private func forgetRuns(_ block: SearchBlock) {
        var mark = contents.value.runMarks
        while mark > 0 {
            mark &-= 1
            block.untried(contents)[mark] = 0
        }
    }
}

@available(*, unavailable, message: "it points to memory that is there only while a link is looked up")
extension LinkSearch: Sendable {}

/// What one search looks for and what it has found so far.
///
/// It owns nothing. What it looks at is there while the search runs: the ``TableContents``, the link, and the block of the
/// search, where the state itself stands; see ``SearchBlock``.
@usableFromInline
package struct SearchState {
    let contents: Borrowed<TableContents>
    package let bytes: Bytes

    /// What the segments are ranges of: the link's bytes, or a decoded copy.
    var text: Bytes
    var segments: Row<SegmentRange>
    /// For each set of sources one bit: whether the link may come from it.
    var acceptedSources: Row<UInt64>
    /// Variants with a smaller rank are not asked.
    let floor: UInt32

    /// The rank of the best variant found, `UInt32.max` for none.
    @usableFromInline package var best: UInt32
    /// The number of nodes visited, and of literals that were compared behind the first one of a node.
    package var steps: Int
    var folding: LiteralFolding
    /// Whether the best variant was found in spite of a repeated item that its pattern takes once.
    var isRepeated: Bool
    /// Whether the host was the first segment of the best variant.
    @usableFromInline var usesHost: Bool
    /// Whether the link is rejected.
    var isRejected: Bool
}

@available(*, unavailable, message: "it points to memory that is there only while a link is looked up")
extension SearchState: Sendable {}

// MARK: Links that are not common

extension LinkSearch {
    @inline(never)
    func searchGenerally(in block: SearchBlock) throws(LinkRejection) {
        block.layout = URLLayout()
        let marks = block.sources(contents.value.sourceWords)
        let sources = marks.row(marks.count)
        let none = block.segments(contents.value.places, count: 0).row(0)
        makeState(in: block, text: bytes, none, sources, folding: contents.value.folding)
        let room = block.segments(contents.value.places, count: min(contents.value.segmentLimit, bytes.count + 1) + 1)
        block.state.isRejected = true
        block.layout = try ParsedURL.split(bytes, policy: contents.value.rules.policy.value, segments: room.from(1))
        let views = contents.value.rules.sources.value.accept(
            LinkOrigin(bytes: bytes, layout: block.layout), path: marks,
            hostAndPath: marks.from(contents.value.sourceWords))
        if isTooLong(block, views) { throw tooManySegments(block) }
        block.state.isRejected = false
        guard !views.isEmpty, !block.layout.isEmptyName else { return }
        room[0] = block.layout.hostSegment
        if block.layout.flags.isDisjoint(with: .pathNeedsDecoding.union(.hostNeedsDecoding)) {
            walk(block, views, sources, text: bytes, segments(of: block))
        } else {
            walkDecoded(block, views, sources)
        }
    }

    /// The host is a segment too: the last one of the path is one too many.
    private func tooManySegments(_ block: SearchBlock) -> LinkRejection {
        let count = Int(block.layout.segmentCount)
        let last = count == 0 ? block.layout.hostStart : segments(of: block)[count].start
        return LinkRejection(.tooManySegments, at: Int(last), detail: contents.value.segmentLimit)
    }

    /// Walks with a decoded copy of all segments, whose ranges are then those of the copy.
    private func walkDecoded(_ block: SearchBlock, _ views: SourceTable.Views, _ sources: Row<UInt64>) {
        let segments = segments(of: block)
        Scratch.withRoom(segments: segments.count, bytes: bytes.count) { ranges, copy in
            let plusIsSpace = block.layout.flags.contains(.decodesPlusInPath)
            var used = 0
            for index in 0..<segments.count {
                let raw = bytes.part(segments[index].range)
                let count = PercentEncoding.decode(raw, into: copy.from(used), plusIsSpace: plusIsSpace)
                ranges[index] = SegmentRange(start: UInt32(used), end: UInt32(used + count))
                used += count
            }
            walk(block, views, sources, text: copy.bytes(used), ranges.row(ranges.count))
        }
    }
}
