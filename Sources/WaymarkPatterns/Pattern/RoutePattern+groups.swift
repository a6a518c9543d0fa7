// What groups do to a pattern, found out without deciding them one by one.

extension RoutePattern {
    /// The number of variants, as far as it matters: those that are equal count each, and there is no count above
    /// ``PatternVariant/limit`` plus one.
    package var variantCount: Int {
        switch form {
        case .plain: 1
        case .parts(let parts): min(parts.path.variantCount * parts.query.variantCount, PatternVariant.limit + 1)
        }
    }

    /// The names of the parameters that links may have no value for: those that may be absent, and those of groups.
    package var lacking: Set<String> {
        if isPlain { return [] }
        let always = path.names.union(query.names).union(fragment?.parameter.map { [$0.name] } ?? [])
        return Set(
            parameters.compactMap { parameter in
                let mayBeAbsent = parameter.presence == .optional || parameter.presence == .lenient
                return mayBeAbsent || !always.contains(parameter.name) ? parameter.name : nil
            })
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
    fileprivate var names: Set<String?> {
        reduce(into: []) { names, node in
            switch node.kind {
            case .parameter(let parameter): names.insert(parameter.name)
            case .catchAll(let run): names.insert(run.name)
            case .alternatives(let all): names.formUnion(all.common { $0.names })
            case .optional, .separator, .literal, .wildcard: break
            }
        }
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
    fileprivate var names: Set<String?> {
        reduce(into: []) { names, node in
            switch node.kind {
            case .item(let item): if let parameter = item.parameter { names.insert(parameter.name) }
            case .alternatives(let all): names.formUnion(all.common { $0.names })
            }
        }
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

    /// The names that all elements have.
    fileprivate func common(_ names: (Element) -> Set<String?>) -> Set<String?> {
        guard let first else { return [] }
        return dropFirst().reduce(names(first)) { $0.intersection(names($1)) }
    }
}
