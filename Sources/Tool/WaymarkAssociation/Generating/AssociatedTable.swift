package import WaymarkCore
package import WaymarkManifest

/// The routes of a route file, without those for developers, prepared for generating association files.
package struct AssociatedTable {
    package let file: RouteFile
    package let engine: RouteEngine
    /// For each route, `true` if the app opens its links.
    package let opensApp: [Bool]

    /// - Throws: ``RouteFileError`` with all problems of the table.
    package init(_ file: RouteFile) throws(RouteFileError) {
        let file = file.released()
        engine = try file.router { $0.name.value }.engine
        self.file = file
        opensApp = file.routes.map { $0.opens == .app }
    }

    /// Returns the proof that compares the routes for links to a host with association files.
    package func drift(onHost host: String) -> LinkDrift { LinkDrift(engine, opensApp: opensApp, host: host) }

    /// Returns the rules of an `apple-app-site-association` file for the routes of a host.
    package func plan(forHost host: String) -> TablePlan { TablePlan(engine, opensApp: opensApp, host: host) }
}

extension AssociatedTable {
    /// Returns the host whose association files are generated: `host`, or the first web host if it is `nil`. Throws in
    /// the latter case if there is none, or if the hosts have different routes.
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
