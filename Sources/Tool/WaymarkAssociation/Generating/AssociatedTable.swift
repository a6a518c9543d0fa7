package import WaymarkCore
package import WaymarkManifest

/// A route file, without the routes for developers, prepared for generating the files of systems.
package struct AssociatedTable {
    package let file: RouteFile
    package let engine: RouteEngine
    /// For each route, `true` if the app opens its links.
    let opensApp: [Bool]

    /// - Throws: ``RouteFileError`` with all problems of the table.
    package init(_ file: RouteFile) throws(RouteFileError) {
        let file = file.released()
        engine = try file.router { $0.name.value }.engine
        self.file = file
        opensApp = file.routes.map { $0.opens == .app }
    }

    /// Returns the comparison of the table with files of systems.
    package func drift(onHost host: String) -> LinkDrift { LinkDrift(engine, opensApp: opensApp, host: host) }

    /// Returns the rules for Apple's systems.
    package func plan(forHost host: String) -> TablePlan { TablePlan(engine, opensApp: opensApp, host: host) }
}

extension AssociatedTable {
    /// Returns the host that serves the files: the given one, or the first if all hosts have the same routes.
    package func host(_ host: String?) throws(AssociationFilesError) -> String {
        if let host { return host }
        let hosts = WebHosts(engine)
        guard hosts.haveEqualRoutes, let first = hosts.names.first else {
            let names = hosts.names.joined(separator: ", ")
            throw AssociationFilesError("the hosts do not have the same routes; choose one: \(names)")
        }
        return first
    }
}
