import WaymarkCore

extension RouteFile.Route {
    /// `true` if only builds for developers open the route: it requires the condition `Condition.developer`.
    public var isForDevelopers: Bool { requires.contains { $0.value == Condition.developer.rawValue } }
}

extension RouteFile {
    /// Returns the file of a release: without the routes for developers.
    ///
    /// - Complexity: O(*n*) in the routes.
    public func released() -> RouteFile {
        var file = self
        file.routes.removeAll { $0.isForDevelopers }
        return file
    }

    /// A note about the routes that ``released()`` leaves out; `nil` if there are none.
    package var developerNote: RouteFileProblem? {
        let names = routes.filter { $0.isForDevelopers }.map { $0.name }
        guard let first = names.first else { return nil }
        return problem(.developerRoutes(names.map { $0.value }), at: first.place)
    }
}
