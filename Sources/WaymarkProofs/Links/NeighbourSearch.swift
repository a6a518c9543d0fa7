import WaymarkEngine
import WaymarkLanguages

/// Finds the variants that may take links of another one, as far as their paths tell.
///
/// Two paths are read side by side, segment by segment, so that what has nothing in common with a variant is never looked
/// at: most variants of a table have few neighbours.
struct NeighbourSearch {
    private var space: LinkSpace
    /// By two forms, whether some text is of both.
    private var known: [Pair: Bool] = [:]
    /// Whether some variants may read the host of a link as its first segment, and others may not.
    private let readsHosts: Bool

    init(_ space: LinkSpace) {
        self.space = space
        readsHosts =
            space.sides.contains { $0.sources.usesHosts } && Set(space.variants.map { $0.sourceSet }).count > 1
    }

    /// A place of the variant and one of others; or two forms.
    private struct Pair: Hashable {
        let own: Int
        let other: Int
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
        if readsHosts {
            let children = ways(at: root).map { $0.child }
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
        for own in ways(at: pair.own) where variant.way.contains(own.child) {
            for other in ways(at: pair.other, for: space.trie.forms[own.form])
            where space.trie.nodes[other.child].bestRank < variant.rank && haveCommonText(own.form, other.form) {
                next += pairs(own.child, other.child, variant)
            }
        }
        return next
    }

    /// The ways on from a node; for a form that is one text, those that may be that text.
    private func ways(at number: Int, for form: SegmentForm? = nil) -> [PathTrie.Edge] {
        let node = space.trie.nodes[number]
        let loop = node.loop.map { [PathTrie.Edge(form: $0, child: number)] } ?? []
        let literals = form?.exactText.map { text in node.literals[text].map { [$0] } ?? [] }
        return loop + node.edges + (literals ?? Array(node.literals.values))
    }

    private mutating func haveCommonText(_ a: Int, _ b: Int) -> Bool {
        if a == b { return true }
        let (first, second) = (space.trie.forms[a], space.trie.forms[b])
        if let one = first.literal, let other = second.literal, one != other, !first.isNegated, !second.isNegated {
            return false
        }
        let pair = Pair(own: min(a, b), other: max(a, b))
        if let known = known[pair] { return known }
        let common = space.sets.pool.intersection([space.possibleTexts(of: first), space.possibleTexts(of: second)])
        let isPossible = space.sets.pool.isEmpty(common) != true
        known[pair] = isPossible
        return isPossible
    }
}
