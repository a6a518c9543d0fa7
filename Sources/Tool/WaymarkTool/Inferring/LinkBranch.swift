import WaymarkCore

/// The segments of links with a common structure, such as `/user/{}/edit`, which become a route pattern.
struct LinkBranch {
    enum Step: Hashable {
        case literal(LinkWord)
        /// A parameter with listed words, such as `day|week|month`.
        case list([LinkWord])
        case parameter(SegmentKind)

        var isParameter: Bool { if case .parameter = self { true } else { false } }
    }

    var steps: [Step] = []
    /// For each of ``steps``, the parameter types that accept all its values.
    var types: [ValueTypes.Mask] = []
    var end: TailTally

    /// `true` if a step is a literal or a list of words.
    var hasLiteral: Bool { steps.contains { !$0.isParameter } }

    func following(_ step: Step, _ mask: ValueTypes.Mask) -> LinkBranch {
        LinkBranch(steps: [step] + steps, types: [mask] + types, end: end)
    }
}

/// A search for route patterns in a tree of path segments, for links whose segments have equal kinds (text, number,
/// UUID). In each node, it classifies the words, which are the text segments that follow:
///
/// - A word is *prominent* if it has at least three links and 1/200 of the node's links. In addition, it or a rarer
///   such word is at least five times as frequent as the next rarer word.
/// - Prominent words are literals, unless there are more than 32.
/// - A prominent word is a value if the same segments, one of them a literal, follow it as follow other words.
/// - After the first segment, four or more prominent words that the same segments follow are a list.
/// - In the first segment, four or more prominent words are values if a string and then the same literal follow each of
///   them. Such words are names of owners, not of sections.
/// - All other words are values of a parameter, if together they have at least a tenth of the node's links.
/// - Numbers and UUIDs are always parameters.
struct BranchSearch {
    static let maximumProminentWords = 32
    static let minimumListLength = 4
    /// The rarest prominent word (see ``BranchSearch``) must be this many times as frequent as the next rarer word.
    static let gap = 5

    let types: ValueTypes
    /// The minimum number of links of a pattern.
    let least: Int
    /// `true` for a search that only compares segments after a word. It starts no further search, to limit the work.
    private var isLookahead = false
    /// The number of links without a pattern, because their path, or a word in it, is too rare.
    private(set) var rare = 0

    init(_ types: ValueTypes, least: Int) { (self.types, self.least) = (types, least) }

    /// Returns the patterns of links below a node. `isFirst` is `true` for the node of the first path segment.
    mutating func branches(of node: LinkNode, _ kinds: ArraySlice<SegmentKind>, isFirst: Bool = true) -> [LinkBranch] {
        guard node.links >= least else {
            rare += node.links
            return []
        }
        guard let kind = kinds.first else { return [LinkBranch(end: node.end)] }
        guard kind == .text else { return branches(of: node.merged(types), kind, kinds.dropFirst()) }
        let outstanding = outstanding(node)
        let owners = isFirst ? owners(among: outstanding, of: node, kinds.dropFirst()) : []
        let literals = outstanding.filter { !owners.contains($0) }
        let rest = branches(besides: literals, of: node, kinds.dropFirst())
        return branches(of: literals.filter { !rest.folded.contains($0) }, of: node, kinds.dropFirst(), isFirst)
            + rest.branches
    }

    /// Returns the prominent words (see ``BranchSearch``), the most frequent first; none if there are more than 32.
    private func outstanding(_ node: LinkNode) -> [LinkWord] {
        let words = node.mostFrequent
        let enough = max(3, node.links / 200)
        var count = 0
        for (index, word) in words.enumerated() where word.node.links >= enough {
            let next = index + 1 < words.count ? words[index + 1].node.links : node.others.isEmpty ? 0 : 1
            if word.node.links >= Self.gap * next { count = index + 1 }
        }
        return count > Self.maximumProminentWords ? [] : words.prefix(count).map(\.word)
    }

    /// Returns words of the first segment such as `apple` in `/apple/swift/pulls`: at least four of them precede any
    /// string and then the same literal, here `pulls`.
    private func owners(among words: [LinkWord], of node: LinkNode, _ rest: ArraySlice<SegmentKind>) -> Set<LinkWord> {
        guard words.count >= Self.minimumListLength, rest.first == .text, rest.count > 1 else { return [] }
        var owners: [LiteralPosition: Set<LinkWord>] = [:]
        for word in words {
            for steps in look(at: node.merged([word], types), rest, least: 2) {
                for case (let segment, .literal(let literal)) in steps.enumerated().dropFirst() {
                    owners[LiteralPosition(segment: segment, literal: literal), default: []].insert(word)
                }
            }
        }
        return owners.values.filter { $0.count >= Self.minimumListLength }.reduce(into: []) { $0.formUnion($1) }
    }

    private struct LiteralPosition: Hashable {
        let segment: Int
        let literal: LinkWord
    }

    /// Returns the patterns that begin at a node, as steps, to compare them with the patterns of other nodes.
    private func look(at node: LinkNode, _ kinds: ArraySlice<SegmentKind>, least: Int) -> Set<[LinkBranch.Step]> {
        var search = BranchSearch(types, least: max(2, min(least, self.least)))
        search.isLookahead = true
        return Set(search.branches(of: node, kinds, isFirst: false).map(\.steps))
    }

    private mutating func branches(
        of values: (node: LinkNode, types: ValueTypes.Mask), _ kind: SegmentKind, _ rest: ArraySlice<SegmentKind>
    ) -> [LinkBranch] {
        branches(of: values.node, rest, isFirst: false).map { $0.following(.parameter(kind), values.types) }
    }

    /// Returns the patterns in which all words except `literals` are values of a parameter. In the result, `folded`
    /// contains the literals that are also values, because the same segments follow them.
    private mutating func branches(
        besides literals: [LinkWord], of node: LinkNode, _ rest: ArraySlice<SegmentKind>
    ) -> (branches: [LinkBranch], folded: Set<LinkWord>) {
        let values = node.merged(without: Set(literals), types)
        guard values.node.links >= max(least, node.links / 10) else {
            rare += values.node.links
            return ([], [])
        }
        var folded: Set<LinkWord> = []
        if !isLookahead, !literals.isEmpty {
            let following = look(at: values.node, rest, least: least).filter { $0.contains { !$0.isParameter } }
            folded = Set(
                literals.filter { word in
                    let own = look(at: node.merged([word], types), rest, least: 2)
                    return !own.isEmpty && own.isSubset(of: following)
                })
        }
        let all = folded.isEmpty ? values : node.merged(without: Set(literals).subtracting(folded), types)
        return (branches(of: all, .text, rest), folded)
    }

    private mutating func branches(
        of literals: [LinkWord], of node: LinkNode, _ rest: ArraySlice<SegmentKind>, _ isFirst: Bool
    ) -> [LinkBranch] {
        var alike: [(steps: Set<[LinkBranch.Step]>, words: [LinkWord])] = []
        for word in literals {
            // The words of a list need the minimum number of links only together, so each of them needs only its share.
            let isAlone = isLookahead || isFirst || literals.count < Self.minimumListLength
            let steps = isAlone ? [] : look(at: node.merged([word], types), rest, least: least / literals.count)
            if let known = alike.firstIndex(where: { $0.steps == steps }) {
                alike[known].words.append(word)
            } else {
                alike.append((steps, [word]))
            }
        }
        return alike.flatMap { steps, words in
            let isList = !isFirst && words.count >= Self.minimumListLength && !steps.isEmpty
            return (isList ? [words.sorted()] : words.map { [$0] }).flatMap { words in
                let mask = words.reduce(ValueTypes.Mask.max) { $0 & types.mask($1.text) }
                return branches(of: node.merged(words, types), rest, isFirst: false).map {
                    $0.following(isList ? .list(words) : .literal(words[0]), mask)
                }
            }
        }
    }
}
