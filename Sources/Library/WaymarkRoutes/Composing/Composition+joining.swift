internal import WaymarkCore

extension Composition {
    func followed(by other: Composition) -> Composition {
        let other = other.moved(by: names.count)
        var joined = self
        joined.path += other.path
        joined.query += other.query
        joined.fragment = other.fragment ?? fragment
        joined.names += other.names
        joined.expectations += other.expectations
        joined.values += other.values
        joined.problems += other.problems
        if fragment != nil, other.fragment != nil { joined.problems.append(.query(.secondFragment)) }
        return joined
    }

    var optional: Composition {
        var copy = self
        if !query.isEmpty || fragment != nil { copy.problems.append(.path(.queryInGroup)) }
        copy.path = [PathNode(.optional(path))]
        copy.mayBeAbsent()
        return copy
    }

    /// Returns alternatives of two parts; the values of both are concatenated.
    func or(_ other: Composition) -> Composition {
        let other = other.moved(by: names.count)
        var joined = self
        if [self, other].contains(where: { !$0.query.isEmpty || $0.fragment != nil }) {
            joined.problems.append(.path(.queryInGroup))
        }
        joined.path = path.or(other.path)
        joined.add(alternative: other)
        return joined
    }

    /// Returns alternatives of two queries; the values of both are concatenated.
    func orQuery(_ other: Composition) -> Composition {
        let other = other.moved(by: names.count)
        var joined = self
        joined.query = [QueryNode(.alternatives([query, other.query]))]
        joined.add(alternative: other)
        return joined
    }

    private mutating func add(alternative other: Composition) {
        names += other.names
        expectations += other.expectations
        values += other.values
        problems += other.problems
        mayBeAbsent()
    }

    private mutating func mayBeAbsent() {
        for index in expectations.indices { expectations[index].isOptional = true }
    }

    // MARK: Positions

    private func moved(by offset: Int) -> Composition {
        guard offset > 0 else { return self }
        var copy = self
        copy.rename { name in Int(name).map { String($0 + offset) } ?? name }
        copy.values = values.map { $0.moved(by: offset) }
        return copy
    }

    mutating func rename(_ change: (String) -> String) {
        path = path.mapNodes { node in
            guard case .catchAll(var run) = node.kind else { return node }
            run.name = run.name.map(change)
            return PathNode(.catchAll(run), at: node.range)
        }.mapParameters { $0.renamed(change) }
        query = query.mapParameters { $0.renamed(change) }
        fragment = fragment?.mapParameter { $0.renamed(change) }
    }
}

extension [PathNode] {
    /// Returns alternatives of two paths, with a common leading separator written once: `/(a|b|c)`.
    fileprivate func or(_ other: [PathNode]) -> [PathNode] {
        guard count > 1, other.count > 1, first?.kind == .separator, other.first?.kind == .separator else {
            return [PathNode(.alternatives([self, other]))]
        }
        var alternatives = [Array(dropFirst())]
        if count == 2, case .alternatives(let all) = last?.kind { alternatives = all }
        return [PathNode(.separator), PathNode(.alternatives(alternatives + [Array(other.dropFirst())]))]
    }
}

extension PatternParameter {
    fileprivate func renamed(_ change: (String) -> String) -> PatternParameter {
        PatternParameter(name.map(change), type: type, presence: presence)
    }
}
