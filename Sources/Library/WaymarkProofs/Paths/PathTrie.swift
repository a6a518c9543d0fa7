/// An automaton for the paths of all pattern variants, with segments as input and common prefixes merged.
struct PathTrie {
    struct Edge {
        let form: Int
        let child: Int
    }

    struct Node {
        /// The transitions by literal segments.
        var literals: [[UInt8]: Edge] = [:]
        var edges: [Edge] = []
        /// The child nodes that repeat the segments of a catch-all. Each is reachable from this node without a segment.
        var runs: [Int] = []
        /// For a catch-all, the index in ``forms`` of the strings that each segment can be; `nil` for other nodes.
        var loop: Int?
        /// The variants that end at this node, by their first required item or fragment; `nil` for no requirement.
        var ends: [Demand?: [Int]] = [:]
        let table: Int
        /// The best (lowest) rank of the pattern variants that end at this node or below it.
        var bestRank = Int.max
    }

    private(set) var nodes: [Node] = []
    var forms = SegmentForms()
    private var children: [EdgeKey: Int] = [:]

    private struct EdgeKey: Hashable {
        let node: Int
        let form: Int
        let isRun: Bool
    }

    mutating func addNode(table: Int) -> Int {
        nodes.append(Node(table: table))
        return nodes.count - 1
    }

    /// Adds the path of a pattern variant.
    ///
    /// - Returns: All nodes of its path, including the root.
    mutating func insert(
        _ steps: [PathStep], variant: Int, rank: Int, asking demand: Demand?, below root: Int
    ) -> [Int] {
        var way = [root]
        var node = root
        for step in steps {
            switch step {
            case .one(let segment): node = child(of: node, by: segment)
            case .run(let isEmptyAllowed, let loop):
                // A catch-all that must not be empty begins with one arbitrary segment.
                if !isEmptyAllowed {
                    node = child(of: node, by: loop.anySegment)
                    way.append(node)
                }
                node = child(of: node, by: loop, isRun: true)
            }
            way.append(node)
        }
        nodes[node].ends[demand, default: []].append(variant)
        for node in way { nodes[node].bestRank = min(nodes[node].bestRank, rank) }
        return way
    }

    /// Returns the node after a segment or, with `isRun`, the node that repeats the segments of a catch-all. Adds the
    /// node if needed.
    private mutating func child(of node: Int, by segment: SegmentForm, isRun: Bool = false) -> Int {
        let form = forms.number(of: segment)
        let key = EdgeKey(node: node, form: form, isRun: isRun)
        if let known = children[key] { return known }
        let child = addNode(table: nodes[node].table)
        children[key] = child
        if isRun {
            nodes[child].loop = form
            nodes[node].runs.append(child)
        } else if let text = segment.exactText {
            nodes[node].literals[text] = Edge(form: form, child: child)
        } else {
            nodes[node].edges.append(Edge(form: form, child: child))
        }
        return child
    }

    /// Returns the nodes in `start` and all nodes reachable from them without a segment.
    func closure(of start: Set<Int>) -> Set<Int> {
        var (all, open) = (start, Array(start))
        while let node = open.popLast() {
            for run in nodes[node].runs where all.insert(run).inserted { open.append(run) }
        }
        return all
    }
}

enum PathStep: Hashable {
    case one(SegmentForm)
    case run(isEmptyAllowed: Bool, loop: SegmentForm)
}

/// The strings that a segment of a pattern matches: one set for a path segment, and one for a host as first segment.
struct SegmentForm: Hashable {
    /// The only string that the form matches in paths; `nil` if it may match others.
    var exactText: [UInt8]?
    /// The lowercase string of a literal. Different literals never match the same string.
    var literal: [UInt8]?
    let plain: TextSet
    /// The strings that the form matches if the host is the first segment; the table may ignore their ASCII case.
    let host: TextSet
    /// `true` if the segment form matches exactly the valid segments that are not in its sets `plain` or `host`.
    var isNegated = false
    /// All valid segments, including the empty one. A negated form matches those that its own set does not contain.
    let any: TextSet

    func texts(isHost: Bool) -> TextSet { isHost ? host : plain }

    var anySegment: SegmentForm { SegmentForm(any) }
}

extension SegmentForm {
    init(_ texts: TextSet) { self.init(plain: texts, host: texts, any: texts) }
}

struct SegmentForms {
    private(set) var all: [SegmentForm] = []
    private(set) var literals: Set<Int> = []
    private var numbers: [SegmentForm: Int] = [:]

    subscript(number: Int) -> SegmentForm { all[number] }

    /// Returns the index of a segment form, and adds the form if needed.
    mutating func number(of form: SegmentForm) -> Int {
        if let known = numbers[form] { return known }
        numbers[form] = all.count
        if form.literal != nil, !form.isNegated { literals.insert(all.count) }
        all.append(form)
        return all.count - 1
    }
}
