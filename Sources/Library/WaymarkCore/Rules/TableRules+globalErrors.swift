extension TableRules {
    /// The errors of global query items: invalid items, duplicate types, and items that a route also declares.
    var globalErrors: [RouteProblem] {
        guard let own = table.globalsTable.map({ TableRules($0) }) else { return [] }
        return [
            own.table.expansionProblems, own.unknownTypes, own.invalidDefaults, own.parameterMismatches,
            own.bindingProblems(.error), repeatedGlobals(own), globalsInRoutes(own),
        ].flatMap { $0 }
    }

    private func repeatedGlobals(_ own: TableRules) -> [RouteProblem] {
        var items: [String: Int] = [:]
        return table.globals.enumerated().flatMap { index, globals -> [RouteProblem] in
            // For each preceding set of global query items, its conflict with the current set; `nil` if there is none.
            var clashes = [RouteProblem.Kind?](repeating: nil, count: index)
            for item in Array(globals.itemNames).ordered().reversed() {
                guard let first = items[item] else {
                    items[item] = index
                    continue
                }
                clashes[first] = .globalItem(item, type: table.globals[first].type.name)
            }
            if let first = table.globals[..<index].firstIndex(where: { $0.type == globals.type }) {
                clashes[first] = .duplicateGlobals(globals.type.name)
            }
            return clashes.indices.compactMap { first in
                clashes[first].map { own.problem($0, entry: index, pattern: 0, related: own.relatedGlobals(first)) }
            }
        }
    }

    private func globalsInRoutes(_ own: TableRules) -> [RouteProblem] {
        var firsts: [String: Int] = [:]
        for (index, globals) in table.globals.enumerated() {
            for name in globals.itemNames where firsts[name] == nil { firsts[name] = index }
        }
        return forEachPattern(where: { !$0.query.isEmpty }) { entry, index, pattern in
            var problems: [RouteProblem] = []
            pattern.query.forEachItem { item, range in
                guard let globals = firsts[item.name] else { return }
                problems.append(
                    problem(
                        .globalItem(item.name, type: table.globals[globals].type.name), entry: entry, pattern: index,
                        at: range, related: own.relatedGlobals(globals)))
            }
            return problems
        }
    }

    private func relatedGlobals(_ index: Int) -> RouteProblem.Related? {
        table.entries[index].patterns.first.map { RouteProblem.Related(pattern: $0.text) }
    }
}
