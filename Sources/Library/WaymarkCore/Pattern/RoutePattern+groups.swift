// Properties of groups, computed without expanding them.

extension RoutePattern {
    /// The number of variants of the pattern, including equal ones, at most ``PatternVariant/limit`` plus one.
    package var variantCount: Int {
        switch form {
        case .flat: 1
        case .parts(let parts): min(parts.path.variantCount * parts.query.variantCount, PatternVariant.limit + 1)
        }
    }

    /// The names of the parameters that some links omit: those that are optional or in groups.
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
    /// The number of resolutions of all groups, saturated.
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
    @inline(never)
    var variantCount: Int {
        product { node in
            if case .alternatives(let all) = node.kind { all.sum({ $0.variantCount }) } else { 1 }
        }
    }

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
    /// Returns the product of numbers, saturated above the limit of variants.
    fileprivate func product(_ number: (Element) -> Int) -> Int {
        reduce(1) { Swift.min($0 * number($1), PatternVariant.limit + 1) }
    }

    fileprivate func sum(_ number: (Element) -> Int) -> Int {
        reduce(0) { Swift.min($0 + number($1), PatternVariant.limit + 1) }
    }
}

private func commonNames(_ sets: [Set<String>]) -> Set<String> {
    guard var common = sets.first else { return [] }
    for set in sets.dropFirst() { common.formIntersection(set) }
    return common
}
