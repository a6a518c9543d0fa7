/// One rule for Apple's systems that is to be written.
struct PlannedRule: Hashable {
    /// What its links are in the table.
    let path: PathGlob
    /// The pattern for the path.
    let pattern: String
    /// Whether the pattern is for all of them, not for those of one depth.
    let isWhole: Bool
    var excludes = false
    /// Patterns for items, by name, in order.
    var items: [Item] = []
    var fragment: String?
    var ignoresCase = false
    /// The routes that it is for; none for one that keeps deeper paths from the rules behind it.
    var routes: [String]

    struct Item: Hashable {
        let name: String
        let pattern: String
    }

    /// Whether it asks for the path alone.
    var isOpen: Bool { items.isEmpty && fragment == nil }
    /// What a reader of the file is told.
    var comment: String {
        routes.isEmpty ? "deeper paths than the rules below are for" : RouteNames.shown(routes)
    }
}

/// Names of routes for who reads a file.
enum RouteNames {
    static func shown(_ routes: [String]) -> String {
        let shown = routes.prefix(3).joined(separator: ", ")
        return routes.count > 3 ? "\(shown) and \(routes.count - 3) more" : shown
    }
}
