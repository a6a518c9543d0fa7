/// A search for duplicate names in a pattern. Alternatives exclude each other and may share names: `(a/{id}|b/{id})`.
struct NameCheck {
    /// The index of a name among equal names in written order, and the range of its parameter or query item.
    typealias Use = (occurrence: Int, range: Range<Int>)

    private(set) var duplicates: [(name: String, first: Use, second: Use)] = []

    /// The first occurrence of each name that was read so far.
    private var known: [String: Use] = [:]
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

    /// Adds the parameter names in nodes. Alternatives may share names, but later nodes must not repeat these names.
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
