import WaymarkCore

/// Unmatched links in groups of equal link source and equal kinds of segments, each with a tree of its segments.
struct LinkForest: Sendable {
    /// The maximum number of segments. Links with more segments are not added.
    static let deepest = 12
    /// The maximum number of tree nodes. Beyond it, rare words are merged, then rare groups are removed.
    static let largest = 40_000

    struct Shape: Hashable, Comparable, Sendable {
        let source: Int
        let kinds: [SegmentKind]

        func reading(_ kind: SegmentKind, as other: SegmentKind) -> Shape {
            Shape(source: source, kinds: kinds.map { $0 == kind ? other : $0 })
        }

        static func < (a: Shape, b: Shape) -> Bool {
            (a.source, a.kinds.count) == (b.source, b.kinds.count)
                ? a.kinds.lexicographicallyPrecedes(b.kinds) : (a.source, a.kinds.count) < (b.source, b.kinds.count)
        }
    }

    private(set) var shapes: [Shape: LinkNode] = [:]
    /// The number of links in groups that were removed, because there were too many tree nodes.
    private(set) var forgotten = 0

    /// Adds a link, given by at most ``deepest`` decoded segments.
    mutating func add(_ segments: [String], from source: Int, _ end: TailTally, _ types: ValueTypes) {
        let segments = segments.map { (text: $0, kind: $0.withBytes { SegmentKind($0) }) }
        let shape = Shape(source: source, kinds: segments.map(\.kind))
        shapes[shape, default: LinkNode()].add(segments[...], end, types)
    }

    mutating func merge(_ other: LinkForest, _ types: ValueTypes) {
        for (shape, node) in other.shapes { shapes[shape, default: LinkNode()].merge(node, types) }
        forgotten += other.forgotten
        var rarest = 1
        while size > Self.largest {
            for shape in Array(shapes.keys) { shapes[shape]?.forgetWords(upTo: rarest, types) }
            if size > Self.largest {
                for (shape, node) in shapes where node.links <= rarest {
                    forgotten += node.links
                    shapes[shape] = nil
                }
            }
            rarest *= 2
        }
    }

    private var size: Int { shapes.values.reduce(0) { $0 + $1.size } }

    /// Returns all groups of links, in an order that is independent of the order in which the links were added.
    ///
    /// Digits with a leading zero, such as `03`, join the numbers at the same position, which then all become strings.
    /// If such digits are rare, or there are no numbers, they join the other text.
    func all(_ types: ValueTypes) -> [(shape: Shape, node: LinkNode)] {
        var all = shapes
        for (shape, node) in shapes.sorted(by: { $0.key < $1.key }) where shape.kinds.contains(.digits) {
            let numbers = shape.reading(.digits, as: .number)
            let isRare = shapes[numbers].map { $0.links > 20 * node.links } ?? true
            all[shape] = nil
            all[isRare ? shape.reading(.digits, as: .text) : numbers, default: LinkNode()].merge(node, types)
        }
        return all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

/// A node in a tree of path segments, with a child for each word, and one child for all other segments.
///
/// The order of the links affects the counts only if a node has more than ``mostWords`` words.
struct LinkNode: Sendable {
    /// The maximum number of words. If there are more, the rarer ones are merged into ``others``.
    static let mostWords = 1024

    private(set) var links = 0
    private(set) var words: [LinkWord: LinkNode] = [:]
    /// The child for all segments outside ``words``, if any; in an array, because a struct cannot contain itself.
    private(set) var others: [LinkNode] = []
    /// The parameter types that accept every segment outside ``words``, so that one parameter can match all of them.
    private(set) var types: ValueTypes.Mask = .max
    /// The query items of links whose path ends here, and some of these links as samples.
    private(set) var end = TailTally()

    mutating func add(_ segments: ArraySlice<(text: String, kind: SegmentKind)>, _ end: TailTally, _ all: ValueTypes) {
        links += 1
        guard let (text, kind) = segments.first else { return self.end.merge(end) }
        if kind == .text, text.isWord {
            words[LinkWord(text), default: LinkNode()].add(segments.dropFirst(), end, all)
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
        guard words.count > Self.mostWords else { return }
        for (word, _) in mostFrequent.dropFirst(Self.mostWords / 2) { forget(word, all) }
    }

    private mutating func mergeOther(_ node: LinkNode, _ all: ValueTypes) {
        if others.isEmpty { others.append(node) } else { others[0].merge(node, all) }
    }

    /// Removes a word, and merges its child into the child for all segments outside ``words``.
    private mutating func forget(_ word: LinkWord, _ all: ValueTypes) {
        guard let node = words.removeValue(forKey: word) else { return }
        types &= all.mask(word.text)
        mergeOther(node, all)
    }

    /// The words, the most frequent first, and equally frequent ones in byte order.
    var mostFrequent: [(word: LinkWord, node: LinkNode)] {
        words.sorted { ($1.value.links, $0.key) < ($0.value.links, $1.key) }.map { ($0.key, $0.value) }
    }

    var size: Int { 1 + others.reduce(0) { $0 + $1.size } + words.values.reduce(0) { $0 + $1.size } }

    /// Merges words with at most `rarest` links into the child for other segments, also below this node.
    mutating func forgetWords(upTo rarest: Int, _ all: ValueTypes) {
        for (word, node) in mostFrequent where node.links <= rarest { forget(word, all) }
        for word in Array(words.keys) { words[word]?.forgetWords(upTo: rarest, all) }
        if !others.isEmpty { others[0].forgetWords(upTo: rarest, all) }
    }

    /// Returns a node that merges the children except those of `words`, and the types that accept all their segments.
    func merged(without words: Set<LinkWord> = [], _ all: ValueTypes) -> (node: LinkNode, types: ValueTypes.Mask) {
        var (node, mask) = (others.first ?? LinkNode(), others.isEmpty ? .max : types)
        for (word, child) in mostFrequent where !words.contains(word) {
            node.merge(child, all)
            mask &= all.mask(word.text)
        }
        return (node, mask)
    }

    func merged(_ some: [LinkWord], _ all: ValueTypes) -> LinkNode {
        some.reduce(into: LinkNode()) { node, word in if let child = words[word] { node.merge(child, all) } }
    }
}
