import WaymarkCore

/// Unmatched links by shape: their source, and the kind of each segment.
struct LinkForest: Sendable {
    /// The maximum number of segments of a link.
    static let deepest = 12
    /// The maximum number of nodes. Beyond it, rare words are merged, then rare shapes are left out.
    static let largest = 40_000

    /// The common properties of similar links.
    struct Shape: Hashable, Comparable, Sendable {
        let source: Int
        let kinds: [SegmentKind]

        static func < (a: Shape, b: Shape) -> Bool {
            a.source != b.source
                ? a.source < b.source
                : a.kinds.count != b.kinds.count
                    ? a.kinds.count < b.kinds.count : a.kinds.lexicographicallyPrecedes(b.kinds)
        }
    }

    private(set) var shapes: [Shape: LinkNode] = [:]
    /// The number of links left out because there were too many shapes.
    private(set) var forgotten = 0

    /// Adds a link with at most ``deepest`` segments.
    mutating func add(_ link: MissedLink, text: String, _ types: ValueTypes) {
        let segments = link.segments.map { (text: $0, kind: $0.withBytes { SegmentKind($0) }) }
        let shape = Shape(source: link.source, kinds: segments.map(\.kind))
        shapes[shape, default: LinkNode()].add(segments[...], TailTally(link, text: text, types), types)
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

    /// All shapes, in an order that does not depend on the order of the links.
    var all: [(shape: Shape, node: LinkNode)] {
        shapes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
