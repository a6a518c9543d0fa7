import WaymarkCore

/// What of a file may not say what its writer meant, because something is wrong there.
///
/// A table that is made of the rest has problems that tell something, and problems that only follow from what is
/// missing: without its types all of them are unknown, and without their sources two routes may take the same links.
struct FileDoubts {
    /// Keys of the file that cannot be read, or that stand under a name that is not theirs.
    private(set) var keys: Set<String> = []
    /// Routes of which it is not known what they take.
    private var routes: Set<String> = []
    /// Types that the file declares, whether or not it could be read what they take.
    private let types: Set<String>

    /// - Parameter problems: Everything that is wrong with the document.
    init(_ root: DocumentNode, _ problems: [RouteFileProblem]) {
        types = Set(root["types"]?.pairs.map(\.key.value) ?? [])
        let sections = Sections(root)
        let routes = Sections(root["routes"])
        for problem in problems {
            guard let section = sections[problem.place] else { continue }
            if problem.place == section.key.place {
                add(problem, under: section.key.value)
            } else if section.key.value != "routes" {
                // Of types that stand under their names it is known what they are called.
                if section.key.value != "types" || types.isEmpty { keys.insert(section.key.value) }
            } else if let route = routes[problem.place] {
                add(problem, in: route)
            }
        }
    }

    /// A problem of a key of the file.
    private mutating func add(_ problem: RouteFileProblem, under key: String) {
        switch problem.kind {
        case .missingKey: break
        case .unknownKey: if let meant = problem.suggestion { keys.insert(meant) }
        default: keys.insert(key)
        }
    }

    /// A problem of a route, which is in doubt if it is about where or what it takes.
    private mutating func add(_ problem: RouteFileProblem, in route: DocumentNode.Pair) {
        let key = Sections(route.value)[problem.place]?.key.value
        let meant = if case .unknownKey = problem.kind { problem.suggestion } else { key }
        if key == nil || meant.map(["pattern", "patterns", "sources", "syntax"].contains) ?? false {
            routes.insert(route.key.value)
        }
    }

    /// Whether a problem of the table may only follow from what is wrong with the file.
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

    /// Whether it is not known what one of the two routes takes that a problem is about.
    private func isUnsure(_ problem: RouteProblem, of file: RouteFile, _ types: ParameterTypes) -> Bool {
        let names = [problem.route, problem.related?.route]
        let both = file.routes.filter { names.contains($0.name.value) }
        // Two routes that leave their sources to the file have the same ones, whatever they are.
        let areSourcesUnsure = keys.contains("sources") && both.contains { !$0.sources.isEmpty }
        return areSourcesUnsure
            || both.contains { route in
                routes.contains(route.name.value) || file.patterns(of: route).contains { $0.names(unknownTo: types) }
            }
    }
}

extension RoutePattern {
    /// Whether it names a type that does not exist.
    fileprivate func names(unknownTo types: ParameterTypes) -> Bool {
        allParameters.contains { types.constraint(for: $0.type) == nil }
    }
}

/// The pairs of a mapping in the order in which they stand in the file, each with everything up to the next one.
private struct Sections {
    private let pairs: [DocumentNode.Pair]

    init(_ node: DocumentNode?) {
        pairs = (node?.pairs ?? []).sorted { $0.key.place < $1.key.place }
    }

    /// The pair that a place belongs to.
    subscript(place: Place) -> DocumentNode.Pair? { pairs.last { $0.key.place <= place } }
}
