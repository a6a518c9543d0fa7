import WaymarkCore

extension RouteFileReader {
    mutating func month(_ node: DocumentNode) -> Located<RouteMonth>? {
        guard let text = node.text else { return nil }
        guard let month = RouteMonth(text.value) else {
            problems.add(.invalidMonth(text.value), at: text.place)
            return nil
        }
        return Located(month, at: text.place)
    }

    /// Reports invalid route names in `replacedBy` and `renamedFrom`.
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
    /// The current names of renamed routes, by former name.
    package var renames: [String: String] {
        Dictionary(
            routes.flatMap { route in route.renamedFrom.map { ($0.value, route.name.value) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns `true` if it is no breaking change that `successor` opens links of `route`: in this older file, whose
    /// links were published, `route` is a fallback, and in the new file, `successor` is none.
    package func yields(_ route: String, to successor: String?, in new: RouteFile) -> Bool {
        guard let successor, routes.contains(where: { $0.name.value == route && $0.isFallback }) else { return false }
        return new.routes.contains { $0.name.value == successor && !$0.isFallback }
    }

    /// Returns `true` if this file announced that a route's links will change: the month in `deprecated` has passed,
    /// and the links now open no route or the one in `replacedBy`.
    ///
    /// - Parameters:
    ///   - successor: The route that the links open now; `nil` if there is none.
    ///   - renames: The current names of renamed routes, by former name.
    package func promised(
        _ route: String, to successor: String?, renames: [String: String], by month: RouteMonth
    ) -> Bool {
        guard let route = routes.first(where: { $0.name.value == route }), route.hasEnded(by: month) else {
            return false
        }
        guard let successor else { return true }
        return route.replacedBy.map { renames[$0.value] ?? $0.value } == successor
    }
}

extension RouteFile.Route {
    /// Returns `true` if `month` is after the last one in which links of the deprecated route must open.
    package func hasEnded(by month: RouteMonth) -> Bool { deprecated.map { $0.value < month } ?? false }
}
