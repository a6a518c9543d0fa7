/// The paths of all variants as one automaton over segments: what they begin with in common stands there once.
struct PathTrie {
    /// A way from one node to another, by one segment.
    struct Edge {
        /// The number of what the segment must be.
        let form: Int
        let child: Int
    }

    struct Node {
        /// The ways by one text each.
        var literals: [[UInt8]: Edge] = [:]
        /// The others.
        var edges: [Edge] = []
        /// Runs that begin here and may be of no segments.
        var runs: [Int] = []
        /// If the node is a run: what it goes on by.
        var loop: Int?
        /// The variants that end here, by what they ask for beyond the path.
        var ends: [Demand?: [Int]] = [:]
        /// The number of the table that it belongs to.
        let table: Int
        /// The best rank of a variant at or below the node.
        var bestRank = Int.max
    }

    private(set) var nodes: [Node] = []
    private(set) var forms = SegmentForms()
    private var edgeChildren: [EdgeKey: Int] = [:]
    private var runChildren: [EdgeKey: Int] = [:]

    private struct EdgeKey: Hashable {
        let node: Int
        let form: Int
    }

    /// The numbers of the forms that are one text.
    var literalForms: Set<Int> { forms.literals }

    /// The number of a form, which segments need not have.
    mutating func number(of form: SegmentForm) -> Int { forms.number(of: form) }

    /// Adds a node without a way to it: the root of a table.
    mutating func addNode(table: Int) -> Int {
        nodes.append(Node(table: table))
        return nodes.count - 1
    }

    /// Adds a variant.
    ///
    /// - Returns: Every node on its way, the root among them.
    mutating func insert(
        _ steps: [PathStep], variant: Int, rank: Int, asking demand: Demand?, below root: Int
    ) -> [Int] {
        var way = [root]
        var node = root
        for step in steps {
            switch step {
            case .one(let segment): node = child(of: node, by: segment)
            case .run(let isEmptyAllowed, let loop):
                // Of a run of one segment or more the first may be any.
                if !isEmptyAllowed {
                    node = child(of: node, by: loop.anySegment)
                    way.append(node)
                }
                node = run(at: node, loop)
            }
            way.append(node)
        }
        nodes[node].ends[demand, default: []].append(variant)
        for node in way { nodes[node].bestRank = min(nodes[node].bestRank, rank) }
        return way
    }

    private mutating func child(of node: Int, by segment: SegmentForm) -> Int {
        if let text = segment.exactText, let known = nodes[node].literals[text] { return known.child }
        let form = forms.number(of: segment)
        let key = EdgeKey(node: node, form: form)
        if let known = edgeChildren[key] { return known }
        let child = addNode(table: nodes[node].table)
        edgeChildren[key] = child
        if let text = segment.exactText {
            nodes[node].literals[text] = Edge(form: form, child: child)
        } else {
            nodes[node].edges.append(Edge(form: form, child: child))
        }
        return child
    }

    /// A run of no segments or more.
    private mutating func run(at node: Int, _ loop: SegmentForm) -> Int {
        let form = forms.number(of: loop)
        let key = EdgeKey(node: node, form: form)
        if let known = runChildren[key] { return known }
        let child = addNode(table: nodes[node].table)
        runChildren[key] = child
        nodes[child].loop = form
        nodes[node].runs.append(child)
        return child
    }

    /// The nodes that are reached from some without reading anything, with them.
    func closure(of start: Set<Int>) -> Set<Int> {
        var (all, open) = (start, Array(start))
        while let node = open.popLast() {
            for run in nodes[node].runs where all.insert(run).inserted { open.append(run) }
        }
        return all
    }
}

/// One position of the path of a variant.
enum PathStep: Hashable {
    case one(SegmentForm)
    /// - loop: What each further segment is.
    case run(isEmptyAllowed: Bool, loop: SegmentForm)
}
