/// A search for pattern variants whose paths may overlap with those of a given variant.
struct NeighbourSearch {
    private var space: LinkSpace
    private var known: [Question: Bool] = [:]
    private let readsHosts: Bool
    /// `true` if, for one link, some link sources match the host as the first segment, and others ignore it.
    private let readsHostsTwice: Bool
    private let roots: Set<Int>
    /// The literal transitions of each trie node, by lowercase string.
    private var folded: [Int: [[UInt8]: [PathTrie.Edge]]] = [:]

    init(_ proof: LinkProof) {
        readsHostsTwice = proof.hasMixedHostReadings
        space = proof.space
        readsHosts = space.readsHosts(isWeb: true) || space.readsHosts(isWeb: false)
        roots = space.trie.closure(of: Set(space.sides.map { $0.root }))
    }

    private struct Pair: Hashable {
        let own: Int
        let other: Int
    }

    private struct Question: Hashable {
        let first: Int
        let second: Int
        let isHost: Bool
    }

    /// Returns the variants of the same table that have precedence over a variant and may match some of its links.
    mutating func betterNeighbours(of number: Int) -> [Int] {
        let variant = space.variants[number]
        var open = starts(variant)
        var seen = Set(open)
        var found: Set<Int> = []
        while let pair = open.popLast() {
            if pair.own == variant.end {
                found.formUnion(space.trie.nodes[pair.other].ends.values.joined())
            }
            for next in steps(from: pair, variant) where seen.insert(next).inserted { open.append(next) }
        }
        return found.filter { space.variants[$0].rank < variant.rank }.sorted()
    }

    private func starts(_ variant: LinkSpace.Variant) -> [Pair] {
        let root = space.sides[variant.table].root
        var pairs = pairs(root, root, variant)
        if readsHostsTwice {
            let children = roots.filter { space.trie.nodes[$0].table == variant.table }
                .flatMap { ways(at: $0) }.map { $0.child }
            pairs += children.filter { variant.way.contains($0) }.flatMap { self.pairs($0, root, variant) }
            pairs += children.flatMap { self.pairs(root, $0, variant) }
        }
        return Array(Set(pairs))
    }

    /// Returns pairs of trie nodes that are reachable without a segment: one from `own`, one from `other`.
    private func pairs(_ own: Int, _ other: Int, _ variant: LinkSpace.Variant) -> [Pair] {
        let owns = space.trie.closure(of: [own]).filter { variant.way.contains($0) }
        let others = space.trie.closure(of: [other]).filter { space.trie.nodes[$0].bestRank < variant.rank }
        return owns.flatMap { own in others.map { Pair(own: own, other: $0) } }
    }

    private mutating func steps(from pair: Pair, _ variant: LinkSpace.Variant) -> [Pair] {
        var next: [Pair] = []
        // At the roots of the trie, the next segment may be a host, and hosts may ignore case.
        let mayBeHost = readsHosts && roots.contains(pair.own) && roots.contains(pair.other)
        for own in ways(at: pair.own) where variant.way.contains(own.child) {
            for other in ways(at: pair.other, for: space.trie.forms[own.form], mayBeHost: mayBeHost)
            where space.trie.nodes[other.child].bestRank < variant.rank
                && (shareString(own.form, other.form, isHost: false)
                    || mayBeHost && shareString(own.form, other.form, isHost: true))
            {
                next += pairs(own.child, other.child, variant)
            }
        }
        return next
    }

    private func ways(at number: Int) -> [PathTrie.Edge] {
        otherWays(at: number) + Array(space.trie.nodes[number].literals.values)
    }

    /// Returns the transitions of a trie node, without literals that differ from `form` if that is a literal.
    private mutating func ways(at number: Int, for form: SegmentForm, mayBeHost: Bool) -> [PathTrie.Edge] {
        if mayBeHost, let text = form.literal, !form.isNegated {
            return otherWays(at: number) + foldedLiterals(at: number)[text, default: []]
        }
        guard let text = form.exactText else { return ways(at: number) }
        return otherWays(at: number) + (space.trie.nodes[number].literals[text].map { [$0] } ?? [])
    }

    private func otherWays(at number: Int) -> [PathTrie.Edge] {
        let node = space.trie.nodes[number]
        return (node.loop.map { [PathTrie.Edge(form: $0, child: number)] } ?? []) + node.edges
    }

    private mutating func foldedLiterals(at number: Int) -> [[UInt8]: [PathTrie.Edge]] {
        if let known = folded[number] { return known }
        let literals = Dictionary(grouping: space.trie.nodes[number].literals) { text, _ in
            text.map { $0.asciiLowercased }
        }.mapValues { $0.map { $0.value } }
        folded[number] = literals
        return literals
    }

    private mutating func shareString(_ a: Int, _ b: Int, isHost: Bool) -> Bool {
        if a == b { return true }
        let (first, second) = (space.trie.forms[a], space.trie.forms[b])
        if let one = first.literal, let other = second.literal, one != other, !first.isNegated, !second.isNegated {
            return false
        }
        guard space.mayMeet(a, b, isHost: isHost) else { return false }
        let question = Question(first: min(a, b), second: max(a, b), isHost: isHost)
        if let known = known[question] { return known }
        let texts = [first, second].map { isHost ? $0.host.possible : space.possibleTexts(of: $0) }
        let isPossible =
            isHost && (first.isNegated || second.isNegated)
            || space.sets.pool.isEmpty(space.sets.pool.intersection(texts)) != true
        known[question] = isPossible
        return isPossible
    }
}
