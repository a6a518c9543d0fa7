extension Router {
    /// Descriptions of all routes of the router, for display, in order of registration.
    ///
    /// ```swift
    /// for route in router.routes { print(route) }   // user.edit  /user/{id: Int}/edit  requires signedIn
    /// ```
    ///
    /// - Complexity: O(*n*) in the patterns of the router: the strings are built at each access.
    public var routes: [RouteSummary] {
        entries.map { entry in
            RouteSummary(
                name: entry.name, patterns: entry.patterns.map { $0.description },
                sources: entry.sources.map { $0.description }, requirements: entry.requirements)
        }
    }
}

/// A description of one route of a router as strings, for lists, logs and debug screens.
public struct RouteSummary: Sendable, Hashable, CustomStringConvertible {
    /// The name of the route; `nil` if it has none.
    public let name: String?
    /// The URL patterns of the route in ``BraceSyntax``; links are printed with the first that fits the values.
    public let patterns: [String]
    /// The schemes and hosts of links to the route, such as `https://example.com`, unless a pattern has its own.
    public let sources: [String]
    /// The conditions to meet before the app opens the route, such as being signed in.
    public let requirements: [Condition]

    /// The name, patterns and conditions of the route in one line.
    public var description: String {
        let needs = requirements.isEmpty ? [] : ["requires " + requirements.map { $0.rawValue }.joined(separator: ", ")]
        return ([name].compactMap { $0 } + patterns + needs).joined(separator: "  ")
    }
}

extension Router: CustomStringConvertible {
    /// The descriptions of all routes, one per line.
    ///
    /// - Complexity: O(*n*) in the patterns of the router.
    public var description: String { routes.map { $0.description }.joined(separator: "\n") }
}
