/// Finds the variants that may take links of another one, as far as their paths tell.
///
/// Two paths are read side by side, segment by segment, so that what has nothing in common with a variant is never looked
/// at: most variants of a table have few neighbours.
struct NeighbourSearch {
    private var space: LinkSpace
    /// By two forms, whether some text is of both.
    private var known: [Question: Bool] = [:]
    /// Whether the host of a link may be its first segment.
    private let readsHosts: Bool
    /// Whether some variants may read it so, and others not.
    private let readsHostsTwice: Bool
    /// The nodes at which paths begin.
    private let roots: Set<Int>
    /// By node, the ways by one text each under that text in small letters.
    private var folded: [Int: [[UInt8]: [PathTrie.Edge]]] = [:]

    init(_ proof: inout LinkProof) {
        readsHostsTwice = proof.mayReadHostsTwice()
        space = proof.space
        readsHosts = space.readsHosts(isWeb: true) || space.readsHosts(isWeb: false)
        roots = space.trie.closure(of: Set(space.sides.map { $0.root }))
    }

    /// A place of the variant and one of others.
    private struct Pair: Hashable {
        let own: Int
        let other: Int
    }

    /// Two forms, and whether they are those of a host.
    private struct Question: Hashable {
        let first: Int
        let second: Int
        let isHost: Bool
    }

    /// The variants of the same table that win over one, and may take some of its links.
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

    /// What is reached from two places without reading anything.
    private func pairs(_ own: Int, _ other: Int, _ variant: LinkSpace.Variant) -> [Pair] {
        let owns = space.trie.closure(of: [own]).filter { variant.way.contains($0) }
        let others = space.trie.closure(of: [other]).filter { space.trie.nodes[$0].bestRank < variant.rank }
        return owns.flatMap { own in others.map { Pair(own: own, other: $0) } }
    }

    private mutating func steps(from pair: Pair, _ variant: LinkSpace.Variant) -> [Pair] {
        var next: [Pair] = []
        // What is read first may be a host, in which case may make no difference.
        let mayBeHost = readsHosts && roots.contains(pair.own) && roots.contains(pair.other)
        for own in ways(at: pair.own) where variant.way.contains(own.child) {
            for other in ways(at: pair.other, for: space.trie.forms[own.form], mayBeHost: mayBeHost)
            where space.trie.nodes[other.child].bestRank < variant.rank
                && (haveCommonText(own.form, other.form, isHost: false)
                    || mayBeHost && haveCommonText(own.form, other.form, isHost: true))
            {
                next += pairs(own.child, other.child, variant)
            }
        }
        return next
    }

    /// The ways on from a node.
    private func ways(at number: Int) -> [PathTrie.Edge] {
        otherWays(at: number) + Array(space.trie.nodes[number].literals.values)
    }

    /// The ways on from a node; for a form that is one text, those that may be that text.
    private mutating func ways(at number: Int, for form: SegmentForm, mayBeHost: Bool) -> [PathTrie.Edge] {
        if mayBeHost, let text = form.literal, !form.isNegated {
            return otherWays(at: number) + foldedLiterals(at: number)[text, default: []]
        }
        guard let text = form.exactText else { return ways(at: number) }
        return otherWays(at: number) + (space.trie.nodes[number].literals[text].map { [$0] } ?? [])
    }

    /// The ways on from a node that are not by one text.
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

    private mutating func haveCommonText(_ a: Int, _ b: Int, isHost: Bool) -> Bool {
        if a == b { return true }
        let (first, second) = (space.trie.forms[a], space.trie.forms[b])
        if let one = first.literal, let other = second.literal, one != other, !first.isNegated, !second.isNegated {
            return false
        }
        guard space.mayMeet(a, b, isHost: isHost) else { return false }
        let question = Question(first: min(a, b), second: max(a, b), isHost: isHost)
        if let known = known[question] { return known }
        let isPossible: Bool
        if isHost, first.isNegated || second.isNegated {
            isPossible = true
        } else {
            let texts = [first, second].map { isHost ? $0.host.possible : space.possibleTexts(of: $0) }
            isPossible = space.sets.pool.isEmpty(space.sets.pool.intersection(texts)) != true
        }
        known[question] = isPossible
        return isPossible
    }
}
