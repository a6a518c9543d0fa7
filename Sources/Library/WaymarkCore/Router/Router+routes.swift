extension Router {
    /// The routes for display, in order of registration.
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

/// A description of a route for lists, logs and debug screens.
public struct RouteSummary: Sendable, Hashable, CustomStringConvertible {
    /// The name of the entry.
    public let name: String?
    /// The patterns, in the native syntax; the first is the printed one.
    public let patterns: [String]
    /// The sources of the route's links, except for patterns with their own source.
    public let sources: [String]
    /// The conditions to meet before the route opens.
    public let requirements: [Condition]

    /// The name, patterns and requirements in one line.
    public var description: String {
        let needs = requirements.isEmpty ? [] : ["requires " + requirements.map { $0.rawValue }.joined(separator: ", ")]
        return ([name].compactMap { $0 } + patterns + needs).joined(separator: "  ")
    }
}

extension Router: CustomStringConvertible {
    /// All routes, one for each line.
    ///
    /// - Complexity: O(*n*) in the patterns of the router.
    public var description: String { routes.map { $0.description }.joined(separator: "\n") }
}
