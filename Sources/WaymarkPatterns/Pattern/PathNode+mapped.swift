// One loop for each kind of node. `map` in the `map` of a recursive function is taken into itself many levels deep by the
// compiler, which made each such function seventeen kilobytes long.

extension [PathNode] {
    /// The path with every node replaced, those in a group before the group.
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
    /// The query with every node replaced, those in a group before the group.
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
