/// An automaton for the paths of all pattern variants, with segments as input and common prefixes merged.
struct PathTrie {
    struct Edge {
        let form: Int
        let child: Int
    }

    struct Node {
        var literals: [[UInt8]: Edge] = [:]
        var edges: [Edge] = []
        /// The child nodes for the repeated segments of a catch-all, which are reachable without a segment.
        var runs: [Int] = []
        /// In a node for a catch-all, the index in ``forms`` of the strings that each repeated segment can be.
        var loop: Int?
        /// The variants that end at this node, by their first required item or fragment; `nil` for those without one.
        var ends: [Demand?: [Int]] = [:]
        let table: Int
        /// The best (lowest) rank of the pattern variants that end at or below this node.
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

    /// Adds the path of a pattern variant, and returns all its nodes, including the root.
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

    /// Returns the node after a segment or, with `isRun`, after a catch-all's repeated segments. Adds it if needed.
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

/// The strings that a pattern segment matches in a path, and as a host if the host is the first segment.
struct SegmentForm: Hashable {
    /// The only string that matches in paths; `nil` if others may match.
    var exactText: [UInt8]?
    /// The lowercase string of a literal. Different literals never match the same string.
    var literal: [UInt8]?
    let plain: TextSet
    /// The strings that match a host as the first segment. The table may ignore their ASCII case.
    let host: TextSet
    /// If `true`, the valid segments that are not in `plain` (or `host`) match, instead of those that are.
    var isNegated = false
    /// All valid segments, including the empty one.
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

    mutating func number(of form: SegmentForm) -> Int {
        if let known = numbers[form] { return known }
        numbers[form] = all.count
        if form.literal != nil, !form.isNegated { literals.insert(all.count) }
        all.append(form)
        return all.count - 1
    }
}
