/// One walk through a ``NearMissTrie``, for one view of one link.
///
/// It takes the segments position by position, once for all variants that have a position in common.
struct NearMissWalk {
    let trie: NearMissTrie
    let link: DiagnosedLink
    /// The nearest entries so far.
    var nearest: NearestEntries
    /// The variants that would take the link if types took any text.
    private(set) var values: [MissCandidate] = []
    /// Whether a variant was found to which nothing is wrong: then every variant has to be asked.
    private(set) var isInconclusive = false

    init(_ trie: NearMissTrie, _ link: DiagnosedLink, nearest: NearestEntries) {
        self.trie = trie
        self.link = link
        self.nearest = nearest
    }

    /// - Parameter root: The node where the paths of a set of sources begin.
    mutating func walk(from root: Int) { visit(root, at: 0, DiagnosisProgress(link)) }

    private mutating func visit(_ index: Int, at position: Int, _ progress: DiagnosisProgress) {
        // Where there is one way to get here, all variants that go on are offered. They will say better of themselves.
        let isOffered = progress.strictly.only != nil
        if isOffered { offerAll(trie.nodes[index].ranks, at: position, reached: progress.strictly.last) }
        for rank in trie.nodes[index].ends { offerEnd(rank, at: position, progress) }
        for child in trie.nodes[index].others { follow(child, at: position, progress, isOffered: isOffered) }
        for child in literals(of: index, progress) { follow(child, at: position, progress, isOffered: isOffered) }
    }

    /// The literals to follow: the one that the next segment is, if there is but one and it is compared by bytes. Where
    /// there are several ways to get here, each literal says for itself how far it came.
    private func literals(of index: Int, _ progress: DiagnosisProgress) -> [Int] {
        let isEach = progress.strictly.only == nil && !progress.strictly.isEmpty
        guard !isEach, let next = progress.only, !link.folds(next) else { return trie.nodes[index].literals }
        guard next < link.count else { return [] }
        return link.withSegment(next) { $0.isEmpty ? [] : trie.nodes[index].literalsByKey[SegmentKey($0)] ?? [] }
    }

    private mutating func follow(_ child: Int, at position: Int, _ progress: DiagnosisProgress, isOffered: Bool) {
        var next = progress
        next.take(trie.nodes[child].segment, trie.nodes[child].constraints, at: position, of: link)
        if next.strictly.isEmpty, !progress.strictly.isEmpty, !isOffered {
            offerAll(trie.nodes[child].ranks, at: position, reached: progress.strictly.last)
        }
        if !next.isOver { visit(child, at: position + 1, next) }
    }

    // MARK: Candidates

    private mutating func offerAll(_ ranks: [Int], at position: Int, reached: Int) {
        guard nearest.wants(reached: reached) else { return }
        for rank in ranks {
            let candidate = MissCandidate(
                rank: rank, entry: trie.engine.table.variants[rank].entry, failure: .position(position),
                reached: reached, isValue: false, view: link.view)
            guard nearest.wants(candidate) else { return }
            nearest.offer(candidate)
        }
    }

    /// A variant that ends at a position.
    private mutating func offerEnd(_ rank: Int, at position: Int, _ progress: DiagnosisProgress) {
        if progress.fits(link) {
            guard let miss = trie.engine.missBehindPath(of: rank, link) else { return isInconclusive = true }
            return note(miss)
        }
        let miss = progress.miss(rank, trie.engine.table.variants[rank].entry, positions: position, of: link)
        // What ended before was offered there.
        if miss.isValue || progress.end == nil { note(miss) }
    }

    private mutating func note(_ candidate: MissCandidate) {
        if candidate.isValue { values.append(candidate) }
        nearest.offer(candidate)
    }
}
