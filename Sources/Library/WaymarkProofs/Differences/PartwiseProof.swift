/// A proof by independent components of links, not by search: link sources, each segment, and the items of each name.
///
/// Two variants share no link if they are disjoint in one component. A third variant matches all their shared links if
/// it matches them in each component. Most pairs of variants fall into one of these two cases.
struct PartwiseProof {
    /// The links that match a pattern variant, or the links that match both of two variants.
    struct Meeting {
        let variants: [Int]
        var views: SourceViews
        /// The minimum number of segments of the links.
        let count: Int
        let isOpen: Bool
        /// The component of the links, such as one segment, that a third variant does not match; `.all` if it can be
        /// any component.
        var gap = Gap.all

        /// The segments that must match a third variant, too, each with the index of that variant's segment form (the
        /// set of strings that it matches there).
        var held: [SegmentPosition: Int] = [:]

        /// Returns one subset of these links for each gap: a component, such as a segment, in which a link may not
        /// match a third variant.
        func within(_ gaps: [Gap]) -> [Meeting] {
            var rest = self
            return gaps.map { gap in
                var copy = rest
                copy.gap = gap
                switch gap {
                case .all, .items: break
                case .sources(let views): copy.views = views
                case .segment(let segment, let taken):
                    if segment.isHost { copy.views.path = [] } else if segment.index == 0 { copy.views.host = [] }
                    rest.held[segment] = taken
                }
                return copy
            }
        }

        /// Returns `true` if links have a segment at the position, read as the host or as part of the path.
        func has(_ position: Int, isHost: Bool) -> Bool {
            isHost ? position == 0 && !views.host.isEmpty : position > 0 || !views.path.isEmpty
        }
    }

    /// The position of a segment in links; a host that is read as a segment is separate from the path.
    struct SegmentPosition: Hashable {
        let index: Int
        let isHost: Bool
    }

    var proof: LinkProof
    let parts: [VariantParts]
    /// `true` if a link may have paths of different lengths, because only some link sources read the host as a segment.
    let hasMixedHosts: Bool
    /// `true` if links rejected for duplicate items are not compared, because the tables treat duplicates differently.
    let ignoresRejected: Bool
    private var knownEmpty: [Position: Bool] = [:]
    var knownCovered: [Position: Bool] = [:]
    private var knownShared: [ItemQuestion: Bool] = [:]
    var knownFollowing: [ItemQuestion: Bool] = [:]
    var knownTexts: [Position: ProofResult<[UInt8]>] = [:]

    /// A cache key for questions about one segment of several variants: the indices of their segment forms.
    struct Position: Hashable {
        let first: Int
        let second: Int
        /// The index of the segment form (segment pattern) of a third variant. If it is set, the question is: does this
        /// form match all strings that the other forms share?
        var third: Int?
        /// The index of an additional segment form that the segment must match; `nil` if there is none.
        var held: Int?
        /// The index of a form (the strings that a pattern segment accepts) that the link's segment must not match.
        var without: Int?
        let isHost: Bool

        func texts(_ proof: inout LinkProof) -> Language {
            let forms = [first, second, held].compactMap { $0 }
            let all = forms.map { proof.space.trie.forms[$0].texts(isHost: isHost) }
            let shared = proof.space.sets.pool.intersection(all.map { $0.possible })
            guard let without else { return shared }
            let others = proof.space.trie.forms[without].texts(isHost: isHost)
            return proof.space.sets.pool.difference(shared, others.certain)
        }
    }

    /// Returns the cache key for the segment at `position` of the links that the variants in `meeting` share; `nil` if
    /// one of the variants has no such segment.
    func position(_ position: Int, of meeting: Meeting, third: Int? = nil, isHost: Bool) -> Position? {
        guard let first = meeting.variants.first.flatMap({ parts[$0][position] }),
            let second = meeting.variants.last.flatMap({ parts[$0][position] })
        else { return nil }
        let segment = SegmentPosition(index: position, isHost: isHost)
        var asked = Position(
            first: first, second: second, third: third, held: meeting.held[segment], isHost: isHost)
        if case .segment(segment, let taken) = meeting.gap { asked.without = taken }
        return asked
    }

    init(_ proof: LinkProof, ignoresRejected: Bool) {
        var proof = proof
        parts = proof.space.variants.map { VariantParts($0, &proof.space.trie) }
        (self.proof, self.ignoresRejected, hasMixedHosts) = (proof, ignoresRejected, proof.hasMixedHostReadings)
    }

    // MARK: Shared links

    mutating func meeting(of variants: [Int]) -> ProofResult<Meeting> {
        guard proof.areStartsComplete, let first = variants.first, let last = variants.last else { return .unknown }
        let views = [first, last].map { proof.contexts.views(of: proof.space.variants[$0]) }
        guard var shared = views[0].shared(with: views[1]) else { return .unknown }
        let (a, b) = (parts[first], parts[last])
        let count = max(a.forms.count, b.forms.count)
        for position in 0..<count {
            guard let one = a[position], let other = b[position] else { return .none }
            if position == 0 {
                if isEmpty(Position(first: one, second: other, isHost: false)) { shared.path = [] }
                if isEmpty(Position(first: one, second: other, isHost: true)) { shared.host = [] }
            } else if isEmpty(Position(first: one, second: other, isHost: false)) {
                return .none
            }
        }
        if endsApart(a, b, mayBeHost: !shared.host.isEmpty) { return .none }
        // If the host is read as the first segment, a pattern without segments matches no link.
        if count == 0, a.loop == nil || b.loop == nil { shared.host = [] }
        if shared.isEmpty || !mayShareItems(first, last) { return .none }
        return .found(
            Meeting(variants: variants, views: shared, count: count, isOpen: a.loop != nil && b.loop != nil))
    }

    /// Returns `false` only if the beginnings and ends of segments prove that two variants share no link.
    mutating func mayMeet(_ a: Int, _ b: Int) -> Bool {
        if hasMixedHosts { return true }
        return (0..<max(parts[a].forms.count, parts[b].forms.count)).allSatisfy { position in
            guard let one = parts[a][position], let other = parts[b][position] else { return false }
            // The first segment may be a host, which may ignore case.
            return proof.space.mayMeet(one, other, isHost: false)
                || position == 0 && proof.space.mayMeet(one, other, isHost: true)
        }
    }

    /// Returns `true` if the segments after the last catch-alls prove that two variants share no path.
    private mutating func endsApart(_ a: VariantParts, _ b: VariantParts, mayBeHost: Bool) -> Bool {
        for (one, other) in zip(a.ends, b.ends) {
            let isPlain = !isEmpty(Position(first: one, second: other, isHost: false))
            if isPlain || mayBeHost && !isEmpty(Position(first: one, second: other, isHost: true)) { continue }
            return true
        }
        return false
    }

    private mutating func isEmpty(_ position: Position) -> Bool {
        guard proof.space.mayMeet(position.first, position.second, isHost: position.isHost) else { return true }
        if let known = knownEmpty[position] { return known }
        let isEmpty = proof.space.sets.pool.isEmpty(position.texts(&proof), limit: proof.textLimit) ?? false
        knownEmpty[position] = isEmpty
        return isEmpty
    }

    // MARK: Items

    private mutating func mayShareItems(_ a: Int, _ b: Int) -> Bool {
        if a == b { return true }
        let (first, second) = (proof.space.variants[a], proof.space.variants[b])
        for (name, condition) in first.conditions {
            guard let other = second.conditions[name] else { continue }
            if !mayBoth(name, condition, other) { return false }
        }
        return true
    }

    private mutating func mayBoth(_ name: [UInt8]?, _ a: ItemCondition, _ b: ItemCondition) -> Bool {
        let question = ItemQuestion(name: name, conditions: [a, b], treatsUnknownAsMatch: true)
        if let known = knownShared[question] { return known }
        let may = proof.outcomes(question)?.all.contains { $0.results.allSatisfy { $0 != .misfits } } ?? true
        knownShared[question] = may
        return may
    }
}
