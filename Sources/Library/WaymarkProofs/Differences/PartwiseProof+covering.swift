extension PartwiseProof {
    /// A component of links, such as one segment, in which a further pattern variant may not match all links.
    enum Gap {
        /// Any component, because the path lengths differ or the proof cannot compare components.
        case all
        case sources(SourceViews)
        case segment(SegmentPosition, taken: Int)
        case items(ItemQuestion)
    }

    /// Returns the components, such as a segment, in which a pattern variant may not match all links of `meeting`. If
    /// there are none, the variant matches all these links, or the policy rejects them for duplicate items.
    mutating func gaps(of number: Int, in meeting: Meeting) -> [Gap] {
        let variant = proof.space.variants[number]
        let mine = parts[number]
        let fits = mine.loop != nil ? mine.forms.count <= meeting.count : mine.forms.count == meeting.count
        guard !variant.mayDecline, mine.isExact, fits, mine.loop != nil || !meeting.isOpen else { return [.all] }
        var gaps: [Gap] = []
        let views = proof.contexts.views(of: variant)
        if !views.contains(meeting.views) { gaps.append(.sources(meeting.views.subtracting(views))) }
        for position in 0..<meeting.count + (meeting.isOpen ? 1 : 0) {
            guard let third = mine[position] else { return [.all] }
            for isHost in [false, true] where meeting.has(position, isHost: isHost) {
                guard let asked = self.position(position, of: meeting, third: third, isHost: isHost) else {
                    return [.all]
                }
                if covers(asked) { continue }
                // The gap is in repeated segments of a catch-all. The shortest links contain none, so no search can be
                // limited to it.
                if position == meeting.count { return [.all] }
                gaps.append(.segment(SegmentPosition(index: position, isHost: isHost), taken: third))
            }
        }
        return gaps + itemGaps(of: variant, in: meeting).filter { !follows($0) }.map { .items($0) }
    }

    private mutating func covers(_ position: Position) -> Bool {
        guard let third = position.third else { return false }
        if [position.first, position.second, position.held].contains(third) { return true }
        if let known = knownCovered[position] { return known }
        let sets = [position.first, position.second, third].map {
            proof.space.trie.forms[$0].texts(isHost: position.isHost)
        }
        let isCovered =
            sets[..<2].contains(sets[2])
            || proof.space.sets.pool.isSubset(position.texts(&proof), of: sets[2].certain, limit: proof.textLimit)
                ?? false
        knownCovered[position] = isCovered
        return isCovered
    }

    /// Returns a question for each query item name on which `variant` has a condition: if the last condition in the
    /// list, that of `variant`, follows from the conditions of the pattern variants in `meeting`.
    private func itemGaps(of variant: LinkSpace.Variant, in meeting: Meeting) -> [ItemQuestion] {
        let others = meeting.variants.map { proof.space.variants[$0] }
        return variant.conditions.map { name, condition in
            ItemQuestion(
                name: name, conditions: others.compactMap { $0.conditions[name] } + [condition],
                treatsUnknownAsMatch: true)
        }
    }

    /// Returns `true` if all query items that meet the other conditions of the question also meet its last condition.
    private mutating func follows(_ question: ItemQuestion) -> Bool {
        if let last = question.conditions.last, question.conditions.dropLast().contains(last) { return true }
        if let known = knownFollowing[question] { return known }
        let follows = proof.outcomes(question)?.all.allSatisfy { !isGap($0) } ?? false
        knownFollowing[question] = follows
        return follows
    }

    func isGap(_ outcome: ItemOutcomes.Outcome) -> Bool {
        outcome.results.last == .misfits
            && outcome.results.dropLast().allSatisfy { $0 == .fits || !ignoresRejected && $0 == .repeated }
    }
}
