/// A search for duplicate names in one variant of a pattern. Alternatives exclude each other and may share names.
struct NameCheck {
    /// An occurrence of a name: its number in written order, and the range of its node.
    typealias Use = (occurrence: Int, range: Range<Int>)

    /// Pairs of occurrences that coexist in some variant.
    private(set) var duplicates: [(name: String, first: Use, second: Use)] = []

    /// The first occurrence of each name in the variants so far.
    private var known: [String: Use] = [:]
    /// The keys of `known`, in order of insertion.
    private var order: [String] = []
    private var occurrences: [String: Int] = [:]

    mutating func add(_ name: String?, at range: Range<Int>) {
        guard let name else { return }
        let use = (occurrences[name, default: 0], range)
        occurrences[name] = use.0 + 1
        if let first = known[name] {
            if duplicates.count < PatternScanner.problemLimit { duplicates.append((name, first, use)) }
        } else {
            known[name] = use
            order.append(name)
        }
    }

    /// Reads alternatives independently of each other; the nodes that follow see the names of all.
    mutating func read<Node: GroupingNode>(
        _ nodes: [Node], name: (Node) -> String? = { $0.parameter?.name }
    ) {
        for node in nodes {
            guard let alternatives = node.alternatives else {
                add(name(node), at: node.range)
                continue
            }
            let mark = order.count
            var found: [(name: String, use: Use)] = []
            for nodes in alternatives {
                read(nodes, name: name)
                for name in order[mark...] {
                    if let use = known.removeValue(forKey: name) { found.append((name, use)) }
                }
                order.removeSubrange(mark...)
            }
            for (name, use) in found where known[name] == nil {
                known[name] = use
                order.append(name)
            }
        }
    }
}
