import WaymarkCore
import WaymarkEngine
import WaymarkExplain

/// A traversal of a ``NearMissTrie`` with a link. It compares segments that several variants share only once.
struct NearMissWalk {
    private let trie: NearMissTrie
    /// The link with or without the host as the first segment, depending on the link sources.
    private var link: DiagnosedLink
    private(set) var nearest = NearestEntries()
    /// Variants that would match the link if their parameters accepted any string.
    private(set) var values: [MissCandidate] = []
    /// `true` if a variant unexpectedly matches. Then the engine must compare the link with all variants.
    private(set) var isInconclusive = false

    init(trie: NearMissTrie, link: DiagnosedLink) { (self.trie, self.link) = (trie, link) }

    mutating func walk(from root: Int, _ view: DiagnosedLink) {
        link = view
        visit(root, at: 0, DiagnosisProgress())
    }

    private mutating func visit(_ index: Int, at position: Int, _ progress: DiagnosisProgress) {
        // If the pattern segments up to this node can match only one number of the link's segments, every variant below
        // the node is recorded as a near miss with that number. A near miss with more matching segments replaces it
        // later.
        let isOffered = progress.strictly.only != nil
        if isOffered { offerAll(trie.nodes[index].ranks, at: position, reached: progress.strictly.last) }
        for rank in trie.nodes[index].ends { offerEnd(rank, at: position, progress) }
        for child in trie.nodes[index].others { follow(child, at: position, progress, isOffered: isOffered) }
        for child in literals(of: index, progress) { follow(child, at: position, progress, isOffered: isOffered) }
    }

    /// Returns the literal children that may match the link's next segment. They are found by hash if only one segment
    /// can be next, and its case is significant. Otherwise, these are all literal children.
    private func literals(of index: Int, _ progress: DiagnosisProgress) -> [Int] {
        let isEach = progress.strictly.only == nil && !progress.strictly.isEmpty
        guard !isEach, let next = progress.only, !link.folds(next) else { return trie.nodes[index].literals }
        guard next < link.count else { return [] }
        return link.withSegment(next) { $0.isEmpty ? [] : trie.nodes[index].literalsByKey[SegmentKey($0).mixed] ?? [] }
    }

    private mutating func follow(_ child: Int, at position: Int, _ progress: DiagnosisProgress, isOffered: Bool) {
        var next = progress
        next.take(trie.nodes[child].segment, trie.nodes[child].constraints, at: position, of: link)
        if next.strictly.isEmpty, !progress.strictly.isEmpty, !isOffered {
            offerAll(trie.nodes[child].ranks, at: position, reached: progress.strictly.last)
        }
        if !next.isOver { visit(child, at: position + 1, next) }
    }

    private mutating func offerAll(_ ranks: [Int], at position: Int, reached: Int) {
        guard nearest.wants(reached: reached) else { return }
        for rank in ranks {
            let candidate = MissCandidate(
                rank: rank, entry: trie.engine.table.variants[rank].entry, failure: .segment(position),
                reached: reached, isValue: false, view: link.view)
            guard nearest.wants(candidate) else { return }
            nearest.offer(candidate)
        }
    }

    private mutating func offerEnd(_ rank: Int, at position: Int, _ progress: DiagnosisProgress) {
        if progress.fits(link) {
            guard let miss = trie.engine.mismatchAfterPath(of: rank, link) else { return isInconclusive = true }
            return note(miss)
        }
        let miss = progress.miss(rank, trie.engine.table.variants[rank].entry, positions: position, of: link)
        // Variants that mismatch at an earlier segment have already been added to the near misses.
        if miss.isValue || progress.end == nil { note(miss) }
    }

    private mutating func note(_ candidate: MissCandidate) {
        if candidate.isValue { values.append(candidate) }
        nearest.offer(candidate)
    }
}

/// A traversal of a ``NearMissTrie`` for variants that match a link in another spelling, such as lowercase.
struct RespelledWalk {
    let trie: NearMissTrie
    /// The link in the other spelling, compared without regard to ASCII case.
    let link: DiagnosedLink
    private(set) var ranks: [Int] = []

    mutating func walk(from root: Int, _ respelling: SpellingDeviation) {
        let start = DiagnosisProgress()
        guard respelling.skipsFirstPosition else { return visit(root, start, isNear: !respelling.changesSegments) }
        for child in trie.nodes[root].others + trie.nodes[root].literals
        where respelling.leavesOut(trie.nodes[child].segment) { visit(child, start, isNear: false) }
    }

    /// - Parameter isNear: `true` if variants that match here are near misses; `false` for a spelling that skips or
    ///   changes segments, until a literal has matched.
    private mutating func visit(_ index: Int, _ progress: DiagnosisProgress, isNear: Bool) {
        if isNear, progress.fits(link) {
            ranks += trie.nodes[index].ends.filter { trie.engine.mismatchAfterPath(of: $0, link) == nil }
        }
        for child in trie.nodes[index].others + literals(of: index, progress) {
            let node = trie.nodes[child]
            var next = progress
            next.take(node.segment, node.constraints, at: 0, of: link)
            if !next.strictly.isEmpty { visit(child, next, isNear: isNear || node.segment.hasLiteral) }
        }
    }

    /// Returns the literal children that may equal the link's next segment, ignoring ASCII case.
    private func literals(of index: Int, _ progress: DiagnosisProgress) -> [Int] {
        guard let next = progress.strictly.only else { return trie.nodes[index].literals }
        guard next < link.count else { return [] }
        return link.withSegment(next) { text in
            var folded: [UInt8] = []
            for offset in 0..<text.count { folded.append(text[offset].asciiLowercased) }
            return trie.nodes[index].literalsByFoldedKey[SegmentKey(folded).mixed] ?? []
        }
    }
}
