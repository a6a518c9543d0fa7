import WaymarkCore

/// A position in the paths of similar links, with the positions that follow each word and all other segments.
///
/// The counts do not depend on the order of the links, unless a node has more than ``mostWords`` words.
struct LinkNode: Sendable {
    /// The maximum number of words of a node. Beyond it, the rarer half is counted with the other segments.
    static let mostWords = 1024

    private(set) var links = 0
    private(set) var words: [String: LinkNode] = [:]
    /// The node after all other segments; at most one.
    private(set) var others: [LinkNode] = []
    /// The types that accept all other segments.
    private(set) var types: ValueTypes.Mask = .max
    /// The query items and samples of the links that end here.
    private(set) var end = TailTally()

    mutating func add(_ segments: ArraySlice<(text: String, kind: SegmentKind)>, _ end: TailTally, _ all: ValueTypes) {
        links += 1
        guard let (text, kind) = segments.first else { return self.end.merge(end) }
        if kind == .text, text.isWord {
            words[text, default: LinkNode()].add(segments.dropFirst(), end, all)
        } else {
            types &= all.mask(text)
            if others.isEmpty { others.append(LinkNode()) }
            others[0].add(segments.dropFirst(), end, all)
        }
    }

    mutating func merge(_ other: LinkNode, _ all: ValueTypes) {
        links += other.links
        end.merge(other.end)
        types &= other.types
        for node in other.others { mergeOther(node, all) }
        for (word, node) in other.words { words[word, default: LinkNode()].merge(node, all) }
        if words.count > Self.mostWords { forget(all, keeping: Self.mostWords / 2) }
    }

    private mutating func mergeOther(_ node: LinkNode, _ all: ValueTypes) {
        if others.isEmpty { others.append(node) } else { others[0].merge(node, all) }
    }

    /// Counts all but the most frequent words with the other segments.
    private mutating func forget(_ all: ValueTypes, keeping count: Int) {
        for (word, _) in mostFrequent.dropFirst(count) { forget(word, all) }
    }

    private mutating func forget(_ word: String, _ all: ValueTypes) {
        guard let node = words.removeValue(forKey: word) else { return }
        types &= all.mask(word)
        mergeOther(node, all)
    }

    /// The words, the most frequent first; equally frequent ones in byte order.
    var mostFrequent: [(word: String, node: LinkNode)] {
        words.sorted { ($1.value.links, $0.key) < ($0.value.links, $1.key) }.map { ($0.key, $0.value) }
    }

    // MARK: Bounds

    /// The number of nodes in the subtree.
    var size: Int { 1 + others.reduce(0) { $0 + $1.size } + words.values.reduce(0) { $0 + $1.size } }

    /// Counts words with at most `rarest` links with the other segments, in the whole subtree.
    mutating func forgetWords(upTo rarest: Int, _ all: ValueTypes) {
        for (word, node) in mostFrequent where node.links <= rarest { forget(word, all) }
        for word in Array(words.keys) { words[word]?.forgetWords(upTo: rarest, all) }
        if !others.isEmpty { others[0].forgetWords(upTo: rarest, all) }
    }

    // MARK: Parts

    /// Returns everything but the given words as one node, with the types that accept its values.
    func merged(without words: Set<String> = [], _ all: ValueTypes) -> (node: LinkNode, types: ValueTypes.Mask) {
        var (node, mask) = (others.first ?? LinkNode(), others.isEmpty ? .max : types)
        for (word, child) in mostFrequent where !words.contains(word) {
            node.merge(child, all)
            mask &= all.mask(word)
        }
        return (node, mask)
    }

    /// Returns the given words as one node.
    func merged(_ some: [String], _ all: ValueTypes) -> LinkNode {
        some.reduce(into: LinkNode()) { node, word in if let child = words[word] { node.merge(child, all) } }
    }
}
