// What groups do to a pattern, found out without deciding them one by one.

extension RoutePattern {
    /// The number of variants, as far as it matters: those that are equal count each, and there is no count above
    /// ``PatternVariant/limit`` plus one.
    package var variantCount: Int {
        switch form {
        case .flat: 1
        case .parts(let parts): min(parts.path.variantCount * parts.query.variantCount, PatternVariant.limit + 1)
        }
    }

    /// The names of the parameters that links may have no value for: those that may be absent, and those of groups.
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

extension PathNode {
    var isGroup: Bool {
        switch kind {
        case .optional, .alternatives: true
        case .separator, .literal, .parameter, .wildcard, .catchAll: false
        }
    }
}

extension [PathNode] {
    /// The number of ways to decide every group, as far as it matters.
    @inline(never)
    fileprivate var variantCount: Int {
        product { node in
            switch node.kind {
            case .optional(let nodes): nodes.variantCount + 1
            case .alternatives(let all): all.sum { $0.variantCount }
            case .separator, .literal, .parameter, .wildcard, .catchAll: 1
            }
        }
    }

    /// The names that every variant has.
    fileprivate var names: Set<String> {
        var names: Set<String> = []
        for node in self {
            switch node.kind {
            case .parameter(let parameter): if let name = parameter.name { names.insert(name) }
            case .catchAll(let run): if let name = run.name { names.insert(name) }
            case .alternatives(let all): names.formUnion(commonNames(all.map { $0.names }))
            case .optional, .separator, .literal, .wildcard: break
            }
        }
        return names
    }
}

extension [QueryNode] {
    /// The number of ways to decide every group, as far as it matters.
    @inline(never)
    var variantCount: Int {
        product { node in
            if case .alternatives(let all) = node.kind { all.sum({ $0.variantCount }) } else { 1 }
        }
    }

    /// The names that every variant has.
    fileprivate var names: Set<String> {
        var names: Set<String> = []
        for node in self {
            switch node.kind {
            case .item(let item): if let name = item.parameter?.name { names.insert(name) }
            case .alternatives(let all): names.formUnion(commonNames(all.map { $0.names }))
            }
        }
        return names
    }
}

extension Array {
    /// The product of numbers, up to the limit of variants and one.
    fileprivate func product(_ number: (Element) -> Int) -> Int {
        reduce(1) { Swift.min($0 * number($1), PatternVariant.limit + 1) }
    }

    /// The sum of numbers, up to the limit of variants and one.
    fileprivate func sum(_ number: (Element) -> Int) -> Int {
        reduce(0) { Swift.min($0 + number($1), PatternVariant.limit + 1) }
    }
}

/// The names that stand in all sets.
private func commonNames(_ sets: [Set<String>]) -> Set<String> {
    guard var common = sets.first else { return [] }
    for set in sets.dropFirst() { common.formIntersection(set) }
    return common
}
