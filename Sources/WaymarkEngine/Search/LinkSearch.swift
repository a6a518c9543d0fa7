/// One look-up of a link: split, check, find. Nothing but a few numbers, it is passed in registers.
@usableFromInline
package struct LinkSearch {
    let tables: UnsafePointer<SearchTables>
    let bytes: UnsafeBufferPointer<UInt8>
    /// The best rank that may be found.
    let floor: UInt32

    @usableFromInline
    @inline(__always)
    package init(tables: UnsafePointer<SearchTables>, bytes: UnsafeBufferPointer<UInt8>, floor: UInt32) {
        self.tables = tables
        self.bytes = bytes
        self.floor = floor
    }

    /// Calls a function with what was found.
    @inline(__always)
    func run(_ body: (borrowing Finding) -> Void) throws(LinkRejection) {
        var rejection: LinkRejection?
        Scratch.withWords(tables.pointee.wordCount(byteCount: bytes.count)) { block in
            do throws(LinkRejection) {
                let block = SearchBlock(block)
                _ = find(in: block.start)
                // What is rejected is judged once more, for the reason.
                if block.state.pointee.isRejected { try searchGenerally(in: block) }
                body(Finding(state: UnsafePointer(block.state)))
            } catch {
                rejection = error
            }
        }
        if let rejection { throw rejection }
    }

    /// Looks the link up.
    ///
    /// - Parameter block: Room for as many words as ``SearchTables/wordCount(byteCount:)`` says.
    /// - Returns: A view of the best match, which points into the block.
    @inline(never)
    @usableFromInline
    package func find(in block: UnsafeMutableRawPointer) -> MatchView? {
        let block = SearchBlock(block)
        if !searchPlainly(in: block) {
            do throws(LinkRejection) { try searchGenerally(in: block) } catch { return nil }
        }
        guard block.state.pointee.best != .max, !block.state.pointee.isRepeated else { return nil }
        return MatchView(UnsafePointer(block.state))
    }

    /// Looks up a common link.
    ///
    /// - Returns: Whether it is one; if not, then nothing has been found out about it.
    @inline(__always)
    func searchPlainly(in block: SearchBlock) -> Bool {
        // A link of no bytes is longer than all others as a number without a sign.
        guard UInt(bitPattern: bytes.count &- 1) < UInt(bitPattern: tables.pointee.lengthLimit),
            let base = bytes.baseAddress
        else {
            return false
        }
        let text = PaddedText(URLBytes(base: base, count: bytes.count), room: block.shortText)
        guard let (origin, path) = origin(of: text.bytes) else { return false }
        block.layout.initialize(to: origin.pointee.layout)
        if origin.pointee.precedesHost {
            block.layout.pointee.hostEnd = UInt32(truncatingIfNeeded: path)
            if origin.pointee.isOfAnyScheme { noteScheme(before: path, of: text.bytes, in: block) }
        }
        let splitter = PlainSplitter(
            text: text, segments: block.segments(tables.pointee.places) + 1,
            segmentLimit: tables.pointee.segmentLimit, queryItemLimit: tables.pointee.queryItemLimit)
        switch splitter.split(from: path, into: block.layout) {
        case .all: break
        case .path:
            let isSplit = text.splitGenerally(
                behindPathOf: block.layout, tables.pointee.leniencies, queryItemLimit: tables.pointee.queryItemLimit)
            guard isSplit else { return false }
        case .none: return false
        }
        let sources = tables.pointee.originSources + origin.pointee.sources
        makeState(in: block, text: text.bytes.base, count: text.readableCount, sources: sources)
        if origin.pointee.views.rawValue == SourceTable.Views.path.rawValue, tables.pointee.folding == .none {
            forgetRuns(block)
            TrieSearch(words: tables.pointee.words, state: block.state).walkPlainly(from: tables.pointee.root)
        } else {
            // The general way says why such a link is rejected.
            guard !isTooLong(block, origin.pointee.views) else { return false }
            walk(block, origin.pointee.views, sources)
        }
        return true
    }

    /// What is known of the beginning of the link, and where its path begins.
    @inline(__always)
    private func origin(of text: URLBytes) -> (UnsafePointer<KnownOrigin>, path: Int)? {
        if text[0] != .slash { return absoluteOrigin(of: text) }
        return tables.pointee.hasRelativeOrigin ? (tables.pointee.origins, 0) : nil
    }

    @inline(never)
    private func absoluteOrigin(of text: URLBytes) -> (UnsafePointer<KnownOrigin>, path: Int)? {
        var origin = tables.pointee.origins
        let end = origin + tables.pointee.originCount
        if tables.pointee.hasRelativeOrigin { origin += 1 }
        while origin < end {
            let known = origin.pointee
            if text.begin(with: tables.pointee.originTexts + known.text, count: known.length) {
                guard known.precedesHost else { return (origin, known.length) }
                let path =
                    known.precedesName ? text.endOfName(from: known.length) : text.endOfLabel(from: known.length)
                return path > known.length ? (origin, path) : nil
            }
            origin += 1
        }
        return tables.pointee.hasAnyScheme ? originOfAnyScheme(text, end) : nil
    }

    /// What is known of links of any scheme that no origin names. The schemes of the web are left to the general way.
    @inline(never)
    private func originOfAnyScheme(
        _ text: URLBytes, _ origin: UnsafePointer<KnownOrigin>
    ) -> (UnsafePointer<KnownOrigin>, path: Int)? {
        let end = text.endOfSmallScheme
        guard end > 0, !text[0..<end].elementsEqual("https".utf8), !text[0..<end].elementsEqual("http".utf8),
            !tables.pointee.forbidden.contains(text[0..<end])
        else { return nil }
        let path = text.endOfLabel(from: end &+ 3)
        return path > end &+ 3 ? (origin, path) : nil
    }

    /// Notes where the scheme ends and the host begins, which an origin for any scheme does not include.
    @inline(never)
    private func noteScheme(before path: Int, of text: URLBytes, in block: SearchBlock) {
        var host = path
        while text[host &- 1] != .slash { host &-= 1 }
        block.layout.pointee.schemeEnd = UInt32(truncatingIfNeeded: host &- 3)
        block.layout.pointee.hostStart = UInt32(truncatingIfNeeded: host)
    }

    @inline(__always)
    private func makeState(
        in block: SearchBlock, text: UnsafePointer<UInt8>, count: Int, sources: UnsafePointer<UInt64>
    ) {
        block.state.initialize(
            to: SearchState(
                tables: tables, bytes: bytes, text: text, textCount: count,
                segments: UnsafePointer(block.segments(tables.pointee.places) + 1),
                count: Int(block.layout.pointee.segmentCount),
                acceptedSources: sources, floor: floor, best: .max, steps: 0,
                folding: tables.pointee.folding, isRepeated: false, usesHost: false, isRejected: false))
    }

    /// Walks through the trie, once for each view that any set of sources has of the link.
    @inline(never)
    private func walk(_ block: SearchBlock, _ views: SourceTable.Views, _ sources: UnsafePointer<UInt64>) {
        if views.rawValue & SourceTable.Views.path.rawValue != 0 {
            block.state.pointee.count = Int(block.layout.pointee.segmentCount)
            block.state.pointee.acceptedSources = sources
            forgetRuns(block)
            TrieSearch(words: tables.pointee.words, state: block.state).visit(tables.pointee.root, at: 0)
        }
        if views.rawValue & SourceTable.Views.hostAndPath.rawValue != 0 {
            walkHost(block, sources + tables.pointee.sourceWords)
        }
    }

    /// Walks with the host as the first segment.
    @inline(never)
    private func walkHost(_ block: SearchBlock, _ sources: UnsafePointer<UInt64>) {
        let best = block.state.pointee.best
        block.segments(tables.pointee.places)[0] = block.layout.pointee.hostSegment
        block.state.pointee.segments -= 1
        block.state.pointee.count = Int(block.layout.pointee.segmentCount) &+ 1
        block.state.pointee.acceptedSources = sources
        if tables.pointee.foldsHosts, tables.pointee.folding == .none { block.state.pointee.folding = .hosts }
        forgetRuns(block)
        TrieSearch(words: tables.pointee.words, state: block.state).visit(tables.pointee.hostRoot, at: 0)
        block.state.pointee.usesHost = block.state.pointee.best < best
    }

    /// Whether the host makes one segment more than the policy allows, in any view that a set of sources has.
    @inline(__always)
    private func isTooLong(_ block: SearchBlock, _ views: SourceTable.Views) -> Bool {
        views.rawValue & SourceTable.Views.hostAndPath.rawValue != 0
            && Int(block.layout.pointee.segmentCount) >= tables.pointee.segmentLimit
    }

    /// Before a walk no end of a run has been tried.
    @inline(__always)
    private func forgetRuns(_ block: SearchBlock) {
        var mark = tables.pointee.runMarks
        while mark > 0 {
            mark &-= 1
            block.untried(tables.pointee.places)[mark] = 0
        }
    }
}

@available(*, unavailable, message: "it points to memory that is there only while a link is looked up")
extension LinkSearch: Sendable {}

// MARK: Links that are not common

extension LinkSearch {
    @inline(never)
    func searchGenerally(in block: SearchBlock) throws(LinkRejection) {
        block.layout.initialize(to: URLLayout())
        let text = bytes.baseAddress ?? UnsafePointer(block.start.assumingMemoryBound(to: UInt8.self))
        makeState(in: block, text: text, count: bytes.count, sources: UnsafePointer(block.sources))
        let segments = UnsafeMutableBufferPointer(
            start: block.segments(tables.pointee.places) + 1,
            count: min(tables.pointee.segmentLimit, bytes.count + 1) + 1)
        let table = tables.pointee.table.takeUnretainedValue()
        block.state.pointee.isRejected = true
        block.layout.pointee = try ParsedURL.split(bytes, policy: table.policy, segments: segments)
        let views = table.sources.accept(
            LinkOrigin(bytes: bytes, layout: block.layout.pointee), path: block.sources,
            hostAndPath: block.sources + tables.pointee.sourceWords)
        if isTooLong(block, views) { throw tooManySegments(block) }
        block.state.pointee.isRejected = false
        guard views != .none, !block.layout.pointee.isEmptyName else { return }
        if block.layout.pointee.flags.isDisjoint(with: [.pathNeedsDecoding, .hostNeedsDecoding]) {
            walk(block, views, block.sources)
        } else {
            walkDecoded(block, views)
        }
    }

    /// The host is a segment too: the last one of the path is one too many.
    private func tooManySegments(_ block: SearchBlock) -> LinkRejection {
        let count = Int(block.layout.pointee.segmentCount)
        let last = count == 0 ? block.layout.pointee.hostStart : block.segments(tables.pointee.places)[count].start
        return LinkRejection(.tooManySegments, at: Int(last), detail: tables.pointee.segmentLimit)
    }

    /// Walks with a decoded copy of all segments, whose ranges are then those of the copy.
    private func walkDecoded(_ block: SearchBlock, _ views: SourceTable.Views) {
        let layout = block.layout.pointee
        let end = Int(layout.segmentCount) + 1
        let segments = block.segments(tables.pointee.places)
        segments[0] = layout.hostSegment
        Scratch.withWords(end + bytes.count / 8 + 1) { room in
            let ranges = room.bindMemory(to: SegmentRange.self, capacity: end)
            let copy = (room + 8 * end).bindMemory(to: UInt8.self, capacity: bytes.count)
            let plusIsSpace = layout.flags.contains(.decodesPlusInPath)
            var used = 0
            for index in 0..<end {
                let raw = UnsafeBufferPointer(rebasing: bytes[segments[index].range])
                let count = PercentEncoding.decode(raw, into: copy + used, plusIsSpace: plusIsSpace)
                ranges[index] = SegmentRange(start: UInt32(used), end: UInt32(used + count))
                used += count
            }
            block.state.pointee.text = UnsafePointer(copy)
            block.state.pointee.textCount = used
            block.state.pointee.segments = UnsafePointer(ranges + 1)
            walk(block, views, block.sources)
        }
    }
}
