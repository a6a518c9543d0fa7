import WaymarkCore

/// Links that no route takes, by what they look like: by their source, the number of their segments, and which of those are
/// numbers, which UUIDs, and which any text.
struct LinkForest: Sendable {
    /// How many segments are looked at.
    static let deepest = 12
    /// How many places are kept. Beyond that rare words are no longer told apart, and then rare shapes are left out.
    static let largest = 40_000

    /// What links of one shape have in common.
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
    /// How many links were left out because there were too many shapes.
    private(set) var forgotten = 0

    /// Adds a link of no more segments than are looked at.
    mutating func add(_ link: MissedLink, text: String, _ types: ValueTypes) {
        let segments = link.segments.map { (text: $0, kind: $0.withBytes { SegmentKind($0) }) }
        let shape = Shape(source: link.source, kinds: segments.map(\.kind))
        shapes[shape, default: LinkNode()].add(segments[...], LinkEndTally(link, text: text, types), types)
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

    /// All shapes in an order that does not depend on that of the links.
    var all: [(shape: Shape, node: LinkNode)] {
        shapes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
