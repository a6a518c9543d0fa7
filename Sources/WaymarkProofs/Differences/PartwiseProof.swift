import WaymarkEngine
import WaymarkLanguages

/// Answers questions part by part, without a search: sources, each segment, and the items of each name.
///
/// Two variants have no link in common if there is a part that they have not in common. And a third one takes every link
/// that they have in common if it does so in each part. Most pairs of variants are of these two kinds.
struct PartwiseProof {
    /// What one variant takes, or what two take both.
    struct Meeting {
        let variants: [Int]
        /// Where links come from.
        let views: SourceViews
        /// How many segments they have at least.
        let count: Int
        /// Whether they may have more.
        let isOpen: Bool
    }

    enum Answer {
        case meeting(Meeting)
        /// There is no link that all of them take.
        case nothing
        case unknown
    }

    /// By number of the variant.
    let parts: [VariantParts]
    /// By table and set of sources.
    private let views: [[SourceViews]]
    /// Whether all contexts are known.
    private let isComplete: Bool
    /// Whether an item that stands twice is rejected in one of the tables alone: then what is rejected is not compared.
    private let ignoresRejected: Bool
    private var knownEmpty: [Position: Bool] = [:]
    private var knownCovered: [Position: Bool] = [:]
    private var knownShared: [ItemQuestion: Bool] = [:]
    private var knownFollowing: [ItemQuestion: Bool] = [:]
    var knownTexts: [Position: [UInt8]?] = [:]

    /// What is asked of one segment.
    struct Position: Hashable {
        let first: Int
        let second: Int
        /// What takes all, if that is asked.
        var third = -1
        let isHost: Bool
    }

    init(_ proof: inout LinkProof, ignoresRejected: Bool) {
        parts = proof.space.variants.map { VariantParts($0, &proof.space.trie) }
        _ = proof.starts(LinkProof.Question(takenBy: [], freeBelow: []))
        isComplete = proof.areStartsComplete
        self.ignoresRejected = ignoresRejected
        views = proof.space.sides.indices.map { table in
            let count = (proof.space.variants.filter { $0.table == table }.map { $0.sourceSet }.max() ?? -1) + 1
            return (0..<count).map { set in
                var views = SourceViews()
                for (number, context) in proof.contexts.all.enumerated() {
                    if context.takesPath[table].contains(set) { views.path.insert(number) }
                    if context.takesHostAndPath[table].contains(set) { views.host.insert(number) }
                }
                return views
            }
        }
    }

    private func views(_ variant: LinkSpace.Variant) -> SourceViews { views[variant.table][variant.sourceSet] }

    // MARK: What all take

    /// What one variant or two take.
    mutating func meeting(of variants: [Int], _ proof: inout LinkProof) -> Answer {
        guard isComplete, let first = variants.first, let last = variants.last else { return .unknown }
        let (mine, others) = (views(proof.space.variants[first]), views(proof.space.variants[last]))
        guard var shared = mine.shared(with: others) else { return .unknown }
        let (a, b) = (parts[first], parts[last])
        let count = max(a.forms.count, b.forms.count)
        for position in 0..<count {
            guard let one = a[position], let other = b[position] else { return .nothing }
            if position == 0 {
                if isEmpty(Position(first: one, second: other, isHost: false), &proof) { shared.path = [] }
                if isEmpty(Position(first: one, second: other, isHost: true), &proof) { shared.host = [] }
            } else if isEmpty(Position(first: one, second: other, isHost: false), &proof) {
                return .nothing
            }
        }
        if shared.isEmpty || !mayShareItems(first, last, &proof) { return .nothing }
        return .meeting(
            Meeting(variants: variants, views: shared, count: count, isOpen: a.loop != nil && b.loop != nil))
    }

    private mutating func isEmpty(_ position: Position, _ proof: inout LinkProof) -> Bool {
        if let known = knownEmpty[position] { return known }
        let forms = [position.first, position.second].map { proof.space.trie.forms[$0].texts(isHost: position.isHost) }
        let shared = proof.space.sets.pool.intersection(forms.map { $0.possible })
        let isEmpty = proof.space.sets.pool.isEmpty(shared, limit: proof.textLimit) ?? false
        knownEmpty[position] = isEmpty
        return isEmpty
    }

    // MARK: What takes all

    /// Whether a variant takes every link of a meeting, or rejects it for an item that stands twice.
    mutating func covers(_ number: Int, _ meeting: Meeting, _ proof: inout LinkProof) -> Bool {
        let variant = proof.space.variants[number]
        guard !variant.mayDecline, views(variant).contains(meeting.views) else { return false }
        let (mine, a, b) = (
            parts[number], parts[meeting.variants[0]], parts[meeting.variants[meeting.variants.count - 1]]
        )
        guard mine.isExact,
            mine.loop != nil ? mine.forms.count <= meeting.count : mine.forms.count == meeting.count && !meeting.isOpen
        else { return false }
        for position in 0..<meeting.count + (meeting.isOpen ? 1 : 0) {
            guard let one = a[position], let other = b[position], let third = mine[position] else { return false }
            if position > 0 || !meeting.views.path.isEmpty {
                guard covers(Position(first: one, second: other, third: third, isHost: false), &proof) else {
                    return false
                }
            }
            if position == 0, !meeting.views.host.isEmpty {
                guard covers(Position(first: one, second: other, third: third, isHost: true), &proof) else {
                    return false
                }
            }
        }
        return coversItems(variant, meeting.variants, &proof)
    }

    private mutating func covers(_ position: Position, _ proof: inout LinkProof) -> Bool {
        if position.third == position.first || position.third == position.second { return true }
        if let known = knownCovered[position] { return known }
        let sets = [position.first, position.second].map { proof.space.trie.forms[$0].texts(isHost: position.isHost) }
        let third = proof.space.trie.forms[position.third].texts(isHost: position.isHost)
        var isCovered = sets.contains(third)
        if !isCovered {
            let shared = proof.space.sets.pool.intersection(sets.map { $0.possible })
            isCovered = proof.space.sets.pool.isSubset(shared, of: third.certain, limit: proof.textLimit) ?? false
        }
        knownCovered[position] = isCovered
        return isCovered
    }

    // MARK: Items

    private mutating func mayShareItems(_ a: Int, _ b: Int, _ proof: inout LinkProof) -> Bool {
        if a == b { return true }
        let (first, second) = (proof.space.variants[a], proof.space.variants[b])
        for (name, condition) in first.items {
            guard let other = second.items[name] else { continue }
            if !mayBoth(name, condition, other, &proof) { return false }
        }
        guard let condition = first.fragment, let other = second.fragment else { return true }
        return mayBoth(nil, condition, other, &proof)
    }

    private mutating func mayBoth(
        _ name: [UInt8]?, _ a: ItemCondition, _ b: ItemCondition, _ proof: inout LinkProof
    ) -> Bool {
        let question = ItemQuestion(name: name, conditions: [a, b], isGenerous: true)
        if let known = knownShared[question] { return known }
        let may = proof.outcomes(question)?.all.contains { $0.results.allSatisfy { $0 != .misfits } } ?? true
        knownShared[question] = may
        return may
    }

    private mutating func coversItems(
        _ variant: LinkSpace.Variant, _ variants: [Int], _ proof: inout LinkProof
    ) -> Bool {
        for (name, condition) in variant.items {
            let others = variants.compactMap { proof.space.variants[$0].items[name] }
            if !follows(name, others, condition, &proof) { return false }
        }
        guard let condition = variant.fragment else { return true }
        return follows(nil, variants.compactMap { proof.space.variants[$0].fragment }, condition, &proof)
    }

    /// Whether a condition holds wherever others do.
    private mutating func follows(
        _ name: [UInt8]?, _ conditions: [ItemCondition], _ condition: ItemCondition, _ proof: inout LinkProof
    ) -> Bool {
        if conditions.contains(condition) { return true }
        let question = ItemQuestion(name: name, conditions: conditions + [condition], isGenerous: true)
        if let known = knownFollowing[question] { return known }
        let ignoresRejected = ignoresRejected
        let follows =
            proof.outcomes(question)?.all
            .allSatisfy { outcome in
                outcome.results.last != .misfits
                    || outcome.results.dropLast().contains { $0 == .misfits || ignoresRejected && $0 == .repeated }
            } ?? false
        knownFollowing[question] = follows
        return follows
    }
}
