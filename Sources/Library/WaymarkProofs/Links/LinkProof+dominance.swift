// What need not be looked at, because something else leads to the same links or to more of them.
//
// Whoever has fewer variants in the way, and is as far with those that must take the link, finds a link whenever the other
// does, and names fewer variants when there is none.

extension LinkProof {
    /// What it means that a node is reached.
    enum Role {
        /// Variants that must take the link are at or below it.
        case wanted
        /// Variants that are in the way are.
        case unwanted
        /// Both are.
        case both
        /// Neither are.
        case none
    }

    func role(of node: Int, _ question: Question) -> Role {
        let isWanted = question.takenBy.contains { space.variants[$0].way.contains(node) }
        let node = space.trie.nodes[node]
        let isUnwanted = node.bestRank < question.freeBelow[node.table]
        return isWanted ? isUnwanted ? .both : .wanted : isUnwanted ? .unwanted : .none
    }

    /// The symbols without those in whose place an earlier one does.
    ///
    /// - Parameter isEmptyAllowed: Whether the empty text may stand here.
    func worthwhile(
        _ symbols: SymbolTable, _ ways: Ways, _ question: Question, isEmptyAllowed: Bool = true
    ) -> [Symbol] {
        let wanted = question.takenBy.flatMap { space.variants[$0].way.flatMap { ways.byChild[$0, default: []] } }
        var kept: [Symbol] = []
        var known: [Int: [Role]] = [:]
        func roles(_ form: Int) -> [Role] {
            if let roles = known[form] { return roles }
            let roles = ways.byForm[form, default: []].map { role(of: $0.child, question) }
            known[form] = roles
            return roles
        }
        for symbol in symbols.useful(to: Set(wanted), isEmptyAllowed: isEmptyAllowed)
        where question.isGenerous || !symbol.isAssumed {
            let isCovered = kept.contains {
                !($0.written.isEmpty && space.tellsEmptyEnds) && $0.isAsGood(as: symbol, roles)
            }
            if !isCovered { kept.append(symbol) }
        }
        return kept
    }
}

extension Symbol {
    func isBefore(_ other: Symbol) -> Bool {
        written.count != other.written.count
            ? written.count < other.written.count : written.lexicographicallyPrecedes(other.written)
    }

    fileprivate func isAsGood(as other: Symbol, _ roles: (Int) -> [LinkProof.Role]) -> Bool {
        guard !isAssumed || other.isAssumed else { return false }
        return takenBy.allSatisfy { other.takenBy.contains($0) || roles($0).allSatisfy({ $0.isGain }) }
            && other.takenBy.allSatisfy { takenBy.contains($0) || roles($0).allSatisfy({ $0.isLoss }) }
    }
}

/// The places that were looked at.
struct KnownPlaces {
    private var places: [Int: [(place: LinkProof.Place, segmentCount: Int)]] = [:]
    private(set) var count = 0
    /// The number of comparisons of two places.
    private(set) var comparisons = 0

    /// Whether a place that was looked at is as good as that of a step. If there is none, that one is added.
    ///
    /// Steps come in the order of their lengths, so that those before are not longer. Fewer segments leave room for more.
    mutating func covers(_ step: LinkProof.Step, _ role: (Int) -> LinkProof.Role) -> Bool {
        let segmentCount = step.link.segments.count
        let others = places[step.place.context, default: []]
        comparisons += others.count
        let isCovered = others.contains { known in
            known.segmentCount <= segmentCount && known.place.isAsGood(as: step.place, role)
        }
        guard !isCovered else { return true }
        places[step.place.context, default: []].append((step.place, segmentCount))
        count += 1
        return false
    }
}

extension LinkProof.Role {
    /// Whether reaching a node can only help.
    fileprivate var isGain: Bool { self == .wanted || self == .none }
    /// Whether it can only be in the way.
    fileprivate var isLoss: Bool { self == .unwanted || self == .none }
}

extension LinkProof.Place {
    /// Whether every link that a place leads to has one here with fewer variants in the way, or as many.
    fileprivate func isAsGood(as other: LinkProof.Place, _ role: (Int) -> LinkProof.Role) -> Bool {
        guard !isEmptyEnd || other.isEmptyEnd else { return false }
        return Self.isAsGood(nodes, other.nodes, role) && Self.isAsGood(hostNodes, other.hostNodes, role)
    }

    private static func isAsGood(_ nodes: Set<Int>, _ others: Set<Int>, _ role: (Int) -> LinkProof.Role) -> Bool {
        nodes.allSatisfy { others.contains($0) || role($0).isGain }
            && others.allSatisfy { nodes.contains($0) || role($0).isLoss }
    }
}
