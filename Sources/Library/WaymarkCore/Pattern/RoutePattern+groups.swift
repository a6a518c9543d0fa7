extension RoutePattern {
    /// The number of variants of the pattern, including equal ones, at most ``PatternVariant/limit`` plus one.
    package var variantCount: Int {
        switch form {
        case .flat: 1
        case .parts(let parts): min(parts.path.variantCount * parts.query.variantCount, PatternVariant.limit + 1)
        }
    }

    /// The names of parameters that have no value in some links: optional ones, and those that some variants lack.
    package var lacking: Set<String> {
        if isFlat { return [] }
        var always = path.names.union(query.names)
        if let name = fragment?.parameter?.name { always.insert(name) }
        var lacking: Set<String> = []
        for parameter in parameters {
            let mayBeAbsent = parameter.presence == .optional || parameter.presence == .lenient
            if let name = parameter.name, mayBeAbsent || !always.contains(name) { lacking.insert(name) }
        }
        return lacking
    }
}

/// A node of a path or a query: a group of alternatives, or a node that contains no other nodes.
protocol GroupingNode {
    var range: Range<Int> { get }
    var isGroup: Bool { get }
    /// The alternatives of a group, or `nil` for other nodes. The second alternative of an optional group is empty.
    var alternatives: [[Self]]? { get }
    var parameter: PatternParameter? { get }
}

extension PathNode: GroupingNode {
    var isGroup: Bool {
        switch kind {
        case .optional, .alternatives: true
        case .separator, .literal, .parameter, .wildcard, .catchAll: false
        }
    }

    var alternatives: [[PathNode]]? {
        switch kind {
        case .optional(let nodes): [nodes, []]
        case .alternatives(let all): all
        case .separator, .literal, .parameter, .wildcard, .catchAll: nil
        }
    }

    var parameter: PatternParameter? {
        switch kind {
        case .parameter(let parameter): parameter
        case .catchAll(let run): run.parameter
        case .separator, .literal, .wildcard, .optional, .alternatives: nil
        }
    }
}

extension QueryNode: GroupingNode {
    var alternatives: [[QueryNode]]? { if case .alternatives(let all) = kind { all } else { nil } }
    var isGroup: Bool { if case .alternatives = kind { true } else { false } }
    var item: QueryItemPattern? { if case .item(let item) = kind { item } else { nil } }
    var parameter: PatternParameter? { item?.parameter }
}

extension Array where Element: GroupingNode {
    var hasGroups: Bool { contains { $0.isGroup } }

    /// The number of combinations of choices in all groups, at most ``PatternVariant/limit`` plus one.
    @inline(never)
    var variantCount: Int {
        let limit = PatternVariant.limit + 1
        return reduce(1) { product, node in
            let count = node.alternatives.map { $0.reduce(0) { Swift.min($0 + $1.variantCount, limit) } }
            return Swift.min(product * (count ?? 1), limit)
        }
    }

    fileprivate var names: Set<String> {
        reduce(into: []) { names, node in
            if let sets = node.alternatives?.map({ $0.names }), let first = sets.first {
                names.formUnion(sets.dropFirst().reduce(first) { $0.intersection($1) })
            } else if let name = node.parameter?.name {
                names.insert(name)
            }
        }
    }

    /// Calls a function with each node that is not a group, including the nodes in groups.
    func forEachPart(_ body: (Element) -> Void) {
        for node in self {
            if let all = node.alternatives {
                for nodes in all { nodes.forEachPart(body) }
            } else {
                body(node)
            }
        }
    }

    /// Returns the sequence of nodes for each choice of alternatives: those of `/a/b` and `/a` for `/a[/b]`.
    func expanded() -> [[Element]] {
        guard hasGroups else { return [self] }
        return reduce(into: [[]]) { variants, node in
            if let ends = node.alternatives?.flatMap({ $0.expanded() }) {
                variants = variants.flatMap { start in ends.map { start + $0 } }
            } else {
                for index in variants.indices { variants[index].append(node) }
            }
        }
    }
}
