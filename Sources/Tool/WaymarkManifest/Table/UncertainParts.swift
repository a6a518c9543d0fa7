import WaymarkCore

/// The parts of an invalid route file that errors make unreliable.
///
/// A table of the other parts also has problems that are only consequences of these errors. For example, without
/// declared types all types are unknown, and without link sources two routes can match the same links.
struct UncertainParts {
    /// The top-level keys, such as `sources`, that have a problem or were probably misspelled.
    private(set) var keys: Set<String> = []
    /// The names of routes with a problem in their patterns, link sources or syntax.
    private var routes: Set<String> = []
    /// The names of all declared types, even of those with an invalid definition.
    private let types: Set<String>

    init(_ root: DocumentNode, _ problems: [RouteFileProblem]) {
        types = Set(root["types"]?.pairs.map(\.key.value) ?? [])
        for problem in problems {
            guard let section = root.pair(at: problem.place) else { continue }
            if problem.place == section.key.place {
                add(problem, under: section.key.value)
            } else if section.key.value != "routes" {
                // The name of a type is known even if its definition has a problem.
                if section.key.value != "types" || types.isEmpty { keys.insert(section.key.value) }
            } else if let route = root["routes"]?.pair(at: problem.place) {
                add(problem, in: route)
            }
        }
    }

    private mutating func add(_ problem: RouteFileProblem, under key: String) {
        switch problem.code {
        case "missing-key": break
        case "unknown-key": if let meant = problem.suggestion { keys.insert(meant) }
        default: keys.insert(key)
        }
    }

    private mutating func add(_ problem: RouteFileProblem, in route: DocumentNode.Pair) {
        let key = route.value.pair(at: problem.place)?.key.value
        let meant = problem.code == "unknown-key" ? problem.suggestion : key
        if key == nil || meant.map(["pattern", "patterns", "sources", "syntax"].contains) ?? false {
            routes.insert(route.key.value)
        }
    }

    /// Returns `true` if a table problem may be only a consequence of the errors in the file.
    func cover(_ problem: RouteProblem, of file: RouteFile, _ types: ParameterTypes) -> Bool {
        switch problem.kind {
        case .unknownType(let name, _): self.types.contains(name) || keys.contains("types")
        case .noPattern: problem.route.map(routes.contains) ?? true
        case .duplicateRouteName: true
        case .conflict: isUnsure(problem, of: file, types)
        case .shadowed, .unreachableVariants, .deadValue, .deadDefault, .takesNothing, .undecided:
            keys.contains("precedence") || isUnsure(problem, of: file, types)
        default: false
        }
    }

    /// Returns `true` if errors in the file make it uncertain which links match one of the problem's two routes.
    private func isUnsure(_ problem: RouteProblem, of file: RouteFile, _ types: ParameterTypes) -> Bool {
        let names = [problem.route, problem.related?.route]
        let both = file.routes.filter { names.contains($0.name.value) }
        // If the file's `sources` are unreadable, two routes without own sources still accept the same links.
        let areSourcesUnsure = keys.contains("sources") && both.contains { !$0.sources.isEmpty }
        return areSourcesUnsure
            || both.contains { route in
                let parameters = file.patterns(of: route).flatMap(\.allParameters)
                return routes.contains(route.name.value)
                    || parameters.contains { types.constraint(for: $0.type) == nil }
            }
    }
}

extension DocumentNode {
    /// Returns the key and value of a mapping at a position. Each pair extends to the next key.
    fileprivate func pair(at place: Place) -> Pair? {
        pairs.lazy.filter { $0.key.place <= place }.max { $0.key.place < $1.key.place }
    }
}
