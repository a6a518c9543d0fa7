// One loop for each kind of node: the compiler inlines `map` into recursive closures, up to 17 kB for each function.

extension [PathNode] {
    /// Returns the path with every node replaced by a function's result. Nodes in a group are replaced before the
    /// group.
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
}

extension [QueryNode] {
    /// Returns the query with every node replaced by a function's result. Nodes in a group are replaced before the
    /// group.
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
}

// MARK: Parameters

extension [PathNode] {
    package func mapParameters(_ change: (PatternParameter) -> PatternParameter) -> [PathNode] {
        mapNodes { node in
            guard case .parameter(let parameter) = node.kind else { return node }
            return PathNode(.parameter(change(parameter)), at: node.range)
        }
    }
}

extension [QueryNode] {
    package func mapParameters(_ change: (PatternParameter) -> PatternParameter) -> [QueryNode] {
        mapNodes { node in
            guard case .item(let item) = node.kind else { return node }
            return QueryNode(
                .item(QueryItemPattern(name: item.name, value: item.value?.mapParameter(change))), at: node.range)
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
