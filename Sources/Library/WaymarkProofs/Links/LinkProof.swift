/// Looks for a link that some variants take and others do not: the question that all proofs are made of.
///
/// Links are read from the left, all at once: what is known after a number of segments is which nodes of which variants are
/// reached. Texts that lead to the same nodes are one text. So the search ends, and when it has found nothing there is
/// nothing.
struct LinkProof {
    /// What is looked for.
    struct Question {
        /// Variants that take the link, all of them.
        var takenBy: [Int]
        /// By table, the rank below which no variant may take it, or reject it for items that stand twice.
        var freeBelow: [Int]
        /// If it is not `nil`, no others count among those that may not take it.
        var onlyBesides: Set<Int>?
        /// What is not known for certain is taken in favour of finding a link. Otherwise in favour of not finding one.
        var isGenerous = false
        /// Whether the first link will do, instead of the shortest.
        var isAnyEnough = false
    }

    enum Answer {
        /// A link.
        case found(ProvenLink)
        /// There is none; these variants are in the way.
        case none(because: Set<Int>)
        /// There was too much to look at.
        case undecided
    }

    /// How far a link has been read.
    struct Place: Hashable {
        /// The number of scheme, port and host: which sets of sources take it, and how.
        let context: Int
        /// The nodes that are reached, those that took the host for a segment apart.
        let nodes: Set<Int>
        let hostNodes: Set<Int>
        /// Whether nothing can end here: an empty segment that is none at the end of a path.
        var isEmptyEnd = false
    }

    /// A place, and how it was reached.
    struct Step {
        let place: Place
        let link: ProvenLink
        let length: Int
    }

    var space: LinkSpace
    /// The most places that one question looks at.
    var limit: Int
    /// The most places within the text of one segment, host or value.
    let textLimit: Int
    /// The number of places that the last question looked at.
    private(set) var placeCount = 0
    /// Whether a search looks at the shortest text of each universe alone.
    private var looksAtFirstTexts = false
    var knownFirstTexts: [Language: [[UInt8]]] = [:]
    var contexts = OriginContexts()
    var knownTexts: [TextQuestion: [[UInt8]]] = [:]
    var knownSymbols: [SymbolQuestion: SymbolTable] = [:]
    var knownStarts: [Starts]?
    /// Whether those are all, and none was too much to look at.
    var areStartsComplete = true
    var knownStartsBySet: [SetKey: [Int]]?
    var knownWays: [Set<Int>: Ways] = [:]
    var knownPlainItems: [PlainKey: PlainItems?] = [:]
    var knownOutcomes: [ItemQuestion: ItemOutcomes] = [:]

    static let defaultLimit = 20_000
    /// The most places that a search for the link of the shortest texts looks at.
    private static let firstLimit = 200

    init(_ space: LinkSpace, limit: Int = Self.defaultLimit, textLimit: Int = 100_000) {
        (self.space, self.limit, self.textLimit) = (space, limit, textLimit)
    }

    mutating func answer(_ question: Question) -> Answer {
        findStarts()
        space.sets.pool.allow(work: ProofWork.ofQuestion)
        placeCount = 0
        if let link = firstLink(question) { return .found(link) }
        return search(question, limit: limit) ?? .undecided
    }

    /// The link of the shortest texts, if it answers the question: most questions are answered so, whatever else other
    /// variants take.
    private mutating func firstLink(_ question: Question) -> ProvenLink? {
        guard question.isAnyEnough || !isJudged(question) else { return nil }
        looksAtFirstTexts = true
        defer { looksAtFirstTexts = false }
        guard case .found(let link)? = search(question, limit: Self.firstLimit) else { return nil }
        if question.isAnyEnough { return link }
        var free = question
        free.freeBelow = question.freeBelow.map { _ in 0 }
        guard case .found(let shortest)? = search(free, limit: Self.firstLimit) else { return nil }
        return shortest.bytes == link.bytes ? link : nil
    }

    /// Whether functions decide on texts of the variants that must take a link, so that another text than the shortest may
    /// be the first one that all of them take.
    private func isJudged(_ question: Question) -> Bool {
        guard !question.isGenerous || question.takenBy.count > 1 else { return false }
        return question.takenBy.contains { number in
            space.variants[number].steps.contains { step in
                if case .one(let form) = step { form.plain.judge != nil } else { false }
            }
        }
    }

    /// - Returns: `nil` if there was too much to look at, and no link was found.
    private mutating func search(_ question: Question, limit: Int) -> Answer? {
        var open = StepQueue(isOrdered: !question.isAnyEnough)
        for step in starts(question) { open.insert(step, weight: weight(of: step.place)) }
        var known = KnownPlaces()
        var because: Set<Int> = []
        defer { placeCount += known.count }
        var isComplete = areStartsComplete
        var best: ProvenLink?
        while let step = open.popFirst() {
            if let best, best.bytes.count < step.length { break }
            guard !known.covers(step, { role(of: $0, question) }) else { continue }
            if known.count > limit || known.comparisons > ProofWork.ofComparisons || space.sets.pool.isExhausted {
                return looksAtFirstTexts ? nil : best.map { .found($0) }
            }
            switch ending(at: step, question, &because) {
            case .link(let link):
                if question.isAnyEnough { return .found(link) }
                if best.map({ link.isBefore($0) }) ?? true { best = link }
            case .none: break
            case .undecided: isComplete = false
            }
            guard let next = steps(from: step, question, looksAtFirstTexts) else {
                isComplete = false
                continue
            }
            for step in next { open.insert(step, weight: weight(of: step.place)) }
        }
        if let best { return .found(best) }
        return isComplete ? Answer.none(because: because) : nil
    }

    /// How much stands in the way: what has least is looked at first where any link will do.
    private func weight(of place: Place) -> Int { place.nodes.count + place.hostNodes.count }
}

extension ProvenLink {
    /// Whether a link is shorter, or of the same length and first in the order of bytes.
    func isBefore(_ other: ProvenLink) -> Bool {
        let (a, b) = (bytes, other.bytes)
        return a.count != b.count ? a.count < b.count : a.lexicographicallyPrecedes(b)
    }
}

/// The places that have been reached and not been looked at.
struct StepQueue {
    /// Whether the nearest comes first; else that with the least weight.
    let isOrdered: Bool
    private var levels: [Int: [LinkProof.Step]] = [:]
    private var keys: [Int] = []

    init(isOrdered: Bool) { self.isOrdered = isOrdered }

    mutating func insert(_ step: LinkProof.Step, weight: Int) {
        let key = isOrdered ? step.length : weight
        if levels[key, default: []].isEmpty {
            let index = keys.firstIndex { $0 <= key } ?? keys.endIndex
            if index == keys.endIndex || keys[index] != key { keys.insert(key, at: index) }
        }
        levels[key, default: []].append(step)
    }

    mutating func popFirst() -> LinkProof.Step? {
        while let key = keys.last {
            guard var level = levels[key], !level.isEmpty else {
                keys.removeLast()
                levels[key] = nil
                continue
            }
            let step: LinkProof.Step
            if isOrdered {
                let index = level.indices.min { level[$0].link.bytes.lexicographicallyPrecedes(level[$1].link.bytes) }
                step = level.remove(at: index ?? 0)
            } else {
                step = level.removeLast()
            }
            levels[key] = level
            return step
        }
        return nil
    }
}
