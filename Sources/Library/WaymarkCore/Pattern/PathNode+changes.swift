extension [PathNode] {
    /// Returns an equivalent path without adjacent or empty literals, and with as few groups as possible.
    func normalized() -> [PathNode] {
        guard !isNormal else { return self }
        var nodes: [PathNode] = []
        for node in flatMap({ $0.normalized }) {
            if case .literal(let text) = node.kind, let last = nodes.last, case .literal(let start) = last.kind {
                let range = last.range.lowerBound..<Swift.max(last.range.upperBound, node.range.upperBound)
                nodes[nodes.count - 1] = PathNode(.literal(start + text), at: range)
            } else {
                nodes.append(node)
            }
        }
        return nodes
    }

    func droppingTrailingSlash() -> [PathNode] {
        last?.kind == .separator && dropLast().last?.kind != .separator ? Array(dropLast()) : self
    }

    private var isNormal: Bool {
        var isAfterLiteral = false
        for node in self {
            switch node.kind {
            case .optional, .alternatives: return false
            case .literal(let text):
                if text.isEmpty || isAfterLiteral { return false }
                isAfterLiteral = true
            case .separator, .parameter, .wildcard, .catchAll: isAfterLiteral = false
            }
        }
        return true
    }

    // `mapNodes` loops over the nodes: with `map`, the compiler would generate up to 17 kB of code for each closure.

    /// Returns the path with every node replaced by a function's result, nodes in a group before the group.
    @inline(never)
    package func mapNodes(_ change: (PathNode) -> PathNode) -> [PathNode] {
        var copy = self
        for index in copy.indices {
            switch copy[index].kind {
            case .optional(let nodes): copy[index].kind = .optional(nodes.mapNodes(change))
            case .alternatives(let all): copy[index].kind = .alternatives(all.map { $0.mapNodes(change) })
            case .separator, .literal, .parameter, .wildcard, .catchAll: break
            }
            copy[index] = change(copy[index])
        }
        return copy
    }

    package func mapParameters(_ change: (PatternParameter) -> PatternParameter) -> [PathNode] {
        mapNodes { node in
            guard case .parameter(let parameter) = node.kind else { return node }
            return PathNode(.parameter(change(parameter)), at: node.range)
        }
    }
}

extension PathNode {
    fileprivate var normalized: [PathNode] {
        switch kind {
        case .literal(let text): return text.isEmpty ? [] : [self]
        case .optional(let nodes): return optional(nodes.normalized())
        case .alternatives(let all) where !all.isEmpty:
            let full = all.map { $0.normalized() }.filter { !$0.isEmpty }
            let group = full.count > 1 ? [PathNode(.alternatives(full), at: range)] : full.first ?? []
            return full.count < all.count ? optional(group) : group
        case .separator, .parameter, .wildcard, .catchAll, .alternatives: return [self]
        }
    }

    private func optional(_ nodes: [PathNode]) -> [PathNode] {
        nodes.isEmpty ? [] : [PathNode(.optional(nodes), at: range)]
    }
}

extension [QueryNode] {
    func normalized() -> [QueryNode] {
        if isEmpty { return self }
        return flatMap { node -> [QueryNode] in
            guard case .alternatives(let all) = node.kind else { return [node] }
            let normal = all.map { $0.normalized() }
            return normal.count == 1 ? normal[0] : [QueryNode(.alternatives(normal), at: node.range)]
        }
    }

    @inline(never)
    package func mapNodes(_ change: (QueryNode) -> QueryNode) -> [QueryNode] {
        var copy = self
        for index in copy.indices {
            if case .alternatives(let all) = copy[index].kind {
                copy[index].kind = .alternatives(all.map { $0.mapNodes(change) })
            }
            copy[index] = change(copy[index])
        }
        return copy
    }

    package func mapParameters(_ change: (PatternParameter) -> PatternParameter) -> [QueryNode] {
        mapNodes { node in
            guard case .item(var item) = node.kind else { return node }
            item.value = item.value?.mapParameter(change)
            return QueryNode(.item(item), at: node.range)
        }
    }
}

extension RoutePattern {
    package func mapParameters(_ change: (PatternParameter) -> PatternParameter) -> RoutePattern {
        var copy = self
        var parts = parts
        parts.path = parts.path.mapParameters(change)
        parts.query = parts.query.mapParameters(change)
        parts.fragment = parts.fragment?.mapParameter(change)
        copy.parts = parts
        return copy
    }
}
