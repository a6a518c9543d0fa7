public import WaymarkCore
public import WaymarkPrinting

extension Router {
    /// Returns the universal link of a route: an `https` link that opens the app.
    ///
    /// ```swift
    /// try router.universalLink(for: .post(user: 1, id: 2))   // "https://example.com/user/1/posts/2"
    /// ```
    ///
    /// Widgets, Live Activities, App Intents, Spotlight and Handoff require universal links. The link has the table's
    /// first host whose port is the default of `https`, and whose link opens the route.
    ///
    /// - Parameter route: The route.
    /// - Throws: ``PrintError`` if the route cannot be printed. Its code is `no-universal-link` if the route accepts no
    ///   `https` links with a complete host and the default port.
    /// - Complexity: That of `url(for:on:)`, for each host.
    public func universalLink(for route: Route) throws(PrintError) -> String {
        try universalLink { (source) throws(PrintError) in try url(for: route, on: source) }
    }

    private func universalLink(
        _ print: (LinkSource?) throws(PrintError) -> String
    ) throws(PrintError) -> String {
        for source in engine.table.universalSources {
            if let link = try? print(source) { return link }
        }
        let found: RouteMatch<Route>?
        do throws(PrintError) {
            found = match(for: try print(nil))
        } catch {
            guard case .noSource = error.kind else { throw error }
            found = nil
        }
        throw PrintError(.noUniversalLink(found.map { $0.name ?? $0.pattern.description } ?? "\(Route.self)"))
    }
}

extension Router where Route: Equatable {
    /// Returns the universal link of a route: an `https` link that opens the app.
    ///
    /// Routes are compared by `==`, so a route that was added as a value, such as `to: .home`, is printed too.
    ///
    /// - Throws: ``PrintError`` if the route cannot be printed. Its code is `no-universal-link` if the route accepts no
    ///   `https` links with a complete host and the default port.
    public func universalLink(for route: Route) throws(PrintError) -> String {
        try universalLink { (source) throws(PrintError) in try url(for: route, on: source) }
    }
}
