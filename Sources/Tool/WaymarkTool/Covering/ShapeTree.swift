import WaymarkCore

/// The shapes of unmatched links, such as `https://example.com/list/{}/edit`, with the number of links of each.
///
/// In a shape, `{}` replaces a segment with characters other than letters and `-._~`, with more than 32 bytes, or at a
/// position with more than 32 words. Segments after the eighth become `**`. The order of the links does not affect the
/// counts, unless rare shapes are removed.
struct ShapeTree: Sendable {
    /// The maximum number of words at one position of a path; more words all become `{}`.
    static let widest = 32
    /// The maximum number of segments in a shape.
    static let deepest = 8
    static let maximumWordLength = 32
    /// The maximum number of nodes; if there are more, the rarest shapes are removed.
    static let largest = 20_000

    private var root = Node()

    /// The number of links without a counted shape, which is also the maximum error of each shape's count.
    private(set) var leftOut = 0

    /// Adds a link to the count of its shape, or to ``leftOut`` if the policy rejects it.
    mutating func add(_ bytes: Bytes, policy: LinkPolicy) {
        guard let layout = try? ParsedURL.split(bytes, policy: policy, segments: .none) else {
            leftOut += 1
            return
        }
        let origin = String(bytes: bytes.part(layout.originWithPort)).lowercased()
        root.add([.word(origin)] + Self.steps(of: bytes.part(layout.path)))
    }

    private static func steps(of path: Bytes) -> [Step] {
        let path = path.dropFirst(path.has(.slash, at: 0) ? 1 : 0)
        var segments = path.split(separator: .slash, maxSplits: deepest, omittingEmptySubsequences: false)
        if segments.last?.isEmpty ?? false { segments.removeLast() }
        return segments.enumerated().map { index, segment in
            if index == deepest { return .rest }
            let isWord = segment.count <= maximumWordLength && segment.allSatisfy(ByteSet.word.contains)
            return isWord ? .word(String(decoding: segment, as: UTF8.self)) : .anything
        }
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

    /// All shapes, the most frequent first.
    var all: [(shape: String, count: Int)] {
        var shapes: [(shape: String, count: Int)] = []
        root.forEachShape("", isOrigin: true) { shapes.append(($0, $1)) }
        return shapes.sorted { $0.count != $1.count ? $0.count > $1.count : $0.shape < $1.shape }
    }

    fileprivate enum Step {
        case word(String)
        case anything
        /// The segments after the eighth, written as `**`.
        case rest
    }

    fileprivate struct Node {
        private var count = 0
        private var restCount = 0
        /// The child nodes by the next word; the key of `{}` is `nil`.
        private var children: [String?: Node] = [:]
        /// `true` if all next words are counted as `{}`, because there were too many.
        private var isMerged = false

        mutating func add(_ steps: ArraySlice<Step>) {
            switch steps.first {
            case nil: count += 1
            case .rest: restCount += 1
            case .word(let word) where !isMerged:
                children[word, default: Node()].add(steps.dropFirst())
                if hasTooManyWords { mergeWords() }
            case .word, .anything: children[nil, default: Node()].add(steps.dropFirst())
            }
        }

        private var hasTooManyWords: Bool {
            children.count - (children.keys.contains(nil) ? 1 : 0) > ShapeTree.widest
        }

        private mutating func mergeWords() {
            isMerged = true
            for (word, node) in children where word != nil {
                children[word] = nil
                children[nil, default: Node()].merge(node)
            }
        }

        mutating func merge(_ other: Node) {
            count += other.count
            restCount += other.restCount
            for (word, node) in other.children { children[isMerged ? nil : word, default: Node()].merge(node) }
            if !isMerged, other.isMerged || hasTooManyWords { mergeWords() }
        }

        var size: Int { 1 + children.values.reduce(0) { $0 + $1.size } }

        /// Removes shapes with at most `rarest` links, and returns the number of removed links.
        mutating func removeShapes(upTo rarest: Int) -> Int {
            var removed = 0
            if count <= rarest { (removed, count) = (removed + count, 0) }
            if restCount <= rarest { (removed, restCount) = (removed + restCount, 0) }
            for word in Array(children.keys) {
                removed += children[word]?.removeShapes(upTo: rarest) ?? 0
                if children[word]?.isEmpty == true { children[word] = nil }
            }
            return removed
        }

        private var isEmpty: Bool { count == 0 && restCount == 0 && children.isEmpty }

        func forEachShape(_ text: String, isOrigin: Bool = false, _ body: (String, Int) -> Void) {
            if count > 0 { body(text.isEmpty ? "/" : text, count) }
            if restCount > 0 { body(text + "/**", restCount) }
            let separator = isOrigin ? "" : "/"
            for (word, node) in children { node.forEachShape(text + separator + (word ?? "{}"), body) }
        }
    }
}

extension ByteSet {
    /// Letters and `-._~`: the characters of segments that a link shape contains literally.
    fileprivate static let word = unreserved.subtracting(ByteSet("0123456789"))
}
