import WaymarkCore

// What a route was called, and when it ends.

extension RouteFileReader {
    mutating func month(_ node: DocumentNode) -> Located<RouteMonth>? {
        guard let text = node.text else { return nil }
        guard let month = RouteMonth(text.value) else {
            problems.add(.invalidMonth(text.value), at: text.place)
            return nil
        }
        return Located(month, at: text.place)
    }

    /// Names of other routes that cannot be meant.
    mutating func checkHistory(of file: RouteFile) {
        let names = file.routes.map(\.name.value)
        let known = Set(names)
        var first: [String: Place] = [:]
        for route in file.routes {
            if let other = route.replacedBy, !known.contains(other.value) || other.value == route.name.value {
                let others = names.filter { $0 != route.name.value }
                problems.add(
                    .unknownRoute(other.value), at: other.place,
                    suggestion: Suggestion.nearest(to: other.value, among: others))
            }
            for old in route.renamedFrom {
                if let current = file.routes.first(where: { $0.name.value == old.value }) {
                    problems.add(.nameInUse(old.value), at: old.place, related: current.name.place)
                } else if let place = first[old.value] {
                    problems.add(.renamedTwice(old.value), at: old.place, related: place)
                } else {
                    first[old.value] = old.place
                }
            }
        }
    }
}

extension RouteFile {
    /// By the name that a route had, the one that it has.
    package var renames: [String: String] {
        Dictionary(
            routes.flatMap { route in route.renamedFrom.map { ($0.value, route.name.value) } },
            uniquingKeysWith: { first, _ in first })
    }
}
