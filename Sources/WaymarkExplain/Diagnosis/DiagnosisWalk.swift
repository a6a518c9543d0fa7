/// One walk through a ``DiagnosisTree``, for one view of one link.
///
/// It takes the segments position by position, once for all variants that have a position in common: strictly, and as if
/// types took any text, for such variants are near in another way.
struct DiagnosisWalk {
    let tree: DiagnosisTree
    let link: DiagnosedBytes
    let view: SourceTable.View
    /// The nearest entries so far.
    var nearest: NearestEntries
    /// The variants that would take the link if types took any text.
    private(set) var values: [NearestEntries.Candidate] = []
    /// Whether a variant was found to which nothing is wrong: then every variant has to be asked.
    private(set) var isPuzzled = false

    private let folds: Bool
    private let foldsFirst: Bool
    private let count: Int

    init(_ tree: DiagnosisTree, _ link: DiagnosedBytes, view: SourceTable.View, nearest: NearestEntries) {
        self.tree = tree
        self.link = link
        self.view = view
        self.nearest = nearest
        folds = tree.engine.table.policy.isCaseInsensitive
        foldsFirst = view == .hostAndPath && tree.engine.frozen.foldsHosts
        count = link.count(in: view)
    }

    /// How many segments may have been taken on the way to a node.
    private struct Taken {
        var strictly: SegmentCounts
        var relaxed: SegmentCounts
        /// The relaxed counts, with an empty segment behind a trailing slash, which may be the place where a value is missing.
        var relaxedWithSlash: SegmentCounts
        /// Where the way ended strictly, once it has.
        var end: (position: Int, reached: Int)?

        var any: SegmentCounts { relaxed.union(relaxedWithSlash) }
    }

    mutating func walk(from root: Int) {
        let start = SegmentCounts(0)
        visit(
            root, at: 0,
            Taken(strictly: start, relaxed: start, relaxedWithSlash: link.hasTrailingSlash ? start : .none))
    }

    private mutating func visit(_ index: Int, at position: Int, _ taken: Taken) {
        let node = tree.nodes.row.place(index)
        let isExact = taken.strictly.only == nil
        // Variants that go on from here will say better of themselves.
        if !taken.strictly.isEmpty, !isExact {
            offerAll(node.value.ranks, at: position, reached: taken.strictly.last)
        }
        for place in node.value.ends { offerEnd(tree.links.row[place], at: position, taken) }
        for place in node.value.others { follow(tree.links.row[place], at: position, taken, isExact: isExact) }
        if !isExact || taken.strictly.isEmpty, let literals = literals(of: node, taken.any) {
            for place in literals { follow(tree.links.row[place], at: position, taken, isExact: isExact) }
        } else {
            for place in node.value.literals {
                follow(tree.links.row[place], at: position, taken, isExact: isExact)
            }
        }
    }

    /// The literals that the one next segment may be, if there is but one and it is compared by bytes.
    private func literals(of node: Borrowed<DiagnosisTree.Node>, _ taken: SegmentCounts) -> Range<Int>? {
        guard let next = taken.only, !folds, !(foldsFirst && next == 0) else { return nil }
        guard next < count, !link.segment(next, in: view).isEmpty else { return 0..<0 }
        return node.value.literalsByKey[link.key(ofSegment: next, in: view)] ?? 0..<0
    }

    private mutating func follow(_ child: Int, at position: Int, _ taken: Taken, isExact: Bool) {
        let node = tree.nodes.row.place(child)
        let strictly = step(node, taken.strictly, count, isRelaxed: false)
        // Where types have no say both ways take the same.
        let isSame = !node.value.segment.isTyped && taken.relaxed == taken.strictly
        var next = Taken(
            strictly: strictly,
            relaxed: isSame ? strictly : step(node, taken.relaxed, count, isRelaxed: true),
            relaxedWithSlash: step(node, taken.relaxedWithSlash, count + 1, isRelaxed: true), end: taken.end)
        if next.strictly.isEmpty, !taken.strictly.isEmpty {
            next.end = (position, taken.strictly.last)
            if isExact { offerAll(node.value.ranks, at: position, reached: taken.strictly.last) }
        }
        if !next.any.isEmpty { visit(child, at: position + 1, next) }
    }

    private func step(
        _ node: Borrowed<DiagnosisTree.Node>, _ taken: SegmentCounts, _ count: Int, isRelaxed: Bool
    ) -> SegmentCounts {
        if taken.isEmpty { return taken }
        if let minimum = node.value.minimum {
            let first = taken.first + minimum
            return first <= count ? SegmentCounts(first...count) : .none
        }
        return taken.advanced(below: count) { number in
            let text = number < self.count ? link.segment(number, in: view) : .none
            return node.value.segment.takes(
                text, folds: folds || foldsFirst && number == 0, isRelaxed: isRelaxed)
        }
    }

    // MARK: Candidates

    private func candidate(
        _ rank: Int, at position: Int, reached: Int, isValue: Bool = false
    ) -> NearestEntries.Candidate {
        NearestEntries.Candidate(
            rank: rank, entry: tree.variants.row[rank].entry, reached: reached, position: position, isValue: isValue,
            view: view)
    }

    private mutating func offerAll(_ ranks: Range<Int>, at position: Int, reached: Int) {
        guard nearest.wants(reached: reached) else { return }
        for place in ranks {
            let candidate = candidate(tree.links.row[place], at: position, reached: reached)
            guard nearest.wants(candidate) else { return }
            nearest.offer(candidate)
        }
    }

    /// A variant that ends at a position.
    private mutating func offerEnd(_ rank: Int, at position: Int, _ taken: Taken) {
        if taken.strictly.contains(count) { return offerWhole(rank) }
        let isValue = taken.relaxed.contains(count) || taken.relaxedWithSlash.contains(count + 1)
        let end = taken.end ?? (position, taken.strictly.last)
        if isValue || taken.end == nil {
            note(candidate(rank, at: end.position, reached: end.reached, isValue: isValue))
        }
    }

    /// A variant whose path fits.
    private mutating func offerWhole(_ rank: Int) {
        let diagnosis = tree.engine.diagnosis(of: rank, link.diagnosed(tree.engine.table.policy), view: view)
        guard diagnosis.failure != nil else { return isPuzzled = true }
        note(
            NearestEntries.Candidate(
                rank: rank, entry: tree.variants.row[rank].entry, reached: diagnosis.reached, position: nil,
                isValue: diagnosis.isValue, view: view))
    }

    private mutating func note(_ candidate: NearestEntries.Candidate) {
        if candidate.isValue { values.append(candidate) }
        nearest.offer(candidate)
    }
}
