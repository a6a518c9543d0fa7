extension Router {
    /// The routes for display, in the order in which they were added.
    ///
    /// ```swift
    /// for route in router.routes { print(route) }   // user.edit  /user/{id: Int}/edit  requires signedIn
    /// ```
    ///
    /// - Complexity: O(*n*) in the patterns of the router: texts are written anew each time.
    public var routes: [RouteSummary] {
        entries.map { entry in
            RouteSummary(
                name: entry.name, patterns: entry.patterns.map { $0.description },
                sources: entry.sources.map { $0.description }, requirements: entry.requirements)
        }
    }
}

/// What a router knows of a route, in words: for lists, logs and debug screens.
public struct RouteSummary: Sendable, Hashable, CustomStringConvertible {
    /// The name of the entry.
    public let name: String?
    /// The patterns, in the native syntax; the first one is printed.
    public let patterns: [String]
    /// Where links to it may come from, unless a pattern says so itself.
    public let sources: [String]
    /// What must hold before it opens.
    public let requirements: [Condition]

    /// Name, patterns and requirements in one line.
    public var description: String {
        let needs = requirements.isEmpty ? [] : ["requires " + requirements.map { $0.rawValue }.joined(separator: ", ")]
        return ([name].compactMap { $0 } + patterns + needs).joined(separator: "  ")
    }
}

extension Router: CustomStringConvertible {
    /// Every route on a line of its own.
    ///
    /// - Complexity: O(*n*) in the patterns of the router.
    public var description: String { routes.map { $0.description }.joined(separator: "\n") }
}
