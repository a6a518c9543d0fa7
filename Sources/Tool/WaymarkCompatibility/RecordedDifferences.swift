import WaymarkCore
import WaymarkManifest
import WaymarkProofs

/// The differences between a recorded route file and the current one, for recorded links. These are assumed to contain
/// only query items that the recorded file declares for the route or for all routes.
struct RecordedDifferences {
    let found: [LinkDifference]
    let undecided: [UndecidedDifference]

    init(from old: RouteFile, to new: RouteFile, renames: [String: String]) throws(RouteTableError) {
        let whole = try TableDifferences(from: old.table(), to: new.table(), renames: renames)
        let (file, changed) = new.withoutItems(addedTo: old, renames: renames)
        guard !changed.isEmpty,
            let common = try? TableDifferences(from: old.table(), to: file.table(), renames: renames)
        else {
            (found, undecided) = (whole.found, whole.undecided)
            return
        }
        // An added query item makes its route more specific, so it can win links of other routes. This is found only in
        // `whole`, which compares the complete files: `common` compares them without added items.
        let moved = whole.found.filter { difference in
            guard difference.kind == .moved, let other = difference.otherRoute else { return false }
            return changed.contains(other)
                || common.found.contains { $0.route == difference.route && $0.otherRoute == other }
        }
        found = common.found.filter { $0.kind == .lost } + moved + common.found.filter { $0.kind > .moved }
        undecided =
            common.undecided
            + whole.undecided.filter { doubt in
                guard case .routes(.moved, _, let other?) = doubt, changed.contains(other) else { return false }
                return !common.undecided.contains(doubt)
            }
    }
}

extension RouteFile {
    /// Returns the file without the optional query items that its routes lack in `old`, and the names of these routes.
    fileprivate func withoutItems(
        addedTo old: RouteFile, renames: [String: String]
    ) -> (file: RouteFile, changed: Set<String>) {
        var (file, changed) = (self, Set<String>())
        let indices = Dictionary(
            routes.enumerated().map { ($0.element.name.value, $0.offset) }, uniquingKeysWith: { first, _ in first })
        let table = old.table()
        for entry in table.entries {
            guard let name = entry.name.map({ renames[$0] ?? $0 }), let index = indices[name],
                syntax == nil, routes[index].syntax == nil
            else { continue }
            let known = (entry.patterns + table.globals.flatMap { $0.outline.patterns }).itemNames
            for (number, text) in routes[index].patterns.enumerated() {
                guard let pattern = try? RoutePattern(text.value), let other = pattern.withoutItems(besides: known)
                else { continue }
                file.routes[index].patterns[number].value = other.description
                changed.insert(name)
            }
        }
        return (file, changed)
    }
}

extension [RoutePattern] {
    fileprivate var itemNames: Set<String> {
        var names: Set<String> = []
        for pattern in self { pattern.query.forEachItem { item, _ in names.insert(item.name) } }
        return names
    }
}

extension RoutePattern {
    /// Returns the pattern without optional query items that are not `known`; `nil` if there are none.
    fileprivate func withoutItems(besides known: Set<String>) -> RoutePattern? {
        let kept = query.filter { node in
            guard case .item(let item) = node.kind, let parameter = item.value?.parameter else { return true }
            return parameter.presence == .required || known.contains(item.name)
        }
        guard kept.count < query.count else { return nil }
        var copy = self
        copy.parts.query = kept
        return copy
    }
}
