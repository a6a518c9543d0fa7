/// A search for a link that some pattern variants match and others do not. All proofs are based on it.
///
/// It follows all links in parallel. A search state is the set of trie nodes after some segments. Strings that lead to
/// the same nodes are equivalent, so the number of states is finite, and a search without a result is a proof.
struct LinkProof {
    struct Question {
        /// The indices of the pattern variants that must all match the link.
        var takenBy: [Int]
        /// For each table, a rank. Pattern variants of a lower (better) rank are unwanted: they must not match the
        /// link, or cause its rejection for duplicate items.
        var freeBelow: [Int]
        /// If not `nil`, ``freeBelow`` applies only to these pattern variants, and the link may match all others.
        var consideredVariants: Set<Int>?
        /// If `true`, the link may depend on an unknown result, such as that of a custom type's function.
        var treatsUnknownAsMatch = false
        /// If `true`, the link need not be the shortest.
        var acceptsAnyLink = false
    }

    enum Answer {
        case found(ProvenLink)
        /// No such link exists, because these pattern variants match every link that the required variants match.
        case none(because: Set<Int>)
        case undecided
    }

    struct State: Hashable {
        let context: Int
        /// The trie nodes reached by the path alone, and by the path after the host as the first segment (`hostNodes`).
        let nodes: Set<Int>
        let hostNodes: Set<Int>
        /// `true` if no link can end in this state: its last segment is empty, and a table drops it or it is the only
        /// one.
        var isEmptyEnd = false
    }

    struct Step {
        let state: State
        let link: ProvenLink
        let length: Int
    }

    var space: LinkSpace
    /// The maximum number of search states for one question.
    var limit = Self.defaultLimit
    /// The maximum number of states of a search within one segment, host or value.
    let textLimit: Int
    /// The number of search states that the latest ``answer(_:)`` visited.
    private(set) var visitedStateCount = 0
    /// `true` to try only two strings as each segment: the empty string and the shortest other one.
    private(set) var usesShortestStrings = false
    var knownFirstTexts: [Language: [[UInt8]]] = [:]
    var contexts = OriginContexts()
    var knownTexts: [TextQuestion: [[UInt8]]] = [:]
    var knownSymbols: [SymbolQuestion: SymbolTable] = [:]
    private(set) var starts: [Starts] = []
    /// `true` if all possible `starts` (schemes, ports and hosts of links) were found within the limits.
    var areStartsComplete = true
    /// The indices in `starts` (schemes, ports and hosts of links), grouped by the link sources that accept them.
    private(set) var startsByContext: [Int: [Int]] = [:]
    var knownWays: [Set<Int>: Ways] = [:]
    var knownPlainItems: [PlainKey: PlainItems?] = [:]
    var knownOutcomes: [ItemQuestion: ItemOutcomes] = [:]

    static let defaultLimit = 20_000
    /// The maximum number of states of the first search, which tries only the shortest segments.
    private static let firstLimit = 200

    init(_ space: LinkSpace, textLimit: Int = 100_000) {
        (self.space, self.textLimit) = (space, textLimit)
        self.space.sets.pool.allow(work: ProofWork.ofQuestion)
        starts = space.origins.all.flatMap { findStarts(of: $0) }
        startsByContext = Dictionary(grouping: starts.indices) { starts[$0].context }
    }

    /// Returns `true` if the sets that were cached since `other` was copied need too much memory.
    func usesMuchMemory(besides other: LinkProof) -> Bool {
        space.sets.pool.count - other.space.sets.pool.count > ProofWork.ofMemory
    }

    mutating func answer(_ question: Question) -> Answer {
        space.sets.pool.allow(work: ProofWork.ofQuestion)
        visitedStateCount = 0
        if let link = firstLink(question) { return .found(link) }
        return search(question, limit: limit) ?? .undecided
    }

    /// Returns a link with the shortest strings as segments; `nil` if there is none, or if the link must be the
    /// shortest and another one may be shorter.
    private mutating func firstLink(_ question: Question) -> ProvenLink? {
        guard question.acceptsAnyLink || !isJudged(question) else { return nil }
        usesShortestStrings = true
        defer { usesShortestStrings = false }
        guard case .found(let link)? = search(question, limit: Self.firstLimit) else { return nil }
        if question.acceptsAnyLink { return link }
        var free = question
        free.freeBelow = question.freeBelow.map { _ in 0 }
        guard case .found(let shortest)? = search(free, limit: Self.firstLimit) else { return nil }
        return shortest.bytes == link.bytes ? link : nil
    }

    /// Returns `true` if the shortest segments may not suffice, because predicates with unknown results decide.
    private func isJudged(_ question: Question) -> Bool {
        guard !question.treatsUnknownAsMatch || question.takenBy.count > 1 else { return false }
        return question.takenBy.contains { number in
            space.variants[number].steps.contains { step in
                if case .one(let form) = step { form.plain.judge != nil } else { false }
            }
        }
    }

    /// Returns `nil` if the search exceeds its limit before it finds a link.
    private mutating func search(_ question: Question, limit: Int) -> Answer? {
        var open = StepQueue(isOrdered: !question.acceptsAnyLink)
        for step in firstSteps(question) { open.insert(step) }
        var known = VisitedStates()
        var because: Set<Int> = []
        defer { visitedStateCount += known.count }
        var isComplete = areStartsComplete
        var best: ProvenLink?
        while let step = open.popFirst() {
            if let best, best.bytes.count < step.length { break }
            guard !known.covers(step, { role(of: $0, question) }) else { continue }
            if known.count > limit || known.comparisons > ProofWork.ofComparisons || space.sets.pool.isExhausted {
                return usesShortestStrings ? nil : best.map { .found($0) }
            }
            switch ending(at: step, question, &because) {
            case .found(let link):
                if question.acceptsAnyLink { return .found(link) }
                if best.map({ link.isBefore($0) }) ?? true { best = link }
            case .none: break
            case .unknown: isComplete = false
            }
            guard let next = steps(from: step, question) else {
                isComplete = false
                continue
            }
            for step in next { open.insert(step) }
        }
        if let best { return .found(best) }
        return isComplete ? Answer.none(because: because) : nil
    }
}

private struct StepQueue {
    /// `true` to take shorter links first, `false` to take steps with fewer trie nodes first.
    let isOrdered: Bool
    private var levels: [Int: [LinkProof.Step]] = [:]

    init(isOrdered: Bool) { self.isOrdered = isOrdered }

    mutating func insert(_ step: LinkProof.Step) {
        let weight = step.state.nodes.count + step.state.hostNodes.count
        levels[isOrdered ? step.length : weight, default: []].append(step)
    }

    mutating func popFirst() -> LinkProof.Step? {
        guard let key = levels.keys.min(), var level = levels.removeValue(forKey: key) else { return nil }
        let first =
            isOrdered
            ? level.indices.min { level[$0].link.bytes.lexicographicallyPrecedes(level[$1].link.bytes) }
            : level.indices.last
        let step = first.map { level.remove(at: $0) }
        if !level.isEmpty { levels[key] = level }
        return step
    }
}
