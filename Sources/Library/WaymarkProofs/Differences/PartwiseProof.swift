/// A proof by components of links instead of a search: link sources, each segment, and the query items of each name.
///
/// Two pattern variants share no link if they are disjoint in one component. A third variant matches all links that
/// they share if it does so in each component. These two cases settle most pairs of variants.
struct PartwiseProof {
    /// The links that one pattern variant matches, or that two variants share.
    struct Meeting {
        let variants: [Int]
        var views: SourceViews
        /// The minimum number of segments of the links.
        let count: Int
        let isOpen: Bool
        /// The component, such as one segment, in which the links do not match a third pattern variant.
        var gap = Gap.all

        /// The segments in which the links match a third pattern variant, too, each with the index of that variant's
        /// ``SegmentForm``.
        var held: [SegmentPosition: Int] = [:]

        /// Returns a subset of these links for each gap (component that a third pattern variant may not match).
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

        func has(_ position: Int, isHost: Bool) -> Bool {
            isHost ? position == 0 && !views.host.isEmpty : position > 0 || !views.path.isEmpty
        }
    }

    /// The index of a path segment, or of the host if a link source matches it as the first segment.
    struct SegmentPosition: Hashable {
        let index: Int
        let isHost: Bool
    }

    var proof: LinkProof
    let parts: [VariantParts]
    /// `true` if only some link sources match the host as the first segment, so that path lengths differ.
    let hasMixedHosts: Bool
    /// `true` if the tables treat duplicate query items differently, so that such links are not compared.
    let ignoresRejected: Bool
    private var knownEmpty: [Position: Bool] = [:]
    var knownCovered: [Position: Bool] = [:]
    private var knownShared: [ItemQuestion: Bool] = [:]
    var knownFollowing: [ItemQuestion: Bool] = [:]
    var knownTexts: [Position: ProofResult<[UInt8]>] = [:]

    /// A cache key for one segment of several pattern variants, by indices of their ``SegmentForm`` values.
    struct Position: Hashable {
        let first: Int
        let second: Int
        /// The ``SegmentForm`` of a third pattern variant, to be compared with the strings that the others share.
        var third: Int?
        /// A further ``SegmentForm`` that the segment must match.
        var held: Int?
        /// A ``SegmentForm`` that the segment must not match.
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

    /// Returns the cache key for a segment of links that variants share; `nil` if a variant has no such segment.
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
        // A pattern without segments cannot match the host as the first segment.
        if count == 0, a.loop == nil || b.loop == nil { shared.host = [] }
        if shared.isEmpty || !mayShareItems(first, last) { return .none }
        return .found(
            Meeting(variants: variants, views: shared, count: count, isOpen: a.loop != nil && b.loop != nil))
    }

    /// Returns `false` only if the first and last bytes of a segment prove that two pattern variants share no link.
    mutating func mayMeet(_ a: Int, _ b: Int) -> Bool {
        if hasMixedHosts { return true }
        return (0..<max(parts[a].forms.count, parts[b].forms.count)).allSatisfy { position in
            guard let one = parts[a][position], let other = parts[b][position] else { return false }
            // The first segment may be a host, and hosts may ignore case.
            return proof.space.mayMeet(one, other, isHost: false)
                || position == 0 && proof.space.mayMeet(one, other, isHost: true)
        }
    }

    /// Returns `true` if the segments after the last catch-alls prove that two pattern variants share no path.
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
