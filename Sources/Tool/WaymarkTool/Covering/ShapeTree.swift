import WaymarkCore

/// The shapes of unmatched links, such as `https://example.com/list/{}/edit`, with their counts.
///
/// A segment becomes `{}` in three cases: it has characters other than letters and `-._~`, it is longer than 32 bytes,
/// or its position has more than 32 words. Segments after the eighth become `**`. The counts do not depend on the order
/// of the links, unless the rarest shapes have to be left out.
struct ShapeTree: Sendable {
    /// The maximum number of different words at a position of a path; if there are more, all of them become `{}`.
    static let widest = 32
    /// The maximum number of segments in a shape.
    static let deepest = 8
    static let maximumWordLength = 32
    /// The maximum number of nodes in the tree; if there are more, the rarest shapes are removed.
    static let largest = 20_000

    private var root = Node()

    /// The number of links without a shape. Each count of a shape is too low by at most this number.
    private(set) var leftOut = 0

    /// Adds a link to the count of its shape, or to ``leftOut`` if the policy rejects the link.
    mutating func add(_ bytes: Bytes, policy: LinkPolicy) {
        guard let layout = try? ParsedURL.split(bytes, policy: policy, segments: .none) else {
            leftOut += 1
            return
        }
        let origin = bytes.part(layout.originWithPort)
        root.add(.word(String(bytes: origin).lowercased()), Steps(bytes.part(layout.path)))
    }

    mutating func merge(_ other: ShapeTree) {
        root.merge(other.root)
        leftOut += other.leftOut
        var rarest = 1
        while root.size > Self.largest {
            leftOut += root.removeShapes(upTo: rarest)
            rarest *= 2
        }
    }

    /// All shapes with their counts, the most frequent first.
    var all: [(shape: String, count: Int)] {
        var shapes: [(shape: String, count: Int)] = []
        root.forEachShape("", isOrigin: true) { shapes.append(($0, $1)) }
        return shapes.sorted { $0.count != $1.count ? $0.count > $1.count : $0.shape < $1.shape }
    }

    fileprivate enum Step {
        case word(String)
        case anything
        /// All segments after the eighth (``ShapeTree/deepest``), written as `**`.
        case rest
    }

    fileprivate struct Steps {
        private var path: Bytes
        private var depth = 0

        init(_ path: Bytes) { self.path = path.has(.slash, at: 0) ? path.part(1..<path.count) : path }

        mutating func next() -> Step? {
            guard !path.isEmpty else { return nil }
            guard depth < ShapeTree.deepest else {
                path = .none
                return .rest
            }
            depth += 1
            let end = path.firstIndex(of: .slash) ?? path.count
            let segment = path.part(0..<end)
            path = path.part(min(end + 1, path.count)..<path.count)
            let isWord =
                segment.count <= ShapeTree.maximumWordLength && segment.allSatisfy { ByteSet.word.contains($0) }
            return isWord ? .word(String(bytes: segment)) : .anything
        }
    }

    /// A node of the tree: the number of links whose shape ends here, and the nodes of the next segment.
    fileprivate struct Node {
        private var count = 0
        private var words: [String: Node] = [:]
        /// The node of the segment `{}`. An array of at most one element, because a struct cannot contain itself.
        private var others: [Node] = []
        /// `true` if all words are counted as `{}`, because there were more than 32.
        private var isMerged = false
        private var restCount = 0

        mutating func add(_ step: Step, _ rest: Steps) {
            switch step {
            case .rest: restCount += 1
            case .word(let word) where !isMerged:
                words[word, default: Node()].end(rest)
                if words.count > ShapeTree.widest { mergeWords() }
            case .word, .anything:
                if others.isEmpty { others.append(Node()) }
                others[0].end(rest)
            }
        }

        private mutating func end(_ rest: Steps) {
            var rest = rest
            if let step = rest.next() { add(step, rest) } else { count += 1 }
        }

        private mutating func mergeWords() {
            isMerged = true
            let all = words
            words = [:]
            for node in all.values { mergeOther(node) }
        }

        private mutating func mergeOther(_ node: Node) {
            if others.isEmpty { others.append(node) } else { others[0].merge(node) }
        }

        mutating func merge(_ other: Node) {
            count += other.count
            restCount += other.restCount
            for node in other.others { mergeOther(node) }
            for (word, node) in other.words {
                if isMerged { mergeOther(node) } else { words[word, default: Node()].merge(node) }
            }
            if !isMerged, other.isMerged || words.count > ShapeTree.widest { mergeWords() }
        }

        var size: Int { 1 + others.reduce(0) { $0 + $1.size } + words.values.reduce(0) { $0 + $1.size } }

        /// Removes shapes with counts up to `rarest`, and returns the number of their links.
        mutating func removeShapes(upTo rarest: Int) -> Int {
            var removed = 0
            if count <= rarest { (removed, count) = (removed + count, 0) }
            if restCount <= rarest { (removed, restCount) = (removed + restCount, 0) }
            for word in Array(words.keys) {
                removed += words[word]?.removeShapes(upTo: rarest) ?? 0
                if words[word]?.isEmpty == true { words[word] = nil }
            }
            if !others.isEmpty {
                removed += others[0].removeShapes(upTo: rarest)
                if others[0].isEmpty { others = [] }
            }
            return removed
        }

        private var isEmpty: Bool { count == 0 && restCount == 0 && words.isEmpty && others.isEmpty }

        func forEachShape(_ text: String, isOrigin: Bool = false, _ body: (String, Int) -> Void) {
            if count > 0 { body(text.isEmpty ? "/" : text, count) }
            if restCount > 0 { body(text + "/**", restCount) }
            let separator = isOrigin ? "" : "/"
            for (word, node) in words { node.forEachShape(text + separator + word, body) }
            for node in others { node.forEachShape(text + separator + "{}", body) }
        }
    }
}

extension ByteSet {
    /// The characters of words: letters and `-._~`, without digits.
    fileprivate static let word = unreserved.subtracting(ByteSet("0123456789"))
}
