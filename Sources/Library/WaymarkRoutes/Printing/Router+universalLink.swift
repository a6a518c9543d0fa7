public import WaymarkCore
public import WaymarkPrinting

extension Router {
    /// Writes the universal link of a route: a link by `https`, which the system opens the app with.
    ///
    /// ```swift
    /// try router.universalLink(for: .post(user: 1, id: 2))   // "https://example.com/user/1/posts/2"
    /// ```
    ///
    /// Widgets, Live Activities, App Intents, Spotlight and Handoff take such links and no others. Of the sources of the
    /// table, the first one that has a host, the port of `https`, and opens the route is written.
    ///
    /// - Parameter route: The route.
    /// - Throws: ``PrintError`` if no entry can write the route, and with the code `no-universal-link`, which names the
    ///   route, if its links come from no such source.
    /// - Complexity: That of `url(for:on:)`, for each source.
    public func universalLink(for route: Route) throws(PrintError) -> String {
        try universalLink { (source) throws(PrintError) in try url(for: route, on: source) }
    }
}

extension Router where Route: Equatable {
    /// Writes the universal link of a route, constants too.
    ///
    /// - Parameter route: The route.
    /// - Throws: ``PrintError`` if no entry can write the route, and with the code `no-universal-link`, which names the
    ///   route, if its links come from no source that is a host.
    /// - Complexity: That of `url(for:on:)`, for each source.
    public func universalLink(for route: Route) throws(PrintError) -> String {
        try universalLink { (source) throws(PrintError) in try url(for: route, on: source) }
    }
}

extension Router {
    private func universalLink(
        _ print: (LinkSource?) throws(PrintError) -> String
    ) throws(PrintError) -> String {
        for source in engine.table.universalSources {
            if let link = try? print(source) { return link }
        }
        let found = match(for: try print(nil))
        throw PrintError(.noUniversalLink(found.map { $0.name ?? $0.pattern.description } ?? "\(Route.self)"))
    }
}
