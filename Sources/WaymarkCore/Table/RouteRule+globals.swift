extension RouteRule {
    /// Global items are patterns like others, each is read as one type, and no route has an item of the same name: it
    /// would be written twice.
    static let globals = RouteRule(code: "global-item") { engine in
        guard let own = engine.table.tableOfGlobals.map(RouteEngine.init) else { return [] }
        let rules: [RouteRule] = [.unknownType, .invalidDefault, .expectations, .misfit]
        return own.table.expansionProblems + rules.flatMap { $0.check(own) } + engine.repeatedGlobals(own)
            + engine.globalsInRoutes(own)
    }
}

extension RouteEngine {
    /// Types and items that stand in several sets of globals.
    fileprivate func repeatedGlobals(_ own: RouteEngine) -> [RouteProblem] {
        let globals = table.globals
        return globals.indices.flatMap { index -> [RouteProblem] in
            globals[..<index].enumerated().compactMap { earlier, other in
                let items = globals[index].itemNames.intersection(other.itemNames)
                let kind: RouteProblem.Kind
                if other.type == globals[index].type {
                    kind = .duplicateGlobals(other.type.name)
                } else if let item = items.min() {
                    kind = .globalItem(item, type: other.type.name)
                } else {
                    return nil
                }
                return own.problem(kind, entry: index, pattern: 0, related: own.relatedGlobals(earlier))
            }
        }
    }

    /// Items of routes that are global ones.
    fileprivate func globalsInRoutes(_ own: RouteEngine) -> [RouteProblem] {
        let names = table.globals.map(\.itemNames)
        return forEachPattern(where: { !$0.query.isEmpty }) { entry, index, pattern in
            pattern.query.itemNames.compactMap { item in
                guard let globals = names.firstIndex(where: { $0.contains(item.name) }) else { return nil }
                return problem(
                    .globalItem(item.name, type: table.globals[globals].type.name), entry: entry, pattern: index,
                    at: item.range, related: own.relatedGlobals(globals))
            }
        }
    }

    private func relatedGlobals(_ index: Int) -> RouteProblem.Related? {
        guard let text = table.entries[index].patterns.first?.text else { return nil }
        return RouteProblem.Related(pattern: text, range: 0..<text.utf8.count)
    }
}

extension [QueryNode] {
    /// The names of all items, and where they stand.
    fileprivate var itemNames: [(name: String, range: Range<Int>)] {
        flatMap { node in
            switch node.kind {
            case .item(let item): [(item.name, node.range)]
            case .alternatives(let all): all.flatMap(\.itemNames)
            }
        }
    }
}
