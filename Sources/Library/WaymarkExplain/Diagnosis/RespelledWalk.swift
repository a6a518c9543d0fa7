/// A walk through a ``NearMissTrie`` for the variants that match a respelled link.
struct RespelledWalk {
    let trie: NearMissTrie
    /// The respelled link, compared without ASCII case.
    let link: DiagnosedLink
    private(set) var ranks: [Int] = []

    init(_ trie: NearMissTrie, _ link: DiagnosedLink) {
        (self.trie, self.link) = (trie, link)
    }

    mutating func walk(from root: Int, _ respelling: SpellingDeviation) {
        let start = DiagnosisProgress(link)
        guard respelling.skipsFirstPosition else { return visit(root, start, isNear: !respelling.changesSegments) }
        for child in trie.nodes[root].others + trie.nodes[root].literals
        where respelling.leavesOut(trie.nodes[child].segment) { visit(child, start, isNear: false) }
    }

    /// - Parameter isNear: `true` if enough of the pattern has matched.
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

    /// Returns the literals that may equal the next segment.
    private func literals(of index: Int, _ progress: DiagnosisProgress) -> [Int] {
        guard let next = progress.strictly.only else { return trie.nodes[index].literals }
        guard next < link.count else { return [] }
        return link.withSegment(next) { text in
            var folded: [UInt8] = []
            for offset in 0..<text.count { folded.append(text[offset].asciiLowercased) }
            return trie.nodes[index].literalsByFoldedKey[SegmentKey(folded)] ?? []
        }
    }
}
