// Skips search states and classes of segment strings if another one leads to the same links or more.

extension LinkProof {
    /// The role of the pattern variants below a trie node: wanted if one must match the link, unwanted if one must not.
    struct Role {
        let isWanted, isUnwanted: Bool
    }

    func role(of node: Int, _ question: Question) -> Role {
        let isWanted = question.takenBy.contains { space.variants[$0].way.contains(node) }
        let node = space.trie.nodes[node]
        return Role(isWanted: isWanted, isUnwanted: node.bestRank < question.freeBelow[node.table])
    }

    /// Returns the classes of segment strings (symbols) that a search for a link must try. It omits a class if an
    /// earlier one leads to the same wanted variants and to no other unwanted ones.
    func undominated(
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
        where question.treatsUnknownAsMatch || !symbol.isAssumed {
            let isCovered = kept.contains {
                !($0.written.isEmpty && space.tellsEmptyEnds) && $0.isAsGood(as: symbol, roles)
            }
            if !isCovered { kept.append(symbol) }
        }
        return kept
    }
}

extension Symbol {
    fileprivate func isAsGood(as other: Symbol, _ roles: (Int) -> [LinkProof.Role]) -> Bool {
        guard !isAssumed || other.isAssumed else { return false }
        return takenBy.allSatisfy { other.takenBy.contains($0) || roles($0).allSatisfy({ !$0.isUnwanted }) }
            && other.takenBy.allSatisfy { takenBy.contains($0) || roles($0).allSatisfy({ !$0.isWanted }) }
    }
}

struct VisitedStates {
    private var states: [Int: [(state: LinkProof.State, segmentCount: Int)]] = [:]
    private(set) var count = 0
    private(set) var comparisons = 0

    /// Returns `true` if a visited state leads to the same links as this step or more; otherwise adds the state.
    ///
    /// For shortest links, steps arrive in order of length, so links of visited states are not longer.
    mutating func covers(_ step: LinkProof.Step, _ role: (Int) -> LinkProof.Role) -> Bool {
        let segmentCount = step.link.segments.count
        let others = states[step.state.context, default: []]
        comparisons += others.count
        let isCovered = others.contains { known in
            known.segmentCount <= segmentCount && known.state.isAsGood(as: step.state, role)
        }
        guard !isCovered else { return true }
        states[step.state.context, default: []].append((step.state, segmentCount))
        count += 1
        return false
    }
}

extension LinkProof.State {
    /// Returns `true` if this state finds every link of the other state: it has all trie nodes of the other one that
    /// lead to required pattern variants, and no further nodes that lead to unwanted ones.
    fileprivate func isAsGood(as other: LinkProof.State, _ role: (Int) -> LinkProof.Role) -> Bool {
        guard !isEmptyEnd || other.isEmptyEnd else { return false }
        return Self.isAsGood(nodes, other.nodes, role) && Self.isAsGood(hostNodes, other.hostNodes, role)
    }

    private static func isAsGood(_ nodes: Set<Int>, _ others: Set<Int>, _ role: (Int) -> LinkProof.Role) -> Bool {
        nodes.allSatisfy { others.contains($0) || !role($0).isUnwanted }
            && others.allSatisfy { nodes.contains($0) || !role($0).isWanted }
    }
}
