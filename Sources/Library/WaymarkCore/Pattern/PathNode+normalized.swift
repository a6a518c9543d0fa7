extension [PathNode] {
    /// Returns an equivalent path without empty literals, adjacent literals, empty groups and single alternatives. If
    /// an alternative is empty, the others become optional.
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

    /// `true` if the path has no groups, adjacent literals or empty literals, like most paths.
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
    /// Returns the query without groups of one alternative.
    func normalized() -> [QueryNode] {
        if isEmpty { return self }
        return flatMap { node -> [QueryNode] in
            guard case .alternatives(let all) = node.kind else { return [node] }
            let normal = all.map { $0.normalized() }
            return normal.count == 1 ? normal[0] : [QueryNode(.alternatives(normal), at: node.range)]
        }
    }
}
