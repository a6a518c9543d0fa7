import WaymarkCore

extension RouteFile.Route {
    /// `true` if only builds for developers open the route: its conditions contain `Condition.developer`.
    public var isForDevelopers: Bool { requires.contains { $0.value == Condition.developer.rawValue } }
}

extension RouteFile {
    private var developerNames: Set<String> { Set(routes.lazy.filter { $0.isForDevelopers }.map { $0.name.value }) }

    /// Returns the route file for a release build, without the routes for developers. Values of `replacedBy` that name
    /// such routes are removed too, and so are public parameters that only such routes have.
    ///
    /// - Complexity: O(*n*) in the routes.
    public func released() -> RouteFile {
        let names = developerNames
        guard !names.isEmpty else { return self }
        var file = self
        file.routes.removeAll { $0.isForDevelopers }
        for (index, route) in file.routes.enumerated() {
            if let other = route.replacedBy, names.contains(other.value) { file.routes[index].replacedBy = nil }
        }
        let known = file.parameterNames
        file.publicParameters.removeAll { !known.contains($0.value) }
        return file
    }

    /// A warning for each `replacedBy` of a route in release builds that names a route for developers.
    var developerReplacements: [RouteFileProblem] {
        let names = developerNames
        return routes.compactMap { route in
            guard !route.isForDevelopers, let other = route.replacedBy, names.contains(other.value) else { return nil }
            return problem(.developerReplacement(other.value), at: other.place)
        }
    }

    /// A warning for each condition in a release build that differs from ``Condition/developer`` only in case.
    var developerSpellings: [RouteFileProblem] {
        let reserved = Condition.developer.rawValue
        return routes.filter { !$0.isForDevelopers }.flatMap { $0.requires }
            .filter { $0.value.lowercased() == reserved }
            .map { problem(.developerSpelling($0.value), at: $0.place, suggestion: reserved) }
    }

    /// A note about the routes for developers, which ``released()`` removes, if any.
    package var developerNote: RouteFileProblem? {
        let names = routes.filter { $0.isForDevelopers }.map { $0.name }
        guard let first = names.first else { return nil }
        return problem(.developerRoutes(names.map { $0.value }), at: first.place)
    }
}
